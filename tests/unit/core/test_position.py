"""position.py: free, blockers, pairs, remove, put back."""

from itertools import product

import pytest

from spatz.core.deal import Deal
from spatz.core.errors import (
    DifferentGroupsError,
    FaceCountError,
    IllegalMoveError,
    NoSuchSlotError,
    SameTileError,
    TileBlockedError,
    TileRemovedError,
)
from spatz.core.face import Face
from spatz.core.place import Blockers, Pair, Place, Slot
from spatz.core.position import Position
from spatz.core.rules import CLASSIC, IDENTITY
from tests.drawing import draw, position, row, slots, stack


def test_a_tile_shut_in_is_blocked() -> None:
    assert row("b1 c5 c5 b1").free == slots(0, 3)


def test_removed_tiles_shut_in_nothing() -> None:
    assert row("b1 c5 __ b1").free == slots(0, 1, 3)


def test_a_tile_half_covered_is_blocked() -> None:
    half_covered = draw(
        """
b1 b1
--
 c1
"""
    )
    assert half_covered.free == slots(1, 2)


def test_a_quarter_is_enough_to_cover() -> None:
    quarter_covered = draw(
        """
b1
--

 c1
"""
    )
    assert quarter_covered.free == slots(1)


def test_t01_a_tile_is_covered_from_any_higher_level() -> None:
    bridge = stack("b1 __ c1")
    assert bridge.free == slots(2)
    assert bridge.blockers(Slot(0)) == Blockers(slots(2), slots(), slots())


def test_t02_a_tile_wholly_hidden_by_a_bridge_is_blocked() -> None:
    hidden_under_bridge = draw(
        """
b1  b2  b3
--
c1      c2
--
   drdg
"""
    )
    assert Slot(1) not in hidden_under_bridge.free
    assert hidden_under_bridge.blockers(Slot(1)).covered


def test_t03_a_tile_at_nought_is_a_tile_like_any_other() -> None:
    top_at_nought = draw(
        """
b1
--
c1   c1
"""
    )
    nought = Slot(1)
    assert top_at_nought.layout.places[nought] == Place(1, 0, 0)
    assert top_at_nought.is_free(nought)
    assert top_at_nought.remove(Pair.of(1, 2)).remaining == slots(0)


def test_t04_tiles_at_every_edge_have_their_neighbours() -> None:
    corners = {Place(z, y, x): Face.CIRCLE_1 for z, y, x in product((0, 4), (0, 20), (0, 30))}
    at_the_edges = position(dict(corners))
    assert at_the_edges.free == slots(4, 5, 6, 7)
    assert [at_the_edges.blockers(slot).above for slot in at_the_edges.remaining][:4] == [
        slots(4),
        slots(5),
        slots(6),
        slots(7),
    ]


def test_a_gap_of_one_half_is_open() -> None:
    assert draw("\nb1 b2 b3").free == slots(0, 1, 2)


def test_half_a_height_of_offset_touches() -> None:
    shut_in = draw(
        """
b1
  b2
    b3
"""
    )
    assert shut_in.free == slots(0, 2)


def test_above_and_below_on_the_screen_never_block() -> None:
    column = draw(
        """
b1

b2

b3
"""
    )
    assert column.free == slots(0, 1, 2)


def test_blockers_are_named_for_free_tiles_too() -> None:
    assert row("b1 c5 c5").blockers(Slot(0)) == Blockers(slots(), slots(), slots(1))


def test_neither_a_removed_tile_nor_a_slot_that_is_not_there_is_free() -> None:
    start = row("b1 __")
    assert [start.is_free(slot) for slot in (0, 1, 2, -1)] == [True, False, False, False]


def test_a_position_tells_the_group_of_each_tile() -> None:
    group = row("fp __").group(Slot(0))
    assert group is not None
    assert group.name == "flowers"
    assert row("fp __").group(Slot(1)) is None


def test_tiles_match_by_group_free_or_not() -> None:
    start = row("b1 fp fo b1 __")
    assert start.match(Slot(1), Slot(2))
    assert not start.match(Slot(0), Slot(1))
    assert not start.match(Slot(0), Slot(4))
    assert not start.match(Slot(4), Slot(0))


def test_pairs_come_in_the_order_of_their_slots() -> None:
    loose = draw("\nb1 c1 b1 c1 b1 fp fo")
    assert list(loose.pairs()) == [(0, 2), (0, 4), (1, 3), (2, 4), (5, 6)]
    assert loose.pair_count == 5


def test_both_tiles_of_a_pair_must_be_free_before() -> None:
    assert list(row("b1 c1 b1 b1").pairs()) == [(0, 3)]
    assert list(stack("b1 b1").pairs()) == []


@pytest.mark.parametrize(
    ("tiles", "cleared", "stuck"),
    [
        pytest.param("__ __", True, False, id="no tile left"),
        pytest.param("b1 b1", False, False, id="a pair left"),
        pytest.param("b1 b2", False, True, id="two that do not match"),
        pytest.param("b1 __", False, True, id="one tile"),
        pytest.param("b1 b2 b2 b3", False, True, id="a pair, but shut in"),
    ],
)
def test_a_position_is_cleared_or_stuck_or_goes_on(tiles: str, cleared: bool, stuck: bool) -> None:
    assert (row(tiles).is_cleared, row(tiles).is_stuck) == (cleared, stuck)


def test_a_pair_that_is_taken_leaves_the_rest() -> None:
    start = row("b1 c5 c5 b1")
    assert start.remove(Pair.of(0, 3)) == row("__ c5 c5 __")
    assert start == row("b1 c5 c5 b1")


def test_a_pair_put_back_is_the_position_before() -> None:
    start = row("fp c5 c5 fo")
    pair = Pair.of(0, 3)
    assert start.remove(pair).put_back(pair, start.faces_of(pair)) == start


def test_equal_positions_have_equal_hashes() -> None:
    assert len({row("b1 b1"), row("b1 b1"), row("b1 __"), row("b1 b1", IDENTITY)}) == 3


def test_a_deal_is_the_first_position() -> None:
    start = row("b1 b1")
    deal = Deal(start.layout, CLASSIC, (Face.BAMBOO_1, Face.BAMBOO_1))
    assert Position.of_deal(deal) == start


def test_a_position_has_an_entry_for_every_slot() -> None:
    with pytest.raises(FaceCountError):
        Position(row("b1 b1").layout, CLASSIC, (None,))


REFUSED = "b1 c5 b1 c5 __ c9"


@pytest.mark.parametrize(
    ("pair", "error", "facts"),
    [
        pytest.param(
            Pair.of(0, 2),
            TileBlockedError,
            {"slot": 2, "above": [], "left": [1], "right": [3]},
            id="a free and a blocked tile",
        ),
        pytest.param(
            Pair.of(1, 3),
            TileBlockedError,
            {"slot": 1, "above": [], "left": [0], "right": [2]},
            id="a blocked and a free tile",
        ),
        pytest.param(Pair.of(0, 0), SameTileError, {"slot": 0}, id="a tile with itself"),
        pytest.param(Pair.of(4, 4), SameTileError, {"slot": 4}, id="a removed one with itself"),
        pytest.param(Pair.of(0, 4), TileRemovedError, {"slot": 4}, id="a removed tile"),
        pytest.param(
            Pair.of(0, 6), NoSuchSlotError, {"slot": 6, "slots": 6}, id="a slot past the end"
        ),
        pytest.param(
            Pair.of(-1, 0), NoSuchSlotError, {"slot": -1, "slots": 6}, id="a negative slot"
        ),
        pytest.param(
            Pair.of(0, 5),
            DifferentGroupsError,
            {"first": "bamboo-1", "second": "circle-9"},
            id="two that do not match",
        ),
    ],
)
def test_t09_an_illegal_pair_is_refused_with_its_reason(
    pair: Pair, error: type[IllegalMoveError], facts: dict[str, object]
) -> None:
    start = row(REFUSED)
    with pytest.raises(error) as refused:
        start.remove(pair)
    assert refused.value.facts == facts
    assert start == row(REFUSED)
    for name in facts.keys() - {"above", "left", "right"}:
        assert getattr(refused.value, name) == facts[name]


def test_a_blocked_tile_names_its_blockers() -> None:
    with pytest.raises(TileBlockedError) as refused:
        stack("b1 c1", "b1 __").remove(Pair.of(0, 1))
    assert refused.value.blockers == Blockers(slots(2), slots(), slots())
