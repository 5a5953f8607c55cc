"""All that a request needs, put together once in each process."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import State

from spatz.game.ports import Store, Thinker
from spatz.web.limits import Limiter
from spatz.web.settings import Settings
from spatz.web.workers import Workers

WebRequest = Request[Any, Any, State]

STATE = "parts"
"""Under this name the application's state holds its parts."""


@dataclass(frozen=True)
class Parts:
    """The store, what stands beside it, and everything that is not settled by a request alone."""

    store: Store
    settings: Settings
    thinker: Thinker
    workers: Workers
    newcomers: Limiter
    """Lets new players in."""
    static: str
    """Where the static files are: ``/static/<hash>``."""
    now: Callable[[], int]
    """UTC, in milliseconds."""
    draw_number: Callable[[], int]
    """The number of a deal for which none was asked."""


def parts_of(connection: ASGIConnection[Any, Any, Any, State]) -> Parts:
    """The parts of the application that is asked."""
    parts: Parts = connection.app.state[STATE]
    return parts
