"""The server's clock is set back, or far forward, while people play: nobody is the worse for it."""

from pathlib import Path

import pytest

from spatz.web.limits import Limiter
from tests.web.site import Site
from tests.web.test_security import at, limited

HOUR = 3_600


def test_whoever_used_up_a_limit_waits_no_longer_because_of_it() -> None:
    limiter = Limiter(rate=1, burst=2)
    assert [limiter.wait("key", 2 * HOUR) for _ in range(3)] == [0, 0, 1]
    assert limiter.wait("key", HOUR) == 1
    assert limiter.wait("key", HOUR + 1) == 0


def test_whoever_has_some_left_may_use_it_up() -> None:
    limiter = Limiter(rate=1, burst=2)
    assert limiter.wait("key", 2 * HOUR) == 0
    assert limiter.wait("key", HOUR) == 0


def test_new_players_are_let_in(tmp_path: Path, static: Path) -> None:
    with limited(tmp_path, static, newcomers=2) as opened:
        first, second, third = (at(opened, f"2001:db8::{number}") for number in range(3))
        assert first.post("/api/games", {}).status_code == 201
        opened.clock.pass_seconds(-HOUR)
        assert second.post("/api/games", {}).status_code == 201
        assert third.post("/api/games", {}).headers["retry-after"] == "30"


@pytest.mark.parametrize("seconds", [-HOUR, -(10**9), 10**8])
def test_a_game_goes_on_with_the_time_that_was_played(site: Site, seconds: int) -> None:
    table = site.begin()
    site.clock.pass_seconds(5)
    table.take()
    site.clock.pass_seconds(seconds)
    assert table.take()["clock"] == {"ms": 5_000, "running": True}
    assert table.reload()["clock"]["ms"] == 5_000
    site.clock.pass_seconds(3)
    assert table.take()["clock"]["ms"] == 8_000
    site.clock.pass_seconds(-seconds)
