"""What the ports ask of a database: do this and commit it, or only look something up."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Work = Callable[[Connection], T]
"""Statements to be run on a connection; it neither commits nor rolls back."""


class Database(Protocol):
    """One database, used by any number of threads."""

    def write(self, work: Work[T]) -> T:
        """The answer of the work, once it is committed; if it raises, nothing of it is kept.

        StorageUnavailableError, DamagedDatabaseError.
        """
        ...

    def read(self, work: Work[T]) -> T:
        """The answer of work that changes nothing; each statement sees what is committed."""
        ...

    def close(self) -> None:
        """Finish what was begun and let go; every later call is StorageUnavailableError."""
        ...
