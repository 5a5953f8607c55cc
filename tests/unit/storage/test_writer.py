"""Work is answered when it is committed; what waits meanwhile shares the next commit."""

from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from threading import Event

import pytest
import sqlalchemy as sa

from spatz.storage.database import Work
from spatz.storage.errors import DamagedDatabaseError, StorageUnavailableError
from spatz.storage.writer import LARGEST_BATCH, Writer


class Bench:
    """A writer on a table of numbers, which can be held up while others queue behind."""

    def __init__(self, path: Path) -> None:
        self.engine = sa.create_engine(f"sqlite:///{path}", connect_args={"isolation_level": None})
        self.commits = 0
        sa.event.listen(self.engine, "connect", lambda c, _: c.execute("PRAGMA foreign_keys=ON"))
        sa.event.listen(self.engine, "begin", lambda c: c.exec_driver_sql("BEGIN IMMEDIATE"))
        with self.engine.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
            connection.exec_driver_sql(
                "CREATE TABLE names (number INTEGER REFERENCES numbers"
                " DEFERRABLE INITIALLY DEFERRED)"
            )
        sa.event.listen(self.engine, "commit", self._count)
        self.writer = Writer(self.engine)

    def _count(self, _connection: sa.Connection) -> None:
        self.commits += 1

    @property
    def numbers(self) -> list[int]:
        with self.engine.connect() as connection:
            rows = connection.exec_driver_sql("SELECT number FROM numbers ORDER BY 1")
            return [row[0] for row in rows]

    def together(self, *works: Work[int]) -> list[Future[int]]:
        """The outcomes of works that all wait behind one that is still being done."""
        begun, go_on = Event(), Event()

        def hold_up(_connection: sa.Connection) -> None:
            begun.set()
            go_on.wait()
            raise InterruptedError  # so that it commits nothing, and the others alone are counted

        self.writer.submit(hold_up)
        begun.wait()
        outcomes = [self.writer.submit(work) for work in works]
        go_on.set()
        for outcome in outcomes:
            outcome.exception()
        return outcomes


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    bench = Bench(tmp_path / "numbers.db")
    yield bench
    bench.writer.close()
    bench.engine.dispose()


def insert(number: int) -> Work[int]:
    def work(connection: sa.Connection) -> int:
        connection.exec_driver_sql("INSERT INTO numbers VALUES (?)", (number,))
        return number

    return work


def insert_and_fail(number: int) -> Work[int]:
    def work(connection: sa.Connection) -> int:
        insert(number)(connection)
        raise LookupError(number)

    return work


def lose_the_transaction(connection: sa.Connection) -> int:
    """As SQLite does by itself when the disk is full."""
    connection.exec_driver_sql("ROLLBACK")
    raise MemoryError


def spoil_the_commit(connection: sa.Connection) -> int:
    """A name without its number: that is looked at when the transaction is committed."""
    connection.exec_driver_sql("INSERT INTO names VALUES (99)")
    return 99


def test_what_is_answered_is_committed(bench: Bench) -> None:
    assert bench.writer.run(insert(7)) == 7
    assert bench.numbers == [7]


def test_work_that_fails_leaves_nothing_and_its_error_reaches_the_caller(bench: Bench) -> None:
    with pytest.raises(LookupError):
        bench.writer.run(insert_and_fail(7))
    assert bench.numbers == []


def test_what_waits_shares_one_commit(bench: Bench) -> None:
    outcomes = bench.together(*map(insert, range(LARGEST_BATCH)))
    assert [outcome.result() for outcome in outcomes] == list(range(LARGEST_BATCH))
    assert bench.commits == 1


def test_no_more_than_a_batch_shares_a_commit(bench: Bench) -> None:
    bench.together(*map(insert, range(LARGEST_BATCH + 1)))
    assert bench.commits == 2
    assert bench.numbers == list(range(LARGEST_BATCH + 1))


def test_an_error_of_one_item_does_not_harm_the_others(bench: Bench) -> None:
    before, failing, after = bench.together(insert(1), insert_and_fail(2), insert(3))
    assert isinstance(failing.exception(), LookupError)
    assert (before.result(), after.result()) == (1, 3)
    assert bench.numbers == [1, 3]
    assert bench.commits == 1


def test_an_item_sees_what_the_item_before_it_did(bench: Bench) -> None:
    first, second = bench.together(insert(1), insert(1))
    assert first.result() == 1
    assert isinstance(second.exception(), DamagedDatabaseError)


def test_a_lost_transaction_fails_all_that_share_it(bench: Bench) -> None:
    outcomes = bench.together(insert(1), lose_the_transaction, insert(3))
    assert all(isinstance(o.exception(), DamagedDatabaseError) for o in outcomes)
    assert bench.numbers == []


def test_a_failed_commit_fails_all_that_share_it(bench: Bench) -> None:
    outcomes = bench.together(insert(1), spoil_the_commit, insert(2))
    assert all(isinstance(o.exception(), DamagedDatabaseError) for o in outcomes)
    assert bench.numbers == []


def test_the_writer_goes_on_after_a_failed_commit(bench: Bench) -> None:
    bench.together(insert(1), spoil_the_commit)
    assert bench.writer.run(insert(3)) == 3
    assert bench.numbers == [3]


def test_closing_commits_what_is_waiting(bench: Bench) -> None:
    outcomes = [bench.writer.submit(insert(number)) for number in range(100)]
    bench.writer.close()
    assert [outcome.result() for outcome in outcomes] == list(range(100))
    assert bench.numbers == list(range(100))


def test_a_closed_writer_refuses(bench: Bench) -> None:
    bench.writer.close()
    bench.writer.close()
    with pytest.raises(StorageUnavailableError):
        bench.writer.run(insert(1))
