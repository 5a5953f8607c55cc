"""masks.py: sets of slots as one int."""

import pytest

from spatz.core.masks import first_slots, mask_of, slots_in


@pytest.mark.parametrize(
    ("slots", "mask"),
    [
        pytest.param([], 0, id="none"),
        pytest.param([0], 1, id="the first"),
        pytest.param([2, 0, 2], 0b101, id="twice and unsorted"),
        pytest.param([143], 1 << 143, id="past a machine word"),
    ],
)
def test_a_mask_has_one_bit_for_each_slot(slots: list[int], mask: int) -> None:
    assert mask_of(slots) == mask
    assert list(slots_in(mask)) == sorted(set(slots))


def test_a_negative_slot_has_no_mask() -> None:
    with pytest.raises(ValueError, match="negative"):
        mask_of([-1])


def test_the_first_slots_begin_at_nought() -> None:
    assert list(slots_in(first_slots(4))) == [0, 1, 2, 3]
    assert first_slots(0) == 0
