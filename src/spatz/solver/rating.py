"""Difficulty, measured: how often a player wins who takes any legal pair."""

from dataclasses import dataclass
from enum import Enum

from spatz.core.position import Position
from spatz.solver.session import Session
from spatz.solver.verdict import UNLIMITED, Budget, Verdict, Winnable

PLAYS = 500
"""So many plays are counted."""

_SEED = 500


class Difficulty(Enum):
    """The band of a winnable deal, by the plays that win of :data:`PLAYS`."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"
    MASTER = "master"


_LEAST_WINS = {
    Difficulty.EASY: 101,
    Difficulty.MEDIUM: 25,
    Difficulty.HARD: 5,
    Difficulty.EXPERT: 1,
    Difficulty.MASTER: 0,
}


@dataclass(frozen=True)
class Rating:
    """A verdict, and how many of :data:`PLAYS` random plays won."""

    verdict: Verdict
    wins: int

    @property
    def win_rate(self) -> float:
        """The share of the plays that won."""
        return self.wins / PLAYS

    @property
    def difficulty(self) -> Difficulty | None:
        """The band; None where it is not proved that the position can be won."""
        if not isinstance(self.verdict, Winnable):
            return None
        return difficulty_of(self.wins)


def difficulty_of(wins: int) -> Difficulty:
    """The band of a winnable position that so many of :data:`PLAYS` plays won."""
    return next(band for band, least in _LEAST_WINS.items() if wins >= least)


def rate(position: Position, budget: Budget = UNLIMITED) -> Rating:
    """Solve a position and play it at random, always by the same numbers."""
    session = Session(position)
    return Rating(session.verdict(budget=budget), session.count_wins(PLAYS, _SEED))
