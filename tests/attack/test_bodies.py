"""Bodies that are not what they should be: refused with a problem, and nothing has changed."""

import json
import socket

import pytest

from tests.attack.victim import JSON_LINE, Victim

LARGEST = 64 * 1024
CHUNKED = "Transfer-Encoding: chunked"

BODIES: dict[str, tuple[int, bytes]] = {
    "nothing": (400, b""),
    "half": (400, b'{"pair":[0,1],"ver'),
    "list": (400, b"[]"),
    "null": (400, b"null"),
    "number": (400, b"1"),
    "deep list": (400, b"[" * 60_000),
    "deep object": (400, b'{"a":' * 10_000 + b"1" + b"}" * 10_000),
    "deep field": (400, b'{"version":0,"pair":' + b"[" * 20_000 + b"]" * 20_000 + b"}"),
    "nan": (400, b'{"pair":[0,1],"version":NaN}'),
    "infinite": (400, b'{"pair":[0,1],"version":1e999}'),
    "many digits": (400, b'{"pair":[0,1],"version":' + b"9" * 5_000 + b"}"),
    "fraction": (400, b'{"pair":[0,1],"version":0.5}'),
    "negative": (400, b'{"pair":[-1,1],"version":0}'),
    "truth": (400, b'{"pair":[true,false],"version":0}'),
    "utf-16": (400, '{"pair":[0,1],"version":0}'.encode("utf-16")),
    "no utf-8": (400, b'{"pair":[0,1],"\xff":0}'),
    "half a surrogate": (400, b'{"pair":[0,1],"\\ud800":0}'),
    "two values": (400, b'{"pair":[0,1],"version":0} {}'),
    "trailing nul": (400, b'{"pair":[0,1],"version":0}\0'),
    "a score": (400, b'{"pair":[0,1],"version":0,"score":99999}'),
    "too long": (413, b" " * (LARGEST + 1)),
    "same tile": (422, b'{"pair":[5,5],"version":0}'),
    "no such slot": (422, b'{"pair":[0,144],"version":0}'),
    "of the future": (409, b'{"pair":[0,1],"version":7}'),
    "of the far future": (409, b'{"pair":[0,1],"version":2147483647}'),
}


@pytest.mark.parametrize(("status", "body"), BODIES.values(), ids=BODIES)
def test_a_wrong_body_is_refused(victim: Victim, status: int, body: bytes) -> None:
    answer = victim.post(f"{victim.game}/moves", body)
    assert answer.status == answer.problem["status"] == status
    assert answer.problem["detail"].strip().endswith((".", "!")) or answer.problem["facts"]


def test_what_is_wrong_as_a_whole_is_named_too(victim: Victim) -> None:
    assert victim.post(f"{victim.game}/moves", b"[]").problem["facts"] == {"field": "$"}


@pytest.mark.parametrize(
    ("lang", "word"), [("de", "Stein"), ("nl", "steen"), ("pl", "Kamień"), ("en", "tile")]
)
def test_a_blocked_tile_is_refused_in_the_players_language(
    victim: Victim, lang: str, word: str
) -> None:
    blocked = next(tile["slot"] for tile in victim.view["tiles"] if not tile["free"])
    free = victim.view["pairs"][0][0]
    body = json.dumps({"pair": [blocked, free], "version": 0}).encode()
    answer = victim.post(f"{victim.game}/moves", body, f"Accept-Language: {lang}")
    assert (answer.status, answer.problem["code"]) == (422, "tile-blocked")
    assert word.lower() in answer.problem["detail"].lower()


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("undo", {"moves": 1}),
        ("undo", {"moves": 143}),
        ("redo", {}),
        ("resume", {}),
        ("shown", {"pair": [3, 3]}),
        ("shown", {"pair": [0, 143]}),
    ],
    ids=str,
)
def test_what_the_game_does_not_allow_is_refused(
    victim: Victim, what: str, body: dict[str, object]
) -> None:
    answer = victim.post(f"{victim.game}/{what}", json.dumps({**body, "version": 0}).encode())
    assert answer.status == answer.problem["status"] == 422


@pytest.mark.parametrize(
    "field",
    [
        {"layout": "../../etc/passwd"},
        {"layout": "\0"},
        {"layout": "\x1b[31m\u202e<b>"},
        {"layout": "a" * 65},
        {"rules": "none"},
        {"dealer": "nobody"},
        {"number": 0},
        {"number": 10**9},
        {"number": -(10**30)},
        {"number": 1.5},
        {"scoring": "cheat"},
        {"hints": "yes"},
    ],
    ids=repr,
)
@pytest.mark.parametrize("path", ["/api/games", "/api/games/open"])
def test_a_deal_that_cannot_be_is_refused(
    victim: Victim, path: str, field: dict[str, object]
) -> None:
    answer = victim.post(path, json.dumps(field).encode())
    assert answer.status == answer.problem["status"] == 400


@pytest.mark.parametrize(
    "body", [b'{"language":"xx"}', b'{"dim":9e999}', b'{"no":1}', b"[]", b'{"design":"\\u0000"}']
)
def test_a_preference_that_cannot_be_is_refused(victim: Victim, body: bytes) -> None:
    answer = victim.post("/api/preferences", body, method="PUT")
    assert answer.status == answer.problem["status"] == 400


@pytest.mark.parametrize("closing", [True, False])
@pytest.mark.parametrize(
    ("line", "rest"),
    [
        (CHUNKED, b"zz\r\n{}"),
        (CHUNKED, b"5\r\n{"),
        (CHUNKED, b"ffffffffffffffff1\r\n{"),
        ("Content-Length: 100", b'{"version":0}'),
    ],
)
def test_a_body_that_breaks_off_is_refused(
    victim: Victim, line: str, rest: bytes, *, closing: bool
) -> None:
    data = victim.head("POST", f"{victim.game}/redo", JSON_LINE, line) + rest
    if closing:
        assert victim.send(data, closing=True).problem["code"] == "malformed-request"
    else:
        with victim.connect() as hasty:
            hasty.sendall(data)


def test_a_body_without_end_is_not_read_to_its_end(victim: Victim) -> None:
    chunk = b"2000\r\n" + b" " * 0x2000 + b"\r\n"
    with victim.connect() as line:
        line.sendall(victim.head("POST", f"{victim.game}/redo", JSON_LINE, CHUNKED))
        line.sendall(chunk * (2 * LARGEST // 0x2000))
        assert b" 413 " in line.recv(65_536)


def test_slow_bodies_keep_nobody_else_waiting(victim: Victim) -> None:
    start = victim.head("POST", f"{victim.game}/redo", JSON_LINE, "Content-Length: 50") + b"{"
    slow: list[socket.socket] = [victim.connect() for _ in range(60)]
    for line in slow:
        line.sendall(start)
    assert victim.get("/health").status == 200
    for line in slow:
        line.close()
