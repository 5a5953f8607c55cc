"""The uniform dealer: every arrangement as likely as any other, kept if it is proved winnable."""

from functools import lru_cache

from spatz.core.deal import Deal
from spatz.core.errors import LayoutError
from spatz.core.layout import Layout
from spatz.core.position import Position
from spatz.core.rules import CLASSIC, Rules
from spatz.dealing.constructed import line_of, rng_of
from spatz.dealing.dealt import Dealt
from spatz.dealing.rng import Rng
from spatz.dealing.tiles import draw_tiles
from spatz.solver.search import solve
from spatz.solver.verdict import UNLIMITED, Budget, Undecided, Winnable

DRAWS, FAIR = 200, 4
"""Of so many arrangements, always the same, so many must be winnable: two in a hundred."""

_BUDGETS = (Budget(100), Budget(3_000), Budget(100_000), UNLIMITED)


class UnfairLayoutError(LayoutError):
    """Hardly any arrangement on this layout can be won, so that nobody waits for one."""

    code = "unfair-layout"

    def __init__(self, tiles: int) -> None:
        self.tiles = tiles
        super().__init__(tiles=tiles)


def uniform(layout: Layout, rules: Rules, number: int) -> Dealt:
    """A deal drawn among all that can be won, with a line that wins it.

    Every draw is solved to the end, so that the deal depends on what is true, and not on how well
    we solve. A Turtle takes 1 ms, some seconds at worst; sixty times that uncompiled. Other errors
    than those of the constructed dealer: UnfairLayoutError.
    """
    if not is_fair(layout):
        line_of(layout)
        raise UnfairLayoutError(len(layout.places))
    rng = rng_of("uniform", layout, rules, number)
    tiles = draw_tiles(len(layout.places), rules, rng)
    while True:
        deal = Deal(layout, rules, tuple(rng.shuffled(tiles.faces)))
        verdict = solve(Position.of_deal(deal))
        if isinstance(verdict, Winnable):
            return Dealt(deal, verdict.line)


@lru_cache(maxsize=64)
def is_fair(layout: Layout) -> bool:
    """Whether enough arrangements on the layout can be won; decided once for a layout.

    The answer is a truth about arrangements that are always the same. Easy ones are decided first,
    as soon as they settle it the others are left alone.
    """
    draws, winnable = [_draw(layout, number) for number in range(1, DRAWS + 1)], 0
    for budget in _BUDGETS:
        undecided = []
        for position in draws:
            verdict = solve(position, budget)
            winnable += isinstance(verdict, Winnable)
            if winnable == FAIR:
                return True
            if isinstance(verdict, Undecided):
                undecided.append(position)
        draws = undecided
    return False


def _draw(layout: Layout, number: int) -> Position:
    rng = Rng(number, "fair")
    tiles = draw_tiles(len(layout.places), CLASSIC, rng)
    return Position(layout, CLASSIC, tuple(rng.shuffled(tiles.faces)))
