"""How the board is drawn and met: sharp, in its place, hit where it is seen, never in the way."""

import base64
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from spatz.core.place import Pair, Slot
from spatz.core.position import Position
from tests.browser.table import Table
from tests.plays import constructed
from tests.server import Server

pytestmark = pytest.mark.browser
TURTLE = "/play?layout=turtle&rules=classic&dealer=constructed&number=7"
TOP = Slot(143)  # the highest tile of the turtle: nothing lies over its picture
LEFTMOST = Slot(42)
DRAWN_MS = 20_000
MOST_ELEMENTS = 1_200

SAME_PIXELS = """async ([slot, shot]) => {
  const images = [...document.querySelectorAll(`[data-slot="${slot}"] image`)];
  const pictures = await Promise.all(images.map(async (image) => {
    const picture = new Image();
    picture.src = image.getAttribute("href");
    await picture.decode();
    return picture;
  }));
  const { width, height } = pictures[0];
  const pixels = (draw) => {
    const context = new OffscreenCanvas(width, height).getContext("2d");
    draw(context);
    return context.getImageData(0, 0, width, height).data;
  };
  const { left, top } = images[0].getBoundingClientRect();
  const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0));
  const page = await createImageBitmap(new Blob([bytes]));
  const [x, y] = [left, top].map((length) => Math.round(length * devicePixelRatio));
  const seen = pixels((context) => context.drawImage(page, -x, -y));
  const meant = pixels((context) => pictures.forEach((each) => context.drawImage(each, 0, 0)));
  const solid = [...meant.keys()].filter((at) => at % 4 < 3 && meant[at - (at % 4) + 3] === 255);
  return solid.length > 0 && solid.every((at) => Math.abs(seen[at] - meant[at]) <= 2);
}"""
EDGE = """slot => {
  const box = document.querySelector(`[data-slot="${slot}"] .edge`).getBoundingClientRect();
  return [box.left, box.top + box.height / 2, box.width];
}"""
IN_FLIGHT = """([first, second]) => {
  const counts = () => ({
    flying: document.querySelectorAll("#board .flying").length,
    slots: document.querySelectorAll("#board .flying [data-slot], .flying[data-slot]").length,
    left: document.querySelectorAll("#board [data-slot]").length,
  });
  for (const slot of [first, second]) {
    const press = { bubbles: true, isPrimary: true, button: 0, pointerType: "mouse", pointerId: 1 };
    document.querySelector(`[data-slot="${slot}"]`).dispatchEvent(
      new PointerEvent("pointerdown", press),
    );
  }
  return counts();
}"""


@pytest.fixture
def position() -> Position:
    return constructed("turtle", number=7)[0]


@pytest.fixture
def turtle(table: Table) -> Table:
    return drawn(table.open(TURTLE))


def drawn(table: Table) -> Table:
    """The table, when the tiles have their pictures."""
    picture = table.tile(TOP).locator("image").first
    expect(picture).to_have_attribute("href", re.compile("^blob:"), timeout=DRAWN_MS)
    return table


@contextmanager
def device(browser: Browser, server: Server, **options: Any) -> Iterator[Table]:
    """A turtle on another screen."""
    context = browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce", **options})
    yield drawn(Table(context.new_page(), server.url).open(TURTLE))
    context.close()


def shot(page: Page) -> str:
    return base64.b64encode(page.screenshot()).decode()


def left_edge(table: Table, slot: Slot) -> tuple[float, float, float]:
    """The left edge of a tile at its middle, and the tile's width."""
    x, y, width = table.page.evaluate(EDGE, slot)
    return x, y, width


def pair_beside(position: Position, slot: Slot) -> Pair:
    return next(pair for pair in position.pairs() if slot not in pair)


@pytest.mark.parametrize("density", [1, 1.25, 1.5, 2, 3])
def test_every_pixel_of_a_picture_is_a_pixel_of_the_screen(
    browser: Browser, server: Server, density: float
) -> None:
    size = {"width": 1200, "height": 801}
    screen: dict[str, Any] = {"viewport": size, "device_scale_factor": density}
    with device(browser, server, **screen) as table:
        assert table.page.evaluate(SAME_PIXELS, [TOP, shot(table.page)])


def test_a_full_turtle_has_few_elements(turtle: Table) -> None:
    assert turtle.page.locator("*").count() <= MOST_ELEMENTS


def test_no_filter_is_drawn_on_the_board(turtle: Table) -> None:
    assert turtle.by("board").locator("filter, [filter]").count() == 0


def test_the_tile_of_slot_0_is_selected_like_any_other(turtle: Table) -> None:
    turtle.click(Slot(0))
    turtle.expect_selected(0)


def test_the_board_keeps_its_place_when_tiles_go(turtle: Table, position: Position) -> None:
    pair = pair_beside(position, LEFTMOST)
    before = left_edge(turtle, LEFTMOST)
    turtle.take(*pair)
    assert left_edge(turtle, LEFTMOST) == before


def test_a_smaller_window_shows_smaller_tiles_and_keeps_the_selection(
    turtle: Table, position: Position
) -> None:
    slot = next(position.pairs()).first
    turtle.click(slot)
    wide = left_edge(turtle, slot)[2]
    turtle.page.set_viewport_size({"width": 700, "height": 420})
    expect(turtle.by("board").locator(".lifted image").first).to_be_visible()
    turtle.expect_selected(slot)
    assert left_edge(turtle, slot)[2] < wide / 2 + 8
    turtle.click(slot)
    turtle.expect_selected(None)


def test_copies_in_flight_have_no_slot_and_hold_no_one_up(
    browser: Browser, server: Server, position: Position
) -> None:
    wide = {"width": 1440, "height": 900}
    screen: dict[str, Any] = {"viewport": wide, "reduced_motion": "no-preference"}
    with device(browser, server, **screen) as table:
        counts = table.page.evaluate(IN_FLIGHT, list(next(position.pairs())))
        assert counts == {"flying": 2, "slots": 0, "left": 142}
        expect(table.by("board").locator(".flying")).to_have_count(0)


def test_a_touch_beside_a_free_tile_counts_for_it_within_8_pixels(
    browser: Browser, server: Server
) -> None:
    screen: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3}
    with device(browser, server, **screen, has_touch=True) as table:
        x, y, _ = left_edge(table, LEFTMOST)
        table.page.touchscreen.tap(x - 3, y)
        table.expect_selected(LEFTMOST)


def test_bare_cloth_changes_nothing(turtle: Table, position: Position) -> None:
    slot = next(position.pairs()).first
    turtle.click(slot)
    x, y, _ = left_edge(turtle, LEFTMOST)
    turtle.page.mouse.click(x - 20, y)
    turtle.expect_selected(slot)


def test_a_free_tile_is_pressed_by_enter_and_by_space(turtle: Table) -> None:
    stop = turtle.by("board").locator('[tabindex="0"]')
    expect(stop).to_have_count(1)
    stop.focus()
    stop.press("Enter")
    expect(stop).to_have_attribute("aria-pressed", "true")
    stop.press(" ")
    expect(stop).to_have_attribute("aria-pressed", "false")


def test_a_blocked_tile_says_so_and_shows_no_hand(turtle: Table, position: Position) -> None:
    for slot in (next(iter(position.free)), next(iter(position.remaining - position.free))):
        free = slot in position.free
        tile = turtle.tile(slot)
        expect(tile).to_have_attribute("aria-disabled", str(not free).lower())
        expect(tile).to_have_css("cursor", "pointer" if free else "default")


def test_the_focus_goes_on_to_a_free_tile_near_by_when_its_tile_goes(
    turtle: Table, position: Position
) -> None:
    pair = next(position.pairs())
    turtle.click(pair.first)
    turtle.tile(pair.second).focus()
    turtle.page.keyboard.press("Enter")
    expect(turtle.tile(pair.second)).to_have_count(0)
    expect(turtle.by("board").locator("[data-slot]:focus")).to_have_attribute("data-free", "true")
