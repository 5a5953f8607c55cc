"""Which shape the tables have, and how an older shape is brought up. Forward only.

Alembic is imported when there is something to bring up, and not before: it is slow to load.
"""

from pathlib import Path
from threading import Lock

import sqlalchemy as sa

from spatz.storage.errors import DamagedDatabaseError, ForeignDatabaseError, NewerSchemaError

REVISIONS = ("0001",)
"""Every shape there has been, oldest first; the last one is what this program reads and writes."""

VERSION_TABLE = "spatz_schema"
"""Holds the revision; the name is ours, so that nobody else's database is taken for one."""

_VERSION = sa.table(VERSION_TABLE, sa.column("version_num", sa.String))

MIGRATIONS = Path(__file__).parent / "migrations"

# Alembic keeps its context in global names.
_one_at_a_time = Lock()


def stored_revision(connection: sa.Connection) -> str | None:
    """The revision of the tables, or None where there are none yet.

    ForeignDatabaseError where the tables are not ours; NewerSchemaError, DamagedDatabaseError.
    """
    # Asked once: between two questions somebody else may make the tables.
    names = sa.inspect(connection).get_table_names()
    if not names:
        return None
    if VERSION_TABLE not in names:
        raise ForeignDatabaseError
    revision = connection.scalar(sa.select(_VERSION.c.version_num))
    if revision is None:
        raise DamagedDatabaseError(f"{VERSION_TABLE} is empty")
    if revision not in REVISIONS:
        raise NewerSchemaError(revision, REVISIONS[-1])
    return str(revision)


def is_current(connection: sa.Connection) -> bool:
    """Whether there is nothing to bring up. ForeignDatabaseError, NewerSchemaError."""
    return stored_revision(connection) == REVISIONS[-1]


def bring_up(connection: sa.Connection, revision: str = REVISIONS[-1]) -> None:
    """Make the tables, or change them, until they have this revision's shape.

    In the transaction of the connection, which must keep all others from doing the same.
    """
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    # A percent sign is special to the configuration, but not in a path.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with _one_at_a_time:
        command.upgrade(config, revision)
