"""Games on positions one can see."""

from dataclasses import replace

from spatz.core.deal import Deal, DealId
from spatz.core.face import Face
from spatz.core.place import Pair
from spatz.core.position import Position
from spatz.game.clock import START, Millis
from spatz.game.command import Command, Pause, Redo, RemovePair, Resume, ShowPair, Shuffle, Undo
from spatz.game.game import Game, PauseCause, Setup
from spatz.game.play import apply, begin, decide
from tests.drawing import row

DRAWN = DealId("drawn", "classic", "constructed", 1)


def deal_of(position: Position) -> Deal:
    """The deal that begins with this position."""
    faces = tuple(face for face in position.faces if face is not None)
    return Deal(position.layout, position.rules, faces)


def game_on(position: Position, *, scoring: str = "time", hints: bool = True) -> Game:
    """A game that begins with this position."""
    return begin(Setup(DRAWN, scoring, hints), deal_of(position))


def three_pairs(*, scoring: str = "time", hints: bool = True) -> Game:
    """Three pairs in a row, to be taken from the outside in."""
    return game_on(row("b1 c5 m9 m9 c5 b1"), scoring=scoring, hints=hints)


OUTER, MIDDLE, INNER = Pair.of(0, 5), Pair.of(1, 4), Pair.of(2, 3)
"""The pairs of :func:`three_pairs` in the order in which they can be taken."""

NOW = Millis(7_000)
"""Some play time."""

COMMANDS: list[Command] = [
    RemovePair(OUTER),
    Undo(),
    Redo(),
    Shuffle(()),
    ShowPair(OUTER),
    Pause(PauseCause.PLAYER),
    Resume(),
]
"""One of each kind."""


def kind(value: object) -> str:
    """The name of its kind, for the ids of tests."""
    return type(value).__name__


def after(game: Game, *commands: Command, at: int = START) -> Game:
    """The game after these commands, all at the same play time."""
    for command in commands:
        game = apply(game, decide(game, command, Millis(at)))
    return game


def after_moves(game: Game, *pairs: Pair, at: int = START) -> Game:
    """The game after these pairs were taken."""
    return after(game, *map(RemovePair, pairs), at=at)


def reversed_faces(game: Game) -> tuple[Face | None, ...]:
    """The remaining faces dealt anew over the same slots: back to front."""
    faces = [face for face in game.position.faces if face is not None]
    return tuple(None if face is None else faces.pop() for face in game.position.faces)


def at_time(game: Game, at: int) -> Game:
    """The game as if its last event had been at this play time."""
    return replace(game, at=Millis(at))
