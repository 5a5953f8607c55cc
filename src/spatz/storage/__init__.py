"""The ports of the game in SQL: the same statements for SQLite and PostgreSQL."""

from spatz.game.ports import Store
from spatz.storage.address import open_database
from spatz.storage.store import SqlStore

__all__ = ["open_store"]


def open_store(url: str) -> Store:
    """The store at ``sqlite:///path``, at a bare path, or at ``postgresql://user@host/name``.

    A missing SQLite file is made, with its folder; an older schema is brought up. Raises a
    StorageError: UnknownDatabaseError, MissingDriverError, StorageUnavailableError,
    ForeignDatabaseError, NewerSchemaError or DamagedDatabaseError.
    """
    return SqlStore(open_database(url))
