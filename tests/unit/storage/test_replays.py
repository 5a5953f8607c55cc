"""Games that were read lately."""

import pytest

from spatz.core.deal import DealId
from spatz.dealing.dealers import deal
from spatz.game.clock import Millis
from spatz.game.codec import read_game, write_deal, write_event, write_setup
from spatz.game.errors import CodecError
from spatz.game.event import PairRemoved
from spatz.game.game import Setup
from spatz.game.ports import GameId
from spatz.layouts.builtin import LAYOUTS
from spatz.storage import replays
from spatz.storage.replays import Replays, Texts

SETUP = Setup(DealId("courtyard", "classic", "constructed", 1), "time", hints=True)
DEALT = deal(SETUP.deal, LAYOUTS["courtyard"])
EVENTS = tuple(
    write_event(PairRemoved(pair, Millis(at * 1_000))) for at, pair in enumerate(DEALT.line[:5])
)
WHOLE = Texts(write_setup(SETUP), write_deal(DEALT.deal), EVENTS)
GAME = GameId("a game")


def up_to(version: int) -> Texts:
    return WHOLE._replace(events=EVENTS[:version])


@pytest.mark.parametrize(
    "texts",
    [
        pytest.param(up_to(3), id="unchanged"),
        pytest.param(WHOLE, id="further events"),
        pytest.param(up_to(1), id="fewer events"),
        pytest.param(WHOLE._replace(events=EVENTS[1:]), id="other events"),
        pytest.param(
            WHOLE._replace(setup=write_setup(Setup(SETUP.deal, "moves", hints=False))), id="setup"
        ),
    ],
)
def test_a_game_is_what_is_stored_now_whatever_was_read_before(texts: Texts) -> None:
    games = Replays()
    games.read(GAME, up_to(3))
    assert games.read(GAME, texts) == read_game(*texts)


def test_a_game_that_has_been_damaged_is_not_read_from_memory() -> None:
    games = Replays()
    games.read(GAME, WHOLE)
    with pytest.raises(CodecError):
        games.read(GAME, WHOLE._replace(events=(*EVENTS[:4], "garbage")))


def test_only_the_games_read_last_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_GAMES", 2)
    games = Replays()
    first = games.read(GAME, WHOLE)
    games.read(GameId("another"), WHOLE)
    assert games.read(GAME, WHOLE) is first
    games.read(GameId("a third"), WHOLE)
    games.read(GameId("a fourth"), WHOLE)
    assert games.read(GAME, WHOLE) is not first
