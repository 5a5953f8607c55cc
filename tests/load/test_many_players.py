"""Many players on one running server, some of them in disorder: no lost and no doubled event."""

from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from spatz.core.deal import DealId
from spatz.core.place import Pair
from spatz.dealing.dealers import deal
from spatz.layouts.builtin import LAYOUTS
from tests.players import Player, RefusedError
from tests.server import Server, running
from tests.web.site import read_rows

pytestmark = pytest.mark.load

PLAYERS = 20
TABS = 4
PAIRS = len(LAYOUTS["courtyard"].places) // 2


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as started:
        yield started


def whole(view: dict[str, Any]) -> dict[str, Any]:
    """Hold an answer to what every answer must be; the number of tiles is never odd (T11, T15)."""
    assert len(view["tiles"]) == 2 * view["pairs_left"]
    assert (view["status"] == "won") == (view["pairs_left"] == 0)
    return view


def refused(status: int, player: Player, what: str, **body: object) -> None:
    """Hold a command to a refusal with this status."""
    with pytest.raises(RefusedError) as caught:
        player.play(what, **body)
    assert caught.value.status == caught.value.problem["status"] == status


def go_wrong(player: Player, step: int, taken: Pair, pair: Pair) -> None:
    """Do what a hasty, confused or dishonest browser may do; the game stays as it is."""
    version, blocked = player.view["version"], _blocked(player.view)
    match step % 5:
        case 0:
            player.view["version"] = version - 1
            assert whole(player.play("moves", pair=taken))["version"] == version
        case 1:
            refused(409, player, "moves", pair=pair, version=version - 1)
        case 2:
            refused(409, player, "redo", version=version + step)
        case 3 if blocked is not None:
            refused(422, player, "moves", pair=[blocked, pair.first])
        case _:
            refused(422, player, "moves", pair=taken)


def _blocked(view: dict[str, Any]) -> int | None:
    return next((tile["slot"] for tile in view["tiles"] if not tile["free"]), None)


def play_whole_game(port: int, number: int) -> tuple[str, int]:
    """One player wins a game by its line, and goes wrong after every move; its id and version."""
    deal_id = DealId("courtyard", "classic", "constructed", number)
    line = deal(deal_id, LAYOUTS["courtyard"]).line
    with Player(port) as player:
        player.begin(layout="courtyard", number=number)
        for step, pair in enumerate(line):
            view = whole(player.play("moves", pair=pair))
            assert (view["version"], view["pairs_left"]) == (step + 1, PAIRS - step - 1)
            if step + 1 < len(line):
                go_wrong(player, step + number, pair, line[step + 1])
        assert whole(player.reload())["status"] == "won"
        return player.view["id"], player.view["version"]


def test_many_players_each_win_their_own_game(server: Server) -> None:
    with ThreadPoolExecutor(PLAYERS) as pool:
        games = dict(pool.map(partial(play_whole_game, server.port), range(1, PLAYERS + 1)))
    assert games == dict.fromkeys(games, PAIRS)
    assert len(games) == PLAYERS
    assert stored(server) == {game: list(range(1, PAIRS + 1)) for game in games}
    assert server.errors == ""


def take_what_is_there(port: int, cookie: str, game: str) -> list[dict[str, Any]]:
    """One tab of several: take the first pair, look again when another tab was first."""
    seen = []
    with Player(port) as tab:
        tab.cookie, tab.view = cookie, {"id": game}
        seen.append(whole(tab.reload()))
        while tab.view["pairs"]:
            try:
                tab.play("moves", pair=tab.view["pairs"][0])
            except RefusedError as refusal:
                if refusal.status != 409:
                    raise
                tab.reload()
            seen.append(whole(tab.view))
    return seen


def test_many_tabs_on_one_game_see_one_game(server: Server) -> None:
    with Player(server.port) as player:
        game = player.begin(layout="courtyard", number=7)["id"]
        tab = partial(take_what_is_there, server.port, player.cookie)
        with ThreadPoolExecutor(TABS) as pool:
            seen = [view for views in pool.map(tab, [game] * TABS) for view in views]
        last = player.reload()
    boards = defaultdict(set)
    for view in seen:
        boards[view["version"]].add(str(view["tiles"]))
    assert {len(found) for found in boards.values()} == {1}
    assert last["pairs_left"] == PAIRS - last["version"]
    assert stored(server) == {game: list(range(1, last["version"] + 1))}
    assert server.errors == ""


def stored(server: Server) -> dict[str, list[int]]:
    """The versions of the events of each game, as the database has them."""
    found = defaultdict(list)
    for game, version, _ in read_rows(server.database)["events"]:
        assert isinstance(version, int)
        found[str(game)].append(version)
    return {game: sorted(versions) for game, versions in found.items()}
