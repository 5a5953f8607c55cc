"""A connection that is lost, an answer that is lost, a server that is killed: play goes on."""

from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.table import Table
from tests.plays import constructed
from tests.server import Server

pytestmark = pytest.mark.browser
COURTYARD = "layout=courtyard&rules=classic&dealer=constructed&number=8"


def test_play_goes_on_without_a_connection_and_arrives_in_order(
    page: Page, context: BrowserContext, server: Server
) -> None:
    _, line = constructed("courtyard", number=8)
    table = Table(page, server.url).open(f"/play?{COURTYARD}")
    context.set_offline(True)
    for taken, pair in enumerate(line[:5], start=1):
        table.take(*pair)
        table.expect_pairs_left(36 - taken)
    expect(table.by("offline")).to_be_visible()

    context.set_offline(False)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(table.by("offline")).to_be_hidden(timeout=30_000)
    table.settle()
    assert table.game()["pairs_left"] == 31
    assert len(table.faces()) == 62


def test_a_move_whose_answer_was_lost_is_answered_again_and_not_refused(
    page: Page, server: Server
) -> None:
    _, line = constructed("courtyard", number=8)
    table = Table(page, server.url).open(f"/play?{COURTYARD}")
    lost: list[str] = []

    def swallow(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.fetch().text())
            route.abort("connectionreset")

    page.route("**/moves?*", swallow)
    table.take(*line[0])
    table.take(*line[1])
    table.expect_pairs_left(34)
    table.settle()
    assert lost
    assert table.game()["pairs_left"] == 34
    expect(table.by("notice")).to_be_hidden()


def test_a_refused_move_brings_the_true_board_back_with_a_word(page: Page, server: Server) -> None:
    number, mine, other = next(
        (number, *two)
        for number in range(1, 100)
        for two in combinations(constructed("courtyard", number=number)[0].pairs(), 2)
        if set(two[0]) & set(two[1])
    )
    position, _ = constructed("courtyard", number=number)
    deal = f"layout=courtyard&rules=classic&dealer=constructed&number={number}"
    table = Table(page, server.url).open(f"/play?{deal}")
    # Another device takes one tile of the pair that this page is about to take.
    table.play_elsewhere([other])
    table.click(mine.first)
    table.click(mine.second)
    expect(table.by("notice")).to_be_visible()
    table.expect_pairs_left(35)
    assert set(table.faces()) == set(position.without(other).remaining)


def test_a_killed_server_loses_nothing_and_the_page_goes_on(page: Page, tmp_path: Path) -> None:
    _, line = constructed("courtyard", number=8)
    server = Server(tmp_path).start()
    try:
        table = Table(page, server.url).open(f"/play?{COURTYARD}")
        table.take(*line[0])
        table.settle()
        assert table.game()["pairs_left"] == 35
        server.kill()
        table.take(*line[1])
        expect(table.by("offline")).to_be_visible(timeout=30_000)
        server.start()
        expect(table.by("offline")).to_be_hidden(timeout=60_000)
        table.take(*line[2])
        table.settle()
        assert table.game()["pairs_left"] == 33
    finally:
        server.kill()
