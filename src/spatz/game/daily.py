"""Which deal belongs to which day. The day is the UTC date, the same for everybody on earth."""

from datetime import UTC, date, datetime

from spatz.core.deal import DealId


def day_of(now: int) -> date:
    """The day of a time, given as UTC in milliseconds."""
    return datetime.fromtimestamp(now // 1_000, UTC).date()


def daily_deal(day: date) -> DealId:
    """The deal of a day; its number reads like the date: 20261130."""
    number = day.year * 10_000 + day.month * 100 + day.day
    return DealId("turtle", "classic", "constructed", number)
