"""Requests that no browser would send: answered as errors or cut off, and nothing has changed."""

import re

import pytest

from tests.attack.victim import JSON_LINE, Answer, Victim

WORDS = {
    "de": "Eine solche Partie",
    "nl": "spel",
    "pl": "Nie masz takiej gry",
    "en": "no such game",
}
PAIR = b'{"pair":[0,1],"version":0}'


def refused(answer: Answer, *statuses: int) -> None:
    """Hold an answer to a status; what the HTTP library itself refuses has no content."""
    assert answer.status in statuses
    if answer.content and answer.kind != "text/html; charset=utf-8":
        assert answer.problem["status"] == answer.status


@pytest.mark.parametrize(
    "name", ["x", "a" * 22, "a" * 23, "%00" * 22, "a" * 22 + "%0a", "%ff%fe", "%2e%2e", "a" * 9_000]
)
@pytest.mark.parametrize("what", ["", "/redo", "/alive", "/shuffle"])
def test_an_unknown_game_is_not_found(victim: Victim, name: str, what: str) -> None:
    path = f"/api/games/{name}{what}"
    answer = victim.post(path, b'{"version":0}') if what else victim.get(path)
    if what == "/alive":
        answer = victim.post(path, b"{}")
    assert (answer.status, answer.problem["code"]) == (404, "game-not-found")


@pytest.mark.parametrize(
    "cookie",
    [
        "",
        "spatz-player",
        "spatz-player=",
        "spatz-player=nobody",
        "spatz-player=" + "a" * 8_000,
        'spatz-player="x',
        "spatz-player=\xff\xfe",
        "=;=;;",
        "; " * 500,
    ],
)
def test_a_foreign_game_is_not_found_whatever_the_cookie_says(victim: Victim, cookie: str) -> None:
    head = f"POST {victim.game}/moves HTTP/1.1\r\nHost: {victim.host}\r\nCookie: {cookie}\r\n"
    rest = f"{JSON_LINE}\r\nContent-Length: {len(PAIR)}\r\n\r\n"
    answer = victim.send((head + rest).encode("latin-1") + PAIR)
    assert (answer.status, answer.problem["code"]) == (404, "game-not-found")


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("by", ["query", "header"])
def test_refusals_speak_the_players_language(victim: Victim, lang: str, by: str) -> None:
    path, lines = "/api/games/x", (f"Accept-Language: {lang};q=0.5, xx",)
    answer = victim.get(f"{path}?lang={lang}") if by == "query" else victim.get(path, *lines)
    assert WORDS[lang] in answer.problem["detail"]


@pytest.mark.parametrize(
    "query",
    [
        "lang=xx",
        "lang=%00",
        "lang=%ff",
        "lang=",
        "lang",
        "lang=" + "d" * 5_000,
        "lang=../../de",
        "&".join(f"a{n}=1" for n in range(2_000)),
        "%",
        "layout=../../etc/passwd&number=nan",
    ],
)
def test_a_query_that_means_nothing_is_ignored(victim: Victim, query: str) -> None:
    for path in ("/", "/play"):
        assert (victim.get(f"{path}?{query}")).status == 200
    assert victim.get(f"/api/games/x?{query}").problem["detail"] == "You have no such game."


@pytest.mark.parametrize(
    "wish", ["", "*", "xx", "de;q=abc", "de;q=-1", "de;q=1e400", "xx," * 4_000, "\xff", ";;,,=="]
)
def test_a_wish_for_a_language_that_means_nothing_is_ignored(victim: Victim, wish: str) -> None:
    assert victim.get("/api/games/x", f"Accept-Language: {wish}").problem["status"] == 404


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "get", "SPATZ", "CONNECT"])
def test_a_method_that_an_address_does_not_know_is_refused(victim: Victim, method: str) -> None:
    for path in ("/api/games", victim.game, f"{victim.game}/moves"):
        answer = victim.post(path, PAIR, method=method)
        assert (answer.status, answer.problem["code"]) == (405, "wrong-method")


@pytest.mark.parametrize(
    "kind",
    [
        "",
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/json; charset=latin-1",
        "application/json, text/plain",
    ],
)
def test_what_does_not_say_that_it_is_json_is_not_read(victim: Victim, kind: str) -> None:
    answer = victim.post(f"{victim.game}/moves", PAIR, f"Content-Type: {kind}")
    assert (answer.status, answer.problem["code"]) == (415, "wrong-media-type")


@pytest.mark.parametrize(
    "line",
    [
        "Origin: http://evil.example",
        "Origin: null",
        "Origin: http://[",
        "Origin: ",
        "Origin: file://",
        "Origin: http://127.0.0.1@evil.example",
        "Sec-Fetch-Site: cross-site",
        "Sec-Fetch-Site: same-site",
    ],
)
def test_a_page_of_another_site_writes_nothing(victim: Victim, line: str) -> None:
    pair = victim.view["pairs"][0]
    body = f'{{"pair":{pair},"version":0}}'.encode()
    answer = victim.post(f"{victim.game}/moves", body, line)
    assert (answer.status, answer.problem["code"]) == (403, "foreign-origin")


@pytest.mark.parametrize(
    "host", ["evil.example", "", "[", "127.0.0.1@evil.example", "localhost, evil.example", "\xff"]
)
def test_a_name_that_is_not_the_sites_is_refused(victim: Victim, host: str) -> None:
    head = f"GET {victim.game} HTTP/1.1\r\nHost: {host}\r\nCookie: {victim.player.cookie}\r\n\r\n"
    refused(victim.send(head.encode("latin-1")), 400)


@pytest.mark.parametrize(
    "line",
    [
        "X: a\0b",
        "X: a\x01b",
        "X\0: b",
        "X y: b",
        ": b",
        "Content-Length: -1",
        "Content-Length: abc",
        "Content-Length: 5\r\nContent-Length: 6",
        "Transfer-Encoding: gzip",
        "\r\n".join(f"X-{n}: 1" for n in range(300)),
    ],
    ids=lambda line: ascii(line)[:30],
)
def test_a_header_that_is_none_is_refused(victim: Victim, line: str) -> None:
    start = f"POST {victim.game}/moves HTTP/1.1\r\nHost: {victim.host}\r\n"
    data = f"{start}Cookie: {victim.player.cookie}\r\n{JSON_LINE}\r\n{line}\r\n\r\n"
    assert victim.send(data.encode("latin-1")).status in {400, 415, 431}


@pytest.mark.parametrize(
    "data",
    [
        b"GET /\r\n\r\n",
        b"\0" * 100 + b"\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 200,
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET  HTTP/1.1\r\n\r\n",
        b"GET /health HTTP/1.0\r\n\r\n",
        b"GET /health HTTP/1.1\r\n\r\n",
    ],
)
def test_what_is_no_request_is_refused(victim: Victim, data: bytes) -> None:
    assert victim.send(data, closing=True).status in {0, 400}


def test_an_old_program_is_answered(victim: Victim) -> None:
    data = f"GET /health HTTP/1.0\r\nHost: {victim.host}\r\n\r\n"
    assert victim.send(data.encode()).status == 200


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../../etc/passwd",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2f..%2fetc/passwd",
        "/..%5c..%5cetc/passwd",
        "//etc/passwd",
        "/js/../../../app.py",
        "/js",
        "/js/",
        "/js/main.js/",
        "/js/main.js%00.css",
        "/js/main.js.gz",
        "/%00",
        "/" + "a/" * 2_000,
    ],
)
def test_nothing_but_static_files_is_served_as_one(victim: Victim, path: str) -> None:
    answer = victim.get(static(victim) + path)
    assert (answer.status, answer.kind) == (404, "text/html; charset=utf-8")
    assert b"root:" not in answer.content


@pytest.mark.parametrize("wish", ["5-1", "999999999-", "abc", "0-1,3-4", "-", "-" + "9" * 500])
def test_a_part_of_a_file_that_cannot_be_is_no_fault(victim: Victim, wish: str) -> None:
    answer = victim.get(static(victim) + "/js/main.js", f"Range: bytes={wish}")
    assert answer.status in {200, 206, 416}


def static(victim: Victim) -> str:
    """Where the static files are, as the page says."""
    found = re.search(r"/static/[0-9a-f]+", victim.get("/").content.decode())
    assert found is not None
    return found[0]


def test_many_connections_that_say_nothing_keep_nobody_waiting(victim: Victim) -> None:
    silent = [victim.connect() for _ in range(60)]
    for line in silent[:30]:
        line.sendall(b"GET / HTTP/1.1\r\nHo")
    assert victim.get("/health").status == 200
    for line in silent:
        line.close()


def test_whoever_does_not_wait_for_the_answers_keeps_nobody_waiting(victim: Victim) -> None:
    for _ in range(20):
        with victim.connect() as line:
            line.sendall(victim.head("GET", "/") * 20)
    assert victim.get("/health").status == 200
