"""What a player may do, and what it leads to: decide, apply, replay.

A command that is allowed becomes one event, which is stored and applied. ``decide`` checks
everything and changes nothing; ``apply`` checks nothing and never fails on what was decided.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import reduce
from typing import assert_never

from spatz.core.deal import Deal
from spatz.core.face import Face
from spatz.core.place import Pair
from spatz.core.position import Position
from spatz.game.clock import Millis
from spatz.game.command import Command, Pause, Redo, RemovePair, Resume, ShowPair, Shuffle, Undo
from spatz.game.errors import (
    AlreadyPausedError,
    GamePausedError,
    GameWonError,
    HintsNotAllowedError,
    NothingToRedoError,
    NothingToUndoError,
    NotPausedError,
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
from spatz.game.game import Game, Move, Setup, Status
from spatz.game.scoring import SCORINGS

Faces = tuple[Face | None, ...]


def begin(setup: Setup, deal: Deal) -> Game:
    """The game before its first event. UnknownScoringError."""
    if setup.scoring not in SCORINGS:
        raise UnknownScoringError("scoring", setup.scoring)
    return Game(setup, deal, Position.of_deal(deal))


def decide(game: Game, command: Command, at: Millis) -> Event:  # noqa: PLR0911  # one case, one answer
    """What the command does at this play time; a GameError or an IllegalMoveError if it may not.

    Play time never runs back: an event is no earlier than the one before.
    """
    at = max(at, game.at)
    if not isinstance(command, Pause | Resume):
        refuse_unless_open(game)
    match command:
        case RemovePair(pair):
            game.position.remove(pair)
            return PairRemoved(pair, at)
        case Undo(moves):
            return _undo(game, moves, at)
        case Redo():
            return _redo(game, at)
        case Shuffle(faces):
            return _shuffle(game, faces, at)
        case ShowPair(pair):
            return _show(game, pair, at)
        case Pause():
            return _pause(game, command, at)
        case Resume():
            return _resume(game, at)
        case _:
            assert_never(command)


def refuse_unless_open(game: Game) -> None:
    """Nothing is done to a game that is won or paused. GameWonError, GamePausedError."""
    if game.status is Status.WON:
        raise GameWonError
    if game.status is Status.PAUSED:
        raise GamePausedError


def are_same_tiles(some: Faces, others: Faces) -> bool:
    """Whether two arrangements have the same tiles in the same slots, in whatever order."""
    empty = [[face is None for face in faces] for faces in (some, others)]
    return empty[0] == empty[1] and Counter(some) == Counter(others)


def apply(game: Game, event: Event) -> Game:  # noqa: PLR0911  # one case, one answer
    """The game after an event that was decided for it."""
    match event:
        case PairRemoved(pair, at):
            past = (*game.past, Move(pair, at))
            return replace(game, past=past, future=(), hinted=False, at=at)
        case Undone():
            return _undone(game, event)
        case Redone(at):
            past = (*game.past, game.future[0])
            return replace(game, past=past, future=game.future[1:], hinted=False, at=at)
        case Shuffled():
            return _shuffled(game, event)
        case PairShown(_, at):
            hints = game.tally.hints + (not game.hinted)
            return replace(game, tally=replace(game.tally, hints=hints), hinted=True, at=at)
        case Paused(cause, at):
            return replace(game, pause=cause, at=at)
        case Resumed(at):
            return replace(game, pause=None, at=at)
        case _:
            assert_never(event)


def replay(setup: Setup, deal: Deal, events: Iterable[Event]) -> Game:
    """The game that these events have led to; some microseconds an event. UnknownScoringError."""
    return reduce(apply, events, begin(setup, deal))


def answers(event: Event, command: Command) -> bool:
    """Whether the event is what the command asked for. Any shuffle answers a shuffle: which one
    it became was not the player's choice."""
    match event, command:
        case (PairRemoved(done), RemovePair(asked)) | (PairShown(done), ShowPair(asked)):
            return done == asked
        case Undone(moves), Undo(asked_moves):
            return moves == asked_moves
        case Paused(cause), Pause(asked_cause):
            return cause is asked_cause
        case (Redone(), Redo()) | (Shuffled(), Shuffle()) | (Resumed(), Resume()):
            return True
        case _:
            return False


def _undo(game: Game, moves: int, at: Millis) -> Undone:
    if not 1 <= moves <= game.undoable:
        raise NothingToUndoError(moves, game.undoable)
    return Undone(moves, at)


def _redo(game: Game, at: Millis) -> Redone:
    if not game.future:
        raise NothingToRedoError
    return Redone(at)


def _shuffle(game: Game, faces: Faces, at: Millis) -> Shuffled:
    if not are_same_tiles(faces, game.position.faces):
        raise WrongShuffleError
    return Shuffled(faces, at)


def _show(game: Game, pair: Pair, at: Millis) -> PairShown:
    if not game.setup.hints:
        raise HintsNotAllowedError
    game.position.remove(pair)
    return PairShown(pair, at)


def _pause(game: Game, command: Pause, at: Millis) -> Paused:
    if game.status is Status.WON:
        raise GameWonError
    if game.pause is not None:
        raise AlreadyPausedError
    return Paused(command.cause, at)


def _resume(game: Game, at: Millis) -> Resumed:
    if game.pause is None:
        raise NotPausedError
    return Resumed(at)


def _undone(game: Game, event: Undone) -> Game:
    kept = len(game.past) - event.moves
    return replace(
        game,
        past=game.past[:kept],
        future=game.past[kept:] + game.future,
        tally=replace(game.tally, undos=game.tally.undos + event.moves),
        hinted=False,
        at=event.at,
    )


def _shuffled(game: Game, event: Shuffled) -> Game:
    return replace(
        game,
        laid=Position(game.laid.layout, game.laid.rules, event.faces),
        future=(),
        floor=len(game.past),
        tally=replace(game.tally, shuffles=game.tally.shuffles + 1),
        hinted=False,
        at=event.at,
    )
