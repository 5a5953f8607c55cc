"""Can these places be emptied by pairs at all, whatever the faces?

The remaining tiles can be given faces with which they are winnable exactly when they can be emptied
by pairs while all faces are equal: then the pairs of any tile set can be laid on the pairs of that
line, in any order. So one search of the geometry decides a layout for dealing and a position for
shuffling.

First come counting arguments, then attempts at random, then an exact search. Chance is handed in.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from spatz.core.layout import Layout, Neighbours
from spatz.core.masks import mask_of, slots_in
from spatz.core.place import Pair, SlotSet

Line = tuple[Pair, ...]
"""Pairs in order; this one takes all tiles."""

Below = Callable[[int], int]
"""Chance: ``below(n)`` is a whole number from 0 to ``n - 1``."""

PLAIN_ATTEMPTS = 2
"""Attempts that take any two free tiles; tried first, as they make the most varied lines."""

MIXED_ATTEMPTS = 18
"""Attempts that look after the deepest stacks in time."""

LIMIT = 50_000
"""So many sets of tiles are looked at by the exact search, unless said otherwise."""

_IN_TIME = 4
"""A stack is looked after when it is within so many moves of being too deep for the rest."""


@dataclass(frozen=True)
class Clearable:
    """The tiles can be emptied; the line does it."""

    line: Line


@dataclass(frozen=True)
class NotClearable:
    """Proved: no line empties these tiles."""


@dataclass(frozen=True)
class NotKnown:
    """The search ended after so many sets of tiles, with neither a line nor a proof."""

    limit: int


Clearing = Clearable | NotClearable | NotKnown
"""What is known of a set of tiles."""


def clear(layout: Layout, remaining: SlotSet, below: Below, limit: int = LIMIT) -> Clearing:
    """Whether the remaining tiles can be emptied by pairs when all faces are equal.

    A proof never depends on chance; the line does, and whether the limit is reached can.
    """
    tiles = _Tiles(layout, remaining)
    if tiles.are_hopeless(tiles.mask):
        return NotClearable()
    line = attempt(layout, remaining, below, plain=PLAIN_ATTEMPTS)
    return _search(tiles, limit) if line is None else Clearable(line)


def attempt(layout: Layout, remaining: SlotSet, below: Below, plain: int = 0) -> Line | None:
    """A line that empties the remaining tiles, found by taking pairs at random: first so many plain
    attempts, then mixed ones. None proves nothing. About a millisecond for 144 tiles."""
    tiles = _Tiles(layout, remaining)
    choosers = [_any_pair] * plain + [_mixed_pair] * MIXED_ATTEMPTS
    found = (_play(tiles, choose, below) for choose in choosers)
    return next((line for line in found if line is not None), None)


class _Tiles:
    """The tiles that remain at first, and how they lie; nothing in it changes."""

    def __init__(self, layout: Layout, remaining: SlotSet) -> None:
        self.mask = remaining.mask
        self.neighbours = layout.neighbours
        self.near = _near(layout)
        self.depths = _stack_depths(self.neighbours, self.mask)

    def free_in(self, candidates: int, left: int) -> list[int]:
        """Those of the candidates that are free while the tiles of ``left`` lie there."""
        neighbours, free = self.neighbours, []
        for slot in slots_in(candidates):
            above, before, behind = neighbours[slot]
            if not (above & left or (before & left and behind & left)):
                free.append(slot)
        return free

    def are_hopeless(self, left: int) -> bool:
        """Whether counting alone proves that these tiles cannot be emptied by pairs.

        With n tiles there are n / 2 moves. A tile has an earliest move: the round in which it goes
        when every free tile is taken in each round; and a latest: as many moves before the end as
        tiles lie one below the other under it. Two tiles have to go in every move, the most urgent
        first; where that fails, nothing can succeed.
        """
        moves, odd = divmod(left.bit_count(), 2)
        if odd:
            return True
        depths, ready, free = self.depths, list[int](), self.free_in(left, left)
        for move in range(1, moves + 1):
            ready = sorted([*ready, *(depths[slot] for slot in free)])
            if len(ready) < 2 or ready[-1] > moves - move + 1:
                return True
            del ready[-2:]
            left, free = self._next_round(left, free)
        return False

    def _next_round(self, left: int, free: list[int]) -> tuple[int, list[int]]:
        touched = 0
        for slot in free:
            left ^= 1 << slot
            touched |= self.near[slot]
        return left, self.free_in(touched & left, left)


@lru_cache(maxsize=64)
def _near(layout: Layout) -> tuple[int, ...]:
    """For each slot the mask of those that it can block."""
    near = [0] * len(layout.places)
    for slot, neighbours in enumerate(layout.neighbours):
        for blocker in slots_in(neighbours.above | neighbours.left | neighbours.right):
            near[blocker] |= 1 << slot
    return tuple(near)


def _stack_depths(neighbours: tuple[Neighbours, ...], mask: int) -> list[int]:
    """For each tile how many lie one below the other from it down to the bottom, itself included.

    A tile that is below another stays as long as that one, so the depths hold to the end.
    """
    depths = [1] * len(neighbours)
    for slot in slots_in(mask):
        for upper in slots_in(neighbours[slot].above & mask):
            depths[upper] = max(depths[upper], depths[slot] + 1)
    return depths


_Chooser = Callable[[list[int], list[int], int, Below], tuple[int, int]]


def _play(tiles: _Tiles, choose: _Chooser, below: Below) -> Line | None:
    """Pairs taken one after the other until nothing is left, or fewer than two tiles are free."""
    left, near, line = tiles.mask, tiles.near, list[Pair]()
    free = tiles.free_in(left, left)
    shut = left & ~mask_of(free)
    while len(free) >= 2:
        a, b = choose(free, tiles.depths, left.bit_count(), below)
        left ^= 1 << a | 1 << b
        opened = tiles.free_in(shut & (near[a] | near[b]), left)
        shut &= ~mask_of(opened)
        free += opened
        line.append(Pair.of(a, b))
    return None if left else tuple(line)


def _any_pair(free: list[int], _depths: list[int], _left: int, below: Below) -> tuple[int, int]:
    """Any two of the free tiles; they are taken out of the list."""
    return _take(free, below(len(free))), _take(free, below(len(free)))


def _mixed_pair(free: list[int], depths: list[int], left: int, below: Below) -> tuple[int, int]:
    """Any two, unless the deepest stack is nearly half of all that is left: then the deepest."""
    deepest = max(depths[slot] for slot in free)
    if deepest < left // 2 - _IN_TIME:
        return _any_pair(free, depths, left, below)
    return _take_deepest(free, depths, below), _take_deepest(free, depths, below)


def _take_deepest(free: list[int], depths: list[int], below: Below) -> int:
    deepest = max(depths[slot] for slot in free)
    places = [place for place, slot in enumerate(free) if depths[slot] == deepest]
    return _take(free, places[below(len(places))])


def _take(free: list[int], place: int) -> int:
    free[place], free[-1] = free[-1], free[place]
    return free.pop()


def _search(tiles: _Tiles, limit: int) -> Clearing:
    """Every set of tiles that can be reached, the deepest stacks first, none of them twice."""
    seen = {tiles.mask}
    path = [(tiles.mask, _pairs(tiles, tiles.mask))]
    line = list[Pair]()
    while path:
        left, pairs = path[-1]
        pair = next(pairs, None)
        if pair is None:
            path.pop()
            del line[-1:]
            continue
        after = left ^ (1 << pair.first | 1 << pair.second)
        if after in seen:
            continue
        if len(seen) >= limit:
            return NotKnown(limit)
        seen.add(after)
        line.append(pair)
        if not after:
            return Clearable(tuple(line))
        path.append((after, _pairs(tiles, after)))
    return NotClearable()


def _pairs(tiles: _Tiles, left: int) -> Iterator[Pair]:
    if tiles.are_hopeless(left):
        return
    free = tiles.free_in(left, left)
    deepest_first = sorted(free, key=tiles.depths.__getitem__, reverse=True)
    for a, b in combinations(deepest_first, 2):
        yield Pair.of(a, b)
