"""The exact search for a single position."""

from spatz.core.position import Position
from spatz.solver.session import Session
from spatz.solver.verdict import UNLIMITED, Budget, Verdict


def solve(position: Position, budget: Budget = UNLIMITED, seed: int = 1) -> Verdict:
    """Whether the position can be won: a line that wins it, a proof that none does, or, where the
    budget is limited, that it is not known. Nothing left is won, an odd number of tiles or an odd
    group is lost.

    The seed has no influence on a proof, only on the line and on what a limited search finds out.
    Half of all Turtle deals take 0.2 ms, one in a hundred 10 ms, the hardest many seconds; sixty
    times that where the kernel is not compiled.
    """
    return Session(position, seed).verdict(budget=budget)
