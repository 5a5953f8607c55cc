"""The constructed dealer: pairs laid in reverse, each where it could legally be taken."""

from functools import lru_cache

from spatz.core.deal import Deal
from spatz.core.errors import LayoutError
from spatz.core.layout import Layout, geometry_digest
from spatz.core.place import Pair
from spatz.core.rules import Rules
from spatz.dealing.dealt import Dealt
from spatz.dealing.rng import Rng
from spatz.dealing.tiles import draw_tiles, lay, pair_up
from spatz.solver.clearing import (
    LIMIT,
    Clearing,
    NotClearable,
    NotKnown,
    attempt,
    clear,
)


class NotClearableError(LayoutError):
    """It is proved that no deal of this layout can be won."""

    code = "not-clearable"

    def __init__(self, tiles: int) -> None:
        self.tiles = tiles
        super().__init__(tiles=tiles)


class ClearingNotKnownError(LayoutError):
    """Whether this layout can be emptied by pairs could not be decided within the limit."""

    code = "clearing-not-known"

    def __init__(self, tiles: int, limit: int) -> None:
        self.tiles, self.limit = tiles, limit
        super().__init__(tiles=tiles, limit=limit)


def constructed(layout: Layout, rules: Rules, number: int, limit: int = LIMIT) -> Dealt:
    """A deal with the line that it was made by, backwards. About a millisecond for 144 tiles.

    It depends on the places of the layout, the rules and the number alone, not on the layout's
    name. With the first deal of a layout it is decided whether it can be emptied; the exact search
    behind that looks at ``limit`` sets of tiles at most. OddLayoutError, NotClearableError,
    ClearingNotKnownError.
    """
    rng = rng_of("constructed", layout, rules, number)
    tiles = draw_tiles(len(layout.places), rules, rng)
    line = _line(layout, rng, limit)
    faces = lay(len(layout.places), line, pair_up(tiles, rng))
    return Dealt(Deal(layout, rules, tuple(face for face in faces if face is not None)), line)


def _line(layout: Layout, rng: Rng, limit: int) -> tuple[Pair, ...]:
    """A line drawn at random; the one line known of the layout where no attempt succeeds."""
    known = line_of(layout, limit)
    return attempt(layout, layout.slots, rng.below) or known


def line_of(layout: Layout, limit: int = LIMIT) -> tuple[Pair, ...]:
    """A line that empties the layout by pairs, faces ignored; decided once for a layout.
    NotClearableError, ClearingNotKnownError."""
    clearing = _decide(layout, limit)
    if isinstance(clearing, NotClearable):
        raise NotClearableError(len(layout.places))
    if isinstance(clearing, NotKnown):
        raise ClearingNotKnownError(len(layout.places), limit)
    return clearing.line


@lru_cache(maxsize=64)
def _decide(layout: Layout, limit: int) -> Clearing:
    """Decided once for a layout, by the same numbers each time."""
    return clear(layout, layout.slots, Rng(0, "clearing").below, limit)


def rng_of(dealer: str, layout: Layout, rules: Rules, number: int) -> Rng:
    """The random numbers of one deal."""
    return Rng(number, f"{_digest(layout)}/{rules.name}/{dealer}")


@lru_cache(maxsize=64)
def _digest(layout: Layout) -> str:
    return geometry_digest(layout.places)
