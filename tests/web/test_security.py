"""Who may visit, who may write, and what every answer tells the browser."""

from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path

import pytest
from litestar.testing import TestClient
from litestar.types import ASGIApp, Receive, Scope, Send

from spatz.web.security import HEADERS, STATIC_HEADERS
from spatz.web.settings import Settings
from tests.web.site import HOST, JSON, SETTINGS, Site, open_site

ADDRESSES = ["/", "/play", "/nothing", "/api/nothing", "/api/games", "/api/layouts", "/health"]


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH"])
@pytest.mark.parametrize("path", ADDRESSES)
def test_every_answer_carries_the_headers_that_guard_the_page(
    site: Site, method: str, path: str
) -> None:
    answer = site.client.request(method, path)
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert answer.headers.get("cache-control") in ("no-store", "private, no-cache")


def test_refusals_at_the_door_carry_them_too(site: Site) -> None:
    answer = site.get("/", headers={"host": "evil.test"})
    assert answer.status_code == 400
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_static_files_carry_those_that_matter_there(site: Site, static: Path) -> None:
    answer = site.get(f"/static/{static.name}/text/en.json")
    told = {name: answer.headers[name] for name in HEADERS if name in answer.headers}
    assert told == STATIC_HEADERS
    assert told["content-security-policy"].startswith("default-src 'none'; ")


def test_a_missing_static_file_is_a_page_and_guarded_as_one(site: Site, static: Path) -> None:
    answer = site.get(f"/static/{static.name}/nothing.js")
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_the_policy_allows_nothing_inline_and_nothing_from_elsewhere() -> None:
    policy = HEADERS["content-security-policy"]
    assert "unsafe" not in policy
    assert "http" not in policy
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'; ")


@pytest.mark.parametrize("host", ["evil.test", "", "spatz.test.evil.test", "xspatz.test", "[::1]"])
def test_a_name_that_is_not_the_sites_is_refused(site: Site, host: str) -> None:
    answer = site.get("/api/games", headers={"host": host})
    assert (answer.status_code, answer.json()["code"]) == (400, "unknown-host")


@pytest.mark.parametrize("host", [HOST, HOST.upper(), f"{HOST}:8137"])
def test_the_sites_name_is_known_with_any_port(site: Site, host: str) -> None:
    assert site.get("/api/games", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    ("hosts", "host", "status"),
    [
        (("*",), "anything.test", 200),
        (("*.example.org",), "play.example.org", 200),
        (("*.example.org",), "example.org", 400),
        (("*.example.org",), "badexample.org", 400),
        (("[::1]",), "[::1]:8137", 200),
        (("[::1]",), "[::1]", 200),
        (Settings().hosts, "localhost:8137", 200),
        (Settings().hosts, "127.0.0.1", 200),
        (Settings().hosts, "rebound.test:8137", 400),
    ],
)
def test_hosts_are_what_the_settings_say(
    tmp_path: Path, static: Path, hosts: tuple[str, ...], host: str, status: int
) -> None:
    with open_site(tmp_path, static, Settings(hosts=hosts)) as site:
        assert site.get("/health", headers={"host": host}).status_code == status


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.test"},
        {"origin": f"http://{HOST}.evil.test"},
        {"origin": f"http://{HOST}:99"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://["},
        {"origin": f"ftp://{HOST}"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "origin": f"http://{HOST}"},
    ],
    ids=str,
)
@pytest.mark.parametrize(("method", "path"), [("POST", "/api/games"), ("PUT", "/api/preferences")])
def test_a_page_of_another_site_cannot_write(
    site: Site, method: str, path: str, headers: dict[str, str]
) -> None:
    before = site.rows()
    answer = site.client.request(method, path, json={}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert site.rows() == before


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": f"http://{HOST}"},
        {"origin": f"https://{HOST}"},
        {"origin": f"http://{HOST}", "sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
    ],
    ids=str,
)
def test_our_own_pages_and_programs_can_write(site: Site, headers: dict[str, str]) -> None:
    assert site.post("/api/games", {"layout": "courtyard"}, headers=headers).status_code == 201


def test_other_sites_may_link_to_us(site: Site) -> None:
    headers = {"sec-fetch-site": "cross-site", "origin": "http://evil.test"}
    assert site.get("/play?layout=turtle", headers=headers).status_code == 200


def test_a_site_behind_https_is_held_to_it(tmp_path: Path, static: Path) -> None:
    settings = Settings(hosts=(HOST,), https=True)
    with open_site(tmp_path, static, settings) as site:
        answer = site.post("/api/games", {}, headers={"origin": f"https://{HOST}"})
        plain = site.post("/api/games", {}, headers={"origin": f"http://{HOST}"})
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert "; Secure" in answer.headers["set-cookie"]
    assert plain.status_code == 403


def test_no_other_site_may_read_the_answers(site: Site) -> None:
    answer = site.get("/api/games", headers={"origin": "http://evil.test"})
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("size", [64 * 1024 + 1, 1_000_000])
def test_a_body_past_the_limit_is_refused(site: Site, size: int) -> None:
    before = site.rows()
    answer = site.client.post("/api/games", content=b" " * size, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    assert site.rows() == before


def test_a_body_past_the_limit_is_refused_that_does_not_say_how_long_it_is(site: Site) -> None:
    answer = site.client.post("/api/games", content=iter([b" " * 1024] * 65), headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_body_at_the_limit_is_read(site: Site) -> None:
    content = b"{}" + b" " * (64 * 1024 - 2)
    assert site.client.post("/api/games", content=content, headers=JSON).status_code == 201


def from_address(app: ASGIApp, address: str) -> TestClient[ASGIApp]:
    """A browser at this address."""

    async def moved(scope: Scope, receive: Receive, send: Send) -> None:
        scope["client"] = (address, 50_000)
        await app(scope, receive, send)

    return TestClient(moved, base_url=f"http://{HOST}")


def at(site: Site, address: str) -> Site:
    return replace(site, client=from_address(site.app, address))


def limited(
    tmp_path: Path, static: Path, *, writes: int = SETTINGS.writes, newcomers: int = 0
) -> AbstractContextManager[Site]:
    settings = Settings(hosts=(HOST,), writes=writes, newcomers=newcomers)
    return open_site(tmp_path, static, settings)


def test_whoever_writes_too_often_is_told_to_wait(tmp_path: Path, static: Path) -> None:
    with limited(tmp_path, static, writes=1) as opened:
        site = at(opened, "203.0.113.7")
        statuses = [site.client.put("/api/preferences", json={}).status_code for _ in range(12)]
        refused = site.client.put("/api/preferences", json={})
        reading = site.get("/api/preferences")
        elsewhere = at(opened, "203.0.113.8").client.put("/api/preferences", json={})
    assert statuses == [200] * 10 + [429] * 2
    assert refused.headers["retry-after"] == "1"
    assert (refused.json()["code"], refused.json()["facts"]) == (
        "too-many-requests",
        {"seconds": 1},
    )
    assert (reading.status_code, elsewhere.status_code) == (200, 200)


def test_new_players_are_let_in_one_after_the_other(tmp_path: Path, static: Path) -> None:
    with limited(tmp_path, static, newcomers=2) as opened:
        visitors = [at(opened, "2001:db8::" + str(number)) for number in range(3)]
        statuses = [visitor.post("/api/games", {}).status_code for visitor in visitors]
        known = visitors[0].post("/api/games", {}).status_code
        opened.clock.pass_seconds(30)
        later = visitors[2].post("/api/games", {}).status_code
    assert (statuses, known, later) == ([201, 201, 429], 201, 201)


def test_the_fastest_play_is_never_told_to_wait(tmp_path: Path, static: Path) -> None:
    """A whole game in one go, as fast as the site can answer."""
    with limited(tmp_path, static) as opened:
        table = at(opened, "203.0.113.7").begin(layout="turtle")
        while table.view["pairs"]:
            table.take()
    assert table.view["status"] in ("stuck", "won")


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_this_machine_is_never_told_to_wait(tmp_path: Path, static: Path, address: str) -> None:
    with limited(tmp_path, static, writes=1, newcomers=1) as opened:
        statuses = [at(opened, address).post("/api/games", {}).status_code for _ in range(15)]
    assert set(statuses) == {201}


def test_head_is_get_without_the_content(site: Site) -> None:
    for path in ADDRESSES:
        got, head = site.get(path), site.client.head(path)
        assert (head.status_code, head.content) == (got.status_code, b"")
        assert head.headers["content-type"] == got.headers["content-type"]
