"""daily.py: which deal belongs to which day."""

from datetime import date

import pytest

from spatz.core.deal import DealId
from spatz.dealing.dealers import deal
from spatz.game.daily import daily_deal, day_of
from spatz.layouts.builtin import find_layout

MIDNIGHT = 1_796_083_200_000
"""The beginning of 1 December 2026, UTC."""


@pytest.mark.parametrize(
    ("now", "day"),
    [
        pytest.param(0, date(1970, 1, 1), id="the-beginning"),
        pytest.param(MIDNIGHT - 1, date(2026, 11, 30), id="before-midnight"),
        pytest.param(MIDNIGHT, date(2026, 12, 1), id="midnight"),
        pytest.param(MIDNIGHT + 86_399_999, date(2026, 12, 1), id="the-day-after"),
    ],
)
def test_the_day_is_the_utc_date_wherever_the_player_is_t54(now: int, day: date) -> None:
    assert day_of(now) == day


def test_the_number_of_a_daily_deal_reads_like_its_date() -> None:
    deal_id = daily_deal(date(2026, 12, 1))
    assert deal_id == DealId("turtle", "classic", "constructed", 20_261_201)


@pytest.mark.parametrize("day", [date.min, date.max], ids=str)
def test_every_day_has_a_deal(day: date) -> None:
    deal_id = daily_deal(day)
    assert deal(deal_id, find_layout(deal_id.layout)).deal.faces
