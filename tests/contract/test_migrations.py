"""Every shape that the tables ever had is brought up to the one that the program reads."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from spatz.storage.address import open_database
from spatz.storage.indexes import SCHEMA
from spatz.storage.schema import REVISIONS, VERSION_TABLE, bring_up, stored_revision


@pytest.fixture
def engine(empty_address: str) -> Iterator[sa.Engine]:
    engine = sa.create_engine(empty_address.replace("postgresql:", "postgresql+psycopg:"))
    yield engine
    engine.dispose()


@pytest.mark.parametrize("revision", ["nothing", *REVISIONS])
def test_every_older_schema_is_brought_up(
    empty_address: str, engine: sa.Engine, revision: str
) -> None:
    if revision != "nothing":
        with engine.begin() as connection:
            bring_up(connection, revision)
    open_database(empty_address).close()
    with engine.connect() as connection:
        assert stored_revision(connection) == REVISIONS[-1]


def test_the_migrated_tables_are_the_tables_of_the_program(
    empty_address: str, engine: sa.Engine
) -> None:
    open_database(empty_address).close()
    options = {"version_table": VERSION_TABLE, "compare_type": True}
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, SCHEMA) == []


def test_the_migrated_sqlite_tables_are_the_same_to_the_word(tmp_path: Path) -> None:
    open_database(str(tmp_path / "migrated.db")).close()
    migrated = sa.create_engine(f"sqlite:///{tmp_path / 'migrated.db'}")
    made = sa.create_engine(f"sqlite:///{tmp_path / 'made.db'}")
    SCHEMA.create_all(made)
    assert statements(migrated) == statements(made)


def test_many_may_open_a_new_database_at_the_same_time(
    empty_address: str, engine: sa.Engine
) -> None:
    with ThreadPoolExecutor(8) as threads:
        for opened in [threads.submit(open_database, empty_address) for _ in range(8)]:
            opened.result().close()
    with engine.connect() as connection:
        assert stored_revision(connection) == REVISIONS[-1]


def statements(engine: sa.Engine) -> dict[str, set[str]]:
    """By table, the statements that make it and its indexes, in words."""
    query = sa.text("SELECT tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    found: dict[str, set[str]] = {}
    with engine.connect() as connection:
        for table, statement in connection.execute(query):
            found.setdefault(table, set()).add(re.sub(r"\s+", " ", statement).strip())
    engine.dispose()
    found.pop(VERSION_TABLE, None)
    return found
