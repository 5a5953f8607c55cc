"""What is particular to PostgreSQL: a server that may be elsewhere, or gone."""

from collections.abc import Iterator

import psycopg
import pytest

from spatz.game.ports import Store
from spatz.storage import open_store
from spatz.storage.errors import StorageUnavailableError
from tests.postgres import PostgresServer

pytestmark = pytest.mark.postgres


@pytest.fixture
def url(server: PostgresServer) -> str:
    return server.database()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = open_store(url)
    yield store
    store.close()


def cut_all_connections(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_a_database_that_is_not_there_is_unavailable(server: PostgresServer) -> None:
    with pytest.raises(StorageUnavailableError) as caught:
        open_store(server.url("nowhere"))
    assert "nowhere" in caught.value.reason
    assert caught.value.facts == {}


def test_a_lost_connection_is_unavailable_once_and_then_made_anew(store: Store, url: str) -> None:
    player = store.players.create(b"the player", 0)
    cut_all_connections(url)
    with pytest.raises(StorageUnavailableError):
        store.players.set_preferences(player, {"language": "de"})
    store.players.set_preferences(player, {"language": "nl"})
    assert store.players.preferences(player) == {"language": "nl"}


def test_a_store_without_its_server_is_not_healthy(store: Store, url: str) -> None:
    store.players.create(b"the player", 0)
    cut_all_connections(url)
    assert not store.healthy()
    assert store.healthy()
