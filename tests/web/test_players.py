"""Players are made by what they do first, and known by a token that only they have."""

import hashlib
import re
from concurrent.futures import ThreadPoolExecutor
from typing import cast

import pytest
from litestar.types import Scope

from spatz.web.players import COOKIE, read_token
from tests.web.site import Site

READING = [
    "/",
    "/play?layout=turtle&rules=classic&dealer=constructed&number=42",
    "/?lang=de",
    "/api/games",
    "/api/games/xxxxxxxxxxxxxxxxxxxxxx",
    "/api/preferences",
    "/api/layouts",
    "/api/openapi.json",
    "/health",
    "/nothing",
]


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
@pytest.mark.parametrize("path", READING)
def test_reading_writes_nothing(own_site: Site, method: str, path: str) -> None:
    rows, size = own_site.rows(), own_site.written()
    answer = own_site.client.request(method, path)
    assert "set-cookie" not in answer.headers
    assert own_site.rows() == rows
    assert own_site.written() == size


def test_reading_writes_nothing_for_a_player_either(own_site: Site) -> None:
    path = own_site.begin().path
    rows, size = own_site.rows(), own_site.written()
    for address in [*READING, path]:
        own_site.get(address)
    assert (own_site.rows(), own_site.written()) == (rows, size)


def test_the_first_game_makes_a_player_with_a_cookie(own_site: Site) -> None:
    cookie = own_site.post("/api/games/open", {}).headers["set-cookie"]
    token, *flags = cookie.split("; ")
    assert re.fullmatch(rf"{COOKIE}=[A-Za-z0-9_-]{{43}}", token)
    assert flags == ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=lax"]


def test_the_database_knows_the_hash_of_the_token_alone(own_site: Site) -> None:
    own_site.begin()
    token = own_site.client.cookies[COOKIE]
    held = repr(own_site.rows())
    assert token not in held
    assert repr(hashlib.sha256(token.encode()).digest()) in held


def test_the_cookie_is_renewed_whenever_a_game_is_opened(site: Site) -> None:
    first = site.post("/api/games/open", {}).headers["set-cookie"]
    assert site.post("/api/games/open", {}).headers["set-cookie"] == first


def test_a_move_sends_no_cookie(site: Site) -> None:
    table = site.begin()
    answer = table.ask("moves", pair=table.view["pairs"][0])
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "cookie",
    [
        f"{COOKIE}=nobodys",
        f"{COOKIE}=",
        f"{COOKIE}={'x' * 5_000}",
        f'{COOKIE}="quoted"',
        f"x{COOKIE}=token",
        f"{COOKIE}",
        "other=1; ;;; =",
        "\x00\xff",
    ],
)
def test_a_cookie_that_is_nobodys_makes_a_new_player(site: Site, cookie: str) -> None:
    headers = {b"cookie": cookie.encode("latin-1")}
    asked = site.client.post("/api/games", json={"layout": "courtyard"}, headers=headers)
    assert asked.status_code == 201
    assert asked.headers["set-cookie"].startswith(f"{COOKIE}=")
    assert site.client.get("/api/games", headers=headers).json() == []


def test_two_first_visits_at_once_are_two_players(own_site: Site) -> None:
    browsers = [own_site.another_browser() for _ in range(8)]
    with ThreadPoolExecutor(8) as threads:
        answers = [*threads.map(lambda one: one.post("/api/games/open", {}), browsers)]
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 8
    assert len({browser.client.cookies[COOKIE] for browser in browsers}) == 8


def test_one_browser_that_opens_twice_at_once_can_play_on(own_site: Site) -> None:
    with ThreadPoolExecutor(2) as threads:
        answers = [*threads.map(lambda _: own_site.post("/api/games/open", {}), range(2))]
    assert {answer.status_code for answer in answers} <= {200, 201}
    again = own_site.post("/api/games/open", {})
    assert again.status_code == 200
    assert again.json()["id"] in {answer.json()["id"] for answer in answers}


@pytest.mark.parametrize("others", ["a/b=1; {}", "{}; [x]=1", "x=1;{};y", "theme=dark; {};a@b=c"])
def test_cookies_of_other_programs_on_the_host_do_not_matter(site: Site, others: str) -> None:
    table = site.begin()
    cookie = others.format(f"{COOKIE}={site.client.cookies[COOKIE]}")
    answer = site.another_browser().get(table.path, headers={"cookie": cookie})
    assert answer.json() == table.view


def test_a_cookie_may_come_in_a_header_of_its_own() -> None:
    headers = [(b"cookie", b"theme=dark"), (b"cookie", f"{COOKIE}=token".encode())]
    assert read_token(cast("Scope", {"headers": headers})) == "token"
