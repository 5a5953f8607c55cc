"""No finding of axe on the page, its panels and its dialogs; every language once, both cloths."""

from collections.abc import Callable
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.table import Table
from tests.plays import constructed, to_dead_end
from tests.server import Server

pytestmark = pytest.mark.browser
COURTYARD = "layout=courtyard&rules=classic&dealer=constructed&number=9"
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
Cloth = Literal["light", "dark"]
VISITS: list[tuple[str, Cloth, dict[str, Any]]] = [
    ("en", "light", WIDE),
    ("de", "dark", WIDE),
    ("nl", "light", PHONE),
    ("pl", "dark", PHONE),
]


def no_finding(page: Page) -> None:
    """What axe finds on the page as it is now."""
    found = Axe().run(page).response["violations"]
    told = [(finding["id"], [node["html"][:160] for node in finding["nodes"]]) for finding in found]
    assert told == []


def closing(table: Table) -> None:
    table.page.keyboard.press("Escape")


def help_with_a_pair(table: Table) -> None:
    table.press("hint")
    table.by("next-pair").click()
    expect(table.page.locator("#shown-pair")).to_be_visible()


def selected(table: Table) -> None:
    slot = next(iter(constructed("courtyard", number=9)[0].pairs())).first
    table.click(slot)
    table.expect_selected(slot)


def new_game(table: Table) -> None:
    table.press("new-game")
    expect(table.by("new-dialog").locator("svg").nth(5)).to_be_visible()


def shuffle_question(table: Table) -> None:
    table.press("shuffle")
    expect(table.by("ask")).to_be_visible()


STATES: list[Callable[[Table], None]] = [
    selected,
    help_with_a_pair,
    new_game,
    lambda table: table.press("set-up"),
    lambda table: table.press("rules"),
    shuffle_question,
    lambda table: table.press("pause"),
]


@pytest.mark.timeout(180)
@pytest.mark.parametrize(("lang", "cloth", "screen"), VISITS, ids=[each[0] for each in VISITS])
def test_axe_finds_nothing(
    browser: Browser, server: Server, lang: str, cloth: Cloth, screen: dict[str, Any]
) -> None:
    context = browser.new_context(
        **screen, locale=lang, color_scheme=cloth, reduced_motion="reduce", bypass_csp=True
    )
    table = Table(context.new_page(), server.url)
    _, line = constructed("courtyard", number=9)
    table.open_after(COURTYARD, line[:1])
    no_finding(table.page)
    for state in STATES:
        state(table)
        no_finding(table.page)
        closing(table)
    context.close()


@pytest.mark.timeout(120)
@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_at_the_end_of_a_game(
    browser: Browser, server: Server, screen: dict[str, Any]
) -> None:
    context = browser.new_context(**screen, locale="de", reduced_motion="reduce", bypass_csp=True)
    table = Table(context.new_page(), server.url)
    position, line = constructed("courtyard", number=9)
    table.open_after(COURTYARD, to_dead_end(position))
    table.expect_status("stuck")
    expect(table.by("stuck")).to_be_visible()
    no_finding(table.page)
    table.by("stuck-again").click()
    no_finding(table.page)
    table.by("ask-yes").click()
    table.expect_status("playing")
    table.play_elsewhere(line)
    table.page.reload()
    expect(table.by("won")).to_be_visible()
    no_finding(table.page)
    context.close()


def test_axe_finds_nothing_on_a_wrong_link(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="nl", bypass_csp=True)
    page = context.new_page()
    page.goto(f"{server.url}/play?layout=moon")
    expect(page.get_by_test_id("trouble")).not_to_be_empty()
    no_finding(page)
    context.close()
