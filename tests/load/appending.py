"""A process that appends to a database and says so, event by event, once each is stored.

``python -m tests.load.appending ADDRESS THREADS EVENTS [PLAYER GAME]``: every thread appends so
many events (0: until it is killed) to a game of its own, or all of them to the one game. A line
``GAME VERSION`` goes to standard output after each.
"""

import os
import secrets
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import count

from spatz.game.command import ShowPair
from spatz.game.ports import ConflictError, GameId, PlayerId, Store
from spatz.storage import open_store
from tests.storing import BEGUN, OUTER, new_game, next_event, sign

SHOW = ShowPair(OUTER.pair)


def append_next(store: Store, player: PlayerId, game_id: GameId) -> int:
    """One event more, whoever else appends to the game; its play time is its version."""
    while True:
        saved = store.games.load(player, game_id)
        version = saved.version
        event, after = next_event(saved.game, SHOW, version + 1)
        try:
            return store.games.append(
                game_id, event, version=version, after=after, sign=sign(version + 1)
            )
        except ConflictError:
            continue


def append_all(store: Store, player: PlayerId, game_id: GameId, numbers: Iterable[int]) -> None:
    """One event for each number; each is told as soon as it is stored."""
    for _ in numbers:
        version = append_next(store, player, game_id)
        # In one piece and without a buffer: what was told is outside when the process is killed.
        os.write(sys.stdout.fileno(), f"{game_id} {version}\n".encode())


def main(address: str, threads: str, events: str, *shared: str) -> None:
    """Append, as the arguments have it."""
    store = open_store(address)

    def append(_thread: int) -> None:
        if shared:
            player, game_id = PlayerId(int(shared[0])), GameId(shared[1])
        else:
            player = store.players.create(secrets.token_bytes(), 0)
            game_id = store.games.create(player, new_game(), BEGUN)
        append_all(store, player, game_id, range(int(events)) if int(events) else count())

    with ThreadPoolExecutor(int(threads)) as pool:
        list(pool.map(append, range(int(threads))))
    store.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
