"""Every command: what it does, what it refuses, and that a refusal changes nothing."""

from typing import Any

import pytest
from httpx import Response

from tests.web.site import Site, Table


@pytest.fixture
def table(site: Site) -> Table:
    """A game in which a pair has been taken."""
    begun = site.begin()
    begun.take()
    return begun


def refused(table: Table, status: int, code: str, what: str, **body: object) -> dict[str, Any]:
    """Hold a refusal to its status and code, and the game to what it was; the facts."""
    before, view = table.site.rows(), table.reload()
    answer = table.ask(what, **body)
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (status, code)
    assert answer.headers["content-type"] == "application/problem+json"
    assert table.site.rows() == before
    assert table.reload() == view
    facts: dict[str, Any] = problem["facts"]
    return facts


def slots(view: dict[str, Any]) -> list[int]:
    return [tile["slot"] for tile in view["tiles"]]


def test_a_move_takes_the_pair(site: Site) -> None:
    table = site.begin()
    pair = table.view["pairs"][0]
    view = table.take(pair)
    assert (view["version"], view["pairs_left"], view["undoable"]) == (1, 35, 1)
    assert not set(pair) & set(slots(view))


def test_a_pair_may_be_told_in_either_order(site: Site) -> None:
    table = site.begin()
    first, second = table.view["pairs"][0]
    assert table.take([second, first])["pairs_left"] == 35


def test_undo_and_redo_go_back_and_forth(table: Table) -> None:
    taken = table.view
    back = table.play("undo")
    assert (back["version"], back["undoable"], back["redoable"]) == (2, 0, 1)
    assert len(back["tiles"]) == len(taken["tiles"]) + 2
    forth = table.play("redo")
    assert forth["tiles"] == taken["tiles"]
    assert forth["tally"] == {"hints": 0, "undos": 1, "shuffles": 0}


def test_several_moves_are_taken_back_at_once(table: Table) -> None:
    table.take()
    table.take()
    view = table.play("undo", moves=3)
    assert (view["pairs_left"], view["undoable"], view["redoable"]) == (36, 0, 3)


def test_a_shuffle_keeps_places_and_faces_and_clears_the_history(table: Table) -> None:
    """T16: a redo after a shuffle led to an impossible position."""
    before = table.view
    after = table.play("shuffle")
    assert slots(after) == slots(before)
    assert sorted(t["face"] for t in after["tiles"]) == sorted(t["face"] for t in before["tiles"])
    assert (after["undoable"], after["redoable"], after["tally"]["shuffles"]) == (0, 0, 1)
    refused(table, 422, "nothing-to-redo", "redo")


def test_a_shown_pair_is_counted_once_at_each_position(table: Table) -> None:
    first, second = table.view["pairs"][:2]
    assert table.play("shown", pair=first)["tally"]["hints"] == 1
    assert table.play("shown", pair=second)["tally"]["hints"] == 1
    table.take()
    assert table.play("shown", pair=table.view["pairs"][0])["tally"]["hints"] == 2


@pytest.mark.parametrize("cause", ["player", "hidden"])
def test_a_pause_hides_the_board_and_stops_the_clock(table: Table, cause: str) -> None:
    site, tiles = table.site, table.view["tiles"]
    site.clock.pass_seconds(5)
    paused = table.play("pause", cause=cause)
    assert (paused["status"], paused["pause"]) == ("paused", cause)
    assert (paused["tiles"], paused["pairs"]) == ([], [])
    assert paused["clock"] == {"ms": 5_000, "running": False}
    site.clock.pass_seconds(600)
    resumed = table.play("resume")
    assert resumed["tiles"] == tiles
    assert resumed["clock"] == {"ms": 5_000, "running": True}


def test_a_paused_game_takes_no_move(table: Table) -> None:
    pair = table.view["pairs"][0]
    table.play("pause", cause="player")
    for what, more in [("moves", {"pair": pair}), ("undo", {}), ("shuffle", {})]:
        refused(table, 422, "game-paused", what, **more)
    refused(table, 422, "already-paused", "pause", cause="player")


def test_a_blocked_tile_is_refused_with_its_blockers(table: Table) -> None:
    """T09: the server accepted illegal pairs."""
    blocked = next(tile for tile in table.view["tiles"] if not tile["free"])
    free = next(tile for tile in table.view["tiles"] if tile["free"])
    facts = refused(table, 422, "tile-blocked", "moves", pair=[blocked["slot"], free["slot"]])
    assert facts == {name: blocked[name] for name in ("slot", "above", "left", "right")}


def test_a_tile_does_not_pair_with_itself(table: Table) -> None:
    slot = table.view["pairs"][0][0]
    assert refused(table, 422, "same-tile", "moves", pair=[slot, slot]) == {"slot": slot}


def test_a_tile_that_is_gone_is_refused(site: Site) -> None:
    table = site.begin()
    gone, other = table.view["pairs"][0]
    table.take([gone, other])
    assert refused(table, 422, "tile-removed", "moves", pair=[gone, other])["slot"] in (gone, other)


def test_tiles_of_different_groups_are_refused(table: Table) -> None:
    one, *others = [tile for tile in table.view["tiles"] if tile["free"]]
    other = next(tile for tile in others if tile["group"] != one["group"])
    refused(table, 422, "different-groups", "moves", pair=[one["slot"], other["slot"]])


def test_a_slot_that_the_layout_does_not_have_is_refused(table: Table) -> None:
    facts = refused(table, 422, "no-such-slot", "moves", pair=[0, 9_999])
    assert facts == {"slot": 9_999, "slots": 72}


def test_more_is_not_taken_back_than_was_done(table: Table) -> None:
    facts = refused(table, 422, "nothing-to-undo", "undo", moves=2)
    assert facts == {"moves": 2, "undoable": 1}


def test_nothing_is_done_again_that_was_not_taken_back(table: Table) -> None:
    refused(table, 422, "nothing-to-redo", "redo")


def test_a_game_that_is_not_paused_cannot_be_resumed(table: Table) -> None:
    refused(table, 422, "not-paused", "resume")


def test_a_game_without_hints_shows_no_pair(site: Site) -> None:
    table = site.begin(hints=False)
    refused(table, 422, "hints-not-allowed", "shown", pair=table.view["pairs"][0])


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("moves", {"pair": [True, False]}),
        ("moves", {"pair": [0.0, 1]}),
        ("moves", {"pair": ["0", 1]}),
        ("moves", {"pair": [-1, 1]}),
        ("moves", {"pair": [0, 10_000]}),
        ("moves", {"pair": [0]}),
        ("moves", {"pair": [0, 1, 2]}),
        ("moves", {"pair": None}),
        ("moves", {}),
        ("moves", {"pair": [0, 1], "score": 999_999}),
        ("moves", {"pair": [0, 1], "version": True}),
        ("moves", {"pair": [0, 1], "version": 2**40}),
        ("moves", {"pair": [0, 1], "version": None}),
        ("undo", {"moves": 0}),
        ("undo", {"moves": -1}),
        ("undo", {"moves": 1.5}),
        ("redo", {"moves": 1}),
        ("shuffle", {"faces": []}),
        ("shown", {"pair": "01"}),
        ("pause", {"cause": "coffee"}),
        ("resume", {"at": 1}),
    ],
    ids=str,
)
def test_a_field_that_is_not_as_expected_is_refused(
    table: Table, what: str, body: dict[str, object]
) -> None:
    """T53: no score and no time is taken from a browser."""
    refused(table, 400, "bad-field", what, **body)


def test_a_move_whose_answer_was_lost_is_answered_again(table: Table) -> None:
    pair, version = table.view["pairs"][0], table.view["version"]
    answered = table.take(pair)
    again = table.ask("moves", pair=pair, version=version)
    assert (again.status_code, again.json()) == (200, answered)
    assert table.reload()["version"] == version + 1


@pytest.mark.parametrize("what", ["undo", "shuffle", "pause"])
def test_any_command_whose_answer_was_lost_is_answered_again(table: Table, what: str) -> None:
    version = table.view["version"]
    answered = table.play(what)
    again = table.ask(what, version=version)
    assert (again.status_code, again.json()) == (200, answered)


def test_a_repeat_is_known_behind_a_pause_as_well(table: Table) -> None:
    pair, version = table.view["pairs"][0], table.view["version"]
    table.play("pause", cause="hidden")
    table.play("resume")
    answered = table.take(pair)
    again = table.ask("moves", pair=pair, version=version)
    assert (again.status_code, again.json()) == (200, answered)


def test_another_move_at_an_old_version_is_a_conflict(table: Table) -> None:
    first, second = table.view["pairs"][:2]
    version = table.view["version"]
    table.take(first)
    facts = refused(table, 409, "conflict", "moves", pair=second, version=version)
    assert facts == {"seen": version, "version": version + 1}


def test_a_version_from_the_future_is_a_conflict(table: Table) -> None:
    refused(table, 409, "conflict", "moves", pair=table.view["pairs"][0], version=99)


def test_a_sign_of_life_lets_the_clock_go_on(table: Table) -> None:
    for _ in range(4):
        table.site.clock.pass_seconds(20)
        answer = table.site.post(f"{table.path}/alive", {})
    assert answer.json() == {"ms": 80_000, "version": 1, "status": "playing"}


def test_a_gap_in_the_connection_is_play_if_the_browser_says_so(table: Table) -> None:
    table.site.clock.pass_seconds(300)
    answer = table.site.post(f"{table.path}/alive", {"kept_playing": True})
    assert answer.json()["ms"] == 300_000


def test_a_silence_without_a_word_is_no_play(table: Table) -> None:
    table.site.clock.pass_seconds(300)
    answer = table.site.post(f"{table.path}/alive", {"kept_playing": False})
    assert answer.json()["ms"] == 0


def every_way_to_a_game(site: Site, path: str, pair: list[int]) -> list[Response]:
    """All that can be asked about a game."""
    bodies: dict[str, dict[str, object]] = {
        "moves": {"pair": pair, "version": 1},
        "undo": {"version": 1},
        "redo": {"version": 1},
        "shuffle": {"version": 1},
        "shown": {"pair": pair, "version": 1},
        "pause": {"cause": "player", "version": 1},
        "resume": {"version": 1},
        "alive": {},
    }
    asked = [site.post(f"{path}/{what}", body) for what, body in bodies.items()]
    return [site.get(path), *asked]


def test_a_foreign_game_is_not_found_and_not_touched(table: Table) -> None:
    before = table.reload()
    stranger = table.site.another_browser()
    stranger.begin()
    answers = every_way_to_a_game(stranger, table.path, table.view["pairs"][0])
    assert {(a.status_code, a.json()["code"]) for a in answers} == {(404, "game-not-found")}
    assert table.reload() == before


def test_whoever_is_no_player_finds_no_game_and_becomes_none(table: Table) -> None:
    before = table.site.rows()
    stranger = table.site.another_browser()
    answers = every_way_to_a_game(stranger, table.path, table.view["pairs"][0])
    assert {a.status_code for a in answers} == {404}
    assert table.site.rows() == before


@pytest.mark.parametrize("name", ["0", "x" * 22, "x" * 5_000, "%00" * 22, "a b", "ü" * 22])
def test_an_unknown_game_is_not_found(site: Site, name: str) -> None:
    site.begin()
    answers = every_way_to_a_game(site, f"/api/games/{name}", [0, 1])
    assert {a.status_code for a in answers} == {404}
