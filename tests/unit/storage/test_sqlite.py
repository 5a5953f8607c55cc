"""What an SQLite file promises: on the disk, in order, and beside other processes."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import pytest
import sqlalchemy as sa

from spatz.storage.database import Work
from spatz.storage.errors import DamagedDatabaseError, StorageUnavailableError
from spatz.storage.sqlite import SqliteDatabase

_NOBODY = 65534


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "spatz.db"


@pytest.fixture
def database(path: Path) -> Iterator[SqliteDatabase]:
    database = SqliteDatabase(path)
    yield database
    database.close()


def ask(statement: str) -> Work[object]:
    return lambda connection: connection.exec_driver_sql(statement).scalar()


def players(connection: sa.Connection) -> int:
    return int(connection.exec_driver_sql("SELECT count(*) FROM players").scalar_one())


def add_player(connection: sa.Connection) -> int:
    """Reads, then writes: what a transaction that begins as a reader may not do for long."""
    number = players(connection)
    values = (number.to_bytes(4), number)
    connection.exec_driver_sql("INSERT INTO players VALUES (NULL, ?, ?, '{}')", values)
    return number


@pytest.mark.parametrize(
    ("pragma", "value"),
    [
        pytest.param("journal_mode", "wal", id="log beside the file"),
        pytest.param("synchronous", 2, id="FULL"),
        pytest.param("busy_timeout", 5_000, id="patience"),
        pytest.param("foreign_keys", 1, id="foreign keys"),
    ],
)
def test_readers_and_writer_keep_the_promises(
    database: SqliteDatabase, pragma: str, value: object
) -> None:
    question = ask(f"PRAGMA {pragma}")
    assert (database.read(question), database.write(question)) == (value, value)


def test_a_committed_write_is_seen_by_readers(database: SqliteDatabase) -> None:
    database.write(add_player)
    assert database.read(players) == 1


def test_readers_do_not_wait_for_the_writer_and_see_nothing_half_done(
    database: SqliteDatabase,
) -> None:
    added, go_on = Event(), Event()

    def add_and_hesitate(connection: sa.Connection) -> None:
        add_player(connection)
        added.set()
        go_on.wait()

    with ThreadPoolExecutor(1) as threads:
        writing = threads.submit(database.write, add_and_hesitate)
        added.wait()
        assert database.read(players) == 0
        go_on.set()
        writing.result()
    assert database.read(players) == 1


def test_two_that_read_and_then_write_do_not_get_in_each_others_way(path: Path) -> None:
    one, other = SqliteDatabase(path), SqliteDatabase(path)
    with ThreadPoolExecutor(2) as threads:
        added = [threads.submit(db.write, add_player) for _ in range(50) for db in (one, other)]
        assert sorted(future.result() for future in added) == list(range(100))
    one.close()
    other.close()


def test_a_file_that_stays_locked_is_unavailable(path: Path, database: SqliteDatabase) -> None:
    impatient = SqliteDatabase(path, patience_ms=1)

    def try_meanwhile(_connection: sa.Connection) -> None:
        with pytest.raises(StorageUnavailableError):
            impatient.write(add_player)

    database.write(try_meanwhile)
    assert impatient.write(add_player) == 0
    impatient.close()


def test_a_new_file_that_stays_locked_cannot_be_opened_until_it_is_free(path: Path) -> None:
    somebody = sqlite3.connect(path, isolation_level=None)
    somebody.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StorageUnavailableError):
        SqliteDatabase(path, patience_ms=1)
    somebody.execute("ROLLBACK")
    SqliteDatabase(path, patience_ms=1).close()
    somebody.close()


def test_a_new_file_that_is_being_read_cannot_be_opened_until_it_is_free(path: Path) -> None:
    reader = sqlite3.connect(path, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM sqlite_master").fetchall()
    with pytest.raises(StorageUnavailableError):
        SqliteDatabase(path, patience_ms=30)
    reader.execute("ROLLBACK")
    SqliteDatabase(path, patience_ms=30).close()
    reader.close()


def test_a_full_disk_is_unavailable_and_loses_nothing(database: SqliteDatabase) -> None:
    database.write(add_player)
    pages = database.write(ask("PRAGMA page_count"))
    database.write(ask(f"PRAGMA max_page_count={pages}"))
    with pytest.raises(StorageUnavailableError):
        database.write(add_much)
    assert database.read(players) == 1
    database.write(ask("PRAGMA max_page_count=1000000"))
    database.write(add_much)
    assert database.read(players) == 2


def add_much(connection: sa.Connection) -> None:
    add_player(connection)
    connection.exec_driver_sql("UPDATE players SET preferences = ?", ("x" * 100_000,))


def test_a_read_only_file_is_refused_when_it_is_opened() -> None:
    folder = Path(tempfile.mkdtemp())
    SqliteDatabase(folder / "spatz.db").close()
    (folder / "spatz.db").chmod(0o444)
    folder.chmod(0o555)
    with unprivileged(), pytest.raises(StorageUnavailableError):
        SqliteDatabase(folder / "spatz.db")
    folder.chmod(0o700)
    shutil.rmtree(folder)


@contextmanager
def unprivileged() -> Iterator[None]:
    """Root may write to any file, so this is done as nobody."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(_NOBODY)
    try:
        yield
    finally:
        os.seteuid(user)


def test_a_folder_that_cannot_be_made_is_unavailable(tmp_path: Path) -> None:
    (tmp_path / "a file").touch()
    with pytest.raises(StorageUnavailableError):
        SqliteDatabase(tmp_path / "a file" / "spatz.db")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(StorageUnavailableError):
        SqliteDatabase(tmp_path)


def test_lost_tables_are_damage(path: Path, database: SqliteDatabase) -> None:
    connection = sqlite3.connect(path)
    connection.execute("DROP TABLE players")
    connection.close()
    with pytest.raises(DamagedDatabaseError):
        database.read(players)
    with pytest.raises(DamagedDatabaseError):
        database.write(add_player)


def test_closing_leaves_one_file_with_everything_in_it(path: Path) -> None:
    database = SqliteDatabase(path)
    database.write(add_player)
    database.read(players)
    database.close()
    assert [file.name for file in path.parent.iterdir()] == ["spatz.db"]
    again = SqliteDatabase(path)
    assert again.read(players) == 1
    again.close()


def test_a_closed_database_refuses(path: Path) -> None:
    database = SqliteDatabase(path)
    database.close()
    database.close()
    with pytest.raises(StorageUnavailableError):
        database.read(players)
    with pytest.raises(StorageUnavailableError):
        database.write(add_player)
