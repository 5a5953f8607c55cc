"""play.py: which pairs are shown, and when that counts."""

import pytest

from spatz.core.errors import IllegalMoveError
from spatz.core.place import Pair
from spatz.game.command import Command, Pause, Redo, Resume, ShowPair, Shuffle, Undo
from spatz.game.errors import (
    HintsNotAllowedError,
)
from spatz.game.game import PauseCause, Tally
from spatz.game.play import decide
from tests.drawing import row, stack
from tests.games import MIDDLE, NOW, OUTER, after, after_moves, game_on, kind, three_pairs


def test_a_hint_counts_when_a_pair_is_first_shown_since_the_last_move() -> None:
    game = game_on(stack("b1", "b1", "b1", "b1"))
    shown = after(game, ShowPair(Pair.of(0, 1)), ShowPair(Pair.of(0, 2)), ShowPair(Pair.of(0, 1)))
    assert shown.tally == Tally(hints=1)
    moved = after(after_moves(shown, Pair.of(0, 1)), ShowPair(Pair.of(2, 3)))
    assert moved.tally == Tally(hints=2)


@pytest.mark.parametrize(
    "command", [Undo(), Redo(), Shuffle(row("__ c5 m9 m9 c5 __").faces)], ids=kind
)
def test_a_hint_counts_anew_whenever_the_tiles_have_changed(command: Command) -> None:
    game = after(after_moves(three_pairs(), OUTER, MIDDLE), Undo(), ShowPair(MIDDLE))
    assert game.hinted
    assert not after(game, command).hinted


def test_a_pause_does_not_make_a_hint_count_anew() -> None:
    game = after(
        three_pairs(), ShowPair(OUTER), Pause(PauseCause.PLAYER), Resume(), ShowPair(OUTER)
    )
    assert game.tally == Tally(hints=1)


def test_hints_can_be_left_out_of_a_game() -> None:
    with pytest.raises(HintsNotAllowedError):
        decide(three_pairs(hints=False), ShowPair(OUTER), NOW)


def test_where_there_is_no_pair_no_hint_is_counted_t51() -> None:
    game = game_on(stack("b1 c5", "c5 b1"))
    with pytest.raises(IllegalMoveError):
        decide(game, ShowPair(Pair.of(2, 3)), NOW)
    assert game.tally == Tally()
