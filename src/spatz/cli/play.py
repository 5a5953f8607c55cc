"""``spatz play``: the game on this machine, for the person who sits at it."""

import asyncio
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, NoReturn

import click

from spatz.cli.serving import BACKLOG, DEFAULT_PORT, LOG_TO_STDERR, choose_port, naming, settle, url
from spatz.cli.trouble import DONE, INTERRUPTED

if TYPE_CHECKING:
    from granian.server.embed import Server

_FAREWELL_SECONDS = 2
"""So long open connections may go on when the program ends."""

_GLANCE_SECONDS = 0.02
"""So often we look whether the server answers yet."""


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(1, 65_535),
    help=f"Port to listen on. By default {DEFAULT_PORT}, or a free one where that is taken.",
)
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
@click.option(
    "--database", metavar="URL", help="Where games are kept: sqlite:///… or postgresql://…"
)
def play(host: str, port: int | None, no_browser: bool, database: str | None) -> None:
    """Start the game, print its address and open the browser; Ctrl-C ends it."""
    chosen = choose_port(host, port)
    with naming(settle(host, database).database):
        server = _server(host, chosen)
    status = asyncio.run(_serve(server, url(host, chosen), open_browser=not no_browser))
    _leave(status)


def _server(host: str, port: int) -> "Server":
    from granian.constants import Interfaces
    from granian.log import LogLevels
    from granian.server.embed import Server

    from spatz.web.asgi import create

    server = Server(
        create(),
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        websockets=False,
        backlog=BACKLOG,
        log_level=LogLevels.error,
        log_dictconfig=LOG_TO_STDERR,
    )
    server.workers_kill_timeout = _FAREWELL_SECONDS
    return server


async def _serve(server: "Server", here: str, *, open_browser: bool) -> int:
    """Serve until a signal comes; the exit status."""
    loop = asyncio.get_running_loop()
    ended = loop.create_future()
    for number, status in ((signal.SIGINT, INTERRUPTED), (signal.SIGTERM, DONE)):
        loop.add_signal_handler(number, _settle_once, ended, status)
    serving = loop.create_task(server.serve())
    greeting = loop.create_task(_greet(server, here, open_browser=open_browser))
    await asyncio.wait({serving, ended}, return_when=asyncio.FIRST_COMPLETED)
    greeting.cancel()
    if not ended.done():
        raise click.ClickException("the server has ended by itself")
    server.stop()  # type: ignore[no-untyped-call]
    await serving
    return int(ended.result())


def _settle_once(ended: "asyncio.Future[int]", status: int) -> None:
    if not ended.done():
        ended.set_result(status)


async def _greet(server: "Server", here: str, *, open_browser: bool) -> None:
    """Print the address when it can be visited, and visit it."""
    while not await _answers(server.bind_addr, server.bind_port):  # noqa: ASYNC110  # no event tells
        await asyncio.sleep(_GLANCE_SECONDS)
    print(here, flush=True)
    if open_browser and _has_screen():
        # A process of its own: what a browser prints is not to stand on our standard output.
        command = [sys.executable, "-m", "webbrowser", here]
        quiet = subprocess.DEVNULL
        await asyncio.create_subprocess_exec(*command, stdin=quiet, stdout=quiet, stderr=quiet)


async def _answers(host: str, port: int) -> bool:
    try:
        reader, writer = await asyncio.open_connection(host, port)
    except OSError:
        return False
    writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    answer = await reader.readline()
    writer.close()
    return b" 200 " in answer


def _has_screen() -> bool:
    """Whether there is a screen for a browser: one in the terminal would be in the way."""
    signs = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return not sys.platform.startswith("linux") or any(map(os.environ.get, signs))


def _leave(status: int) -> NoReturn:
    # The server's threads may outlive its loop by a moment. One that then asks for a request to be
    # answered would find an interpreter half taken down, and panic; so none is taken down. All is
    # closed and written by now.
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)
