"""hints.py: a winning pair, and where a game turned."""

from spatz.core.place import Pair
from spatz.solver.hints import TurningPoint, turning_point, winning_pair
from spatz.solver.session import Session
from spatz.solver.verdict import Budget, Undecided, Unwinnable, Winnable
from tests.drawing import row, stack
from tests.uniform import uniform_position

# Slots 1 and 2 are the single tiles, 4 the upper tile of the first stack: 1 with 2 loses. The two
# free tiles of the row, 6 and 7, may go at any time.
ONE_FIRST_PAIR_LOSES = stack("c1 b1", "b1", "b1", "b1 c1", "m1", "m1")
SINGLES, LOSING = Pair.of(4, 5), Pair.of(1, 2)


def test_a_winning_pair_keeps_the_position_winnable() -> None:
    session = Session(ONE_FIRST_PAIR_LOSES)
    pair = winning_pair(session, ())
    assert pair is not None
    assert isinstance(session.verdict((pair,)), Winnable)


def test_there_is_no_winning_pair_in_a_lost_position_nor_after_the_win() -> None:
    assert winning_pair(Session(ONE_FIRST_PAIR_LOSES), (LOSING,)) is None
    assert winning_pair(Session(row("b1 b1")), (Pair.of(0, 1),)) is None


def test_a_winning_pair_is_not_known_within_no_budget() -> None:
    assert winning_pair(Session(uniform_position("turtle", 364)), (), Budget(0)) is None


def test_the_move_that_lost_is_found_with_a_pair_that_would_not_have() -> None:
    session = Session(ONE_FIRST_PAIR_LOSES)
    turned = turning_point(session, (SINGLES, LOSING))
    assert isinstance(turned, TurningPoint)
    assert (turned.moves, turned.lost_by) == (1, LOSING)
    assert isinstance(session.verdict((SINGLES, turned.kept_by)), Winnable)


def test_the_moves_after_the_loss_do_not_matter() -> None:
    turned = turning_point(Session(ONE_FIRST_PAIR_LOSES), (LOSING, SINGLES))
    assert isinstance(turned, TurningPoint)
    assert (turned.moves, turned.lost_by) == (0, LOSING)


def test_a_position_that_can_be_won_has_not_turned() -> None:
    assert isinstance(turning_point(Session(ONE_FIRST_PAIR_LOSES), (SINGLES,)), Winnable)


def test_a_deal_that_never_could_be_won_has_not_turned() -> None:
    session = Session(row("b1 c5 b1 c5 __ m1 __ m1"))
    assert turning_point(session, (Pair.of(5, 7),)) == Unwinnable()


def test_a_turn_that_is_not_found_within_the_budget_is_not_told() -> None:
    position = uniform_position("turtle", 364)
    assert turning_point(Session(position), (), Budget(0)) == Undecided()
