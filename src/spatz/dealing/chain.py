"""The chain of swaps: random winnable deals of layouts on which hardly any arrangement is winnable.

It begins with a constructed deal. Two faces change places; the change stays if the deal is still
proved winnable, else it is undone. As either way is tried as often, all deals that the chain can
come to are as likely in the long run. Measured on the Turtle and on layouts without any winnable
arrangement among thousands, a random player's chance has become that of a fair deal after half as
many tries as there are tiles; we take twice that.
"""

from spatz.core.deal import Deal
from spatz.core.layout import Layout
from spatz.core.position import Position
from spatz.core.rules import Rules
from spatz.dealing.constructed import constructed, rng_of
from spatz.dealing.dealt import Dealt
from spatz.solver.search import solve
from spatz.solver.verdict import Winnable


def chain_1(layout: Layout, rules: Rules, number: int) -> Dealt:
    """A deal at the end of a chain of swaps, with a line that wins it.

    Every swap is solved to the end, so that the deal depends on what is true alone. About a
    millisecond for each tile. The errors are those of the constructed dealer.
    """
    dealt = constructed(layout, rules, number)
    rng = rng_of("chain-1", layout, rules, number)
    for _ in layout.places:
        one, other = rng.below(len(layout.places)), rng.below(len(layout.places))
        dealt = _swapped(dealt, one, other) or dealt
    return dealt


def _swapped(dealt: Dealt, one: int, other: int) -> Dealt | None:
    """The deal with two faces exchanged, if it can be won."""
    deal = dealt.deal
    faces = list(deal.faces)
    faces[one], faces[other] = faces[other], faces[one]
    if deal.rules.match(*(faces[slot] for slot in (one, other))):
        return Dealt(Deal(deal.layout, deal.rules, tuple(faces)), dealt.line)
    verdict = solve(Position(deal.layout, deal.rules, tuple(faces)))
    if not isinstance(verdict, Winnable):
        return None
    return Dealt(Deal(deal.layout, deal.rules, tuple(faces)), verdict.line)
