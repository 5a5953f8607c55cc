"""What a first visit loads, as Chromium counts it on the wire."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import async_playwright

CHROMIUM = "/usr/bin/chromium"
QUIET = ["--disable-background-networking", "--disable-component-update", "--no-first-run"]


@dataclass
class Loaded:
    """Bytes and files by kind; pictures that the page has made itself are not counted."""

    heads: Counter[str] = field(default_factory=Counter)
    all: Counter[str] = field(default_factory=Counter)
    files: Counter[str] = field(default_factory=Counter)
    _kinds: dict[str, str] = field(default_factory=dict)

    def begun(self, event: dict[str, Any]) -> None:
        """The head of an answer has come."""
        if not event["response"]["url"].startswith("http"):
            return
        self._kinds[event["requestId"]] = event["type"]
        self.files[event["type"]] += 1
        self.heads[event["type"]] += int(event["response"]["encodedDataLength"])

    def ended(self, event: dict[str, Any]) -> None:
        """All of an answer has come."""
        if event["requestId"] in self._kinds:
            self.all[self._kinds[event["requestId"]]] += int(event["encodedDataLength"])

    def lines(self) -> list[str]:
        """A line for each kind of file, and one for all of it."""
        kinds = [kind for kind, _ in self.all.most_common()]
        lines = [_line(kind, self.files[kind], self.all[kind], self.heads[kind]) for kind in kinds]
        totals = self.files.total(), self.all.total(), self.heads.total()
        return [*lines, _line("all", *totals)]


def _line(kind: str, files: int, size: int, head: int) -> str:
    content, whole = (size - head) / 1000, size / 1000
    return f"{kind:12}{files:4} files{content:8.1f} KB{whole:8.1f} KB with the answers' heads"


async def first_visit(url: str) -> list[str]:
    """How many files of each kind, and how many KB."""
    loaded = Loaded()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = await browser.new_page()
        session = await page.context.new_cdp_session(page)
        session.on("Network.responseReceived", loaded.begun)
        session.on("Network.loadingFinished", loaded.ended)
        await session.send("Network.enable")
        await page.goto(url, wait_until="networkidle")
        await page.locator("[data-slot]").first.wait_for()
        await browser.close()
    return loaded.lines()
