"""Every question is answered through an index; none reads a table from end to end."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from spatz.storage import queries
from spatz.storage.sqlite import SqliteDatabase


@pytest.fixture
def database(tmp_path: Path) -> Iterator[SqliteDatabase]:
    database = SqliteDatabase(tmp_path / "spatz.db")
    yield database
    database.close()


def plan(database: SqliteDatabase, query: sa.Select[str]) -> list[str]:
    """What SQLite says that it would do, step by step."""
    statement = query.compile(dialect=sqlite.dialect())
    values = tuple(None for _ in statement.positiontup or ())
    explain = f"EXPLAIN QUERY PLAN {statement}"
    rows = database.read(lambda c: c.exec_driver_sql(explain, values).all())
    return [row.detail for row in rows]


@pytest.mark.parametrize(
    ("query", "index"),
    [
        pytest.param(queries.BEGINNING, "sqlite_autoindex_games_1 (id=?)", id="a game"),
        pytest.param(queries.EVENTS_UP_TO, "(game_id=? AND version<?)", id="its events"),
        pytest.param(queries.EVENTS_AFTER, "(game_id=? AND version>?)", id="its last events"),
        pytest.param(queries.OPEN, "ix_games_open (player_id=?)", id="open games"),
        pytest.param(queries.LATEST_OPEN, "ix_games_open (player_id=?)", id="latest open game"),
        pytest.param(
            queries.LATEST_OF_DEAL,
            "ix_games_of_deal (player_id=? AND layout=? AND rules=? AND dealer=? AND number=?)",
            id="latest game of a deal",
        ),
    ],
)
def test_a_question_is_answered_by_an_index_in_its_order(
    database: SqliteDatabase, query: sa.Select[str], index: str
) -> None:
    (step,) = plan(database, query)
    assert step.startswith("SEARCH")
    assert step.endswith(index)


def test_the_games_of_several_deals_are_found_by_an_index_and_sorted(
    database: SqliteDatabase,
) -> None:
    search, sort = plan(database, queries.LATEST_OF_DEALS)
    assert search.endswith("ix_games_of_deal (player_id=? AND layout=? AND rules=? AND dealer=?)")
    assert sort == "USE TEMP B-TREE FOR ORDER BY"
