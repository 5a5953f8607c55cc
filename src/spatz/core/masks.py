"""Bit tricks on sets of slots: one int, bit ``n`` set when slot ``n`` is in the set.

Opened by ``core`` and ``solver`` alone; everybody else uses :class:`spatz.core.place.SlotSet`.
"""

from collections.abc import Iterable, Iterator


def mask_of(slots: Iterable[int]) -> int:
    """The mask with exactly these slots; a negative slot is a ``ValueError``."""
    mask = 0
    for slot in slots:
        mask |= 1 << slot
    return mask


def slots_in(mask: int) -> Iterator[int]:
    """The slots of a mask, ascending."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def first_slots(count: int) -> int:
    """The mask of the slots 0 to ``count - 1``."""
    return (1 << count) - 1
