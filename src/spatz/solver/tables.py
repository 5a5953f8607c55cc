"""The tiles that remain, numbered, and who blocks whom: what the kernel knows of a layout."""

from dataclasses import dataclass
from functools import lru_cache

from spatz.core.layout import Layout
from spatz.core.place import Slot, SlotSet
from spatz.solver.kernel import terms
from spatz.solver.kernel.board import Effects


@dataclass(frozen=True)
class Tables:
    """Tile n lies in ``slots[n]``. ``effects[n]`` are the tiles that it blocks and what it adds to
    their count; ``blockers[n]`` is all that is added to its own."""

    slots: tuple[Slot, ...]
    blockers: tuple[int, ...]
    effects: Effects


def tables_of(layout: Layout, remaining: SlotSet) -> Tables:
    """The tables of these tiles; kept, as most questions are about the same boards."""
    return _tables(layout, remaining.mask)


@lru_cache(maxsize=64)
def _tables(layout: Layout, mask: int) -> Tables:
    remaining = SlotSet.of_mask(mask)
    slots = tuple(remaining)
    tile_in = {slot: tile for tile, slot in enumerate(slots)}
    effects: list[list[tuple[int, int]]] = [[] for _ in slots]
    blockers = [0] * len(slots)
    lowest = _lowest_above(layout, slots)
    for tile, slot in enumerate(slots):
        beside = layout.blockers(slot, remaining)
        sides = (
            (lowest[slot], terms.COVER),
            (beside.left, terms.LEFT),
            (beside.right, terms.RIGHT),
        )
        for others, weight in sides:
            for other in others:
                effects[tile_in[other]].append((tile, weight))
                blockers[tile] += weight
    return Tables(slots, tuple(blockers), tuple(map(tuple, effects)))


def _lowest_above(layout: Layout, slots: tuple[Slot, ...]) -> dict[Slot, set[Slot]]:
    """For each tile the lowest one upon each of its quarters. While a higher one is there, so is
    the lowest: it is covered by it."""
    lowest: dict[tuple[int, int], Slot] = {}
    above: dict[Slot, set[Slot]] = {}
    for slot in reversed(slots):
        quarters = layout.places[slot].quarters()
        above[slot] = {lowest[quarter] for quarter in quarters if quarter in lowest}
        lowest.update(dict.fromkeys(quarters, slot))
    return above
