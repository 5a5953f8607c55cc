"""play.py: what a player may do, and what it leads to."""

import pytest

from spatz.core.errors import (
    DifferentGroupsError,
    IllegalMoveError,
    NoSuchSlotError,
    SameTileError,
    TileBlockedError,
    TileRemovedError,
)
from spatz.core.face import Face
from spatz.core.place import Pair
from spatz.dealing.shuffling import NoWinnableShuffleError, shuffle
from spatz.game.clock import Millis
from spatz.game.command import Command, Pause, Redo, RemovePair, Resume, ShowPair, Shuffle, Undo
from spatz.game.errors import (
    GameError,
    GameWonError,
    NothingToRedoError,
    NothingToUndoError,
    UnknownScoringError,
    WrongShuffleError,
)
from spatz.game.event import (
    Event,
    PairRemoved,
    PairShown,
    Paused,
    Redone,
    Resumed,
    Shuffled,
    Undone,
)
from spatz.game.game import Move, PauseCause, Status, Tally
from spatz.game.play import answers, apply, decide, replay
from tests.drawing import row, stack
from tests.games import (
    COMMANDS,
    INNER,
    MIDDLE,
    NOW,
    OUTER,
    after,
    after_moves,
    at_time,
    deal_of,
    game_on,
    kind,
    reversed_faces,
    three_pairs,
)

PLAYER, HIDDEN = PauseCause.PLAYER, PauseCause.HIDDEN
FACES = (Face.BAMBOO_1, Face.CIRCLE_5, None)


def test_a_scoring_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownScoringError) as refused:
        three_pairs(scoring="stars")
    assert refused.value.facts == {"field": "scoring", "name": "stars"}


def test_taking_a_pair_is_a_move_at_its_time() -> None:
    game = three_pairs()
    event = decide(game, RemovePair(OUTER), NOW)
    assert event == PairRemoved(OUTER, NOW)
    assert apply(game, event).past == (Move(OUTER, NOW),)


@pytest.mark.parametrize(
    ("pair", "error"),
    [
        pytest.param(Pair.of(0, 1), TileBlockedError, id="T09-both-blocked"),
        pytest.param(Pair.of(1, 8), TileBlockedError, id="T09-one-blocked"),
        pytest.param(Pair.of(4, 4), SameTileError, id="T09-one-tile-twice"),
        pytest.param(Pair.of(2, 3), TileRemovedError, id="T09-both-removed"),
        pytest.param(Pair.of(2, 4), TileRemovedError, id="T09-one-removed"),
        pytest.param(Pair.of(4, 6), DifferentGroupsError, id="different-groups"),
        pytest.param(Pair.of(4, 99), NoSuchSlotError, id="no-such-slot"),
        pytest.param(Pair.of(-1, 4), NoSuchSlotError, id="below-0"),
    ],
)
def test_a_pair_that_the_rules_forbid_is_neither_taken_nor_shown(
    pair: Pair, error: type[IllegalMoveError]
) -> None:
    towers = stack("b1 m1", "b1 m1", "c5", "c5", "m2", "m2", "b1", "b1")
    game = after_moves(game_on(towers), Pair.of(2, 3))
    for command in (RemovePair(pair), ShowPair(pair)):
        with pytest.raises(error):
            decide(game, command, NOW)


def test_the_tile_in_slot_0_is_a_tile_like_any_other_t03() -> None:
    game = after(game_on(row("b1 b1")), RemovePair(Pair.of(0, 1)))
    assert game.status is Status.WON


def test_undo_goes_move_after_move_to_the_start_and_redo_to_the_end() -> None:
    start = three_pairs()
    end = after_moves(start, OUTER, MIDDLE)
    undone = after(end, Undo(), Undo())
    assert undone.position == start.position
    redone = after(undone, Redo(), Redo())
    assert (redone.position, redone.past, redone.future) == (end.position, end.past, ())


def test_several_moves_can_be_taken_back_at_once() -> None:
    start = three_pairs()
    end = after_moves(start, OUTER, MIDDLE)
    assert decide(end, Undo(2), NOW) == Undone(2, NOW)
    undone = after(end, Undo(2))
    assert (undone.past, undone.future, undone.tally) == ((), end.past, Tally(undos=2))


@pytest.mark.parametrize("moves", [-1, 0, 3])
def test_only_moves_that_were_made_can_be_taken_back(moves: int) -> None:
    game = after_moves(three_pairs(), OUTER, MIDDLE)
    with pytest.raises(NothingToUndoError) as refused:
        decide(game, Undo(moves), NOW)
    assert refused.value.facts == {"moves": moves, "undoable": 2}


def test_a_move_made_again_keeps_its_time() -> None:
    game = after(after_moves(three_pairs(), OUTER, at=1_000), Undo(), Redo(), at=9_000)
    assert (game.past, game.at) == ((Move(OUTER, Millis(1_000)),), 9_000)


def test_without_a_move_taken_back_there_is_nothing_to_redo() -> None:
    with pytest.raises(NothingToRedoError):
        decide(after_moves(three_pairs(), OUTER), Redo(), NOW)


def test_a_new_move_leaves_nothing_to_redo_t15() -> None:
    towers = stack("b1", "b1", "c5", "c5", "m9", "m9", "dr", "dr")
    taken = [Pair.of(0, 1), Pair.of(2, 3), Pair.of(4, 5)]
    game = after(after_moves(game_on(towers), *taken), Undo(), Undo(), Undo())
    moved = after_moves(game, Pair.of(6, 7))
    assert moved.redoable == 0
    with pytest.raises(NothingToRedoError):
        decide(moved, Redo(), NOW)
    assert len(moved.position.remaining) == 6


def test_after_a_shuffle_there_is_nothing_to_redo_and_nothing_to_undo_t16() -> None:
    game = after(after_moves(three_pairs(), OUTER, MIDDLE), Undo())
    shuffled = after(game, Shuffle(game.position.faces))
    with pytest.raises(NothingToRedoError):
        decide(shuffled, Redo(), NOW)
    with pytest.raises(NothingToUndoError):
        decide(shuffled, Undo(), NOW)
    assert after(after_moves(shuffled, MIDDLE), Undo()).position == shuffled.position


def test_a_shuffle_lays_the_same_tiles_anew_and_is_counted() -> None:
    game = after_moves(game_on(stack("b1", "b1", "c5", "m9", "c5", "m9")), Pair.of(0, 1))
    faces = reversed_faces(game)
    assert decide(game, Shuffle(faces), NOW) == Shuffled(faces, NOW)
    shuffled = after(game, Shuffle(faces))
    assert (shuffled.position.faces, shuffled.tally) == (faces, Tally(shuffles=1))


@pytest.mark.parametrize(
    "faces",
    [
        pytest.param((), id="none"),
        pytest.param((None, None, None, None), id="all-removed"),
        pytest.param((Face.BAMBOO_1, Face.CIRCLE_5, Face.CIRCLE_5, None), id="other-slots"),
        pytest.param((None, Face.CIRCLE_5, Face.CIRCLE_6, None), id="other-faces"),
    ],
)
def test_a_shuffle_that_is_none_is_refused(faces: tuple[Face | None, ...]) -> None:
    game = after_moves(game_on(row("b1 c5 c5 b1")), Pair.of(0, 3))
    with pytest.raises(WrongShuffleError):
        decide(game, Shuffle(faces), NOW)


def test_after_a_hopeless_shuffle_there_is_still_undo_t19() -> None:
    game = after_moves(game_on(stack("b1 b1", "c5", "c5")), Pair.of(1, 2))
    with pytest.raises(NoWinnableShuffleError):
        shuffle(game.position, 1)
    assert game.status is Status.STUCK
    assert after(game, Undo()).status is Status.PLAYING


def test_a_stuck_game_goes_on_after_a_shuffle_t24() -> None:
    game = game_on(stack("b1 c5", "c5 b1"))
    assert game.status is Status.STUCK
    shuffled = after(game, Shuffle(shuffle(game.position, 1).faces))
    assert shuffled.status is Status.PLAYING


def test_a_stuck_game_can_be_undone_and_played_again_t23() -> None:
    towers = stack("b1 c5", "c5 b1", "m9", "m9")
    game = after_moves(game_on(towers), Pair.of(2, 3))
    assert game.status is Status.STUCK
    undone = after(game, Undo())
    assert (undone.status, undone.position) == (Status.PLAYING, towers)
    assert after(undone, Redo()).status is Status.STUCK


@pytest.mark.parametrize("command", COMMANDS[:-1], ids=kind)
def test_a_won_game_is_locked_so_that_it_is_won_once_t17(command: Command) -> None:
    game = after_moves(three_pairs(), OUTER, MIDDLE, INNER)
    with pytest.raises(GameWonError):
        decide(game, command, NOW)


def test_undo_never_gives_back_what_was_counted() -> None:
    game = after(three_pairs(), ShowPair(OUTER), RemovePair(OUTER), Undo())
    assert game.tally == Tally(hints=1, undos=1)
    assert after(game, Redo()).tally == Tally(hints=1, undos=1)


def test_play_time_never_runs_back() -> None:
    game = at_time(three_pairs(), 9_000)
    assert decide(game, RemovePair(OUTER), Millis(1_000)) == PairRemoved(OUTER, Millis(9_000))


def test_a_game_is_the_replay_of_its_events() -> None:
    events: list[Event] = []
    game = start = three_pairs()
    commands: list[Command] = [
        RemovePair(OUTER),
        ShowPair(MIDDLE),
        Undo(),
        Pause(HIDDEN),
        Resume(),
        Redo(),
    ]
    for at, command in enumerate(commands):
        events.append(decide(game, command, Millis(at)))
        game = apply(game, events[-1])
    assert replay(start.setup, start.deal, events) == game
    assert start.deal == deal_of(start.position)


ANSWERS: list[tuple[Event, Command]] = [
    (PairRemoved(OUTER, NOW), RemovePair(OUTER)),
    (Undone(2, NOW), Undo(2)),
    (Redone(NOW), Redo()),
    (Shuffled(FACES, NOW), Shuffle(())),
    (PairShown(OUTER, NOW), ShowPair(OUTER)),
    (Paused(PLAYER, NOW), Pause(PLAYER)),
    (Resumed(NOW), Resume()),
]


@pytest.mark.parametrize(("event", "command"), ANSWERS, ids=kind)
def test_an_event_answers_the_command_that_led_to_it_and_no_other(
    event: Event, command: Command
) -> None:
    assert [command for _, command in ANSWERS if answers(event, command)] == [command]


@pytest.mark.parametrize(
    ("event", "command"),
    [
        (PairRemoved(OUTER, NOW), RemovePair(INNER)),
        (PairShown(OUTER, NOW), ShowPair(INNER)),
        (Undone(2, NOW), Undo(1)),
        (Paused(PLAYER, NOW), Pause(HIDDEN)),
    ],
    ids=kind,
)
def test_an_event_does_not_answer_a_command_for_something_else(
    event: Event, command: Command
) -> None:
    assert not answers(event, command)


@pytest.mark.parametrize(
    "error", [GameWonError(), NothingToUndoError(3, 2), WrongShuffleError()], ids=kind
)
def test_refusals_are_errors_of_the_game(error: GameError) -> None:
    assert str(error).startswith(error.code)
