"""The board in the browser: from a press to the next picture, and what the page is made of.

``python -m bench.board``. A press that takes a pair is measured against a press on bare cloth on
the same page in the same run: both at the machine's own speed and slowed down six times. The
difference is what the game costs; the floor is the browser's and the machine's.
"""

import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import CDPSession, FloatRect, Page, ViewportSize, sync_playwright

from bench.payload import CHROMIUM
from tests.browser.table import Table
from tests.server import running

PAIRS = 30
SLOWER = 6
QUIET_MS = 450  # longer than any motion on the board
VIEWPORTS = {"1440x900": (1440, 900, 1), "844x390 at 2x": (844, 390, 2)}

# The time from each press to the end of the work for the picture that follows it.
WATCH = """() => {
  window.presses = [];
  addEventListener("pointerdown", (event) => {
    const begun = event.timeStamp;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.presses.push(performance.now() - begun);
      port2.postMessage(0);
    });
  }, { capture: true });
}"""
VIEW = """async () => {
  const body = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
  return (await fetch("/api/games/open", body)).json();
}"""
ELEMENTS = "() => document.querySelectorAll('*').length"


def press(page: Page, at: tuple[float, float]) -> float:
    """Press the mouse at a point; milliseconds to the next picture."""
    before: int = page.evaluate("() => window.presses.length")
    page.mouse.click(*at)
    while page.evaluate("() => window.presses.length") == before:
        page.wait_for_timeout(10)
    took: float = page.evaluate("() => window.presses.at(-1)")
    page.wait_for_timeout(QUIET_MS)
    return took


def bare_cloth(page: Page) -> tuple[float, float]:
    """A point of the board's room on which no tile lies."""
    box: FloatRect | None = page.get_by_test_id("board").bounding_box()
    assert box is not None
    return box["x"] + 12, box["y"] + box["height"] - 12


def presses(table: Table) -> dict[str, list[float]]:
    """Presses of every kind, in turns: bare cloth, select, take."""
    took: dict[str, list[float]] = {"cloth": [], "select": [], "take": []}
    for _ in range(PAIRS):
        pairs = table.page.evaluate(VIEW)["pairs"]
        if not pairs:
            break
        first, second = pairs[len(pairs) // 2]
        took["cloth"].append(press(table.page, bare_cloth(table.page)))
        took["select"].append(press(table.page, table.seen_point(first)))
        took["take"].append(press(table.page, table.seen_point(second)))
    return took


def line(name: str, took: dict[str, list[float]]) -> str:
    """Medians, and what selecting and taking cost above the floor."""
    middle = {kind: statistics.median(times) for kind, times in took.items()}
    floor = middle["cloth"]
    over = {kind: f"{middle[kind]:5.0f} ms ({middle[kind] - floor:+.0f})" for kind in middle}
    return f"{name:24} cloth {floor:4.0f} ms   select {over['select']}   take {over['take']}"


def measure(page: Page, url: str, size: str) -> Iterator[str]:
    """A new turtle at the machine's speed, and another one slowed down."""
    session: CDPSession = page.context.new_cdp_session(page)
    for number, rate in ((1, 1), (2, SLOWER)):
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        table = Table(page, url).open(f"/?layout=turtle&number={number}")
        page.wait_for_timeout(2_000)
        if rate == 1:
            yield f"{size:24} {page.evaluate(ELEMENTS)} elements on a full turtle"
        page.evaluate(WATCH)
        session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        yield line(f"{size}, {rate}x", presses(table))


def report() -> Iterator[str]:
    """A line a viewport and speed."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        for size, (width, height, density) in VIEWPORTS.items():
            viewport = ViewportSize(width=width, height=height)
            page = browser.new_page(viewport=viewport, device_scale_factor=density)
            yield from measure(page, server.url, size)
        browser.close()


if __name__ == "__main__":
    for found in report():
        print(found, flush=True)
