"""place.py: places, slot sets, pairs, blockers."""

import pickle

import pytest

from spatz.core.place import Blockers, Pair, Place, SlotSet
from tests.drawing import slots


def test_places_sort_by_level_then_row_then_column() -> None:
    assert sorted([Place(1, 0, 0), Place(0, 2, 0), Place(0, 0, 9)]) == [
        Place(0, 0, 9),
        Place(0, 2, 0),
        Place(1, 0, 0),
    ]


def test_a_tile_takes_four_quarters() -> None:
    assert Place(3, 5, 7).quarters() == ((5, 7), (5, 8), (6, 7), (6, 8))


def test_a_slot_set_is_a_set() -> None:
    some = SlotSet([5, 1, 3])
    assert list(some) == [1, 3, 5]
    assert len(some) == 3
    assert repr(some) == "SlotSet({1, 3, 5})"
    assert pickle.loads(pickle.dumps(some)) == some  # noqa: S301  our own bytes
    assert SlotSet.of_mask(0b101010) == some
    assert some.mask == 0b101010


@pytest.mark.parametrize(
    ("thing", "inside"),
    [
        pytest.param(3, True, id="a slot of it"),
        pytest.param(2, False, id="another slot"),
        pytest.param(500, False, id="a slot past the end"),
        pytest.param(-1, False, id="a negative number"),
        pytest.param("3", False, id="no number"),
    ],
)
def test_membership_answers_for_anything(thing: object, inside: bool) -> None:
    assert (thing in slots(1, 3, 5)) is inside


def test_only_the_empty_slot_set_is_false() -> None:
    assert not slots()
    assert slots(0)


@pytest.mark.parametrize("kind", [SlotSet, frozenset], ids=["with its kind", "with a plain set"])
def test_sets_combine(kind: type[SlotSet]) -> None:
    some, others = slots(1, 3, 5), kind([3, 4])
    assert some & others == slots(3)
    assert some | others == slots(1, 3, 4, 5)
    assert some - others == slots(1, 5)
    assert some ^ others == slots(1, 4, 5)
    assert all(isinstance(made, SlotSet) for made in (some & others, some | others, some - others))


@pytest.mark.parametrize("kind", [SlotSet, frozenset], ids=["with its kind", "with a plain set"])
def test_sets_compare(kind: type[SlotSet]) -> None:
    some = slots(1, 3)
    assert some == kind([3, 1])
    assert some != kind([1])
    assert some <= kind([1, 3])
    assert some < kind([1, 3, 5])
    assert not some <= kind([1, 5])
    assert some >= kind([3])
    assert some.isdisjoint(kind([0, 2]))


def test_equal_sets_have_equal_hashes() -> None:
    assert hash(slots(1, 3)) == hash(frozenset({1, 3}))
    assert len({slots(1, 3), slots(3, 1), frozenset({1, 3})}) == 1


def test_what_is_no_slot_is_in_no_intersection() -> None:
    assert slots(1, 3) & {"a", -1, 3} == slots(3)
    assert slots(1, 3) - {"a", -1, 3} == slots(1)


def test_a_pair_puts_the_smaller_slot_first() -> None:
    assert Pair.of(9, 4) == Pair.of(4, 9) == (4, 9)


@pytest.mark.parametrize(
    ("blockers", "covered", "shut_in"),
    [
        pytest.param(Blockers(slots(), slots(), slots()), False, False, id="nothing near"),
        pytest.param(Blockers(slots(7), slots(), slots()), True, False, id="one above"),
        pytest.param(Blockers(slots(), slots(1), slots()), False, False, id="left only"),
        pytest.param(Blockers(slots(), slots(), slots(2)), False, False, id="right only"),
        pytest.param(Blockers(slots(), slots(1), slots(2)), False, True, id="left and right"),
    ],
)
def test_blockers_cover_or_shut_in(blockers: Blockers, covered: bool, shut_in: bool) -> None:
    assert (blockers.covered, blockers.shut_in) == (covered, shut_in)
