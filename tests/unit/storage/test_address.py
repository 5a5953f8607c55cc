"""Which addresses name a database, and which are refused without a trace."""

import sys
from pathlib import Path

import pytest

from spatz.storage.address import open_database
from spatz.storage.errors import MissingDriverError, UnknownDatabaseError


@pytest.mark.parametrize(
    "form",
    [
        pytest.param("{path}", id="bare path"),
        pytest.param("sqlite:///{path}", id="URL"),
        pytest.param("sqlite+pysqlite:///{path}", id="URL with driver"),
    ],
)
def test_a_path_is_an_sqlite_file(tmp_path: Path, form: str) -> None:
    path = tmp_path / "spatz.db"
    open_database(form.format(path=path)).close()
    assert path.read_bytes().startswith(b"SQLite format 3\0")


def test_missing_folders_are_made(tmp_path: Path) -> None:
    path = tmp_path / "a folder" / "100 %" / "spatz.db"
    open_database(str(path)).close()
    assert path.is_file()


def test_a_path_may_look_like_the_word_for_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    open_database(":memory:").close()
    assert (tmp_path / ":memory:").is_file()


@pytest.mark.parametrize(
    ("address", "kind"),
    [
        pytest.param("", "", id="nothing"),
        pytest.param("sqlite://", "sqlite", id="no file"),
        pytest.param("sqlite:///:memory:", "sqlite", id="memory"),
        pytest.param("sqlite:///a.db?mode=ro", "sqlite", id="options"),
        pytest.param("sqlite+aiosqlite:///a.db", "sqlite+aiosqlite", id="other SQLite driver"),
        pytest.param("postgresql+asyncpg://h/d", "postgresql+asyncpg", id="other driver"),
        pytest.param("mysql://user:secret@host/spatz", "mysql", id="other database"),
        pytest.param("postgresql://user:secret@host:port/spatz", "postgresql", id="bad port"),
        pytest.param("://", "", id="no kind"),
    ],
)
def test_other_addresses_are_refused_and_no_password_is_repeated(address: str, kind: str) -> None:
    with pytest.raises(UnknownDatabaseError) as caught:
        open_database(address)
    assert caught.value.facts == {"kind": kind}


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(MissingDriverError) as caught:
        open_database("postgresql://host/spatz")
    assert caught.value.facts == {"driver": "psycopg"}
