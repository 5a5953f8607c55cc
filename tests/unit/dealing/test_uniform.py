"""uniform.py: every arrangement as likely, kept if it can be won."""

from collections import Counter
from itertools import combinations

import pytest

from spatz.core.errors import OddLayoutError
from spatz.core.face import Face
from spatz.core.layout import Layout
from spatz.core.place import Place
from spatz.core.position import Position
from spatz.core.rules import CLASSIC, IDENTITY, RULES, Rules
from spatz.dealing.constructed import NotClearableError
from spatz.dealing.dealt import Dealt
from spatz.dealing.uniform import UnfairLayoutError, is_fair, uniform
from spatz.layouts.builtin import LAYOUTS
from spatz.solver.search import solve
from spatz.solver.verdict import Winnable
from tests.boards import Rectangles, groups_of, one_row, tiles_of, towers
from tests.brute import can_win


def wins(dealt: Dealt) -> bool:
    """Whether the line empties the board, by coordinates."""
    groups = groups_of(Position.of_deal(dealt.deal))
    return Rectangles(tiles_of(dealt.deal.layout)).are_emptied(groups, dealt.line)


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_deal_comes_with_a_line_that_wins_it(layout: str, rules: Rules) -> None:
    for number in range(1, 4):
        dealt = uniform(LAYOUTS[layout], rules, number)
        assert wins(dealt)
        assert isinstance(solve(Position.of_deal(dealt.deal)), Winnable)


def test_the_same_number_gives_the_same_deal_whatever_was_dealt_between() -> None:
    first = uniform(LAYOUTS["courtyard"], CLASSIC, 42)
    uniform(LAYOUTS["courtyard"], IDENTITY, 7)
    assert uniform(LAYOUTS["courtyard"], CLASSIC, 42) == first


def test_other_numbers_and_other_rules_give_other_deals() -> None:
    courtyard = LAYOUTS["courtyard"]
    deals = [uniform(courtyard, rules, n).deal for n in range(1, 11) for rules in RULES.values()]
    assert len({deal.faces for deal in deals}) == 20


def test_a_deal_depends_on_the_places_and_not_on_their_names() -> None:
    courtyard = LAYOUTS["courtyard"]
    moved = Layout.own(Place(z, y + 7, x - 3) for z, y, x in courtyard.places)
    assert uniform(moved, CLASSIC, 42).deal.faces == uniform(courtyard, CLASSIC, 42).deal.faces


def test_of_arrangements_that_can_be_won_each_is_as_likely_and_no_other_is_dealt() -> None:
    """Six tiles, a group of four and half of another: the pair lies in any place that wins."""
    layout, dealt = towers(2, 2, 1, 1), Counter[tuple[int, int]]()
    for number in range(1, 1501):
        faces = uniform(layout, IDENTITY, number).deal.faces
        one, other = (slot for slot in range(6) if faces.count(faces[slot]) == 2)
        dealt[one, other] += 1
    winnable = [pair for pair in combinations(range(6), 2) if can_win(with_pair(layout, pair))]
    assert sorted(dealt) == winnable
    expected = 1500 / len(winnable)
    # Five standard deviations of a count either way.
    assert all(abs(count - expected) < 5 * expected**0.5 for count in dealt.values())


def with_pair(layout: Layout, pair: tuple[int, int]) -> Position:
    """Tiles of one face, but for two of another."""
    faces = (Face.BAMBOO_1 if slot in pair else Face.CIRCLE_5 for slot in range(6))
    return Position(layout, IDENTITY, tuple(faces))


def test_a_layout_on_which_hardly_anything_can_be_won_is_refused() -> None:
    row = one_row(40)
    assert not is_fair(row)
    with pytest.raises(UnfairLayoutError) as refused:
        uniform(row, CLASSIC, 1)
    assert refused.value.facts == {"tiles": 40}


def test_a_layout_that_cannot_be_emptied_is_refused_with_the_proof() -> None:
    with pytest.raises(NotClearableError):
        uniform(towers(3, 1), CLASSIC, 1)


def test_an_odd_layout_is_refused() -> None:
    with pytest.raises(OddLayoutError):
        uniform(Layout.of_any_count("odd", one_row(4).places[:3]), CLASSIC, 1)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_built_in_layouts_are_fair(layout: str) -> None:
    assert is_fair(LAYOUTS[layout])
