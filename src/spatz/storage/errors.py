"""What can be wrong with a database. The reason is for logs and operators: no fact, no player's."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import exc

from spatz.core.errors import SpatzError
from spatz.game.errors import CodecError


class StorageError(SpatzError):
    """The database or something in it cannot be used."""


class StorageUnavailableError(StorageError):
    """Not now: the disk is full, the file read-only or locked, the server gone, the store closed.

    Nothing of what was asked for has been acknowledged; asking again later may succeed.
    """

    code = "storage-unavailable"

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__()


class DamagedDatabaseError(StorageError):
    """The database is ours, but its tables or pages are not what we wrote."""

    code = "damaged-database"

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__()


class DamagedGameError(StorageError, CodecError):
    """What is stored of this game cannot be read; other games are not touched by it."""

    code = "damaged-game"

    def __init__(self, game: str) -> None:
        self.game = game
        super().__init__(game=game)


class ForeignDatabaseError(StorageError):
    """There is something at this address that is no database of ours; it was left as it is."""

    code = "foreign-database"


class NewerSchemaError(StorageError):
    """The database was written by a newer version of the program; it was left as it is."""

    code = "newer-schema"

    def __init__(self, found: str, known: str) -> None:
        self.found, self.known = found, known
        super().__init__(found=found, known=known)


class UnknownDatabaseError(StorageError):
    """The address names a kind of database that we do not speak, or no database at all."""

    code = "unknown-database"

    def __init__(self, kind: str) -> None:
        self.kind = kind
        super().__init__(kind=kind)


class MissingDriverError(StorageError):
    """The driver for this kind of database is not installed."""

    code = "missing-driver"

    def __init__(self, driver: str) -> None:
        self.driver = driver
        super().__init__(driver=driver)


def translated(error: BaseException) -> BaseException:
    """The error of ours that an error of the database has caused; any other error as it is."""
    ours = _ours(error)
    if ours is not error:
        ours.__cause__ = error
    return ours


def _ours(error: BaseException) -> BaseException:
    match error:
        case exc.DBAPIError(orig=sqlite3.Error() as orig):
            return _of_sqlite(orig)
        case exc.OperationalError(orig=orig) | exc.InterfaceError(orig=orig):
            return StorageUnavailableError(str(orig))
        case exc.TimeoutError():
            return StorageUnavailableError(str(error))
        case exc.SQLAlchemyError():
            return DamagedDatabaseError(str(error))
        case _:
            return error


@contextmanager
def translating() -> Iterator[None]:
    """Errors of the database leave as errors of ours."""
    try:
        yield
    except exc.SQLAlchemyError as error:
        raise translated(error) from error


def _of_sqlite(error: sqlite3.Error) -> StorageError:
    # The low byte is the primary code; the rest says more of the same.
    primary = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if primary == sqlite3.SQLITE_NOTADB:
        return ForeignDatabaseError()
    if isinstance(error, sqlite3.OperationalError) and primary != sqlite3.SQLITE_ERROR:
        return StorageUnavailableError(str(error))
    return DamagedDatabaseError(str(error))
