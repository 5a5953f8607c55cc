"""The same deal again, at any time; the line that says to turn the phone; what an aid costs."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.table import Table
from tests.plays import constructed, to_dead_end
from tests.server import Server

pytestmark = pytest.mark.browser
COURTYARD = "layout=courtyard&rules=classic&dealer=constructed&number=4"
TURTLE = "layout=turtle&rules=classic&dealer=constructed&number=11"
UPRIGHT: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


def begin_again(table: Table) -> None:
    """Ask for the same deal in the dialog for a new game, and mean it."""
    table.press("new-game")
    table.by("new-again").click()
    if table.by("ask").is_visible():
        table.by("ask-yes").click()
    expect(table.by("new-dialog")).to_be_hidden()


def test_the_same_deal_begins_again_after_a_question(table: Table) -> None:
    position, line = constructed("courtyard", number=4)
    table.open_after(COURTYARD, line[:6])
    before = table.game()["id"]

    table.press("new-game")
    table.by("new-again").click()
    table.by("ask-no").click()
    table.by("new-cancel").click()
    table.expect_pairs_left(30)
    assert table.game()["id"] == before

    begin_again(table)
    table.expect_pairs_left(36)
    expect(table.by("undo")).to_be_disabled()
    assert table.faces() == {s: f.value for s, f in enumerate(position.faces) if f is not None}
    assert table.game()["id"] != before


def test_a_selection_leaves_no_ghost_in_the_deal_begun_again(table: Table) -> None:
    position, _ = constructed("courtyard", number=4)
    table.open(f"/play?{COURTYARD}")
    pair = next(iter(position.pairs()))
    table.click(pair.first)
    table.expect_selected(pair.first)
    begin_again(table)
    table.expect_selected(None)

    table.click(pair.first)
    table.expect_selected(pair.first)
    table.expect_pairs_left(36)
    table.click(pair.second)
    table.expect_pairs_left(35)
    assert len(table.faces()) == 70


def test_a_deal_begun_again_while_paused_runs(table: Table) -> None:
    table.open(f"/play?{COURTYARD}")
    table.press("pause")
    table.expect_status("paused")
    begin_again(table)
    table.expect_status("playing")
    expect(table.by("resume")).to_be_hidden()
    expect(table.by("pause")).to_have_attribute("aria-pressed", "false")
    assert len(table.faces()) == 72
    expect(table.by("clock")).not_to_have_attribute("data-ms", "0")


def test_the_deal_is_begun_again_out_of_a_dead_end(table: Table) -> None:
    position, _ = constructed("turtle", number=11)
    table.open_after(TURTLE, to_dead_end(position))
    table.expect_status("stuck")
    table.by("stuck-again").click()
    table.by("ask-yes").click()
    table.expect_status("playing")
    table.expect_pairs_left(72)
    expect(table.by("stuck")).to_be_hidden()


@pytest.mark.parametrize(("scoring", "told"), [("penalties", True), ("time", False)])
def test_what_an_aid_costs_is_told_where_it_costs_points(
    table: Table, scoring: str, told: bool
) -> None:
    _, line = constructed("courtyard", number=4)
    table.open_after(f"{COURTYARD}&scoring={scoring}", line[:1])
    table.press("hint")
    expect(table.page.locator("#help-promise")).to_contain_text("no promise")
    assert ("costs 50 points" in table.page.locator("#help-promise").inner_text()) is told
    table.press("shuffle")
    assert ("Costs 100 points" in table.by("ask").inner_text()) is told
    table.by("ask-no").click()


def test_a_phone_held_upright_is_told_once_that_turning_helps(
    browser: Browser, server: Server
) -> None:
    context = browser.new_context(**UPRIGHT, locale="en-GB", reduced_motion="reduce")
    table = Table(context.new_page(), server.url).open(f"/play?{TURTLE}")
    expect(table.by("turn")).to_contain_text("Turn the phone: tiles grow from 24 to 38 px")
    table.by("turn-close").tap()
    expect(table.by("turn")).to_be_hidden()
    table.page.reload()
    table.expect_status("playing")
    expect(table.by("turn")).to_be_hidden()
    context.close()


def test_a_turned_phone_is_not_told_to_turn(browser: Browser, server: Server) -> None:
    context = browser.new_context(**UPRIGHT, locale="en-GB", reduced_motion="reduce")
    table = Table(context.new_page(), server.url).open(f"/play?{TURTLE}")
    expect(table.by("turn")).to_be_visible()
    table.page.set_viewport_size({"width": 844, "height": 390})
    expect(table.by("turn")).to_be_hidden()
    context.close()


@pytest.mark.parametrize("key", ["h", "p", "u", "r", "s", "n", "d", "Escape"])
def test_keys_on_a_page_without_a_game_do_no_harm(page: Page, server: Server, key: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    table = without_a_game(page, server)
    expect(table.by("hint")).to_be_disabled()
    page.keyboard.press(key)
    expect(table.by("trouble")).to_be_visible()
    expect(page.locator("#panel")).to_be_hidden()
    assert errors == []


def test_a_new_game_takes_the_trouble_of_a_wrong_link_away(page: Page, server: Server) -> None:
    table = without_a_game(page, server)
    table.press("new-game")
    expect(table.by("new-again")).to_be_hidden()
    table.by("new-deal").click()
    table.expect_status("playing")
    expect(table.by("trouble")).to_be_hidden()


def without_a_game(page: Page, server: Server) -> Table:
    """The page of a link that names no game."""
    page.goto(f"{server.url}/play?layout=moon")
    table = Table(page, server.url)
    expect(table.by("trouble")).not_to_be_empty()
    return table
