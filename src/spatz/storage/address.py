"""Which database an address means."""

from pathlib import Path

import sqlalchemy as sa

from spatz.storage.database import Database
from spatz.storage.errors import UnknownDatabaseError
from spatz.storage.postgres import PostgresDatabase
from spatz.storage.sqlite import SqliteDatabase

_SQLITE = ("sqlite", "sqlite+pysqlite")
_POSTGRES = ("postgresql", "postgresql+psycopg")


def open_database(address: str) -> Database:
    """The database at ``sqlite:///path``, ``postgresql://…`` or a bare path.

    UnknownDatabaseError for any other address, and whatever opening it may raise.
    """
    if not address:
        raise UnknownDatabaseError("")
    if "://" not in address:
        return SqliteDatabase(Path(address))
    url = _parsed(address)
    if url.drivername in _POSTGRES:
        return PostgresDatabase(url)
    # In memory every connection would have a database of its own; the options are ours to set.
    if url.drivername in _SQLITE and url.database not in (None, ":memory:") and not url.query:
        return SqliteDatabase(Path(url.database))
    raise UnknownDatabaseError(url.drivername)


def _parsed(address: str) -> sa.URL:
    try:
        return sa.make_url(address)
    except (sa.exc.ArgumentError, ValueError) as error:
        # The rest of the address may hold a password.
        raise UnknownDatabaseError(address.partition("://")[0]) from error
