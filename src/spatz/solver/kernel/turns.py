"""Climbing and clause search in turns, each time with twice the effort."""

from spatz.solver.kernel import terms
from spatz.solver.kernel.proving import Proving

FIRST_TURN = 30
"""Conflicts in the first turn of the clause search."""


class Turns:
    """One question to a deal: can the present position be won?

    It can be asked to go on as often as one likes, for a few conflicts or for many: the course of
    the search, its answer and its count are the same.
    """

    def __init__(self, proving: Proving) -> None:
        self.proving = proving
        self.begin(0)

    def begin(self, evaluations: int) -> None:
        """With so many pairings played in the first turn of climbing."""
        self.evaluations, self.turn = evaluations, FIRST_TURN
        self.turn_ends = self.proving.conflicts

    def judge_at_once(self) -> int:
        """A verdict where no search is needed."""
        if not self.proving.settle():
            return terms.UNWINNABLE
        if self.proving.is_won():
            return terms.WINNABLE
        return terms.UNWINNABLE if self.proving.is_hopeless() else terms.UNDECIDED

    def search(self, stop: int) -> int:
        """Until the count of conflicts has come to ``stop``; a verdict."""
        while True:
            if self.proving.conflicts >= self.turn_ends:
                verdict = self._climb()
                if verdict != terms.UNDECIDED:
                    return verdict
            if self.proving.conflicts >= stop:
                return terms.UNDECIDED
            verdict = self.proving.search(min(stop, self.turn_ends))
            if verdict != terms.UNDECIDED:
                return verdict

    def _climb(self) -> int:
        self.turn_ends = self.proving.conflicts + self.turn
        self.turn *= 2
        self.proving.trail.cancel(0)
        if not self.proving.settle():
            return terms.UNWINNABLE
        won = self.proving.climbing.search(self.evaluations)
        self.evaluations = self.evaluations * 2 // 3
        return terms.WINNABLE if won else terms.UNDECIDED
