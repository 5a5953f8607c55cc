"""Event logs of whole games: what was stored once is read for ever."""

import pytest

from spatz.core.deal import DealId
from spatz.core.face import Face
from spatz.dealing.dealers import deal
from spatz.game.clock import Millis
from spatz.game.codec import read_game, write_deal, write_event, write_setup
from spatz.game.command import Command, Pause, Redo, RemovePair, Resume, ShowPair, Shuffle, Undo
from spatz.game.game import PauseCause, Setup, Status
from spatz.game.play import apply, begin, decide
from spatz.game.scoring import SCORINGS
from spatz.layouts.builtin import find_layout
from tests.conftest import GOLDEN, Golden

Faces = tuple[Face | None, ...]

TURTLE = Setup(DealId("turtle", "classic", "constructed", 42), "time", hints=True)
COURTYARD = Setup(DealId("courtyard", "identity", "constructed", 7), "penalties", hints=True)
SPIDER = Setup(DealId("spider", "classic", "constructed", 999_999_999), "moves", hints=False)


def with_help(line: list[Command], faces: Faces) -> list[Command]:
    """Commands of every kind on the way to a win; a shuffle lays these faces."""
    first, second, *rest = line
    assert isinstance(first, RemovePair)
    return [
        ShowPair(first.pair),
        first,
        second,
        Undo(2),
        Redo(),
        Pause(PauseCause.HIDDEN),
        Resume(),
        Redo(),
        Shuffle(faces),
        Pause(PauseCause.PLAYER),
        Resume(),
        *rest,
    ]


def log_of(setup: Setup, *, helped: bool) -> list[str]:
    """The setup, the deal and the events of a game, each as it is stored."""
    dealt = deal(setup.deal, find_layout(setup.deal.layout))
    game = begin(setup, dealt.deal)
    commands: list[Command] = list(map(RemovePair, dealt.line))
    if helped:
        first, second = dealt.line[:2]
        commands = with_help(commands, game.position.without(first).without(second).faces)
    texts = [write_setup(setup), write_deal(dealt.deal)]
    for n, command in enumerate(commands):
        # From one command to the next between 0 and 12 seconds.
        event = decide(game, command, Millis(game.at + n * 5_003 % 12_000))
        game = apply(game, event)
        texts.append(write_event(event))
    return texts


LOGS = {
    "turtle": (TURTLE, False, 6_394),
    "courtyard-with-help": (COURTYARD, True, 3_410),
    "spider": (SPIDER, False, 9_650),
}
"""By the name of the file: the setup, whether help is used, and the points at the end."""


@pytest.mark.parametrize("name", LOGS)
def test_a_game_is_stored_as_ever(name: str, golden_for_ever: Golden) -> None:
    setup, helped, _ = LOGS[name]
    golden_for_ever(f"events/{name}.jsonl", "\n".join(log_of(setup, helped=helped)) + "\n")


@pytest.mark.parametrize("name", LOGS)
def test_a_game_stored_once_is_read_for_ever(name: str) -> None:
    setup, _, points = LOGS[name]
    first, dealt, *events = (GOLDEN / "events" / f"{name}.jsonl").read_text().splitlines()
    game = read_game(first, dealt, events)
    assert (game.setup, game.status) == (setup, Status.WON)
    assert SCORINGS[setup.scoring](game, game.at).total == points
