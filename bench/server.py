"""The whole server: moves a second, its start, and what a first visit loads.

``python -m bench.server``. Moves are played over loopback by a few players at once, against granian
with one worker; the same framework answering a constant of the same size takes turns with it in the
same run. Read the ratios: the players need a share of the machine too.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.constant import SIZE
from bench.http import Connection, free_port
from bench.payload import first_visit

PLAYERS = 8
SECONDS = 3.0
ROUNDS = 4
STARTS = 3
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Figures:
    """The best of several rounds."""

    per_second: float = 0
    cpu_us: float = float("inf")

    def take(self, requests: int, seconds: float, cpu: float) -> None:
        """One more round."""
        self.per_second = max(self.per_second, requests / seconds)
        self.cpu_us = min(self.cpu_us, cpu / requests * 1e6)


async def play_until(port: int, end: float) -> int:
    """Begin games and take pairs until the time has come; the number of moves."""
    moves = 0
    async with Connection.open(port) as connection:
        view = await connection.ask("/api/games", {"layout": "turtle"})
        while time.monotonic() < end:
            if not view["pairs"]:
                view = await connection.ask("/api/games", {"layout": "turtle"})
            move = {"pair": view["pairs"][0], "version": view["version"]}
            view = await connection.ask(f"/api/games/{view['id']}/moves", move)
            moves += 1
    return moves


async def ask_until(port: int, end: float) -> int:
    """Ask for the constant until the time has come; how often."""
    asked = 0
    async with Connection.open(port) as connection:
        while time.monotonic() < end:
            await connection.ask_raw("/api/games/game/moves", {"pair": [17, 42], "version": 31})
            asked += 1
    return asked


Asking = Callable[[int, float], Coroutine[Any, Any, int]]


async def measure(server: "Granian", asking: Asking, figures: Figures) -> None:
    """One round of so many players at once."""
    begun, cpu = time.monotonic(), server.cpu_seconds()
    end = begun + SECONDS
    counts = await asyncio.gather(*(asking(server.port, end) for _ in range(PLAYERS)))
    figures.take(sum(counts), time.monotonic() - begun, server.cpu_seconds() - cpu)


@dataclass
class Granian:
    """A server of its own process, with one worker."""

    process: asyncio.subprocess.Process
    port: int

    @classmethod
    @asynccontextmanager
    async def serving(cls, target: str, **environment: str) -> AsyncIterator["Granian"]:
        """Start it, wait until it listens, and stop it in the end."""
        port = free_port()
        command = [sys.executable, "-m", "granian", "--interface", "asgi", "--factory", target]
        options = ["--port", str(port), "--no-ws", "--log-level", "error"]
        process = await asyncio.create_subprocess_exec(
            *command, *options, env={**os.environ, **environment}
        )
        try:
            await Connection.wait_for(port)
            yield cls(process, port)
        finally:
            process.terminate()
            await process.wait()

    def cpu_seconds(self) -> float:
        """User and system time of the process and all that it has started."""
        return sum(map(_cpu_of, _tree(self.process.pid)))


def _tree(pid: int) -> Iterator[int]:
    yield pid
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield from _tree(int(child))


def _cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def compare_moves(folder: Path) -> None:
    """Moves against the constant, in turns."""
    database = {"SPATZ_DATABASE": f"sqlite:///{folder / 'bench.sqlite'}"}
    moves, constant = Figures(), Figures()
    async with Granian.serving("spatz.web.asgi:create", **database) as site:
        size = await _size_of_a_move(site.port)
        async with Granian.serving("bench.constant:create", **{SIZE: str(size)}) as plain:
            for _ in range(ROUNDS):
                await measure(site, play_until, moves)
                await measure(plain, ask_until, constant)
    print(f"a move: {size} bytes, packed; {PLAYERS} players, one worker")
    _row("constant", constant, constant)
    _row("moves", moves, constant)


def _row(name: str, figures: Figures, against: Figures) -> None:
    rate, cpu = figures.per_second, figures.cpu_us
    print(
        f"  {name:10}{rate:8.0f}/s ({rate / against.per_second:.2f})"
        f"{cpu:8.0f} µs CPU each ({cpu / against.cpu_us:.2f})"
    )


async def _size_of_a_move(port: int) -> int:
    """Of one in the middle of a game."""
    async with Connection.open(port) as connection:
        view = await connection.ask("/api/games", {"layout": "turtle", "number": 1})
        size = 0
        for _ in range(30):
            move = {"pair": view["pairs"][0], "version": view["version"]}
            view = await connection.ask(f"/api/games/{view['id']}/moves", move)
            size = connection.received
        return size


async def time_starts(folder: Path) -> None:
    """``spatz play``, from its start to its first answered page."""
    for number in range(STARTS):
        begun = time.perf_counter()
        async with playing(folder) as port:
            printed = time.perf_counter() - begun
            async with Connection.open(port) as connection:
                await connection.get("/")
            answered = time.perf_counter() - begun
        name = "first start" if number == 0 else "next start"
        print(f"  {name}: address after {printed:.2f} s, page after {answered:.2f} s")


@asynccontextmanager
async def playing(folder: Path) -> AsyncIterator[int]:
    """``spatz play`` in a home of its own; its port."""
    port = free_port()
    command = [sys.executable, "-m", "spatz", "play", "--no-browser", "--port", str(port)]
    home = {"HOME": str(folder), "XDG_CACHE_HOME": str(folder / "cache")}
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, env={**os.environ, **home}
    )
    assert process.stdout is not None
    try:
        await process.stdout.readline()
        yield port
    finally:
        process.terminate()
        await process.wait()


async def report() -> None:
    """All of it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        await compare_moves(folder)
        print("spatz play")
        await time_starts(folder)
        print("first visit, compressed")
        async with playing(folder) as port:
            for line in await first_visit(f"http://127.0.0.1:{port}/"):
                print(f"  {line}")


if __name__ == "__main__":
    asyncio.run(report())
