"""Boards to deal on: special shapes, small boards at random, and who blocks whom by rectangles."""

from collections.abc import Collection, Hashable, Iterable, Sequence
from itertools import combinations

from spatz.core.layout import Layout
from spatz.core.place import Place, Slot
from spatz.core.position import Position
from spatz.dealing.rng import Rng
from tests.oracle import Tile, covers, touches_left


def tiles_of(layout: Layout) -> list[Tile]:
    """The places as ``(x, y, z)``, by slot."""
    return [(place.x, place.y, place.z) for place in layout.places]


def groups_of(position: Position) -> list[str | None]:
    """The name of the group in every slot; None where the tile has been removed."""
    named = [position.group(Slot(slot)) for slot in range(len(position.faces))]
    return [None if group is None else group.name for group in named]


class Rectangles:
    """Who blocks whom, compared as rectangles once, so that many lines can be played through."""

    def __init__(self, tiles: Sequence[Tile]) -> None:
        every = list(enumerate(tiles))
        self.above = [{o for o, other in every if covers(other, tile)} for tile in tiles]
        self.left = [{o for o, other in every if touches_left(other, tile)} for tile in tiles]
        self.right = [{o for o, other in every if touches_left(tile, other)} for tile in tiles]

    def is_free(self, tile: int, left_over: Collection[int]) -> bool:
        """Whether nothing lies above, and nothing left or nothing right."""
        return self.above[tile].isdisjoint(left_over) and (
            self.left[tile].isdisjoint(left_over) or self.right[tile].isdisjoint(left_over)
        )

    def are_emptied(
        self, groups: Sequence[Hashable | None], line: Iterable[tuple[int, int]]
    ) -> bool:
        """Whether the line takes two free tiles of one group each time, until none is left."""
        left_over = {tile for tile, group in enumerate(groups) if group is not None}
        for a, b in line:
            legal = {a, b} <= left_over and a != b and groups[a] == groups[b]
            if not legal or not all(self.is_free(tile, left_over) for tile in (a, b)):
                return False
            left_over -= {a, b}
        return not left_over

    def can_be_emptied(self, left_over: frozenset[int]) -> bool:
        """Whether any line empties these tiles, faces ignored; every line is tried."""
        hopeless = set[frozenset[int]]()

        def can(left: frozenset[int]) -> bool:
            if left in hopeless:
                return False
            free = [tile for tile in sorted(left) if self.is_free(tile, left)]
            found = not left or any(can(left - {a, b}) for a, b in combinations(free, 2))
            if not found:
                hopeless.add(left)
            return found

        return can(left_over)

    def deepest_pile(self, left_over: frozenset[int]) -> int:
        """How many tiles lie one below the other at most: no two of them go in one move."""
        piles = dict[int, int]()
        for tile in sorted(left_over, reverse=True):
            piles[tile] = 1 + max(
                (piles[upper] for upper in self.above[tile] & left_over), default=0
            )
        return max(piles.values(), default=0)


def small_board(rng: Rng, most: int) -> Layout:
    """A board of 2 to ``most`` places at random in a narrow box: high, floating, half offsets."""
    wide, high, levels = rng.choice((3, 5, 8)), rng.choice((1, 2, 4)), rng.choice((1, 2, 4, 7))
    kept = list[Place]()
    wanted = 2 + 2 * rng.below(most // 2)
    for _ in range(8 * wanted):
        place = Place(rng.below(levels), rng.below(high), rng.below(wide))
        if len(kept) < wanted and not any(_overlap(place, other) for other in kept):
            kept.append(place)
    spare = Place(levels, 0, 0)
    return Layout.own([*kept, spare] if len(kept) % 2 else kept)


def mat(tiles: int) -> Layout:
    """So many tiles in rows of sixteen, on one level."""
    return Layout.own(Place(0, n // 16 * 2, n % 16 * 2) for n in range(tiles))


def one_row(tiles: int) -> Layout:
    """So many tiles in one row: only the two ends are ever free."""
    return Layout.own(Place(0, 0, 2 * n) for n in range(tiles))


def towers(*heights: int) -> Layout:
    """Towers of these heights that do not touch."""
    return Layout.own(Place(z, 0, 3 * n) for n, height in enumerate(heights) for z in range(height))


def shut_in_tower() -> Layout:
    """Twenty-six tiles with lines that empty them, but hardly any for a player who picks at random.

    A tower of eight, whose top is shut in by the lowest tiles of two towers of five; eight single
    tiles. The towers of five must go first, and no single tile may be wasted on another.
    """
    tower = [Place(z, 0, 2) for z in range(8)]
    guards = [Place(z, 0, x) for x in (0, 4) for z in range(7, 12)]
    singles = [Place(0, 10, 3 * n) for n in range(8)]
    return Layout.own([*tower, *guards, *singles])


def small_trap() -> Layout:
    """Eight tiles that counting cannot prove impossible, though no line empties them."""
    return _layout(
        (3, 0, 0), (3, 1, 1), (1, 1, 1), (0, 0, 2), (2, 0, 2), (4, 0, 2), (2, 1, 3), (4, 0, 3)
    )  # fmt: skip


def large_trap() -> Layout:
    """Twelve such tiles; different pairs lead to the same tiles, six times over."""
    return _layout(
        (1, 1, 0), (3, 0, 1), (1, 1, 1), (0, 0, 3), (2, 1, 3), (0, 2, 3), (4, 2, 3), (1, 0, 4),
        (3, 1, 4), (0, 2, 5), (3, 1, 6), (0, 2, 6),
    )  # fmt: skip


def _layout(*tiles: Tile) -> Layout:
    return Layout.own(Place(z, y, x) for x, y, z in tiles)


def _overlap(a: Place, b: Place) -> bool:
    return a.z == b.z and abs(a.y - b.y) < 2 and abs(a.x - b.x) < 2
