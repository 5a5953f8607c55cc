"""``spatz serve``: the same application for a public site."""

import signal
from typing import TYPE_CHECKING

import click

from spatz.cli.serving import BACKLOG, DEFAULT_PORT, LOG_TO_STDERR, choose_port, naming, settle
from spatz.cli.trouble import DONE, INTERRUPTED

if TYPE_CHECKING:
    from granian.server.mp import MPServer

_FAREWELL_SECONDS = 5
"""So long a worker may take to end; one that is told while it still starts does not listen."""


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(1, 65_535),
    default=DEFAULT_PORT,
    show_default=True,
    help="Port to listen on.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Processes; more than one is for PostgreSQL.",
)
@click.option(
    "--database", metavar="URL", help="Where games are kept: sqlite:///… or postgresql://…"
)
def serve(host: str, port: int, workers: int, database: str | None) -> None:
    """Serve the game to a public site, behind a proxy that speaks HTTPS.

    Settings come from the file that SPATZ_CONFIG names and from SPATZ_… in the environment.
    """
    from spatz.storage import open_store

    choose_port(host, port)
    settings = settle(host, database)
    # What is wrong with the database is said here and in one line, not by each worker.
    with naming(settings.database):
        open_store(settings.database).close()
    click.get_current_context().exit(_serve(_site(host, port, workers)))


def _site(host: str, port: int, workers: int) -> "MPServer":
    from granian.constants import Interfaces
    from granian.log import LogLevels
    from granian.server.mp import MPServer

    return MPServer(
        "spatz.web.asgi:create",
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        workers=workers,
        respawn_failed_workers=True,
        workers_kill_timeout=_FAREWELL_SECONDS,
        websockets=False,
        backlog=BACKLOG,
        factory=True,
        log_level=LogLevels.warning,
        log_dictconfig=LOG_TO_STDERR,
    )


def _serve(site: "MPServer") -> int:
    """Serve until a signal comes; the exit status."""
    status = DONE

    def interrupt(*_: object) -> None:
        nonlocal status
        status = INTERRUPTED
        site.signal_handler_interrupt()  # type: ignore[no-untyped-call]

    # The server sets handlers of its own when it starts, just before its hooks are called.
    site.on_startup(lambda: signal.signal(signal.SIGINT, interrupt))
    site.serve()
    return status
