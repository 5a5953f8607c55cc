"""Deals are for ever: the faces of a few numbers on every layout under both rules."""

import pytest

from spatz.core.deal import DealId
from spatz.core.rules import RULES
from spatz.dealing.dealers import DEALERS, deal
from spatz.layouts.builtin import LAYOUTS
from tests.drawing import FACES
from tests.golden.conftest import Golden

NUMBERS = (1, 2, 3, 999_999_999)
IN_A_LINE = 24

_MARKS = {face: mark for mark, face in FACES.items()}


def written(deal_id: DealId) -> str:
    """The id, then the faces by slot, two letters each."""
    faces = deal(deal_id, LAYOUTS[deal_id.layout]).deal.faces
    marks = [_MARKS[face] for face in faces]
    lines = [" ".join(marks[at : at + IN_A_LINE]) for at in range(0, len(marks), IN_A_LINE)]
    return "\n".join([deal_id.write(), *lines])


# Where `uniform` deals, nobody is dealt a chain; one layout is enough to see that it never changes.
DEALT = [
    *((layout, dealer) for layout in LAYOUTS for dealer in DEALERS if dealer != "chain-1"),
    ("courtyard", "chain-1"),
]


@pytest.mark.parametrize(("layout", "dealer"), DEALT)
def test_a_deal_never_changes(layout: str, dealer: str, golden_for_ever: Golden) -> None:
    ids = [DealId(layout, rules, dealer, number) for rules in RULES for number in NUMBERS]
    text = "\n\n".join(written(deal_id) for deal_id in ids) + "\n"
    golden_for_ever(f"deals/{layout}-{dealer}.txt", text)
