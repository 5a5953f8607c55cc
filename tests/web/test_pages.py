"""Pages and errors in every language, and the static files."""

import gzip
import json
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from spatz.layouts.builtin import LAYOUTS
from spatz.text.catalogue import LANGUAGES, Catalogue
from tests.web.site import Site

NOT_FOUND = {lang: Catalogue(lang).say("error.unknown-path") for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/play?layout=spider&number=3"])
def test_the_game_page_speaks_every_language(site: Site, path: str, lang: str) -> None:
    answer = site.get(path, headers={"accept-language": lang})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-language"] == lang
    assert f'<html lang="{lang}"' in answer.text
    assert Catalogue(lang).say("bar.undo") in answer.text


def test_the_page_has_nothing_inline_and_nothing_from_elsewhere(site: Site) -> None:
    page = site.get("/").text
    assert "<style" not in page
    assert " style=" not in page
    assert " onclick=" not in page
    assert page.count("<script") == page.count('<script type="module" src="/static/')
    assert "//" not in page.replace("http://www.w3.org", "")


def test_the_page_brings_what_aids_cost(site: Site) -> None:
    written = site.get("/").text.split('data-costs="')[1].split('"')[0]
    costs = json.loads(unescape(written))
    assert costs == {
        "time": {},
        "moves": {},
        "penalties": {"hints": 50, "shuffles": 100, "undos": 20},
        "none": {},
    }


def test_everything_that_the_page_names_is_there(site: Site) -> None:
    page = site.get("/").text
    named = {part.split('"')[0].split("#")[0] for part in page.split('"/static/')[1:]}
    found = {name: site.get(f"/static/{name}").status_code for name in named if "/" in name}
    assert set(found.values()) == {200}


@pytest.mark.parametrize(
    ("query", "chosen", "accepted", "lang"),
    [
        ("?lang=de", "nl", "pl", "de"),
        ("?lang=xx", "nl", "pl", "nl"),
        ("?lang=", "nl", "pl", "nl"),
        ("?lang=de&lang=pl", "nl", "en", "pl"),
        ("", "nl", "pl", "nl"),
        ("", None, "pl", "pl"),
        ("", None, "fr, pl;q=0.5, de;q=0.9", "de"),
        ("", None, "fr", "en"),
        ("", None, ";;q=x,,", "en"),
        ("?lang=%FF%00", None, "nl", "nl"),
    ],
)
@pytest.mark.parametrize("path", ["/nothing", "/api/nothing"])
def test_address_then_choice_then_browser_decide_the_language(
    site: Site, path: str, query: str, chosen: str | None, accepted: str, lang: str
) -> None:
    if chosen is not None:
        site.client.put("/api/preferences", json={"language": chosen})
    answer = site.get(path + query, headers={"accept-language": accepted})
    assert answer.headers["content-language"] == lang
    assert NOT_FOUND[lang] in answer.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_move_is_told_in_the_players_language(site: Site, lang: str) -> None:
    table = site.begin()
    site.client.put("/api/preferences", json={"language": lang})
    problem = table.ask("redo").json()
    assert problem == {
        "type": "about:blank",
        "title": "Unprocessable Entity",
        "status": 422,
        "code": "nothing-to-redo",
        "detail": Catalogue(lang).say("error.nothing-to-redo"),
        "facts": {},
    }


def test_an_unknown_address_is_a_page_for_people_and_a_problem_for_programs(site: Site) -> None:
    page, problem = site.get("/nothing"), site.get("/api/nothing")
    assert (page.status_code, problem.status_code) == (404, 404)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert problem.headers["content-type"] == "application/problem+json"
    assert problem.json()["code"] == "unknown-path"


@pytest.mark.parametrize("method", ["DELETE", "PATCH", "PUT"])
def test_a_method_that_an_address_does_not_know_is_refused(site: Site, method: str) -> None:
    answer = site.client.request(method, "/api/layouts")
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong-method")
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "OPTIONS"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_layouts_are_listed_in_the_players_language(site: Site, lang: str) -> None:
    listed = site.get("/api/layouts", headers={"accept-language": lang}).json()
    say = Catalogue(lang).say
    assert [layout["id"] for layout in listed] == [*LAYOUTS]
    assert [len(layout["tiles"]) for layout in listed] == [144, 144, 144, 144, 144, 72]
    assert listed[0]["name"] == say("layout.turtle.name")
    assert listed[0]["description"] == say("layout.turtle.about")


def test_layouts_that_the_browser_has_are_not_sent_again(site: Site) -> None:
    first = site.get("/api/layouts")
    same = site.get("/api/layouts", headers={"if-none-match": first.headers["etag"]})
    other = site.get("/api/layouts?lang=pl", headers={"if-none-match": first.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")
    assert other.status_code == 200


def test_long_answers_are_packed_for_whoever_can_unpack_them(site: Site) -> None:
    site.begin()
    packed = site.get("/api/layouts", headers={"accept-encoding": "br, gzip"})
    plain = site.get("/api/layouts", headers={"accept-encoding": "identity, gzip;q=0"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 3
    assert "Accept-Encoding" in packed.headers["vary"]


def test_health_is_ok(site: Site) -> None:
    answer = site.get("/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_messages_are_a_static_file(site: Site, static: Path, lang: str) -> None:
    answer = site.get(f"/static/{static.name}/text/{lang}.json")
    content: dict[str, Any] = answer.json()
    assert answer.headers["content-type"].startswith("application/json")
    assert (content["lang"], content["m"]) == (lang, json.loads(Catalogue(lang).to_json())["m"])


def test_static_files_are_kept_for_a_year(site: Site, static: Path) -> None:
    answer = site.get(f"/static/{static.name}/text/de.json")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_static_files_are_packed_and_not_sent_twice(site: Site, static: Path) -> None:
    path = f"/static/{static.name}/text/de.json"
    packed = site.get(path, headers={"accept-encoding": "gzip"})
    plain = site.get(path, headers={"accept-encoding": "identity"})
    again = site.get(path, headers={"if-none-match": packed.headers["etag"]})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert "accept-encoding" in packed.headers["vary"].lower()
    assert (again.status_code, again.content) == (304, b"")
    assert len(gzip.compress(plain.content)) < len(plain.content) / 2


@pytest.mark.parametrize(
    "path", ["text/xx.json", "", "..%2f..%2fsettings.py", "../settings.py", "%00", "js/"]
)
def test_nothing_but_static_files_is_served_as_one(site: Site, static: Path, path: str) -> None:
    assert site.get(f"/static/{static.name}/{path}").status_code == 404
    assert site.get(f"/static/another/{path}").status_code == 404
