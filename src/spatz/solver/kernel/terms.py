"""The numbers that stand in the kernel's tables, by name."""

BLOCKED, FREE, GONE = 0, 1, 2
"""A tile on the board."""

FALSE, TRUE, OPEN = 0, 1, 2
"""A literal."""

UNWINNABLE, WINNABLE, UNDECIDED = 0, 1, 2
"""A position."""

NOBODY = -1
"""A tile without a mate; a literal without a reason."""

COVER, LEFT, RIGHT = 1, 8, 32
"""A tile's byte counts its blockers: up to four above, up to two left and up to two right. So much
one of them adds to it."""
WORD = 64
"""Members of a group that one word of a set has room for."""

HEADER, LEVELS, LENGTH, LINKS = 4, 4, 3, 2
"""So many numbers stand before the literals of a clause, and so far before them each begins."""


def excluded_by(literal: int) -> int:
    """The reason of a literal that a true one excludes; applied to that reason, the true one."""
    return -2 - literal
