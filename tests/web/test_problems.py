"""What goes wrong at our end is said as it is, without a word too many."""

import logging
import sqlite3
from pathlib import Path

import pytest

from spatz.core.errors import SpatzError
from spatz.core.position import Position
from spatz.web.problems import STATUSES, status_of
from tests.web.site import JSON, Site, open_site


class BrokenThinker:
    """Fails as no thinker should."""

    def shuffle(self, position: Position, number: int) -> Position:
        raise ZeroDivisionError(f"secret {len(position.faces)} {number}")


def test_every_kind_of_error_has_a_status_of_its_own_or_of_its_base() -> None:
    for kind in STATUSES:
        assert status_of(kind.__new__(kind)) == STATUSES[kind]


def test_what_is_not_known_to_be_otherwise_is_unprocessable() -> None:
    class NewError(SpatzError):
        code = "new"

    assert status_of(NewError()) == 422


@pytest.mark.parametrize("content", [b"", b"{", b"nul", b"\xff", b"[" * 60_000, b"{}x", b"{'a':1}"])
def test_what_is_no_json_is_malformed(site: Site, content: bytes) -> None:
    before = site.rows()
    answer = site.client.post("/api/games", content=content, headers=JSON)
    assert answer.status_code == 400
    assert answer.json()["code"] in ("malformed-request", "bad-field")
    assert site.rows() == before


@pytest.mark.parametrize(
    "kind",
    [
        "",
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/jsonp",
        "application/json; charset=utf-16",
        "application/json, text/plain",
    ],
)
def test_what_does_not_say_that_it_is_json_is_not_read(site: Site, kind: str) -> None:
    before = site.rows()
    answer = site.client.post("/api/games", content=b"{}", headers={"content-type": kind})
    assert (answer.status_code, answer.json()["code"]) == (415, "wrong-media-type")
    assert site.rows() == before


@pytest.mark.parametrize(
    "kind", ["application/json", "Application/JSON", 'application/json; charset="UTF-8"']
)
def test_json_may_say_so_in_several_ways(site: Site, kind: str) -> None:
    content = b'{"layout": "courtyard"}'
    answer = site.client.post("/api/games", content=content, headers={"content-type": kind})
    assert answer.status_code == 201


def test_a_field_is_named_where_it_is_wrong(site: Site) -> None:
    table = site.begin()
    facts = table.ask("moves", pair=[0, "1"]).json()["facts"]
    unknown = table.ask("redo", sco_re=1).json()["facts"]
    missing = table.ask("moves").json()["facts"]
    assert (facts, unknown, missing) == (
        {"field": "pair[1]"},
        {"field": "sco_re"},
        {"field": "pair"},
    )


def test_a_store_that_is_gone_is_told_as_unavailable(own_site: Site) -> None:
    table = own_site.begin()
    own_site.store.close()
    answers = [
        table.ask("moves", pair=table.view["pairs"][0], version=0),
        own_site.get(table.path),
        own_site.post("/api/games/open", {}),
        own_site.get("/health"),
    ]
    told = {(a.status_code, a.json()["code"], a.json()["detail"]) for a in answers}
    assert len(told) == 1
    assert next(iter(told))[:2] == (503, "storage-unavailable")


def test_a_page_that_needs_the_store_says_so_too(own_site: Site) -> None:
    own_site.begin()
    own_site.store.close()
    answer = own_site.get("/", headers={"accept-language": "de"})
    assert answer.status_code == 503
    assert '<html lang="de"' in answer.text


def test_a_damaged_game_is_told_and_another_begins(own_site: Site) -> None:
    """T45: a corrupt save crashed the start."""
    table = own_site.begin()
    table.take()
    with sqlite3.connect(own_site.database) as connection:
        connection.execute("UPDATE events SET body = 'garbage'")
    connection.close()
    damaged = own_site.get(table.path)
    assert (damaged.status_code, damaged.json()["code"]) == (500, "damaged-game")
    own_site.clock.pass_seconds(1)

    opened = own_site.post("/api/games/open?lang=de", {})
    assert opened.status_code == 201
    assert "neue" in opened.json()["notice"]
    again = own_site.post("/api/games/open", {})
    assert (again.json()["id"], again.json()["notice"]) == (opened.json()["id"], None)


def test_our_own_faults_are_logged_and_not_told(
    tmp_path: Path, static: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        open_site(tmp_path, static, thinker=BrokenThinker()) as site,
        caplog.at_level(logging.ERROR),
    ):
        table = site.begin()
        before = site.rows()
        answer = table.ask("shuffle")
        assert site.rows() == before
    assert (answer.status_code, answer.json()["code"]) == (500, "internal-error")
    assert "secret" not in answer.text
    assert "ZeroDivisionError" in caplog.text


def test_a_length_that_is_no_number_is_refused(site: Site) -> None:
    headers = {**JSON, "content-length": "many"}
    answer = site.client.post("/api/games", content=b"{}", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed-request")
