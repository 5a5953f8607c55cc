"""What can be said of a position: proved either way, or not known within a limit."""

from dataclasses import dataclass, field

from spatz.core.place import Pair


@dataclass(frozen=True)
class Winnable:
    """Proved: the line takes all tiles, pair by pair."""

    line: tuple[Pair, ...]
    nodes: int = field(default=0, compare=False, kw_only=True)
    """The conflicts that the search met; the same on every machine."""


@dataclass(frozen=True)
class Unwinnable:
    """Proved: no line takes all tiles."""

    nodes: int = field(default=0, compare=False, kw_only=True)


@dataclass(frozen=True)
class Undecided:
    """The search has met its limit."""

    nodes: int = field(default=0, compare=False, kw_only=True)


Verdict = Winnable | Unwinnable | Undecided
"""What is known of a position."""


@dataclass(frozen=True)
class Budget:
    """How long a search may go on: until it has met so many conflicts, never so many seconds, so
    that the answer does not depend on the machine. None: to the end."""

    conflicts: int | None = None


UNLIMITED = Budget()
"""To the end, however long: the answer is never undecided."""
