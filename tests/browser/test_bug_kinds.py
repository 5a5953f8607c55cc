"""Faults that players of other programs met on the page, each held off as a whole kind."""

import re

import pytest
from playwright.sync_api import expect

from spatz.text.catalogue import LANGUAGES, Catalogue
from tests.browser.table import Table
from tests.plays import constructed

pytestmark = pytest.mark.browser

COURTYARD = "layout=courtyard&rules=classic&dealer=constructed&number=5"
SHOW = """state => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_t57_while_the_window_is_put_away_the_clock_stands(table: Table) -> None:
    _, line = constructed("courtyard", number=5)
    table.open(f"/play?{COURTYARD}")
    table.take(*line[0])
    table.page.evaluate(SHOW, "hidden")
    table.expect_status("paused")
    stopped = table.game()["clock"]
    assert stopped == {**stopped, "running": False}
    assert table.game()["clock"] == stopped
    table.page.evaluate(SHOW, "visible")
    table.expect_status("playing")
    assert table.game()["clock"]["ms"] < stopped["ms"] + 10_000
    table.expect_pairs_left(35)


@pytest.mark.parametrize("scoring", ["time", "none"])
def test_t50_a_win_tells_its_time_and_its_score(table: Table, scoring: str) -> None:
    _, line = constructed("courtyard", number=5)
    table.page.request.put(f"{table.url}/api/preferences", data={"scoring": scoring})
    table.open_after(COURTYARD, line[:-1])
    table.take(*line[-1])
    told = table.by("won")
    expect(told).to_contain_text(re.compile(r"\d:\d\d"))
    expect(told.locator("tfoot")).to_have_count(1)
    expect(told.locator("tfoot td")).to_be_visible(visible=scoring == "time")


def test_t64_the_page_speaks_the_language_that_was_chosen_last(table: Table) -> None:
    table.open(f"/play?{COURTYARD}")
    for lang in ("de", "nl", "pl", "en"):
        table.open(f"/?lang={lang}")
        shown = table.page.locator("body").inner_text()
        for other in set(LANGUAGES) - {lang}:
            assert Catalogue(other).say("bar.pairs-left") not in shown
        assert Catalogue(lang).say("bar.pairs-left").lower() in shown.lower()
