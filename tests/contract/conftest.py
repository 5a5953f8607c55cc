"""The stores that are held to one contract: the fake of the tests, and both databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from spatz.game.ports import PlayerId, Store
from spatz.storage import open_store
from tests.fakes import MemoryStore
from tests.postgres import PostgresServer, postgres_server

DATABASES = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture(scope="session")
def server() -> Iterator[PostgresServer]:
    with postgres_server() as running:
        yield running


@pytest.fixture(params=DATABASES)
def empty_address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a database without tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'spatz.db'}"
    server: PostgresServer = request.getfixturevalue("server")
    return server.empty_database()


@pytest.fixture(params=DATABASES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a database without players."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'spatz.db'}"
    server: PostgresServer = request.getfixturevalue("server")
    return server.database()


@pytest.fixture(params=["memory", *DATABASES])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Without players."""
    match request.param:
        case "memory":
            store: Store = MemoryStore()
        case "sqlite":
            store = open_store(str(tmp_path / "spatz.db"))
        case _:
            store = open_store(request.getfixturevalue("server").database())
    yield store
    store.close()


@pytest.fixture
def player(store: Store) -> PlayerId:
    return store.players.create(b"the player", 0)


@pytest.fixture
def stranger(store: Store) -> PlayerId:
    return store.players.create(b"a stranger", 0)
