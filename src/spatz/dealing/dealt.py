"""What a dealer is, and what it hands over."""

from collections.abc import Callable
from typing import NamedTuple

from spatz.core.deal import Deal
from spatz.core.layout import Layout
from spatz.core.place import Pair
from spatz.core.rules import Rules


class Dealt(NamedTuple):
    """A deal, and a line that wins it."""

    deal: Deal
    line: tuple[Pair, ...]


Dealer = Callable[[Layout, Rules, int], Dealt]
"""Deals a layout under rules by a number: the same three give the same deal for ever.

NotClearableError where it is proved that the layout cannot be emptied by pairs,
ClearingNotKnownError where that could not be decided.
"""
