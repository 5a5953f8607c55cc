"""Every layout under both rules is won by clicking tiles, along its deal's own line."""

import pytest

from spatz.layouts.builtin import LAYOUTS
from tests.browser.table import Table
from tests.plays import constructed

pytestmark = pytest.mark.browser
EVERY_BOARD = [(layout, rules) for layout in LAYOUTS for rules in ("classic", "identity")]


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("layout", "rules"), EVERY_BOARD)
def test_a_deal_is_won_by_clicking_its_line(table: Table, layout: str, rules: str) -> None:
    position, line = constructed(layout, rules, number=42)
    table.open(f"/play?layout={layout}&rules={rules}&dealer=constructed&number=42")
    assert table.faces() == {
        slot: face.value for slot, face in enumerate(position.faces) if face is not None
    }
    table.expect_pairs_left(len(line))

    for taken, pair in enumerate(line, start=1):
        table.take(*pair)
        table.expect_pairs_left(len(line) - taken)

    table.expect_status("won")
    assert table.faces() == {}
    assert table.game_is_won()
