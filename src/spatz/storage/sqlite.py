"""SQLite: one file, one writer that commits in groups, readers beside it."""

import sqlite3
import time
from contextlib import ExitStack
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.pool import ConnectionPoolEntry

from spatz.storage.database import T, Work
from spatz.storage.errors import StorageUnavailableError, translating
from spatz.storage.schema import bring_up, is_current
from spatz.storage.writer import Writer

PATIENCE_MS = 5_000
"""Whoever finds the file locked waits so long for another process to commit."""

_PRAGMAS = (
    # A commit is acknowledged when the disk has it: it outlives a power cut, not only a kill.
    "synchronous=FULL",
    "foreign_keys=ON",
)
_MOST_READERS = 32
_PAUSE_S = 0.02


class SqliteDatabase:
    """An SQLite file; several processes may have it open at the same time."""

    def __init__(self, path: Path, patience_ms: int = PATIENCE_MS) -> None:
        """Open the file and bring an older schema up; make the file, and its folder, if need be.

        StorageUnavailableError, ForeignDatabaseError, NewerSchemaError, DamagedDatabaseError.
        """
        self._writing, self._reading = _engines(path, patience_ms)
        self._closed = False
        _make_folder(path.parent)
        with translating(), ExitStack() as if_refused:
            if_refused.callback(self._let_go)
            _prepare(self._writing, self._reading, patience_ms)
            if_refused.pop_all()
        self._writer = Writer(self._writing)

    def write(self, work: Work[T]) -> T:
        """The answer of the work, once it is on the disk."""
        return self._writer.run(work)

    def read(self, work: Work[T]) -> T:
        """The answer of work that changes nothing; each statement sees what is committed."""
        if self._closed:
            raise StorageUnavailableError("closed")
        with translating(), self._reading.connect() as connection:
            return work(connection)

    def close(self) -> None:
        """Commit what is waiting and let go of the file; a second call does nothing."""
        self._closed = True
        self._writer.close()
        self._let_go()

    def _let_go(self) -> None:
        self._reading.dispose()
        self._writing.dispose()


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageUnavailableError(str(error)) from error


def _engines(path: Path, patience_ms: int) -> tuple[sa.Engine, sa.Engine]:
    url = sa.URL.create("sqlite", database=str(path.absolute()))
    # The driver must not begin transactions by itself: it would begin them as readers.
    options = {"isolation_level": None, "timeout": patience_ms / 1_000}
    writing = sa.create_engine(url, connect_args=options, pool_size=1, max_overflow=0)
    reading = sa.create_engine(url, connect_args=options, pool_size=_MOST_READERS, max_overflow=0)
    for engine in (writing, reading):
        sa.event.listen(engine, "connect", _set_pragmas)
    sa.event.listen(writing, "begin", _begin_as_writer)
    return writing, reading


def _set_pragmas(connection: sqlite3.Connection, _entry: ConnectionPoolEntry) -> None:
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin_as_writer(connection: sa.Connection) -> None:
    # A reader that turns writer is refused, without waiting, once another process has written.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _prepare(writing: sa.Engine, reading: sa.Engine, patience_ms: int) -> None:
    with reading.connect() as connection:
        # First of all: a file that is not ours, or not yet, is left as it is.
        is_current(connection)
        _keep_a_log(connection, patience_ms)
    # Also where nothing is to be brought up: a file that cannot be written is refused now.
    with writing.begin() as connection:
        if not is_current(connection):
            bring_up(connection)


def _keep_a_log(connection: sa.Connection, patience_ms: int) -> None:
    """Readers and the writer do not wait for one another; the file remembers the choice."""
    deadline = time.monotonic() + patience_ms / 1_000
    while (mode := _switch_to_log(connection, deadline)) is None:
        time.sleep(_PAUSE_S)  # pragma: no cover  # two processes have to meet
    if mode != "wal":  # pragma: no cover  # on file systems of the network alone
        raise StorageUnavailableError(f"journal_mode {mode}")


def _switch_to_log(connection: sa.Connection, deadline: float) -> str | None:
    """How the file is kept from now on; None while somebody else is in the way."""
    try:
        return str(connection.exec_driver_sql("PRAGMA journal_mode=WAL").scalar_one())
    except sa.exc.OperationalError:
        # Of two processes that switch a new file at once, SQLite refuses one without any patience.
        if time.monotonic() > deadline:
            raise
        return None  # pragma: no cover  # two processes have to meet
