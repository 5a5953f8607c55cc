"""What the page foretells while answers are awaited is what the server answers."""

import json
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from spatz.core.deal import DealId
from spatz.dealing.dealers import deal
from spatz.dealing.rng import Rng
from spatz.game.clock import Millis, Sign
from spatz.game.command import RemovePair
from spatz.game.game import Game, Setup
from spatz.game.play import apply, begin, decide
from spatz.game.ports import GameId, Saved
from spatz.layouts.builtin import LAYOUTS
from spatz.web.view import game_view
from tests.server import Server

PREDICT = """async ([view, line]) => {
  const { predict } = await import(`${document.documentElement.dataset.static}/js/predict.js`);
  const foretold = line.map((_, place) => {
    const { tiles, pairs, pairs_left } = predict(view, line.slice(0, place + 1));
    return { tiles, pairs, pairs_left };
  });
  return JSON.stringify(foretold);
}"""
FORETOLD = ("tiles", "pairs", "pairs_left")


def view_of(game: Game) -> dict[str, Any]:
    saved = Saved(game, len(game.past), Sign.first(0))
    view: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(game_view(GameId("g"), saved, 0))
    )
    return view


def played_at_random(layout: str, rules: str) -> list[Game]:
    """A game after each of its moves, until no pair is left."""
    name = DealId(layout, rules, "constructed", 11)
    games = [begin(Setup(name, "none", hints=True), deal(name, LAYOUTS[layout]).deal)]
    rng = Rng(5)
    while pairs := list(games[-1].position.pairs()):
        command = RemovePair(pairs[rng.below(len(pairs))])
        games.append(apply(games[-1], decide(games[-1], command, Millis(0))))
    return games


@pytest.mark.browser
@pytest.mark.parametrize("rules", ["classic", "identity"])
@pytest.mark.parametrize("layout", sorted(LAYOUTS))
def test_the_page_foretells_what_the_server_answers(
    page: Page, server: Server, layout: str, rules: str
) -> None:
    games = played_at_random(layout, rules)
    line = [list(move.pair) for move in games[-1].past]
    page.goto(server.url)
    foretold = json.loads(page.evaluate(PREDICT, [view_of(games[0]), line]))
    answered = [view_of(game) for game in games[1:]]
    assert foretold == [{name: view[name] for name in FORETOLD} for view in answered]
