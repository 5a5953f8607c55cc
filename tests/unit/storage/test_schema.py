"""Older tables are brought up; newer and foreign ones are left as they are."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from spatz.storage.errors import (
    DamagedDatabaseError,
    ForeignDatabaseError,
    NewerSchemaError,
    StorageError,
)
from spatz.storage.schema import MIGRATIONS, REVISIONS
from spatz.storage.sqlite import SqliteDatabase


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "spatz.db"


def run(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def test_the_table_of_revisions_names_every_migration_in_order() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    walked = ScriptDirectory.from_config(config).walk_revisions()
    assert tuple(script.revision for script in walked)[::-1] == REVISIONS


def test_a_newer_database_is_refused_by_its_revision_and_left_as_it_is(path: Path) -> None:
    SqliteDatabase(path).close()
    run(path, "UPDATE spatz_schema SET version_num = '9999'")
    before = path.read_bytes()
    with pytest.raises(NewerSchemaError) as caught:
        SqliteDatabase(path)
    assert caught.value.facts == {"found": "9999", "known": REVISIONS[-1]}
    assert path.read_bytes() == before


def test_tables_of_another_program_are_left_as_they_are(path: Path) -> None:
    run(path, "CREATE TABLE games (id)", "INSERT INTO games VALUES (1)")
    before = path.read_bytes()
    with pytest.raises(ForeignDatabaseError):
        SqliteDatabase(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        pytest.param(b"not a database " * 99, ForeignDatabaseError, id="text"),
        pytest.param(b"SQLite format 3\0" + b"\xff" * 4080, StorageError, id="garbage"),
    ],
)
def test_a_file_of_another_kind_is_left_as_it_is(
    path: Path, content: bytes, kind: type[StorageError]
) -> None:
    path.write_bytes(content)
    with pytest.raises(kind):
        SqliteDatabase(path)
    assert path.read_bytes() == content


def test_a_truncated_database_is_an_error_of_ours(path: Path) -> None:
    SqliteDatabase(path).close()
    path.write_bytes(path.read_bytes()[:5000])
    with pytest.raises(StorageError):
        SqliteDatabase(path)


def test_a_lost_revision_is_damage(path: Path) -> None:
    SqliteDatabase(path).close()
    run(path, "DELETE FROM spatz_schema")
    with pytest.raises(DamagedDatabaseError):
        SqliteDatabase(path)


def test_an_empty_file_becomes_a_database(path: Path) -> None:
    path.touch()
    SqliteDatabase(path).close()
    assert path.stat().st_size > 0


def test_alembic_is_not_loaded_where_nothing_is_to_be_brought_up(path: Path) -> None:
    SqliteDatabase(path).close()
    script = (
        "import sys, pathlib\n"
        "from spatz.storage.sqlite import SqliteDatabase\n"
        "SqliteDatabase(pathlib.Path(sys.argv[1])).close()\n"
        "assert 'alembic' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", script, str(path)], check=True)
