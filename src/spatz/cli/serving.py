"""What ``play`` and ``serve`` have in common: where to listen and where games are kept."""

import errno
import os
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from spatz.cli.trouble import tell
from spatz.core.errors import SpatzError

if TYPE_CHECKING:
    from spatz.web.settings import Settings

DEFAULT_PORT = 8137

BACKLOG = 1024
"""So many connections may be open: far more than players, as a browser holds up to six."""

ANYWHERE = ("0.0.0.0", "::")  # noqa: S104  # compared with, not listened on
"""Hosts that stand for all addresses of this machine."""

ANY_NAME = "*"

_PLAIN = {"format": "%(asctime)s %(levelname)s %(message)s"}
_STDERR = {"class": "logging.StreamHandler", "formatter": "plain", "stream": "ext://sys.stderr"}
_SERVER = {"handlers": ["stderr"], "propagate": False}

LOG_TO_STDERR = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"plain": _PLAIN},
    "handlers": {"stderr": _STDERR},
    "loggers": {"_granian": _SERVER, "granian.access": _SERVER},
}
"""Logging of the server: by itself it would write to standard output."""


def settle(host: str, database: str | None) -> "Settings":
    """The settings: what was asked for, then file and environment; they are put into the
    environment for the application and its workers."""
    from spatz.web.settings import Settings, read_settings, to_environment

    flags: dict[str, object] = {"database": database} if database else {}
    settings = read_settings(os.environ, flags)
    if not settings.database:
        flags["database"] = _default_database()
    if settings.hosts == Settings().hosts:
        flags["hosts"] = [ANY_NAME] if host in ANYWHERE else [*settings.hosts, _in_url(host)]
    settings = read_settings(os.environ, flags)
    os.environ.update(to_environment(settings))
    return settings


@contextmanager
def naming(database: str) -> Iterator[None]:
    """Name the database in what is said of it; the password in its address is not repeated."""
    try:
        yield
    except SpatzError as error:
        address = re.sub("//.*@", "//", database)
        raise click.ClickException(f"{address}: {tell(error)}") from error


def _default_database() -> str:
    """The address of the database in the player's data folder, which is made if need be."""
    from platformdirs import user_data_path

    folder: Path = user_data_path("spatz", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'spatz.sqlite3'}"


def choose_port(host: str, port: int | None) -> int:
    """The port that was asked for, which must be free, or the default one, or a free one."""
    if port is None:
        return DEFAULT_PORT if _listens(host, DEFAULT_PORT) else _listens(host, 0)
    if not _listens(host, port):
        raise click.ClickException(f"port {port} is taken: another program listens on it")
    return port


def _listens(host: str, port: int) -> int:
    """The port on which one can listen, any free one for 0; 0 where the port is taken."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
            return int(probe.getsockname()[1])
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return 0
        reason = error.strerror or error
        raise click.ClickException(f"cannot listen on {host}, port {port}: {reason}") from None


def url(host: str, port: int) -> str:
    """Where a browser on this machine finds the game."""
    visited = "127.0.0.1" if host in ANYWHERE else host
    return f"http://{_in_url(visited)}:{port}/"


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host
