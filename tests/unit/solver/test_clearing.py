"""clearing.py: can these places be emptied by pairs at all?"""

import pytest

from spatz.core.layout import Layout
from spatz.core.place import Pair, Place, SlotSet
from spatz.dealing.rng import Rng
from spatz.layouts.builtin import LAYOUTS
from spatz.solver.clearing import Clearable, Clearing, NotClearable, NotKnown, attempt, clear
from tests.boards import (
    Rectangles,
    large_trap,
    mat,
    shut_in_tower,
    small_board,
    small_trap,
    tiles_of,
    towers,
)

BOARDS = 4_000


def cleared(layout: Layout, limit: int = 1_000) -> Clearing:
    return clear(layout, layout.slots, Rng(1).below, limit)


def empties(layout: Layout, clearing: Clearing) -> bool:
    one_group = ["any"] * len(layout.places)
    return isinstance(clearing, Clearable) and Rectangles(tiles_of(layout)).are_emptied(
        one_group, clearing.line
    )


def test_no_tiles_are_cleared_already() -> None:
    layout = LAYOUTS["turtle"]
    assert clear(layout, SlotSet(), Rng(1).below) == Clearable(())


def test_two_free_tiles_are_one_pair() -> None:
    assert cleared(towers(1, 1)) == Clearable((Pair.of(0, 1),))


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_built_in_layout_is_emptied_by_its_line(name: str) -> None:
    assert empties(LAYOUTS[name], cleared(LAYOUTS[name]))


@pytest.mark.parametrize(
    "layout",
    [
        pytest.param(towers(2), id="one upon the other"),
        pytest.param(towers(3, 1), id="three and one"),
        pytest.param(towers(9, 4, 1, 1, 1), id="nine of sixteen in one stack"),
        pytest.param(Layout.own([Place(0, 0, 0), Place(9, 1, 1)]), id="a quarter, nine levels up"),
        pytest.param(small_trap(), id="only the search proves it"),
        pytest.param(large_trap(), id="only a longer search proves it"),
    ],
)
def test_what_cannot_be_emptied_is_proved(layout: Layout) -> None:
    assert cleared(layout) == NotClearable()
    assert not Rectangles(tiles_of(layout)).can_be_emptied(frozenset(layout.slots))


def test_an_odd_number_of_tiles_cannot_be_emptied() -> None:
    layout = mat(4)
    assert clear(layout, SlotSet([0, 1, 3]), Rng(1).below) == NotClearable()


@pytest.mark.parametrize(
    "layout",
    [
        pytest.param(towers(2, 2), id="two of two"),
        pytest.param(towers(8, 8), id="two of eight"),
        pytest.param(towers(5, 2, 2, 1), id="exactly half in one stack"),
        pytest.param(mat(16), id="one row"),
        pytest.param(mat(288), id="a mat of 288"),
    ],
)
def test_what_can_be_emptied_is_emptied_by_the_line(layout: Layout) -> None:
    assert empties(layout, cleared(layout))


def test_the_search_finds_a_line_that_no_attempt_finds() -> None:
    layout = shut_in_tower()
    assert attempt(layout, layout.slots, Rng(1).below) is None
    assert empties(layout, cleared(layout))


def test_a_search_that_ends_at_its_limit_claims_nothing() -> None:
    assert cleared(shut_in_tower(), limit=5) == NotKnown(5)


def test_what_remains_is_emptied_as_it_lies() -> None:
    layout = towers(3, 3, 1, 1)
    remaining = SlotSet([0, 1, 2, 4])
    clearing = clear(layout, remaining, Rng(1).below)
    groups = ["any" if slot in remaining else None for slot in layout.slots]
    assert isinstance(clearing, Clearable)
    assert Rectangles(tiles_of(layout)).are_emptied(groups, clearing.line)


def test_the_same_chance_gives_the_same_line_and_other_chance_another() -> None:
    layout = LAYOUTS["turtle"]
    lines = [attempt(layout, layout.slots, Rng(number).below) for number in (1, 1, 2)]
    assert lines[0] == lines[1] != lines[2]


@pytest.mark.parametrize("first", range(0, BOARDS, BOARDS // 4))
def test_small_boards_are_decided_as_by_trying_every_line(first: int) -> None:
    for number in range(first, first + BOARDS // 4):
        layout = small_board(Rng(number, "boards"), 12)
        every_line = Rectangles(tiles_of(layout)).can_be_emptied(frozenset(layout.slots))
        clearing = cleared(layout)
        assert empties(layout, clearing) if every_line else clearing == NotClearable()
