"""Opening, beginning, resuming and listing games."""

import pytest

from tests.web.site import Site

DEAL = {"layout": "bridge", "rules": "identity", "dealer": "constructed", "number": 42}


def test_opening_without_a_game_begins_one(site: Site) -> None:
    answer = site.post("/api/games/open", {})
    view = answer.json()
    assert answer.status_code == 201
    assert (view["deal"]["layout"], view["deal"]["rules"]) == ("turtle", "classic")
    assert (view["version"], view["pairs_left"], view["status"]) == (0, 72, "playing")


def test_opening_again_resumes_the_same_game(site: Site) -> None:
    first = site.post("/api/games/open", {}).json()
    again = site.post("/api/games/open", {})
    assert (again.status_code, again.json()) == (200, first)


def test_opening_a_deal_begins_exactly_this_deal(site: Site) -> None:
    site.post("/api/games/open", {})
    answer = site.post("/api/games/open", DEAL)
    assert (answer.status_code, answer.json()["deal"]) == (201, DEAL)


def test_opening_a_deal_again_resumes_the_latest_game_of_it(site: Site) -> None:
    site.begin(**DEAL)
    site.clock.pass_seconds(1)
    latest = site.begin(**DEAL)
    site.begin(layout="spider")
    answer = site.post("/api/games/open", DEAL)
    assert (answer.status_code, answer.json()["id"]) == (200, latest.view["id"])


def test_opening_a_deal_in_part_takes_the_defaults_of_everybody(site: Site) -> None:
    site.client.put("/api/preferences", json={"layout": "spider", "rules": "identity"})
    deal = site.post("/api/games/open", {"number": 9}).json()["deal"]
    wanted = {"layout": "turtle", "rules": "classic", "dealer": "constructed", "number": 9}
    assert deal == wanted


def test_a_new_game_follows_the_preferences_where_no_deal_is_named(site: Site) -> None:
    chosen = {"layout": "spider", "rules": "identity", "scoring": "penalties", "hints": False}
    site.client.put("/api/preferences", json=chosen)
    view = site.post("/api/games", {}).json()
    assert {
        "layout": view["deal"]["layout"],
        "rules": view["deal"]["rules"],
        "scoring": view["scoring"],
        "hints": view["hints_allowed"],
    } == chosen


def test_what_is_asked_goes_before_the_preferences(site: Site) -> None:
    site.client.put("/api/preferences", json={"scoring": "penalties", "hints": False})
    view = site.post("/api/games", {"scoring": "moves", "hints": True}).json()
    assert (view["scoring"], view["hints_allowed"]) == ("moves", True)


def test_new_games_draw_different_numbers(site: Site) -> None:
    """T38: the number was always 0."""
    numbers = {site.post("/api/games", {}).json()["deal"]["number"] for _ in range(5)}
    assert len(numbers) == 5
    assert all(1 <= number <= 999_999_999 for number in numbers)


def test_the_same_deal_again_is_a_new_game_with_the_same_tiles(site: Site) -> None:
    """T41: a restart after a shuffle kept the shuffled faces."""
    table = site.begin()
    first = table.view
    table.take()
    table.play("shuffle")
    again = site.begin().view
    assert again["id"] != first["id"]
    assert again["tiles"] == first["tiles"]


def test_a_game_is_shown_as_it_was_answered(site: Site) -> None:
    table = site.begin()
    table.take()
    assert table.reload() == table.view


def test_open_games_are_listed_and_won_ones_are_not(site: Site) -> None:
    left, other = site.begin(), site.begin(layout="spider", scoring="none")
    left.take()
    listed = site.get("/api/games").json()
    assert {game["id"]: game["pairs_left"] for game in listed} == {
        left.view["id"]: 35,
        other.view["id"]: 72,
    }


def test_whoever_has_no_game_sees_an_empty_list(site: Site) -> None:
    assert site.get("/api/games").json() == []


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"layout": "moon"}, "unknown-layout"),
        ({"rules": "chess"}, "unknown-rules"),
        ({"dealer": "magic"}, "unknown-dealer"),
        ({"scoring": "cash"}, "unknown-scoring"),
        ({"number": 0}, "bad-field"),
        ({"number": 1_000_000_000}, "bad-field"),
        ({"number": "42"}, "bad-field"),
        ({"number": True}, "bad-field"),
        ({"number": 4.0}, "bad-field"),
        ({"layout": ""}, "bad-field"),
        ({"hints": 1}, "bad-field"),
        ({"seed": 1}, "bad-field"),
        ([], "bad-field"),
    ],
    ids=str,
)
@pytest.mark.parametrize("path", ["/api/games", "/api/games/open"])
def test_an_unknown_deal_is_refused_and_makes_neither_game_nor_player(
    site: Site, path: str, body: object, code: str
) -> None:
    before = site.rows()
    answer = site.post(path, body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert "set-cookie" not in answer.headers
    assert site.rows() == before


def test_opening_is_a_sign_of_life(site: Site) -> None:
    site.begin()
    site.clock.pass_seconds(3_600)
    site.post("/api/games/open", {})
    site.clock.pass_seconds(30)
    assert site.post("/api/games/open", {}).json()["clock"] == {"ms": 30_000, "running": True}


def test_an_absence_is_not_play(site: Site) -> None:
    """T42, T47: after a reload board, moves and clock are as they were."""
    table = site.begin()
    site.clock.pass_seconds(10)
    table.take()
    site.clock.pass_seconds(86_400)
    view = site.post("/api/games/open", {}).json()
    assert view["clock"] == {"ms": 10_000, "running": True}
    assert view["tiles"] == table.view["tiles"]
    assert view["version"] == 1
