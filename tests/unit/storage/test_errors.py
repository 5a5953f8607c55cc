"""An error of the database becomes one of ours, by what can be done about it."""

import sqlite3

import psycopg
import pytest
from sqlalchemy import exc

from spatz.storage.errors import (
    DamagedDatabaseError,
    ForeignDatabaseError,
    StorageUnavailableError,
    translated,
    translating,
)


def of_sqlite(kind: type[sqlite3.Error], code: int) -> exc.DBAPIError:
    error = kind("words of the driver")
    error.sqlite_errorcode = code
    return exc.DBAPIError("a statement", {"a": "secret"}, error)


@pytest.mark.parametrize(
    "code",
    [
        pytest.param(sqlite3.SQLITE_FULL, id="disk full"),
        pytest.param(sqlite3.SQLITE_READONLY, id="read-only"),
        pytest.param(sqlite3.SQLITE_BUSY, id="locked"),
        pytest.param(sqlite3.SQLITE_BUSY_SNAPSHOT, id="locked, said more exactly"),
        pytest.param(sqlite3.SQLITE_IOERR_FSYNC, id="input or output"),
        pytest.param(sqlite3.SQLITE_CANTOPEN, id="cannot be opened"),
    ],
)
def test_sqlite_may_be_unavailable(code: int) -> None:
    error = translated(of_sqlite(sqlite3.OperationalError, code))
    assert isinstance(error, StorageUnavailableError)
    assert error.reason == "words of the driver"


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        pytest.param(sqlite3.DatabaseError, sqlite3.SQLITE_CORRUPT, id="pages"),
        pytest.param(sqlite3.OperationalError, sqlite3.SQLITE_ERROR, id="no such table"),
        pytest.param(sqlite3.IntegrityError, sqlite3.SQLITE_CONSTRAINT, id="constraint"),
    ],
)
def test_sqlite_may_be_damaged(kind: type[sqlite3.Error], code: int) -> None:
    assert isinstance(translated(of_sqlite(kind, code)), DamagedDatabaseError)


def test_a_file_of_another_kind_is_not_ours() -> None:
    error = translated(of_sqlite(sqlite3.DatabaseError, sqlite3.SQLITE_NOTADB))
    assert isinstance(error, ForeignDatabaseError)


def test_a_server_that_is_gone_is_unavailable() -> None:
    gone = exc.OperationalError("a statement", None, psycopg.OperationalError("gone"))
    error = translated(gone)
    assert isinstance(error, StorageUnavailableError)
    assert error.reason == "gone"


def test_a_pool_without_a_connection_to_spare_is_unavailable() -> None:
    assert isinstance(translated(exc.TimeoutError("all taken")), StorageUnavailableError)


def test_any_other_error_of_the_database_is_damage() -> None:
    missing = exc.ProgrammingError("a statement", None, psycopg.ProgrammingError("no table"))
    assert isinstance(translated(missing), DamagedDatabaseError)


def test_other_errors_stay_as_they_are() -> None:
    error = LookupError()
    assert translated(error) is error


def test_the_error_of_the_database_is_kept_as_the_cause() -> None:
    cause = exc.TimeoutError("all taken")
    with pytest.raises(StorageUnavailableError) as caught, translating():
        raise cause
    assert caught.value.__cause__ is cause
