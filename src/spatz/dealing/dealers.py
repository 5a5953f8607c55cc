"""The table of dealers by name.

A dealer's name is part of every deal id, in links and in stored games: a name stays for ever, and a
dealer that comes to deal otherwise gets a new one. A further dealer is a module of its own beside
``constructed`` and one more line in this table.
"""

from collections.abc import Mapping
from types import MappingProxyType

from spatz.core.deal import DealId
from spatz.core.errors import UnknownNameError
from spatz.core.layout import Layout
from spatz.core.rules import RULES
from spatz.dealing.chain import chain_1
from spatz.dealing.constructed import constructed
from spatz.dealing.dealt import Dealer, Dealt
from spatz.dealing.uniform import is_fair, uniform

DEALERS: Mapping[str, Dealer] = MappingProxyType(
    {"constructed": constructed, "uniform": uniform, "chain-1": chain_1}
)
"""All dealers by name."""

DEFAULT_DEALER = "constructed"
"""The dealer of a new game, when none is asked for."""


class UnknownDealerError(UnknownNameError):
    """There is no such dealer."""

    code = "unknown-dealer"


def deal(deal_id: DealId, layout: Layout) -> Dealt:
    """The deal of this name on its layout; UnknownDealerError and what the dealer raises."""
    if deal_id.dealer not in DEALERS:
        raise UnknownDealerError("dealer", deal_id.dealer)
    return DEALERS[deal_id.dealer](layout, RULES[deal_id.rules], deal_id.number)


def exact_name(dealer: str, layout: Layout) -> str:
    """The name of the dealer that deals this layout when this one is asked for: where hardly any
    arrangement can be won, ``uniform`` is the chain of swaps. Links and games carry that name."""
    return "chain-1" if dealer == "uniform" and not is_fair(layout) else dealer
