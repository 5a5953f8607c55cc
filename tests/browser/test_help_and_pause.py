"""The help panel and its pairs, the pause, reloading, two tabs."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.table import Table
from tests.plays import after, constructed
from tests.server import Server

pytestmark = pytest.mark.browser
COURTYARD = "layout=courtyard&rules=classic&dealer=constructed&number=5"


def shown(table: Table) -> set[int]:
    marked = table.by("board").locator('[data-shown="true"]').all()
    return {int(tile.get_attribute("data-slot") or "-1") for tile in marked}


def test_next_pair_goes_round_all_pairs_and_removes_nothing(table: Table) -> None:
    position, _ = constructed("courtyard", number=5)
    table.open(f"/play?{COURTYARD}")
    pairs = [set(pair) for pair in position.pairs()]
    table.press("hint")
    expect(table.by("open-pairs")).to_have_text(str(len(pairs)))
    assert shown(table) == set()

    seen = []
    for _ in range(len(pairs) + 1):
        table.by("next-pair").click()
        expect(table.by("board").locator('[data-shown="true"]')).to_have_count(2)
        seen.append(shown(table))
    assert seen == [*pairs, pairs[0]]
    table.expect_pairs_left(36)


def test_opening_the_panel_is_free_and_a_round_of_pairs_counts_once(table: Table) -> None:
    table.open(f"/play?{COURTYARD}")
    table.press("hint")
    assert table.game()["tally"]["hints"] == 0
    for _ in range(3):
        with table.page.expect_response(lambda answer: "/shown" in answer.url) as _:
            table.by("next-pair").click()
            break
    table.by("next-pair").click()
    assert table.game()["tally"]["hints"] == 1


def test_the_pairs_of_the_selected_tile_come_first(table: Table) -> None:
    position, _ = constructed("courtyard", number=5)
    table.open(f"/play?{COURTYARD}")
    last = list(position.pairs())[-1]
    table.click(last.second)
    table.press("hint")
    table.by("next-pair").click()
    expect(table.by("board").locator('[data-shown="true"]')).to_have_count(2)
    assert last.second in shown(table)


def test_a_pause_hides_the_board_and_stops_the_clock(table: Table) -> None:
    table.open(f"/play?{COURTYARD}")
    table.press("pause")
    table.expect_status("paused")
    expect(table.page.locator("[data-slot]")).to_have_count(0)
    stopped = table.clock_ms
    assert table.game()["tiles"] == []
    table.page.reload()
    table.expect_status("paused")
    expect(table.page.locator("[data-slot]")).to_have_count(0)
    assert table.clock_ms == pytest.approx(stopped, abs=1500)

    table.by("resume").click()
    table.expect_status("playing")
    assert len(table.faces()) == 72


def test_the_focus_goes_back_to_the_tile_from_which_help_was_opened(table: Table) -> None:
    position, _ = constructed("courtyard", number=5)
    table.open(f"/play?{COURTYARD}")
    table.tile(next(iter(position.free))).focus()
    table.page.keyboard.press("h")
    expect(table.page.locator("#help-title")).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(table.tile(next(iter(position.free)))).to_be_focused()


def test_the_focus_goes_to_the_end_of_a_pause_and_back(table: Table) -> None:
    position, _ = constructed("courtyard", number=5)
    table.open(f"/play?{COURTYARD}")
    table.tile(next(iter(position.free))).focus()
    table.page.keyboard.press("p")
    expect(table.by("resume")).to_be_focused()
    table.page.keyboard.press("Enter")
    table.expect_status("playing")
    expect(table.by("pause")).to_be_focused()


def test_a_reload_keeps_board_clock_and_score(table: Table) -> None:
    position, line = constructed("courtyard", number=5)
    table.open_after(COURTYARD, line[:4])
    table.take(*line[4])
    table.expect_pairs_left(31)
    faces, clock, score = table.faces(), table.clock_ms, table.by("score").inner_text()
    table.page.reload()
    table.expect_pairs_left(31)
    assert table.faces() == faces
    expected = after(position, line[:5])
    assert faces == {s: f.value for s, f in enumerate(expected.faces) if f is not None}
    assert clock <= table.clock_ms < clock + 30_000
    assert score
    assert table.by("score").inner_text()


def test_two_tabs_on_one_game_end_on_the_same_board(
    table: Table, context: BrowserContext, server: Server
) -> None:
    position, line = constructed("courtyard", number=5)
    table.open(f"/play?{COURTYARD}")
    other = Table(context.new_page(), server.url).open("/")
    assert other.faces() == table.faces()
    other.take(*line[0])
    other.expect_pairs_left(35)

    table.page.bring_to_front()
    if table.pairs_left == 36:
        # This tab has not looked again yet: its move is for a board that is gone.
        pair = next(iter(position.pairs()))
        table.click(pair.first)
        table.click(pair.second)
    table.page.reload()
    other.page.reload()
    expect(table.by("board").locator("[data-slot]").first).to_be_visible()
    expect(other.by("board").locator("[data-slot]").first).to_be_visible()
    assert table.faces() == other.faces()
    assert len(table.faces()) % 2 == 0


def test_a_page_that_is_closed_and_opened_again_goes_on(
    table: Table, context: BrowserContext, page: Page, server: Server
) -> None:
    _, line = constructed("courtyard", number=5)
    table.open(f"/play?{COURTYARD}")
    table.take(*line[0])
    table.expect_pairs_left(35)
    table.press("pause")
    table.expect_status("paused")
    page.close()
    again = Table(context.new_page(), server.url)
    again.page.goto(server.url)
    again.expect_status("paused")
    again.by("resume").click()
    again.expect_pairs_left(35)
