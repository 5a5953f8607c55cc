"""What a first visit loads, as Chromium counts it on the wire."""

from collections import Counter
from typing import Any

from playwright.async_api import async_playwright

CHROMIUM = "/usr/bin/chromium"
QUIET = ["--disable-background-networking", "--disable-component-update", "--no-first-run"]


async def first_visit(url: str) -> list[str]:
    """A line for each kind of file, and one for all of it: how many, and how many KB."""
    sizes, counts = await _visit(url)
    lines = [
        f"{kind:12}{counts[kind]:4}{size / 1000:8.1f} KB" for kind, size in sizes.most_common()
    ]
    total = sum(sizes.values())
    return [*lines, f"{'all':12}{sum(counts.values()):4}{total / 1000:8.1f} KB"]


async def _visit(url: str) -> tuple[Counter[str], Counter[str]]:
    sizes, counts, kinds = Counter[str](), Counter[str](), dict[str, str]()

    def begun(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def ended(event: dict[str, Any]) -> None:
        kind = kinds.get(event["requestId"], "Other")
        counts[kind] += 1
        sizes[kind] += int(event["encodedDataLength"])

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = await browser.new_page()
        session = await page.context.new_cdp_session(page)
        session.on("Network.responseReceived", begun)
        session.on("Network.loadingFinished", ended)
        await session.send("Network.enable")
        await page.goto(url, wait_until="networkidle")
        await page.locator("[data-slot]").first.wait_for()
        await browser.close()
    return sizes, counts
