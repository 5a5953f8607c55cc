"""A real server and Debian's Chromium for every browser test."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ConsoleMessage, Page

from tests.browser.table import Table
from tests.server import Server, running

CHROMIUM = "/usr/bin/chromium"
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The browser of the system, without requests of its own."""
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": [*QUIET]}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """English unless a test says otherwise; a plain desktop."""
    return {
        **browser_context_args,
        "locale": "en-GB",
        "viewport": {"width": 1440, "height": 900},
        "reduced_motion": "reduce",
    }


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker: each test is a new player to it."""
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, which may kill it."""
    with running(tmp_path) as started:
        yield started


# A move that the rules refuse is part of the game; the browser notes it all the same.
REFUSALS = ("status of 409", "status of 422")


@pytest.fixture
def complaints(page: Page) -> list[str]:
    """What the page complains of: errors in scripts, failed requests, lines in the console."""
    heard: list[str] = []

    def listen(line: ConsoleMessage) -> None:
        if line.type == "error" and not any(refusal in line.text for refusal in REFUSALS):
            heard.append(line.text)

    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on("console", listen)
    return heard


@pytest.fixture
def table(page: Page, server: Server, complaints: list[str]) -> Iterator[Table]:
    """The game page of a new player; whatever it complains of fails the test."""
    yield Table(page, server.url)
    assert complaints == []
