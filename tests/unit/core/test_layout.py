"""layout.py: places, their neighbours, width and height."""

import hashlib
from collections.abc import Callable

import pytest

from spatz.core.errors import EmptyLayoutError, LayoutError, OddLayoutError, OverlapError
from spatz.core.layout import Layout, Sketch, geometry_digest, own_id
from spatz.core.place import Place, Slot
from tests.drawing import draw, slots, stack

TWO = (Place(0, 0, 0), Place(0, 0, 2))
SLOT = Slot(0)


def test_places_are_shifted_to_nought_and_sorted() -> None:
    layout = Layout.of("pair", [Place(5, -1, 4), Place(5, -1, 2)])
    assert layout == Layout("pair", TWO)


def test_gaps_between_levels_stay() -> None:
    layout = Layout.of("tower", [Place(2, 0, 0), Place(9, 0, 0)])
    assert layout.places == (Place(0, 0, 0), Place(7, 0, 0))
    assert layout.levels == 8


def test_a_layout_knows_its_size_in_half_tiles() -> None:
    layout = Layout.of("two", [Place(0, 0, 0), Place(1, 3, 5)])
    assert (layout.width, layout.height, layout.levels) == (7, 5, 2)
    assert layout.slots == slots(0, 1)


def test_a_layout_without_places_has_no_size() -> None:
    layout = Layout.of_any_count("nothing", [])
    assert (layout.width, layout.height, layout.levels) == (0, 0, 0)
    assert (layout.slots, layout.neighbours) == (slots(), ())


@pytest.mark.parametrize("make", [lambda tiles: Layout.of("none", tiles), Layout.own])
def test_a_layout_needs_a_tile(make: Callable[[list[Place]], Layout]) -> None:
    with pytest.raises(EmptyLayoutError) as refused:
        make([])
    assert refused.value.facts == {}


@pytest.mark.parametrize("tiles", [1, 143])
def test_an_odd_number_of_places_is_refused(tiles: int) -> None:
    with pytest.raises(OddLayoutError) as refused:
        Layout.of("odd", [Place(0, 0, 2 * n) for n in range(tiles)])
    assert refused.value.tiles == tiles
    assert refused.value.facts == {"tiles": tiles}


def test_an_odd_number_of_places_may_lie_under_a_position() -> None:
    assert Layout.of_any_count("odd", [Place(0, 0, 0)]).places == (Place(0, 0, 0),)


@pytest.mark.parametrize(
    "second",
    [
        pytest.param(Place(1, 4, 4), id="on the same place"),
        pytest.param(Place(1, 5, 5), id="by a quarter"),
        pytest.param(Place(1, 4, 3), id="by half a width"),
        pytest.param(Place(1, 3, 4), id="by half a height"),
    ],
)
def test_tiles_of_one_level_must_not_overlap(second: Place) -> None:
    first = Place(1, 4, 4)
    with pytest.raises(OverlapError) as refused:
        Layout.of("heap", [first, second])
    assert (refused.value.first, refused.value.second) == (first, second)
    assert refused.value.facts == {"first": [4, 4, 1], "second": [second.x, second.y, 1]}
    assert isinstance(refused.value, LayoutError)


def test_one_place_named_twice_overlaps_itself() -> None:
    place = Place(0, 0, 0)
    with pytest.raises(OverlapError):
        Layout.of("twice", [place, place])


@pytest.mark.parametrize(
    ("upper", "covers"),
    [
        pytest.param(Place(1, 4, 4), True, id="exactly above"),
        pytest.param(Place(1, 5, 5), True, id="by the lower right quarter"),
        pytest.param(Place(1, 3, 3), True, id="by the upper left quarter"),
        pytest.param(Place(1, 4, 5), True, id="by half a width"),
        pytest.param(Place(1, 5, 4), True, id="by half a height"),
        pytest.param(Place(2, 4, 4), True, id="two levels up with nothing between"),
        pytest.param(Place(9, 3, 5), True, id="nine levels up by a quarter"),
        pytest.param(Place(1, 4, 6), False, id="beside, one level up"),
        pytest.param(Place(1, 2, 4), False, id="behind, one level up"),
        pytest.param(Place(1, 6, 6), False, id="corner to corner, one level up"),
    ],
)
def test_t01_any_overlap_from_any_higher_level_covers(upper: Place, covers: bool) -> None:
    corner, lower = Place(0, 0, 0), Place(0, 4, 4)
    layout = Layout.of_any_count("cover", [corner, lower, upper])
    assert layout.above(Slot(1)) == (slots(2) if covers else slots())
    assert layout.above(Slot(2)) == slots()


@pytest.mark.parametrize(
    ("neighbour", "touches"),
    [
        pytest.param(Place(0, 4, 6), True, id="in the same row"),
        pytest.param(Place(0, 3, 6), True, id="half a height up"),
        pytest.param(Place(0, 5, 6), True, id="half a height down"),
        pytest.param(Place(0, 2, 6), False, id="corner to corner above"),
        pytest.param(Place(0, 6, 6), False, id="corner to corner below"),
        pytest.param(Place(0, 4, 7), False, id="a gap of one half"),
        pytest.param(Place(1, 4, 6), False, id="on the level above"),
        pytest.param(Place(0, 6, 4), False, id="below on the screen"),
    ],
)
def test_sides_touch_on_one_level_along_some_of_the_edge(neighbour: Place, touches: bool) -> None:
    left = Place(0, 4, 4)
    layout = Layout.of_any_count("touch", [Place(0, 0, 0), left, neighbour])
    left_slot = Slot(layout.places.index(left))
    right_slot = Slot(layout.places.index(neighbour))
    assert layout.right_of(left_slot) == (slots(right_slot) if touches else slots())
    assert layout.left_of(right_slot) == (slots(left_slot) if touches else slots())
    assert layout.left_of(left_slot) == layout.right_of(right_slot) == slots()


def test_two_tiles_at_half_height_can_touch_one_side() -> None:
    layout = draw(
        """
b1
  b2
b3
"""
    ).layout
    assert layout.places == (Place(0, 0, 0), Place(0, 1, 2), Place(0, 2, 0))
    assert layout.left_of(Slot(1)) == slots(0, 2)


def test_blockers_are_remaining_tiles_alone() -> None:
    layout = stack("b1 b2 b3").layout
    assert layout.blockers(SLOT, layout.slots).above == slots(1, 2)
    assert layout.blockers(SLOT, slots(0, 2)).above == slots(2)


@pytest.mark.parametrize("shift", [0, 7], ids=["as it is", "shifted"])
@pytest.mark.parametrize("step", [1, -1], ids=["in order", "reversed"])
def test_t73_the_digest_depends_on_the_shape_alone(shift: int, step: int) -> None:
    places = [Place(z + shift, y + shift, x + shift) for z, y, x in TWO][::step]
    assert geometry_digest(places) == hashlib.sha256(b"[[0,0,0],[2,0,0]]").hexdigest()


def test_an_own_layout_goes_by_the_first_16_digits_of_its_digest() -> None:
    layout = Layout.own(TWO)
    assert layout.id == own_id(TWO) == geometry_digest(TWO)[:16]
    assert layout.is_own
    assert not Layout.of("pair", TWO).is_own


def test_a_sketch_may_be_odd_and_overlap() -> None:
    assert Sketch("heap", (TWO[0],) * 3).places == (TWO[0],) * 3
