"""A hasty player with full motion: faster than the line, tapping in flights, turning the phone."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.table import Table
from tests.plays import constructed
from tests.server import Server

pytestmark = pytest.mark.browser
COURTYARD = "/play?layout=courtyard&rules=classic&dealer=constructed&number=8"
SLOW_LINE = {"offline": False, "latency": 400, "downloadThroughput": -1, "uploadThroughput": -1}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SCREENS = [(844, 390), (390, 844), (1024, 768), (1152, 720), (960, 600), (390, 844)]


@pytest.fixture
def hasty(browser: Browser, server: Server) -> Iterator[Table]:
    context = browser.new_context(**PHONE, locale="en-GB", reduced_motion="no-preference")
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    line = context.new_cdp_session(page)
    table = Table(page, server.url).open(COURTYARD)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW_LINE)
    yield table
    assert errors == []
    context.close()


def test_pairs_taken_faster_than_the_line_all_arrive(hasty: Table) -> None:
    _, line = constructed("courtyard", number=8)
    for first, second in line[:12]:
        hasty.click(first)
        hasty.click(second)
    hasty.expect_pairs_left(24)
    hasty.settle()
    expect(hasty.by("notice")).to_be_hidden()
    expect(hasty.page.locator("#board .flying")).to_have_count(0)
    assert hasty.game()["pairs_left"] == 24
    assert len(hasty.faces()) == 48


def test_taps_where_a_pair_flies_off_do_no_harm(hasty: Table) -> None:
    _, line = constructed("courtyard", number=8)
    points = [hasty.seen_point(slot) for slot in line[0]]
    for point in points * 4:
        hasty.page.mouse.click(*point)
    hasty.settle()
    assert hasty.game()["pairs_left"] * 2 == len(hasty.faces())
    assert set(hasty.faces()).isdisjoint(line[0])
    expect(hasty.page.locator("#board .flying")).to_have_count(0)


def test_everything_taken_back_while_it_is_on_its_way_lies_there_again(hasty: Table) -> None:
    _, line = constructed("courtyard", number=8)
    before = hasty.faces()
    for first, second in line[:3]:
        hasty.click(first)
        hasty.click(second)
    for _ in range(5):
        hasty.page.keyboard.press("u")
    hasty.settle()
    expect(hasty.by("undo")).to_be_disabled()
    expect(hasty.by("notice")).to_be_hidden()
    assert hasty.faces() == before


def test_the_selection_outlives_every_turn_of_the_screen(hasty: Table) -> None:
    _, line = constructed("courtyard", number=8)
    first, second = line[0]
    hasty.tap(first)
    for width, height in SCREENS:
        hasty.page.set_viewport_size({"width": width, "height": height})
        hasty.expect_selected(first)
        assert hasty.is_seen(second)
    hasty.tap(second)
    hasty.expect_pairs_left(35)
    hasty.settle()
