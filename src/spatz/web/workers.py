"""Threads beside the event loop: several at the store, and one that thinks."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from spatz.core.position import Position
from spatz.dealing.shuffling import shuffle

T = TypeVar("T")


class Workers:
    """Where a request's work is done, so that the event loop only ever waits.

    Several threads wait for the store at the same time, so that it can write what they bring in one
    go. Long searches follow one another in a thread of their own: they keep each other waiting, but
    neither moves nor pages.
    """

    def __init__(self, threads: int) -> None:
        self._store = ThreadPoolExecutor(threads, thread_name_prefix="spatz-store")
        self._thinker = ThreadPoolExecutor(1, thread_name_prefix="spatz-thinker")

    async def run(self, work: Callable[[], T]) -> T:
        """The answer of work at the store."""
        return await asyncio.get_running_loop().run_in_executor(self._store, work)

    async def think(self, work: Callable[[], T]) -> T:
        """The answer of work that may search."""
        return await asyncio.get_running_loop().run_in_executor(self._thinker, work)

    def close(self) -> None:
        """Finish what was begun, and let go."""
        self._store.shutdown()
        self._thinker.shutdown()


class DirectThinker:
    """Thinks in the thread that asks, whichever that is; always the same answer."""

    def shuffle(self, position: Position, number: int) -> Position:
        """The remaining faces dealt anew; what :func:`spatz.dealing.shuffling.shuffle` raises."""
        return shuffle(position, number)
