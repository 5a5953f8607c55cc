"""PostgreSQL: a pool of connections, a transaction for each piece of work."""

from contextlib import ExitStack

import sqlalchemy as sa

from spatz.storage.database import T, Work
from spatz.storage.errors import MissingDriverError, StorageUnavailableError, translating
from spatz.storage.schema import bring_up, is_current

MOST_CONNECTIONS = 10
"""So many for each process; a server as it comes grants 100 to all processes together."""

_PATIENCE_S = 5
# A number of our own: who brings the schema up holds the lock that goes by it.
_SCHEMA_LOCK = 0x5350_4154_5A


class PostgresDatabase:
    """A database on a PostgreSQL server, which several processes and machines may share."""

    def __init__(self, url: sa.URL) -> None:
        """Connect and bring an older schema up.

        StorageUnavailableError, MissingDriverError, ForeignDatabaseError, NewerSchemaError.
        """
        self._engine = _engine(url)
        # A statement that only reads needs no transaction, and no round trips to end it.
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._closed = False
        with translating(), ExitStack() as if_refused:
            if_refused.callback(self._engine.dispose)
            _prepare(self._engine)
            if_refused.pop_all()

    def write(self, work: Work[T]) -> T:
        """The answer of the work, once the server has committed it."""
        self._refuse_if_closed()
        with translating(), self._engine.begin() as connection:
            return work(connection)

    def read(self, work: Work[T]) -> T:
        """The answer of work that changes nothing; each statement sees what is committed."""
        self._refuse_if_closed()
        with translating(), self._reading.connect() as connection:
            return work(connection)

    def close(self) -> None:
        """Let go of the connections; a second call does nothing."""
        self._closed = True
        self._engine.dispose()

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise StorageUnavailableError("closed")


def _engine(url: sa.URL) -> sa.Engine:
    patient = {"connect_timeout": str(_PATIENCE_S), **url.query}
    try:
        return sa.create_engine(
            url.set(drivername="postgresql+psycopg", query=patient),
            pool_size=MOST_CONNECTIONS,
            max_overflow=0,
            pool_timeout=_PATIENCE_S,
        )
    except ModuleNotFoundError as error:
        raise MissingDriverError("psycopg") from error


def _prepare(engine: sa.Engine) -> None:
    with engine.begin() as connection:
        if is_current(connection):
            return
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_SCHEMA_LOCK)))
        if not is_current(connection):
            bring_up(connection)
