"""A bucket of tokens for everybody."""

import pytest

from spatz.web.limits import MOST_KEYS, Limiter


def test_a_burst_may_pass_and_then_one_at_a_time() -> None:
    limiter = Limiter(2, 3)
    assert [limiter.wait("a", 0) for _ in range(4)] == [0, 0, 0, 0.5]
    assert limiter.wait("a", 0.5) == 0
    assert limiter.wait("a", 0.5) == 0.5


def test_a_refusal_costs_nothing() -> None:
    limiter = Limiter(1, 1)
    assert [limiter.wait("a", time) for time in (0, 0.25, 0.5, 1)] == [0, 0.75, 0.5, 0]


def test_nobody_uses_up_what_is_anothers() -> None:
    limiter = Limiter(1, 1)
    assert (limiter.wait("a", 0), limiter.wait("b", 0), limiter.wait("a", 0)) == (0, 0, 1)


def test_a_bucket_holds_no_more_than_a_burst() -> None:
    limiter = Limiter(1, 2)
    assert [limiter.wait("a", time) for time in (0, 1_000, 1_000, 1_000)] == [0, 0, 0, 1]


@pytest.mark.parametrize(("rate", "key"), [(0, "a"), (1, None)], ids=["no rate", "no key"])
def test_without_a_rate_or_a_key_there_is_no_limit(rate: float, key: str | None) -> None:
    limiter = Limiter(rate, 1)
    assert {limiter.wait(key, 0) for _ in range(100)} == {0}


def test_no_more_are_remembered_than_there_is_room_for() -> None:
    limiter = Limiter(1, 2)
    for number in range(3 * MOST_KEYS):
        limiter.wait(str(number), number / 1_000)
    assert len(limiter) <= MOST_KEYS


def test_whoever_has_a_full_bucket_is_forgotten_first() -> None:
    limiter = Limiter(1, 2)
    for number in range(MOST_KEYS):
        limiter.wait(str(number), 0)
    limiter.wait("late", 100)
    assert len(limiter) == 1
