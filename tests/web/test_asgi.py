"""The site as a server starts it, from the environment alone."""

from pathlib import Path
from time import time

import pytest
from litestar.testing import TestClient
from litestar.types import ASGIApp, Receive, Scope, Send

from spatz.storage.errors import UnknownDatabaseError
from spatz.web.app import utc_now
from spatz.web.asgi import create
from spatz.web.settings import SettingsError


@pytest.fixture(autouse=True)
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database and a cache of the test's own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("SPATZ_DATABASE", f"sqlite:///{tmp_path / 'spatz.sqlite'}")
    monkeypatch.setenv("SPATZ_HOSTS", "spatz.test")


def first_games(app: ASGIApp, *, proxy: str, visitors: list[str]) -> list[int]:
    """The statuses of first games for visitors that a proxy speaks for."""

    async def from_proxy(scope: Scope, receive: Receive, send: Send) -> None:
        scope["client"] = (proxy, 50_000)
        await app(scope, receive, send)

    statuses = []
    for visitor in visitors:
        client = TestClient(from_proxy, base_url="http://spatz.test")
        headers = {"x-forwarded-for": visitor}
        answer = client.post("/api/games", json={"layout": "courtyard"}, headers=headers)
        statuses.append(answer.status_code)
    return statuses


def test_the_site_is_what_the_environment_says() -> None:
    with TestClient(create(), base_url="http://spatz.test") as client:
        assert client.get("/health").json() == {"status": "ok"}
        assert client.post("/api/games/open", json={}).status_code == 201
        assert client.get("/health", headers={"host": "localhost"}).status_code == 400


def test_the_visitors_of_a_known_proxy_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPATZ_PROXIES", "203.0.113.1")
    monkeypatch.setenv("SPATZ_NEWCOMERS", "1")
    visitors = ["198.51.100.1", "198.51.100.2", "198.51.100.1"]
    assert first_games(create(), proxy="203.0.113.1", visitors=visitors) == [201, 201, 429]


def test_an_unknown_proxy_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPATZ_PROXIES", "203.0.113.1")
    monkeypatch.setenv("SPATZ_NEWCOMERS", "1")
    visitors = ["198.51.100.1", "198.51.100.2"]
    assert first_games(create(), proxy="203.0.113.9", visitors=visitors) == [201, 429]


def test_a_wrong_setting_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPATZ_THREADS", "none")
    with pytest.raises(SettingsError):
        create()


def test_a_database_must_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPATZ_DATABASE", "")
    with pytest.raises(UnknownDatabaseError):
        create()


def test_the_clock_is_utc_in_milliseconds() -> None:
    assert abs(utc_now() / 1000 - time()) < 60
