"""What happened: the only thing that is ever stored. ``at`` is always play time."""

from dataclasses import dataclass

from spatz.core.face import Face
from spatz.core.place import Pair
from spatz.game.clock import Millis
from spatz.game.game import PauseCause


@dataclass(frozen=True, slots=True)
class PairRemoved:
    """A pair was taken."""

    pair: Pair
    at: Millis


@dataclass(frozen=True, slots=True)
class Undone:
    """So many moves were taken back."""

    moves: int
    at: Millis


@dataclass(frozen=True, slots=True)
class Redone:
    """The move that was taken back last was made again."""

    at: Millis


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The remaining tiles were laid anew: for every slot its face, or ``None``."""

    faces: tuple[Face | None, ...]
    at: Millis


@dataclass(frozen=True, slots=True)
class PairShown:
    """A pair was shown."""

    pair: Pair
    at: Millis


@dataclass(frozen=True, slots=True)
class Paused:
    """The clock was stopped."""

    cause: PauseCause
    at: Millis


@dataclass(frozen=True, slots=True)
class Resumed:
    """The clock went on."""

    at: Millis


Event = PairRemoved | Undone | Redone | Shuffled | PairShown | Paused | Resumed
"""Everything that can happen in a game."""
