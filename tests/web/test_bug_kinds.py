"""Faults that players of other programs met, held off over HTTP, each as a whole kind."""

import re
import sqlite3
from contextlib import closing
from importlib.resources import files

import pytest

from spatz.core.face import Face
from spatz.game.scoring import SCORINGS
from spatz.text.catalogue import LANGUAGES, Catalogue
from tests.plays import after, constructed, to_dead_end, to_one_stack
from tests.web.site import Site, Table

START, LINE = constructed("courtyard", number=7)


def in_dead_end(site: Site) -> Table:
    """A game that was played until no pair is left."""
    table = site.begin()
    for pair in to_dead_end(START):
        table.take(list(pair))
    assert table.view["status"] == "stuck"
    return table


def won(site: Site, **setup: object) -> Table:
    """A game that was won along its line, a second for each pair."""
    table = site.begin(**setup)
    for pair in LINE:
        site.clock.pass_seconds(1)
        table.take(list(pair))
    assert table.view["status"] == "won"
    return table


def refuses(table: Table, what: str, **body: object) -> None:
    """Hold a command to a refusal that stores nothing."""
    before = table.site.rows()
    assert table.ask(what, **body).status_code == 422
    assert table.site.rows() == before


def test_t11_and_t15_the_number_of_tiles_is_even_whatever_is_done(site: Site) -> None:
    table = site.begin()
    whole = len(table.view["tiles"])
    steps = "take take undo take undo undo redo take undo shuffle take undo undo redo redo take"
    for what in [*steps.split(), "again", "take"]:
        if what == "again":
            table = site.begin()
        elif what == "take":
            table.take()
        else:
            table.ask(what)
            table.view = table.reload()
        assert len(table.view["tiles"]) == 2 * table.view["pairs_left"]
        assert len(table.view["tiles"]) + 2 * table.view["undoable"] <= whole


def test_t16_nothing_is_redone_or_undone_across_a_shuffle(site: Site) -> None:
    table = site.begin()
    table.take()
    table.take()
    table.play("undo")
    table.play("shuffle")
    refuses(table, "redo")
    refuses(table, "undo")


@pytest.mark.parametrize("what", ["undo", "redo", "shuffle", "pause", "resume"])
def test_t17_a_won_game_is_won_once_and_for_ever(site: Site, what: str) -> None:
    refuses(won(site), what)


def test_t19_two_tiles_on_one_stack_are_not_shuffled_and_undo_leads_on(site: Site) -> None:
    number, line = to_one_stack("courtyard")
    table = site.begin(number=number)
    for pair in line:
        table.take(list(pair))
    refuses(table, "shuffle")
    assert table.play("undo")["status"] == "playing"


def test_t20_and_t24_a_stuck_game_goes_on_after_a_shuffle_and_can_be_won(site: Site) -> None:
    table = in_dead_end(site)
    after_shuffle = table.play("shuffle")
    assert after_shuffle["status"] == "playing"
    assert after_shuffle["pairs"] != []


def test_t23_a_lost_game_can_be_taken_back_and_begun_again(site: Site) -> None:
    table = in_dead_end(site)
    moves = table.view["undoable"]
    assert table.play("undo", moves=moves)["pairs_left"] == len(LINE)
    for pair in LINE:
        table.take(list(pair))
    assert table.view["status"] == "won"
    assert site.begin().view["status"] == "playing"


def test_t27_every_face_that_can_be_dealt_has_a_picture() -> None:
    drawn = (files("spatz.web") / "static" / "tiles" / "faces.svg").read_text(encoding="utf-8")
    symbols = set(re.findall(r'<symbol id="([^"]+)"', drawn))
    assert symbols - {"mark-flower", "mark-season"} == {face.value for face in Face}


def test_t47_a_reload_has_the_same_board_moves_and_clock(site: Site) -> None:
    table = site.begin()
    for _ in range(5):
        site.clock.pass_seconds(3)
        table.take()
    site.clock.pass_seconds(4)
    before = table.reload()
    reopened = site.post("/api/games/open", {}).json()
    assert reopened == before
    assert (before["clock"]["ms"], before["undoable"]) == (19_000, 5)


@pytest.mark.parametrize("scoring", SCORINGS)
def test_t50_every_win_tells_its_time_and_its_score(site: Site, scoring: str) -> None:
    view = won(site, scoring=scoring).view
    assert view["clock"] == {"ms": len(LINE) * 1_000, "running": False}
    assert (view["score"] is None) == (scoring == "none")
    assert view["score"] is None or view["score"]["total"] > 0


def test_t51_a_hint_where_there_is_no_pair_is_refused_and_not_counted(site: Site) -> None:
    table = in_dead_end(site)
    refuses(table, "shown", pair=[0, 1])
    assert table.reload()["tally"]["hints"] == 0


@pytest.mark.parametrize("field", ["score", "ms", "at", "status", "pairs_left", "faces"])
def test_t53_nothing_that_the_server_works_out_is_taken_from_a_browser(
    site: Site, field: str
) -> None:
    table = site.begin()
    before = site.rows()
    assert table.ask("moves", pair=list(LINE[0]), **{field: 1}).status_code == 400
    assert site.post("/api/games", {field: 1}).status_code == 400
    assert site.rows() == before


def test_t53_the_last_move_sent_twice_wins_once(site: Site) -> None:
    table = won(site)
    again = table.ask("moves", pair=list(LINE[-1]), version=table.view["version"] - 1)
    assert again.json() == table.reload()
    assert after(START, LINE).is_cleared


@pytest.mark.parametrize("lang", LANGUAGES)
def test_t64_a_change_of_language_leaves_no_word_of_the_language_before(
    site: Site, lang: str
) -> None:
    table = site.begin()
    for spoken in (*LANGUAGES, lang):
        site.client.put("/api/preferences", json={"language": spoken})
    words = Catalogue(lang)
    page = site.get("/").text
    assert f'<html lang="{lang}"' in page
    assert words.say("bar.redo") in page
    assert site.get("/api/games/x").json()["detail"] == words.say("error.game-not-found")
    assert table.ask("redo").json()["detail"] == words.say("error.nothing-to-redo")
    assert site.get("/api/layouts").json()[0]["name"] == words.say(
        f"layout.{site.get('/api/layouts').json()[0]['id']}.name"
    )


def test_t67_a_layout_that_is_gone_is_replaced_once_and_told(own_site: Site) -> None:
    first = own_site.begin().view["id"]
    with closing(sqlite3.connect(own_site.database)) as connection, connection:
        (setup,) = connection.execute("SELECT setup FROM games").fetchone()
        gone = setup.replace("courtyard", "moon")
        connection.execute("UPDATE games SET setup = ?, layout = 'moon'", (gone,))
    own_site.clock.pass_seconds(1)
    opened = own_site.post("/api/games/open", {})
    assert opened.status_code == 201
    assert opened.json()["id"] != first
    assert opened.json()["notice"]
    assert own_site.post("/api/games/open", {}).json()["id"] == opened.json()["id"]
