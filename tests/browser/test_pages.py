"""The page in four languages and at every size, and what it may not do."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.table import Table
from tests.server import Server

pytestmark = pytest.mark.browser
TURTLE = "/play?layout=turtle&rules=classic&dealer=constructed&number=48213"
SIZES = [(360, 740), (390, 844), (844, 390), (1024, 768), (1440, 900)]
LANGUAGES = ["de", "nl", "pl", "en"]
NAMES = {"de": "Schildkröte", "nl": "Schildpad", "pl": "Żółw", "en": "Turtle"}
BUTTONS = ["hint", "undo", "redo", "shuffle", "pause", "new-game", "set-up"]
OUTSIDE = """() => [...document.querySelectorAll('button, [data-testid]')]
  .filter((e) => e.checkVisibility({visibilityProperty: true}) && !e.closest('[data-slot]'))
  .filter((e) => {
    const b = e.getBoundingClientRect();
    return b.width && (b.left < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1);
  }).map((e) => e.id || e.dataset.testid)"""
CUT = """() => [...document.querySelectorAll('#bar button span, #bar .figure span, #bar h1')]
  .filter((e) => e.checkVisibility() && e.getBoundingClientRect().width > 2)
  .filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflow !== 'visible')
  .map((e) => e.textContent)"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES, ids=str)
def test_everything_fits_at_every_size_in_every_language(
    browser: Browser, server: Server, lang: str, width: int, height: int
) -> None:
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    table = Table(context.new_page(), server.url).open(f"{TURTLE}&lang={lang}")
    assert table.page.evaluate("document.documentElement.scrollWidth") <= width
    assert table.page.evaluate(OUTSIDE) == []
    assert table.page.evaluate(CUT) == []
    expect(table.page.locator("html")).to_have_attribute("lang", lang)
    expect(table.page.locator("#layout-name")).to_have_text(NAMES[lang])
    for name in BUTTONS:
        assert table.by(name).count() == 1
    box = table.by("board").bounding_box()
    assert box is not None
    assert len(table.faces()) == 144
    context.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_figures_have_the_middle_of_a_wide_bar(
    browser: Browser, server: Server, lang: str
) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    table = Table(context.new_page(), server.url).open(f"{TURTLE}&lang={lang}")
    box = table.page.locator(".figures").bounding_box()
    assert box is not None
    assert box["x"] + box["width"] / 2 == pytest.approx(720, abs=4)
    context.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_follows_the_browser(browser: Browser, server: Server, lang: str) -> None:
    context = browser.new_context(locale=lang)
    table = Table(context.new_page(), server.url).open("/")
    expect(table.page.locator("html")).to_have_attribute("lang", lang)
    context.close()


def test_an_unknown_language_is_ignored(table: Table) -> None:
    table.open("/?lang=xx")
    expect(table.page.locator("html")).to_have_attribute("lang", "en")


def test_a_chosen_language_stays(table: Table) -> None:
    table.open("/")
    table.press("set-up")
    table.by("lang-pl").click()
    expect(table.page.locator("html")).to_have_attribute("lang", "pl")
    table.open("/")
    expect(table.page.locator("html")).to_have_attribute("lang", "pl")


def test_no_request_leaves_the_server(page: Page, server: Server) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    Table(page, server.url).open(TURTLE)
    away = [url for url in asked if not url.startswith((server.url, "blob:", "data:"))]
    assert asked
    assert away == []


def test_the_policy_allows_no_inline_code(page: Page, server: Server) -> None:
    answer = page.goto(f"{server.url}/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert "<script>" not in answer.text()
    assert " style=" not in answer.text()


def test_a_full_turtle_has_at_most_1200_elements(table: Table) -> None:
    table.open(TURTLE)
    assert table.page.evaluate("document.querySelectorAll('*').length") <= 1200


@pytest.mark.parametrize(
    "query",
    ["layout=moon", "rules=mine", "dealer=me", "number=0", "number=1000000000", "number=x"],
)
def test_a_wrong_link_is_told_and_a_normal_game_offered(
    page: Page, server: Server, query: str
) -> None:
    page.goto(f"{server.url}/play?{query}")
    expect(page.get_by_test_id("trouble")).not_to_be_empty()
    page.get_by_test_id("normal-game").click()
    expect(page.get_by_test_id("board").locator("[data-slot]")).to_have_count(144)
