"""search.py: the verdict on a single position."""

import pytest

from spatz.core.layout import Layout
from spatz.core.place import Pair
from spatz.core.position import Position
from spatz.core.rules import CLASSIC, IDENTITY
from spatz.solver.search import solve
from spatz.solver.verdict import Budget, Undecided, Unwinnable, Winnable
from tests.boards import Rectangles, groups_of, tiles_of
from tests.drawing import row, stack
from tests.uniform import uniform_position


def is_won_by(position: Position, verdict: object) -> bool:
    rectangles = Rectangles(tiles_of(position.layout))
    return isinstance(verdict, Winnable) and rectangles.are_emptied(
        groups_of(position), verdict.line
    )


def test_nothing_left_is_won() -> None:
    assert solve(row("__ __")) == Winnable(())
    assert solve(Position(Layout.of_any_count("none", ()), CLASSIC, ())) == Winnable(())


@pytest.mark.parametrize(
    "position",
    [
        pytest.param(row("b1"), id="one tile"),
        pytest.param(row("b1 b1 b1"), id="three of a kind"),
        pytest.param(row("b1 c5 b1 b1 c5"), id="an odd number of tiles"),
        pytest.param(row("fp fo fc fb", IDENTITY), id="four groups of one"),
        pytest.param(row("b1 b1 b1 b1 b1 c5 b1 c5 c5 c5 c5 c5 c5 b1"), id="seven and seven"),
        pytest.param(row("b1 c5 b1 c5"), id="a row that shuts itself in"),
        pytest.param(stack("b1 b1"), id="one upon its own like"),
        pytest.param(stack("b1 b1 b1", "b1"), id="three in one stack"),
        pytest.param(stack("b1 c5", "c5 b1"), id="two stacks crossed"),
    ],
)
def test_lost_positions_are_proved(position: Position) -> None:
    assert solve(position) == Unwinnable()


@pytest.mark.parametrize(
    "position",
    [
        pytest.param(row("b1 c5 c5 b1"), id="from the outside in"),
        pytest.param(row("fp fo fc fb"), id="any two flowers"),
        pytest.param(stack("b1 c5", "b1 c5"), id="like upon like"),
        pytest.param(stack("b1 b1", "b1 b1"), id="four of a kind in two stacks"),
        pytest.param(stack("c1 b1", "b1", "b1", "b1 c1"), id="one of three first pairs loses"),
        pytest.param(row("__ c5 c5 __"), id="tiles that have gone do not block"),
    ],
)
def test_a_win_comes_with_its_line(position: Position) -> None:
    assert is_won_by(position, solve(position))


def test_the_line_is_in_slots_even_where_tiles_have_gone() -> None:
    assert solve(row("__ __ c5 __ c5")) == Winnable((Pair.of(2, 4),))


def test_a_verdict_says_what_it_has_cost_and_is_the_same_again() -> None:
    position = uniform_position("turtle", 7)
    first, again = solve(position), solve(position)
    assert first == again
    assert first.nodes == again.nodes


def test_nothing_is_left_over_from_another_position() -> None:
    one, other = uniform_position("turtle", 1), uniform_position("turtle", 2)
    before = solve(one)
    solve(other)
    after = solve(one)
    assert (before, before.nodes) == (after, after.nodes)


@pytest.mark.parametrize("seed", [1, 2, 3, 2**32 - 1])
def test_the_seed_does_not_change_what_is_true(seed: int) -> None:
    position = uniform_position("courtyard", 3)
    assert is_won_by(position, solve(position, seed=seed))
    assert solve(row("b1 c5 b1 c5"), seed=seed) == Unwinnable()


def test_a_limit_ends_a_search_and_no_limit_does_not() -> None:
    position = uniform_position("turtle", 364)
    limited = solve(position, Budget(20))
    assert limited == Undecided()
    assert 20 <= limited.nodes < 30
    assert not isinstance(solve(position), Undecided)
