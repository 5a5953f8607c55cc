"""chain.py: swaps from one winnable deal to the next."""

import pytest

from spatz.core.position import Position
from spatz.core.rules import CLASSIC, IDENTITY, RULES, Rules
from spatz.dealing.chain import chain_1
from spatz.dealing.constructed import NotClearableError, constructed
from spatz.layouts.builtin import LAYOUTS
from tests.boards import Rectangles, groups_of, one_row, tiles_of, towers


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_every_deal_comes_with_a_line_that_wins_it(rules: Rules) -> None:
    for layout in (one_row(20), towers(4, 3, 3, 2), LAYOUTS["courtyard"]):
        for number in range(1, 6):
            dealt = chain_1(layout, rules, number)
            groups = groups_of(Position.of_deal(dealt.deal))
            assert Rectangles(tiles_of(layout)).are_emptied(groups, dealt.line)


def test_the_chain_leaves_the_deal_that_it_began_with_and_keeps_its_tiles() -> None:
    first = constructed(LAYOUTS["courtyard"], CLASSIC, 1).deal
    last = chain_1(LAYOUTS["courtyard"], CLASSIC, 1).deal
    assert last.tile_set == first.tile_set
    assert sum(a is not b for a, b in zip(first.faces, last.faces, strict=True)) > 36


def test_the_same_number_gives_the_same_deal_whatever_was_dealt_between() -> None:
    first = chain_1(one_row(20), CLASSIC, 42)
    chain_1(one_row(20), IDENTITY, 7)
    assert chain_1(one_row(20), CLASSIC, 42) == first


def test_a_layout_that_cannot_be_emptied_is_refused_with_the_proof() -> None:
    with pytest.raises(NotClearableError):
        chain_1(towers(3, 1), CLASSIC, 1)
