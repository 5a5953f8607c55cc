"""What a player may want to know of his game: a winning pair, the way back, the move that lost."""

from dataclasses import dataclass

from spatz.core.place import Pair
from spatz.solver.session import Played, Session
from spatz.solver.verdict import UNLIMITED, Budget, Undecided, Unwinnable, Verdict, Winnable


@dataclass(frozen=True)
class TurningPoint:
    """The game was winnable after so many moves, and after the next it was not."""

    moves: int
    lost_by: Pair
    """The move that lost it."""
    kept_by: Pair
    """A pair that would have kept it winnable."""


def winning_pair(session: Session, played: Played, budget: Budget = UNLIMITED) -> Pair | None:
    """A legal pair that keeps the position winnable; None where none is known, or none is left."""
    match session.verdict(played, budget):
        case Winnable((pair, *_)):
            return pair
        case _:
            return None


def turning_point(
    session: Session, played: Played, budget: Budget = UNLIMITED
) -> TurningPoint | Verdict:
    """Where the game turned, if it has; the budget holds for each position that is asked about.

    Else the verdict that stands against it: the position is still winnable; or the deal never was;
    or one of the positions on the way is undecided.
    """
    now = session.verdict(played, budget)
    if not isinstance(now, Unwinnable):
        return now
    at_first = session.verdict((), budget)
    if not isinstance(at_first, Winnable):
        return at_first
    return _between(session, played, at_first, budget)


def _between(
    session: Session, played: Played, winnable: Winnable, budget: Budget
) -> TurningPoint | Undecided:
    """Halve the way between the first position, winnable, and the last, lost: what is lost once
    stays lost."""
    won, lost = 0, len(played)
    while lost - won > 1:
        middle = (won + lost) // 2
        match session.verdict(played[:middle], budget):
            case Winnable() as verdict:
                won, winnable = middle, verdict
            case Unwinnable():
                lost = middle
            case Undecided() as undecided:
                return undecided
    return TurningPoint(won, played[won], winnable.line[0])
