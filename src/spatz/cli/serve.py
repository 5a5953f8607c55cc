"""``spatz serve``: the same application for a public site."""

import click

from spatz.cli.serving import DEFAULT_PORT, LOG_TO_STDERR, choose_port, settle


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
    from granian.constants import Interfaces
    from granian.log import LogLevels
    from granian.server import Server

    from spatz.storage import open_store

    choose_port(host, port)
    settings = settle(host, database)
    # What is wrong with the database is said here and in one line, not by each worker.
    open_store(settings.database).close()
    Server(
        "spatz.web.asgi:create",
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        workers=workers,
        respawn_failed_workers=True,
        workers_kill_timeout=5,
        websockets=False,
        factory=True,
        log_level=LogLevels.warning,
        log_dictconfig=LOG_TO_STDERR,
    ).serve()
