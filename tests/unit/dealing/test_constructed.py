"""constructed.py: pairs laid in reverse."""

from collections import Counter

import pytest

from spatz.core.errors import OddLayoutError
from spatz.core.layout import Layout
from spatz.core.place import Place
from spatz.core.rules import CLASSIC, IDENTITY, RULES, Rules
from spatz.dealing.constructed import ClearingNotKnownError, NotClearableError, constructed
from spatz.dealing.dealt import Dealt
from spatz.dealing.rng import Rng
from spatz.layouts.builtin import LAYOUTS
from spatz.solver.clearing import attempt
from tests.boards import Rectangles, mat, shut_in_tower, small_trap, tiles_of, towers


def wins(dealt: Dealt) -> bool:
    """Whether the line empties the board, by coordinates."""
    deal = dealt.deal
    groups = [deal.rules.group_of(face).name for face in deal.faces]
    return Rectangles(tiles_of(deal.layout)).are_emptied(groups, dealt.line)


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@pytest.mark.parametrize("tiles", [2, 4, 38, 74, 122, 146, 288])
def test_a_mat_of_any_even_size_is_dealt_in_whole_groups(tiles: int, rules: Rules) -> None:
    dealt = constructed(mat(tiles), rules, 1)
    groups = Counter(rules.group_of(face).name for face in dealt.deal.faces)
    assert sum(groups.values()) == tiles
    assert all(count % 2 == 0 for count in groups.values())
    assert wins(dealt)


def test_the_same_number_gives_the_same_deal_whatever_was_dealt_between() -> None:
    """T41: a restart is the first deal again, and no state leaks from one deal into another."""
    first = constructed(LAYOUTS["turtle"], CLASSIC, 42)
    constructed(LAYOUTS["bridge"], IDENTITY, 7)
    assert constructed(LAYOUTS["turtle"], CLASSIC, 42) == first


def test_other_numbers_and_other_rules_give_other_deals() -> None:
    """T38: no two new games need be the same."""
    turtle = LAYOUTS["turtle"]
    deals = [constructed(turtle, rules, n) for n in range(1, 51) for rules in RULES.values()]
    assert len({dealt.deal.faces for dealt in deals}) == 100
    assert len({dealt.line for dealt in deals}) == 100


def test_a_deal_depends_on_the_places_and_not_on_their_names_or_order() -> None:
    turtle = LAYOUTS["turtle"]
    moved = [Place(z + 1, y + 7, x - 3) for z, y, x in reversed(turtle.places)]
    twin = constructed(Layout.own(moved), CLASSIC, 42)
    assert twin.deal.faces == constructed(turtle, CLASSIC, 42).deal.faces


@pytest.mark.parametrize(
    "layout",
    [
        pytest.param(towers(2), id="two in one stack"),
        pytest.param(towers(3, 1), id="three and one"),
        pytest.param(towers(6, 1, 1, 1, 1), id="six of ten in one stack"),
        pytest.param(small_trap(), id="only the search proves it"),
    ],
)
def test_a_layout_that_cannot_be_emptied_is_refused_with_the_proof(layout: Layout) -> None:
    with pytest.raises(NotClearableError) as refused:
        constructed(layout, CLASSIC, 1)
    assert refused.value.facts == {"tiles": len(layout.places)}


def test_a_layout_that_could_not_be_decided_is_refused_without_a_claim() -> None:
    with pytest.raises(ClearingNotKnownError) as refused:
        constructed(shut_in_tower(), CLASSIC, 1, limit=3)
    assert refused.value.facts == {"tiles": 26, "limit": 3}


def test_a_layout_that_no_attempt_empties_is_dealt_by_the_line_of_the_search() -> None:
    layout = shut_in_tower()
    dealt = [constructed(layout, CLASSIC, number) for number in range(1, 31)]
    assert attempt(layout, layout.slots, Rng(1).below) is None
    assert all(wins(one) for one in dealt)
    assert len({one.deal.faces for one in dealt}) == 30


def test_an_odd_number_of_places_is_refused_by_its_number() -> None:
    """T28: a file with 143 tiles cannot be dealt."""
    with pytest.raises(OddLayoutError) as refused:
        constructed(Layout.of_any_count("odd", mat(144).places[1:]), CLASSIC, 1)
    assert refused.value.facts == {"tiles": 143}


@pytest.mark.timeout(20)
def test_the_largest_layouts_are_dealt_while_one_waits() -> None:
    """T35: six hundred tiles in ten levels; no layout is so large that the page hangs."""
    block = [Place(z, 2 * y, 2 * x) for z in range(10) for y in range(6) for x in range(10)]
    assert wins(constructed(Layout.own(block), CLASSIC, 1))
