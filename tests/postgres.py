"""A PostgreSQL server of the tests' own, thrown away with everything on it."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
import pytest

from spatz.storage.address import open_database

_USER = "spatz"
# The server refuses to run as root; this is the user that Debian makes for it.
_UNPRIVILEGED = "postgres"


class PostgresServer:
    """A running server; hands out one new database after another."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._names = (f"spatz{n}" for n in count())
        self._template = self.empty_database()
        open_database(self._template).close()

    def url(self, database: str) -> str:
        return f"postgresql://{_USER}@127.0.0.1:{self._port}/{database}"

    def empty_database(self) -> str:
        """The URL of a new database without any table."""
        return self._create("template1")

    def database(self) -> str:
        """The URL of a new database that has our tables already."""
        return self._create(self._template.rpartition("/")[2])

    def _create(self, template: str) -> str:
        name = next(self._names)
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
        return self.url(name)


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """Starts a server, or skips the test where the machine has none."""
    binaries = _binaries()
    folder = Path(tempfile.mkdtemp(prefix="spatz-pg-"))
    try:
        port = _free_port()
        _start(binaries, folder, port)
        try:
            yield PostgresServer(port)
        finally:
            _run(folder, binaries / "pg_ctl", "stop", "-D", folder / "data", "-m", "immediate")
    finally:
        shutil.rmtree(folder)


def _binaries() -> Path:
    found = shutil.which("initdb")
    candidates = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found is None and not candidates:
        pytest.skip("this machine has no PostgreSQL server (initdb)")
    if _is_root() and not shutil.which("runuser"):
        pytest.skip("PostgreSQL does not run as root, and there is no runuser")
    return Path(found).resolve().parent if found else candidates[-1].parent


def _start(binaries: Path, folder: Path, port: int) -> None:
    if _is_root():
        shutil.chown(folder, _UNPRIVILEGED)
    data, log = folder / "data", folder / "log"
    initdb = ("-U", _USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
    _run(folder, binaries / "initdb", "-D", data, *initdb)
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    _run(folder, binaries / "pg_ctl", "start", "-D", data, "-w", "-l", log, "-o", options)


def _run(folder: Path, *command: str | Path) -> None:
    become = ("runuser", "-u", _UNPRIVILEGED, "--") if _is_root() else ()
    # To a file: the server would hold a pipe open for as long as it runs.
    with (folder / "output").open("w+") as output:
        arguments = [*become, *map(str, command)]
        done = subprocess.run(arguments, stdout=output, stderr=output, cwd=folder, check=False)
        output.seek(0)
        assert done.returncode == 0, output.read()


def _is_root() -> bool:
    return os.geteuid() == 0


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
