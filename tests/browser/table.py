"""The game page as its player uses it: by pointer and keys, on what can be seen."""

from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Locator, Page, expect

# The point of a tile nearest its middle at which the tile is what the pointer meets.
SEEN_POINT = """([slot]) => {
  const tile = document.querySelector(`[data-testid=board] [data-slot="${slot}"]`);
  if (!tile) return null;
  const box = tile.getBoundingClientRect();
  const points = [];
  for (let i = 1; i < 16; i++) for (let j = 1; j < 16; j++) {
    const [x, y] = [box.left + (box.width * i) / 16, box.top + (box.height * j) / 16];
    const met = document.elementFromPoint(x, y);
    if (met && met.closest('[data-slot]') === tile)
      points.push([Math.hypot(i - 8, j - 8), x, y]);
  }
  points.sort((a, b) => a[0] - b[0]);
  return points.length ? points[0].slice(1) : null;
}"""


class Table:
    """One open game page."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url

    def open(self, path: str = "/") -> "Table":
        """Visit an address of the server and wait until the board lies there."""
        self.page.goto(f"{self.url}{path}")
        expect(self.by("board").locator("[data-slot]").first).to_be_visible()
        return self

    def by(self, test_id: str) -> Locator:
        """An element by its fixed name."""
        return self.page.get_by_test_id(test_id)

    def tile(self, slot: int) -> Locator:
        """The tile that lies in a slot."""
        return self.by("board").locator(f'[data-slot="{slot}"]')

    def seen_point(self, slot: int) -> tuple[float, float]:
        """Where a pointer meets the tile."""
        point = self.page.evaluate(SEEN_POINT, [slot])
        assert point is not None, f"tile {slot} cannot be seen"
        return point[0], point[1]

    def click(self, slot: int) -> None:
        """Click the tile with the mouse, where it can be seen."""
        self.page.mouse.click(*self.seen_point(slot))

    def tap(self, slot: int) -> None:
        """Touch the tile, where it can be seen."""
        self.page.touchscreen.tap(*self.seen_point(slot))

    def take(self, first: int, second: int) -> None:
        """Click two tiles and wait until both are gone."""
        self.click(first)
        self.click(second)
        expect(self.tile(first)).to_have_count(0)
        expect(self.tile(second)).to_have_count(0)

    def press(self, test_id: str) -> None:
        """Press a button by its fixed name; where it lies behind *More*, by way of that."""
        button = self.by(test_id)
        if not button.is_visible():
            self.by("more").click()
        button.click()

    def settle(self) -> None:
        """Wait until the server has answered all that was done here."""
        expect(self.by("status")).to_have_attribute("data-waiting", "0", timeout=60_000)

    @property
    def pairs_left(self) -> int:
        """The figure in the bar."""
        return int(self.by("pairs-left").inner_text())

    @property
    def clock_ms(self) -> int:
        """Time played, as the page shows it."""
        return int(self.by("clock").get_attribute("data-ms") or "-1")

    def faces(self) -> dict[int, str]:
        """The board as it is drawn: face by slot."""
        pairs: list[tuple[int, str]] = self.by("board").evaluate(
            "b => [...b.querySelectorAll('[data-slot]')]"
            ".map(t => [Number(t.dataset.slot), t.dataset.face])"
        )
        return dict(pairs)

    def expect_pairs_left(self, count: int) -> None:
        """Wait until the bar shows this number of pairs."""
        expect(self.by("pairs-left")).to_have_text(str(count))

    def expect_status(self, status: str) -> None:
        """Wait for playing, paused, stuck or won."""
        expect(self.by("status")).to_have_attribute("data-status", status)

    def expect_selected(self, slot: int | None) -> None:
        """Wait until exactly this tile is selected, or none."""
        selected = self.by("board").locator('[data-slot][aria-pressed="true"]')
        expect(selected).to_have_count(0 if slot is None else 1)
        if slot is not None:
            expect(self.tile(slot)).to_have_attribute("aria-pressed", "true")

    def game(self) -> dict[str, Any]:
        """The player's game as the server has it."""
        answer = self.page.request.post(f"{self.url}/api/games/open", data={})
        assert answer.ok, answer.text()
        view: dict[str, Any] = answer.json()
        return view

    def play_elsewhere(self, line: Iterable[tuple[int, int]]) -> None:
        """Take pairs without the page, as another device of the same player would."""
        view = self.game()
        path = f"{self.url}/api/games/{view['id']}/moves"
        for pair in line:
            body = {"pair": list(pair), "version": view["version"]}
            answer = self.page.request.post(path, data=body)
            assert answer.ok, answer.text()
            view = answer.json()

    def open_after(self, deal: str, line: Iterable[tuple[int, int]]) -> "Table":
        """The page of a deal in which these pairs have been taken."""
        self.open(f"/play?{deal}")
        self.play_elsewhere(line)
        self.page.reload()
        expect(self.by("board").locator("[data-slot]").first).to_be_visible()
        return self

    def is_seen(self, slot: int) -> bool:
        """Whether a pointer can meet the tile at all."""
        return self.page.evaluate(SEEN_POINT, [slot]) is not None

    def game_is_won(self) -> bool:
        """Whether the win is told."""
        expect(self.by("won")).to_be_visible()
        return True
