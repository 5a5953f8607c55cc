"""What a player may ask. Times are not in it: they come from the server."""

from dataclasses import dataclass

from spatz.core.face import Face
from spatz.core.place import Pair
from spatz.game.game import PauseCause


@dataclass(frozen=True, slots=True)
class RemovePair:
    """Take a pair."""

    pair: Pair


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back so many moves, one or more."""

    moves: int = 1


@dataclass(frozen=True, slots=True)
class Redo:
    """Make the move again that was taken back last."""


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Lay the remaining tiles anew, in this way: for every slot its face, or ``None``.

    The faces come from the Thinker; a player can ask for a shuffle, not for this or that one.
    """

    faces: tuple[Face | None, ...]


@dataclass(frozen=True, slots=True)
class ShowPair:
    """Show a pair: a hint."""

    pair: Pair


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop the clock and hide the board."""

    cause: PauseCause


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on after a pause."""


Command = RemovePair | Undo | Redo | Shuffle | ShowPair | Pause | Resume
"""Everything that a player may ask."""
