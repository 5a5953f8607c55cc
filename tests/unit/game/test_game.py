"""game.py: what is worked out of a game."""

from spatz.core.place import Pair
from spatz.game.command import Pause, Redo, Resume, Shuffle, Undo
from spatz.game.game import Game, PauseCause, Status
from tests.drawing import row, stack
from tests.games import (
    INNER,
    MIDDLE,
    OUTER,
    after,
    after_moves,
    game_on,
    reversed_faces,
    three_pairs,
)


def figures(game: Game) -> tuple[Status, int, int, int]:
    return game.status, game.pairs_left, game.undoable, game.redoable


def test_a_new_game_is_played_on_its_deal() -> None:
    game = three_pairs()
    assert game.position == row("b1 c5 m9 m9 c5 b1")
    assert figures(game) == (Status.PLAYING, 3, 0, 0)


def test_moves_taken_are_off_the_board() -> None:
    game = after_moves(three_pairs(), OUTER, MIDDLE)
    assert game.position == row("__ __ m9 m9 __ __")
    assert figures(game) == (Status.PLAYING, 1, 2, 0)


def test_a_move_taken_back_can_be_made_again() -> None:
    game = after(after_moves(three_pairs(), OUTER, MIDDLE), Undo())
    assert game.position == row("__ c5 m9 m9 c5 __")
    assert figures(game) == (Status.PLAYING, 2, 1, 1)
    assert figures(after(game, Redo())) == (Status.PLAYING, 1, 2, 0)


def test_a_game_with_no_tile_left_is_won_and_can_no_more_be_undone() -> None:
    game = after_moves(three_pairs(), OUTER, MIDDLE, INNER)
    assert figures(game) == (Status.WON, 0, 0, 0)
    assert not game.is_running


def test_a_game_with_tiles_but_no_pair_is_stuck() -> None:
    game = game_on(stack("b1 c5", "c5 b1"))
    assert figures(game) == (Status.STUCK, 2, 0, 0)
    assert not game.is_running


def test_a_pause_goes_before_stuck() -> None:
    game = after(game_on(stack("b1 c5", "c5 b1")), Pause(PauseCause.PLAYER))
    assert game.status is Status.PAUSED
    assert after(game, Resume()).status is Status.STUCK


def test_the_clock_runs_while_the_game_is_played() -> None:
    game = three_pairs()
    paused = after(game, Pause(PauseCause.HIDDEN))
    assert (game.is_running, paused.is_running) == (True, False)


def test_after_a_shuffle_moves_go_on_from_the_tiles_as_they_were_laid() -> None:
    game = after_moves(game_on(stack("b1", "b1", "c5", "m9", "c5", "m9")), Pair.of(0, 1))
    shuffled = after(game, Shuffle(reversed_faces(game)))
    assert shuffled.position == stack("__", "__", "m9", "c5", "m9", "c5")
    assert figures(shuffled) == (Status.PLAYING, 2, 0, 0)
    moved = after_moves(shuffled, Pair.of(2, 4))
    assert moved.position == stack("__", "__", "__", "c5", "__", "c5")
    assert figures(moved) == (Status.PLAYING, 1, 1, 0)
