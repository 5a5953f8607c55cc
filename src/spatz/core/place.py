"""Where a tile can lie, and sets of such slots."""

from collections.abc import Iterable, Iterator, Set
from typing import NamedTuple, NewType

from spatz.core.masks import mask_of, slots_in

Slot = NewType("Slot", int)
"""Index of a place in its layout."""


class Place(NamedTuple):
    """Where a tile lies, in half tiles; ``z`` is the level. Sorted order is layout order."""

    z: int
    y: int
    x: int

    def quarters(self) -> tuple[tuple[int, int], ...]:
        """The four quarters ``(y, x)`` of the ground plan that a tile here takes."""
        _, y, x = self
        return ((y, x), (y, x + 1), (y + 1, x), (y + 1, x + 1))


class SlotSet(Set[Slot]):
    """An immutable set of slots, ascending when iterated; one int inside.

    Equal to any set of the same numbers, and hashed like one.
    """

    __slots__ = ("_mask",)
    _mask: int

    def __init__(self, slots: Iterable[int] = ()) -> None:
        self._mask = mask_of(slots)

    @classmethod
    def of_mask(cls, mask: int) -> "SlotSet":
        """The set with this mask, unchecked."""
        made = cls.__new__(cls)
        made._mask = mask
        return made

    @property
    def mask(self) -> int:
        """The only door to the int inside."""
        return self._mask

    def __contains__(self, slot: object) -> bool:
        return isinstance(slot, int) and slot >= 0 and self._mask >> slot & 1 == 1

    def __iter__(self) -> Iterator[Slot]:
        return map(Slot, slots_in(self._mask))

    def __len__(self) -> int:
        return self._mask.bit_count()

    def __bool__(self) -> bool:
        return self._mask != 0

    def __hash__(self) -> int:
        return hash(frozenset(self))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, SlotSet):
            return self._mask == other._mask
        return super().__eq__(other)

    def __le__(self, other: Set[object]) -> bool:
        if isinstance(other, SlotSet):
            return self._mask & ~other._mask == 0
        return super().__le__(other)

    def __and__(self, other: Set[object]) -> "SlotSet":
        return self.of_mask(self._mask & _mask_in(other))

    def __or__(self, other: Set[int]) -> "SlotSet":  # type: ignore[override]  # slots only
        return self.of_mask(self._mask | _mask_in(other))

    def __sub__(self, other: Set[object]) -> "SlotSet":
        return self.of_mask(self._mask & ~_mask_in(other))

    def __xor__(self, other: Set[int]) -> "SlotSet":  # type: ignore[override]  # slots only
        return self.of_mask(self._mask ^ _mask_in(other))

    def __repr__(self) -> str:
        return f"SlotSet({{{', '.join(map(str, self))}}})"


def _mask_in(slots: Set[object]) -> int:
    if isinstance(slots, SlotSet):
        return slots.mask
    return mask_of(slot for slot in slots if isinstance(slot, int) and slot >= 0)


class Pair(NamedTuple):
    """Two slots whose tiles are taken together; the smaller comes first."""

    first: Slot
    second: Slot

    @classmethod
    def of(cls, a: int, b: int) -> "Pair":
        """The pair of two slots in either order."""
        return cls(Slot(min(a, b)), Slot(max(a, b)))


class Blockers(NamedTuple):
    """The tiles that lie upon a tile, and those that touch its left and its right side."""

    above: SlotSet
    left: SlotSet
    right: SlotSet

    @property
    def covered(self) -> bool:
        """Whether the tile is covered."""
        return bool(self.above)

    @property
    def shut_in(self) -> bool:
        """Whether the tile is touched left and right."""
        return bool(self.left) and bool(self.right)
