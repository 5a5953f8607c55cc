"""The laws of the rules."""

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import TypeVar

from hypothesis import given
from hypothesis import strategies as st

from spatz.core.deal import Deal, DealId
from spatz.core.errors import IllegalMoveError, SpatzError
from spatz.core.layout import Layout
from spatz.core.place import Pair, Place, Slot, SlotSet
from spatz.core.position import Position
from spatz.core.wire import (
    read_layout,
    read_position,
    write_layout,
    write_position,
    write_tiles,
)
from tests import oracle
from tests.property import strategies

T = TypeVar("T")


def tiles_of(position: Position) -> list[oracle.Tile]:
    return [(place.x, place.y, place.z) for place in position.layout.places]


def free_by_rectangles(position: Position) -> set[int]:
    tiles, remaining = tiles_of(position), set(position.remaining)
    return {slot for slot in remaining if oracle.is_free(tiles, slot, remaining)}


@given(strategies.positions())
def test_free_by_masks_equals_free_by_rectangles(position: Position) -> None:
    assert position.free == free_by_rectangles(position)


@given(strategies.positions())
def test_a_tile_is_blocked_when_it_is_covered_or_shut_in(position: Position) -> None:
    for slot in position.remaining:
        blockers = position.blockers(slot)
        assert position.is_free(slot) is not (blockers.covered or blockers.shut_in)


@given(strategies.positions())
def test_pairs_equal_brute_force(position: Position) -> None:
    free = sorted(free_by_rectangles(position))
    expected = [(a, b) for a, b in combinations(free, 2) if position.match(Slot(a), Slot(b))]
    assert list(position.pairs()) == expected
    assert position.pair_count == len(expected)
    assert position.is_stuck is (bool(position.remaining) and not expected)


@given(strategies.positions())
def test_remove_takes_the_pairs_and_refuses_all_else(position: Position) -> None:
    legal = set(position.pairs())
    count = len(position.faces)
    for a, b in combinations(range(-1, count + 1), 2):
        pair = Pair.of(a, b)
        try:
            after = position.remove(pair)
        except IllegalMoveError:
            assert pair not in legal
        else:
            assert pair in legal
            assert after.remaining == position.remaining - set(pair)


@given(strategies.deals())
def test_remove_then_put_back_is_the_same_position(deal: Deal) -> None:
    position = Position.of_deal(deal)
    for pair in position.pairs():
        assert position.remove(pair).put_back(pair, position.faces_of(pair)) == position


@given(strategies.positions())
def test_what_is_free_stays_free_when_others_go(position: Position) -> None:
    for pair in position.pairs():
        assert position.free - set(pair) <= position.without(pair).free


def mirrored(position: Position) -> tuple[Position, list[int]]:
    """Left and right exchanged; and the mirrored slot of each slot."""
    places = [Place(p.z, p.y, position.layout.width - 2 - p.x) for p in position.layout.places]
    layout = Layout.of_any_count("mirrored", places)
    slots = [layout.places.index(place) for place in places]
    faces = tuple(position.faces[slots.index(slot)] for slot in range(len(slots)))
    return Position(layout, position.rules, faces), slots


@given(strategies.positions())
def test_the_mirrored_position_has_the_mirrored_pairs(position: Position) -> None:
    mirror, slots = mirrored(position)
    assert mirror.free == {slots[slot] for slot in position.free}
    expected = {Pair.of(slots[a], slots[b]) for a, b in position.pairs()}
    assert set(mirror.pairs()) == expected


@given(strategies.positions(), st.integers(-50, 50), st.integers(-50, 50), st.integers(-5, 5))
def test_a_layout_shifted_is_the_same_layout(position: Position, x: int, y: int, z: int) -> None:
    layout = position.layout
    shifted = [Place(p.z + z, p.y + y, p.x + x) for p in reversed(layout.places)]
    assert Layout.of_any_count(layout.id, shifted) == layout


@given(strategies.layouts())
def test_reading_a_written_layout_gives_it_back(layout: Layout) -> None:
    assert read_layout(write_layout(layout, "Any")) == layout


@given(strategies.positions())
def test_reading_a_written_position_gives_it_back(position: Position) -> None:
    find = {position.layout.id: position.layout}
    assert read_position(write_position(position), find).position == position


@given(strategies.positions(), st.randoms(use_true_random=False))
def test_the_order_of_the_tiles_does_not_matter(
    position: Position,
    random: Random,
) -> None:
    order = list(range(len(position.faces)))
    random.shuffle(order)
    written = write_position(position)
    tiles, faces = write_tiles(position.layout.places), written["faces"]
    assert isinstance(faces, list)
    sent = {
        "tiles": [tiles[slot] for slot in order],
        "rules": position.rules.name,
        "faces": [faces[slot] for slot in order],
    }
    read = read_position(sent, {})
    assert read.position.faces == position.faces
    assert read.position.layout.places == position.layout.places
    assert [order[entry] for entry in read.entries] == list(range(len(order)))


@given(strategies.deal_ids())
def test_reading_a_written_deal_id_gives_it_back(deal_id: DealId) -> None:
    assert DealId.read(deal_id.write()) == deal_id


def refusal(read: Callable[[T], object], sent: T) -> SpatzError | None:
    """The error of ours that reading raises; any other error fails the test."""
    try:
        read(sent)
    except SpatzError as error:
        return error
    return None


@given(st.one_of(st.text(), st.from_regex(r"[a-z]*/(classic|identity)/[a-z]+/[0-9]{0,12}")))
def test_any_text_is_a_deal_id_or_one_of_our_errors(text: str) -> None:
    refused = refusal(DealId.read, text)
    assert refused or DealId.read(text).write() == text
    assert str(refused).isprintable()


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text()),
    lambda inner: st.one_of(st.lists(inner), st.dictionaries(st.text(), inner)),
)
NEARLY = st.fixed_dictionaries(
    {"faces": st.one_of(st.just([None]), JSON), "rules": st.one_of(st.just("classic"), JSON)},
    optional={"tiles": st.one_of(st.just([[0, 0, 0]]), JSON), "layout": JSON},
)


@given(st.one_of(JSON, NEARLY))
def test_any_json_is_a_position_or_one_of_our_errors(data: object) -> None:
    refused = refusal(lambda sent: read_position(sent, {}), data)
    assert str(refused).isprintable()


SETS = st.sets(st.integers(0, 150))


@given(SETS, SETS)
def test_slot_sets_are_sets(some: set[int], others: set[int]) -> None:
    a, b = SlotSet(some), SlotSet(others)
    assert a & b == some & others
    assert a | b == some | others
    assert a - b == some - others
    assert a ^ b == some ^ others
    assert (a <= b, a < b, a == b) == (some <= others, some < others, some == others)
    assert (list(a), len(a), hash(a)) == (sorted(some), len(some), hash(frozenset(some)))
