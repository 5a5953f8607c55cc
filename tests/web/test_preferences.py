"""What a player prefers is remembered, field by field, and follows from browser to game."""

import json
import sqlite3
from typing import Any

import pytest

from tests.web.site import Site

DEFAULTS = {
    "language": None,
    "design": "kiri",
    "surroundings": "device",
    "reasons": True,
    "dim": False,
    "mark_at_once": False,
    "index": "auto",
    "sound": False,
    "motion": "device",
    "scoring": "time",
    "hints": True,
    "layout": "turtle",
    "rules": "classic",
    "dealer": "constructed",
}


def change(site: Site, **given: object) -> dict[str, Any]:
    answer = site.client.put("/api/preferences", json=given)
    assert answer.status_code == 200, answer.text
    changed: dict[str, Any] = answer.json()
    return changed


def test_whoever_has_chosen_nothing_has_the_defaults(site: Site) -> None:
    assert site.get("/api/preferences").json() == DEFAULTS


def test_a_change_keeps_the_other_fields(site: Site) -> None:
    change(site, dim=True, language="pl")
    assert change(site, sound=True) == DEFAULTS | {"dim": True, "language": "pl", "sound": True}
    assert site.get("/api/preferences").json() == DEFAULTS | {
        "dim": True,
        "language": "pl",
        "sound": True,
    }


def test_a_choice_can_be_taken_back(site: Site) -> None:
    change(site, language="de")
    assert change(site, language=None) == DEFAULTS


def test_preferences_are_the_players_own(site: Site) -> None:
    change(site, dim=True)
    assert site.another_browser().get("/api/preferences").json() == DEFAULTS


def test_the_page_is_drawn_as_preferred(site: Site) -> None:
    change(site, surroundings="dark", language="nl")
    page = site.get("/").text
    assert '<html lang="nl"' in page
    assert 'data-cloth="dark"' in page


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"dim": 1}, "bad-field"),
        ({"dim": None}, "bad-field"),
        ({"language": "fr"}, "bad-field"),
        ({"design": "gold"}, "bad-field"),
        ({"index": True}, "bad-field"),
        ({"layout": "moon"}, "unknown-layout"),
        ({"rules": "chess"}, "unknown-rules"),
        ({"dealer": "magic"}, "unknown-dealer"),
        ({"scoring": "cash"}, "unknown-scoring"),
        ({"theme": "dark"}, "bad-field"),
        ({"sound": True, "dim": "yes"}, "bad-field"),
        ([], "bad-field"),
    ],
    ids=str,
)
def test_a_preference_that_cannot_be_is_refused(site: Site, given: object, code: str) -> None:
    before = site.rows()
    answer = site.client.put("/api/preferences", json=given)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert site.rows() == before


def test_a_stored_preference_that_cannot_be_takes_its_default(own_site: Site) -> None:
    """T45: a corrupt save crashed the start."""
    change(own_site, dim=True, sound=True)
    spoiled = json.dumps({"dim": "maybe", "sound": True, "language": 7, "future": [1]})
    with sqlite3.connect(own_site.database) as connection:
        connection.execute("UPDATE players SET preferences = ?", (spoiled,))
    connection.close()
    assert own_site.get("/api/preferences").json() == DEFAULTS | {"sound": True}
    assert own_site.get("/").status_code == 200
    assert own_site.post("/api/games/open", {}).status_code == 201
