"""The shape: places without faces, and what each place has above it and beside it."""

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from spatz.core.errors import EmptyLayoutError, OddLayoutError, OverlapError
from spatz.core.masks import first_slots, slots_in
from spatz.core.place import Blockers, Place, Slot, SlotSet

OWN_ID_LENGTH = 16
"""Layouts that are not built in go by so many hex digits of their digest."""


@dataclass(frozen=True)
class Sketch:
    """A layout in the making: drawn or imported, not yet checked; may be odd or overlap."""

    name: str
    places: tuple[Place, ...]


class Neighbours(NamedTuple):
    """What lies above a place, and what touches it left and right; as masks."""

    above: int
    left: int
    right: int


@dataclass(frozen=True)
class Layout:
    """Places in sorted order: the index of a place is its slot. Made by one of the three makers,
    which shift the places so that the smallest x, y and z are 0; gaps between levels stay."""

    id: str
    places: tuple[Place, ...]

    def __hash__(self) -> int:
        # Layouts are keys of caches: to hash all places at each look-up costs more than is saved.
        return hash(self.id)

    @classmethod
    def of(cls, id: str, places: Iterable[Place]) -> "Layout":
        """A layout that can be dealt. EmptyLayoutError, OddLayoutError, OverlapError."""
        layout = cls.of_any_count(id, places)
        if not layout.places:
            raise EmptyLayoutError
        if len(layout.places) % 2:
            raise OddLayoutError(len(layout.places))
        return layout

    @classmethod
    def own(cls, places: Iterable[Place]) -> "Layout":
        """As :meth:`of`, for a layout that is not built in: it goes by a hash of its places."""
        kept = tuple(places)
        return cls.of(own_id(kept), kept)

    @classmethod
    def of_any_count(cls, id: str, places: Iterable[Place]) -> "Layout":
        """The shape under a position that somebody has sent: no place at all or an odd number of
        places is no error here (the position has a verdict all the same). OverlapError."""
        kept = tuple(places)
        _refuse_overlap(kept)
        return cls(id, _normalised(kept))

    def above(self, slot: Slot) -> SlotSet:
        """The slots that cover this one: overlapping, on any higher level."""
        return SlotSet.of_mask(self.neighbours[slot].above)

    def left_of(self, slot: Slot) -> SlotSet:
        """The slots that touch the left side of this one, half-height offset included."""
        return SlotSet.of_mask(self.neighbours[slot].left)

    def right_of(self, slot: Slot) -> SlotSet:
        """The slots that touch the right side of this one, half-height offset included."""
        return SlotSet.of_mask(self.neighbours[slot].right)

    def blockers(self, slot: Slot, remaining: SlotSet) -> Blockers:
        """The remaining tiles above, left and right of a slot, whether or not they block it."""
        return Blockers(*(SlotSet.of_mask(m & remaining.mask) for m in self.neighbours[slot]))

    def free_among(self, remaining: SlotSet) -> SlotSet:
        """The remaining tiles that are not covered and open to the left or to the right."""
        neighbours, left_over, free = self.neighbours, remaining.mask, 0
        for slot in slots_in(left_over):
            above, left, right = neighbours[slot]
            if not (above & left_over or (left & left_over and right & left_over)):
                free |= 1 << slot
        return SlotSet.of_mask(free)

    @cached_property
    def slots(self) -> SlotSet:
        """All slots."""
        return SlotSet.of_mask(first_slots(len(self.places)))

    @cached_property
    def width(self) -> int:
        """In half tiles; 0 without places."""
        return max((place.x + 2 for place in self.places), default=0)

    @cached_property
    def height(self) -> int:
        """In half tiles, down the screen; 0 without places."""
        return max((place.y + 2 for place in self.places), default=0)

    @cached_property
    def levels(self) -> int:
        """Levels from the bottom to the highest tile, empty ones included."""
        return max((place.z + 1 for place in self.places), default=0)

    @cached_property
    def is_own(self) -> bool:
        """Whether the layout goes by a hash of its places, so that nobody can look it up."""
        return self.id == own_id(self.places)

    @cached_property
    def neighbours(self) -> tuple[Neighbours, ...]:
        """The neighbours of every slot; worked out once. For ``core`` and ``solver``."""
        slots = {place: slot for slot, place in enumerate(self.places)}
        above = _masks_above(self.places)
        return tuple(
            Neighbours(above[slot], _beside(place, -2, slots), _beside(place, 2, slots))
            for slot, place in enumerate(self.places)
        )


def geometry_digest(places: Iterable[Place]) -> str:
    """SHA-256, in hex, of the places as JSON ``[[x,y,z],…]``; the same however they are ordered
    or shifted."""
    listed = [[place.x, place.y, place.z] for place in _normalised(tuple(places))]
    return hashlib.sha256(json.dumps(listed, separators=(",", ":")).encode()).hexdigest()


def own_id(places: Iterable[Place]) -> str:
    """The id of a layout that is not built in."""
    return geometry_digest(places)[:OWN_ID_LENGTH]


def _normalised(places: tuple[Place, ...]) -> tuple[Place, ...]:
    if not places:
        return ()
    z, y, x = (min(column) for column in zip(*places, strict=True))
    return tuple(sorted(Place(place.z - z, place.y - y, place.x - x) for place in places))


def _refuse_overlap(places: tuple[Place, ...]) -> None:
    taken: dict[tuple[int, tuple[int, int]], Place] = {}
    for place in places:
        for quarter in place.quarters():
            if (place.z, quarter) in taken:
                raise OverlapError(taken[place.z, quarter], place)
            taken[place.z, quarter] = place


def _masks_above(places: tuple[Place, ...]) -> list[int]:
    """From the top down: what has been met on a tile's four quarters lies above it."""
    met: defaultdict[tuple[int, int], int] = defaultdict(int)
    above = [0] * len(places)
    for slot in reversed(range(len(places))):
        for quarter in places[slot].quarters():
            above[slot] |= met[quarter]
            # No other tile of this level takes the quarter, so it is met by lower ones alone.
            met[quarter] |= 1 << slot
    return above


def _beside(place: Place, step: int, slots: dict[Place, int]) -> int:
    mask = 0
    for y in (place.y - 1, place.y, place.y + 1):
        slot = slots.get(Place(place.z, y, place.x + step))
        if slot is not None:
            mask |= 1 << slot
    return mask
