"""rating.py: difficulty, measured."""

import pytest

from spatz.solver.rating import PLAYS, Difficulty, Rating, difficulty_of, rate
from spatz.solver.verdict import Budget, Undecided, Unwinnable, Winnable
from tests.drawing import row, stack
from tests.uniform import uniform_position


@pytest.mark.parametrize(
    ("wins", "band"),
    [
        (500, "easy"),
        (101, "easy"),
        (100, "medium"),
        (25, "medium"),
        (24, "hard"),
        (5, "hard"),
        (4, "expert"),
        (1, "expert"),
        (0, "master"),
    ],
)
def test_the_band_follows_from_the_wins(wins: int, band: str) -> None:
    assert difficulty_of(wins) is Difficulty(band)
    assert Rating(Winnable(()), wins).difficulty is Difficulty(band)


def test_a_position_without_a_choice_is_always_won() -> None:
    rating = rate(row("b1 c5 c5 b1"))
    assert (rating.wins, rating.win_rate, rating.difficulty) == (PLAYS, 1.0, Difficulty.EASY)


def test_nothing_left_is_always_won() -> None:
    assert rate(row("__ __")) == Rating(Winnable(()), PLAYS)


def test_every_legal_pair_is_as_likely_as_any_other() -> None:
    # One of the three first pairs loses; the two others cannot fail. Five deviations either way.
    wins = rate(stack("c1 b1", "b1", "b1", "b1 c1")).wins
    assert abs(wins - PLAYS * 2 / 3) < 5 * (PLAYS * 2 / 9) ** 0.5


def test_an_unwinnable_position_has_no_band() -> None:
    rating = rate(row("b1 c5 b1 c5"))
    assert rating == Rating(Unwinnable(), 0)
    assert rating.difficulty is None


def test_an_undecided_position_has_no_band() -> None:
    rating = rate(uniform_position("turtle", 364), Budget(0))
    assert rating.verdict == Undecided()
    assert rating.difficulty is None


def test_a_rating_is_the_same_again() -> None:
    position = uniform_position("turtle", 3)
    assert rate(position) == rate(position)
