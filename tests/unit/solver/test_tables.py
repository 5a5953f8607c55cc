"""tables.py: who blocks whom among the tiles that remain."""

from spatz.core.layout import Layout
from spatz.core.place import Place, SlotSet
from spatz.solver.kernel import terms
from spatz.solver.tables import tables_of


def layout(*xyz: tuple[int, int, int]) -> Layout:
    return Layout.of_any_count("drawn", (Place(z, y, x) for x, y, z in xyz))


def test_only_the_tiles_that_remain_are_numbered() -> None:
    row = layout((0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0))
    tables = tables_of(row, SlotSet((1, 2)))
    assert tables.slots == (1, 2)
    assert tables.effects == (((1, terms.LEFT),), ((0, terms.RIGHT),))
    assert tables.blockers == (terms.RIGHT, terms.LEFT)


def test_of_a_stack_the_lowest_tile_covers() -> None:
    tower = layout((0, 0, 0), (0, 0, 3), (0, 0, 9))
    tables = tables_of(tower, tower.slots)
    assert tables.effects == ((), ((0, terms.COVER),), ((1, terms.COVER),))
    assert tables.blockers == (terms.COVER, terms.COVER, 0)


def test_a_tile_above_covers_any_quarter_that_no_lower_one_covers() -> None:
    # The tile on level 2 lies upon the right half of the lowest one, and upon the one between.
    leaning = layout((1, 0, 0), (0, 0, 1), (1, 0, 2))
    tables = tables_of(leaning, leaning.slots)
    assert tables.effects[2] == ((0, terms.COVER), (1, terms.COVER))
    assert tables.blockers == (2 * terms.COVER, terms.COVER, 0)


def test_four_tiles_above_and_two_on_either_side_are_counted() -> None:
    above = [(x, y, 1) for x in (1, 3) for y in (0, 2)]
    beside = [(x, y, 0) for x in (0, 4) for y in (0, 2)]
    crowd = layout((2, 1, 0), *above, *beside)
    middle = crowd.places.index(Place(0, 1, 2))
    blockers = tables_of(crowd, crowd.slots).blockers[middle]
    assert blockers == 4 * terms.COVER + 2 * terms.LEFT + 2 * terms.RIGHT
