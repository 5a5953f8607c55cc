"""Many players on one store at the same time: no lost and no doubled event."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from spatz.game.ports import GameId, Store
from spatz.storage import open_store
from tests.fakes import MemoryStore
from tests.load.appending import append_next
from tests.postgres import postgres_server
from tests.storing import BEGUN, new_game, sign

pytestmark = pytest.mark.load

PLAYERS = 40
EVENTS = 15
THREADS = 16


@pytest.fixture(params=["memory", "sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    match request.param:
        case "memory":
            yield MemoryStore()
        case "sqlite":
            yield from _opened(str(tmp_path / "spatz.db"))
        case _:
            with postgres_server() as server:
                yield from _opened(server.database())


def _opened(address: str) -> Iterator[Store]:
    store = open_store(address)
    yield store
    store.close()


def test_many_players_each_on_a_game_of_their_own(store: Store) -> None:
    def play(number: int) -> list[int]:
        player = store.players.create(number.to_bytes(8), 0)
        game_id = store.games.create(player, new_game(), BEGUN)
        answers = []
        for _ in range(EVENTS):
            answers.append(append_next(store, player, game_id))
            store.games.sign(game_id, sign(0))
        assert times(store, game_id) == list(range(1, EVENTS + 1))
        assert store.games.latest(player, None) == game_id
        return answers

    with ThreadPoolExecutor(THREADS) as threads:
        for answers in threads.map(play, range(PLAYERS)):
            assert answers == list(range(1, EVENTS + 1))


def test_many_tabs_on_one_game(store: Store) -> None:
    player = store.players.create(b"the player", 0)
    game_id = store.games.create(player, new_game(), BEGUN)

    def play(_tab: int) -> list[int]:
        return [append_next(store, player, game_id) for _ in range(EVENTS)]

    with ThreadPoolExecutor(THREADS) as threads:
        answers = [answer for tab in threads.map(play, range(8)) for answer in tab]
    assert sorted(answers) == list(range(1, 8 * EVENTS + 1))
    assert times(store, game_id) == list(range(1, 8 * EVENTS + 1))


def times(store: Store, game_id: GameId) -> list[int]:
    """When the events of a game happened; each event happens at its version."""
    return [event.at for event in store.games.events_since(game_id, 0)]
