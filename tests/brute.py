"""Whether a small position can be won, by trying every line; shares nothing with the solver."""

from collections.abc import Hashable, Iterator, Sequence
from itertools import combinations

from spatz.core.position import Position
from tests.boards import Rectangles, groups_of, tiles_of


class Brute:
    """Every set of tiles that can be left of one deal, and whether it can be won."""

    def __init__(self, position: Position) -> None:
        self.rectangles = Rectangles(tiles_of(position.layout))
        self.groups: Sequence[Hashable | None] = groups_of(position)
        self.start = frozenset(n for n, group in enumerate(self.groups) if group is not None)
        self._known: dict[frozenset[int], bool] = {frozenset(): True}

    def can_win(self, left: frozenset[int]) -> bool:
        """Whether some line takes all these tiles."""
        if left not in self._known:
            self._known[left] = any(self.can_win(left - set(pair)) for pair in self.pairs(left))
        return self._known[left]

    def pairs(self, left: frozenset[int]) -> Iterator[tuple[int, int]]:
        """The legal pairs, ascending."""
        free = [tile for tile in sorted(left) if self.rectangles.is_free(tile, left)]
        return (pair for pair in combinations(free, 2) if len({self.groups[n] for n in pair}) == 1)


def can_win(position: Position) -> bool:
    """Whether some line clears the position."""
    brute = Brute(position)
    return brute.can_win(brute.start)
