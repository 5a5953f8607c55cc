"""play.py: what a pause allows."""

import pytest

from spatz.game.command import Command, Pause, Resume, Undo
from spatz.game.errors import (
    AlreadyPausedError,
    GamePausedError,
    NotPausedError,
)
from spatz.game.event import Resumed
from spatz.game.game import PauseCause, Status
from spatz.game.play import decide
from tests.drawing import stack
from tests.games import COMMANDS, NOW, OUTER, after, after_moves, game_on, kind, three_pairs

PLAYER, HIDDEN = PauseCause.PLAYER, PauseCause.HIDDEN


@pytest.mark.parametrize("command", COMMANDS[:-2], ids=kind)
def test_a_paused_game_can_only_be_resumed(command: Command) -> None:
    game = after(after_moves(three_pairs(), OUTER), Undo(), Pause(PLAYER))
    with pytest.raises(GamePausedError):
        decide(game, command, NOW)
    assert decide(game, Resume(), NOW) == Resumed(NOW)
    assert after(game, Resume()).status is Status.PLAYING


@pytest.mark.parametrize("cause", PauseCause)
def test_a_game_is_paused_once_and_the_first_cause_stays(cause: PauseCause) -> None:
    game = after(three_pairs(), Pause(PLAYER))
    with pytest.raises(AlreadyPausedError):
        decide(game, Pause(cause), NOW)
    assert game.pause is PLAYER


def test_a_game_that_is_not_paused_cannot_be_resumed() -> None:
    with pytest.raises(NotPausedError):
        decide(three_pairs(), Resume(), NOW)


def test_a_stuck_game_can_be_paused() -> None:
    game = after(game_on(stack("b1 c5", "c5 b1")), Pause(HIDDEN))
    assert game.pause is HIDDEN
