"""The one thread that writes to an SQLite file, and commits what is waiting in one go.

A commit waits for the disk, so whoever comes meanwhile shares the next one.
"""

from collections import deque
from concurrent.futures import Future
from dataclasses import dataclass, field
from threading import Condition, Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from spatz.storage.database import Work
from spatz.storage.errors import StorageUnavailableError, translated

T = TypeVar("T")

LARGEST_BATCH = 32
"""So many items share a commit: more would save little, and each waits for all of them."""


@dataclass(frozen=True)
class _Item:
    work: Work[Any]
    answer: Future[Any] = field(default_factory=Future)


@dataclass(frozen=True)
class _Done:
    value: object

    def tell(self, item: _Item) -> None:
        item.answer.set_result(self.value)


@dataclass(frozen=True)
class _Failed:
    error: BaseException

    def tell(self, item: _Item) -> None:
        item.answer.set_exception(translated(self.error))


class Writer:
    """Takes work from any thread, and answers it when it is on the disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: deque[_Item] = deque()
        self._arrival = Condition()
        self._closed = False
        self._thread = Thread(target=self._serve, name="spatz-writer", daemon=True)
        self._thread.start()

    def run(self, work: Work[T]) -> T:
        """The answer of the work, once it is committed; if it raises, nothing of it is kept."""
        return self.submit(work).result()

    def submit(self, work: Work[T]) -> Future[T]:
        """As :meth:`run`, for a caller who does not wait. StorageUnavailableError once closed."""
        item = _Item(work)
        with self._arrival:
            if self._closed:
                raise StorageUnavailableError("closed")
            self._waiting.append(item)
            self._arrival.notify()
        return item.answer

    def close(self) -> None:
        """Commit what is waiting, then end the thread; a second call does nothing."""
        with self._arrival:
            self._closed = True
            self._arrival.notify()
        self._thread.join()

    def _serve(self) -> None:
        while batch := self._next_batch():
            for item, outcome in zip(batch, self._outcomes(batch), strict=True):
                outcome.tell(item)

    def _next_batch(self) -> list[_Item]:
        """What is waiting, in order, as soon as anything is; nothing once closed."""
        with self._arrival:
            self._arrival.wait_for(lambda: self._waiting or self._closed)
            size = min(len(self._waiting), LARGEST_BATCH)
            return [self._waiting.popleft() for _ in range(size)]

    def _outcomes(self, batch: list[_Item]) -> "list[_Done | _Failed]":
        try:
            with self._engine.begin() as connection:
                if len(batch) == 1:
                    return [_Done(batch[0].work(connection))]
                return [_attempt(connection, item) for item in batch]
        except BaseException as error:  # whoever waits must hear of it, whatever it is
            return [_Failed(error)] * len(batch)


def _attempt(connection: Connection, item: _Item) -> _Done | _Failed:
    """One item among several: its failure takes back its own statements alone.

    Where SQLite has already taken back the whole transaction (a full disk, say) there is no
    savepoint left to go back to. That raises, and the batch has failed as a whole.
    """
    # By hand: the savepoints of the layer above cost four times as much.
    connection.exec_driver_sql("SAVEPOINT item")
    try:
        outcome: _Done | _Failed = _Done(item.work(connection))
    except BaseException as error:
        connection.exec_driver_sql("ROLLBACK TO item")
        outcome = _Failed(error)
    connection.exec_driver_sql("RELEASE item")
    return outcome
