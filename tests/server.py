"""The real program as a player starts it: a process of its own, with a real database file."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Self

START_SECONDS = 60


class Server:
    """``spatz play`` on a port of its own; it can be killed and started again on its database."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "spatz.sqlite"
        self.port = _free_port()
        self._errors = folder / "stderr.txt"
        self._home = folder / "home"
        self._home.mkdir(exist_ok=True)
        self._process: subprocess.Popen[str] | None = None
        self.printed = ""

    @property
    def url(self) -> str:
        """The address without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Start it and wait for the line that it prints when it can be visited."""
        command = [sys.executable, "-m", "spatz", "play", "--no-browser"]
        options = ["--port", str(self.port), "--database", f"sqlite:///{self.database}"]
        with self._errors.open("a") as errors:
            self._process = subprocess.Popen(
                [*command, *options],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                start_new_session=True,
                env={**os.environ, "HOME": str(self._home)},
            )
        assert self._process.stdout is not None
        self.printed = self._process.stdout.readline()
        assert self.printed, f"the server did not start: {self.errors}"
        health = f"{self.url}/health"
        with urllib.request.urlopen(health, timeout=START_SECONDS) as answer:  # noqa: S310  # ours
            assert answer.status == 200
        return self

    @property
    def errors(self) -> str:
        """All that the server has written to standard error."""
        return self._errors.read_text()

    def kill(self) -> None:
        """SIGKILL to the program and everything that it has started."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._ended()

    def stop(self) -> int:
        """SIGTERM to the program, as a service manager does it; the exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._ended()

    def _ended(self) -> int:
        process, self._process = self._process, None
        assert process is not None
        assert process.stdout is not None
        status = process.wait(timeout=START_SECONDS)
        process.stdout.close()
        return status


@contextmanager
def running(folder: Path) -> Iterator[Server]:
    """A server that is gone afterwards, whatever happened."""
    server = Server(folder)
    try:
        yield server.start()
    finally:
        server.kill()


_TRIED = count()
"""Ports that this process has tried: two servers get two, also where neither has started."""


def _free_port() -> int:
    """A port that stays free while the server is down: the system gives connections of its own only
    ports from 32,768 on."""
    first, last = 20_000, 32_000
    for _ in range(last - first):
        port = first + (1_009 * os.getpid() + next(_TRIED)) % (last - first)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")
