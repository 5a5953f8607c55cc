"""A whole site over a real SQLite file, with a clock that stands until a test moves it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from httpx import Response
from litestar.testing import TestClient
from litestar.types import ASGIApp

from spatz.game.ports import Store
from spatz.storage import open_store
from spatz.web.app import create_app
from spatz.web.settings import Settings

HOST = "spatz.test"
SETTINGS = Settings(hosts=(HOST,))
NOON = 1_800_000_000_000
JSON = {"content-type": "application/json"}


@dataclass
class Clock:
    """UTC, in milliseconds."""

    ms: int = NOON

    def __call__(self) -> int:
        return self.ms

    def pass_seconds(self, seconds: float) -> None:
        self.ms += int(seconds * 1000)


@dataclass
class Site:
    """The site, and one browser that visits it."""

    client: TestClient[ASGIApp]
    database: Path
    clock: Clock
    app: ASGIApp
    store: Store

    def get(self, path: str, **more: Any) -> Response:
        return self.client.get(path, **more)

    def post(self, path: str, body: object, **more: Any) -> Response:
        return self.client.post(path, json=body, **more)

    def begin(self, **deal: object) -> "Table":
        """A new game of this deal, the same one unless the deal says otherwise."""
        answer = self.post("/api/games", {"layout": "courtyard", "number": 7, **deal})
        assert answer.status_code == 201, answer.text
        return Table(self, answer.json())

    def rows(self) -> dict[str, list[tuple[object, ...]]]:
        """All that the database holds."""
        return read_rows(self.database)

    def written(self) -> int:
        """How long the database and its log have become, in bytes."""
        log = self.database.with_name(self.database.name + "-wal")
        return self.database.stat().st_size + log.stat().st_size

    def another_browser(self) -> "Site":
        """Somebody else at the same site."""
        return replace(self, client=TestClient(self.app, base_url=f"http://{HOST}"))


@dataclass
class Table:
    """A game of the site's browser, as it was answered last."""

    site: Site
    view: dict[str, Any]

    @property
    def path(self) -> str:
        return f"/api/games/{self.view['id']}"

    def ask(self, what: str, **body: object) -> Response:
        """A command at the version that was seen last, unless the body says otherwise."""
        return self.site.post(f"{self.path}/{what}", {"version": self.view["version"], **body})

    def play(self, what: str, **body: object) -> dict[str, Any]:
        """A command that is allowed; the view after it."""
        answer = self.ask(what, **body)
        assert answer.status_code == 200, answer.text
        self.view = answer.json()
        return self.view

    def take(self, pair: list[int] | None = None) -> dict[str, Any]:
        """Take a pair, the first one unless it is given."""
        return self.play("moves", pair=pair or self.view["pairs"][0])

    def reload(self) -> dict[str, Any]:
        """The game as the site has it."""
        answer = self.site.get(self.path)
        assert answer.status_code == 200, answer.text
        view: dict[str, Any] = answer.json()
        return view


def read_rows(database: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        kinds = "SELECT name FROM sqlite_schema WHERE type = 'table'"
        tables = [row[0] for row in connection.execute(kinds)]
        return {table: [*connection.execute(f'SELECT * FROM "{table}"')] for table in tables}  # noqa: S608  # ours
    finally:
        connection.close()


@contextmanager
def open_site(
    folder: Path, static: Path, settings: Settings = SETTINGS, **parts: Any
) -> Iterator[Site]:
    """A site with its database in the folder, open as long as the test needs it."""
    database, clock = folder / "spatz.sqlite", Clock()
    store = open_store(f"sqlite:///{database}")
    app = create_app(store, settings, static=static, now=clock, **parts)
    with TestClient(app, base_url=f"http://{HOST}") as client:
        yield Site(client, database, clock, app, store)
