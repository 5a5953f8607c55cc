"""An event stored, as a ratio to the same statements in bare sqlite3, in one run on one disk.

``python -m bench.store``. Rounds of all take turns, and the best of each counts. Wall time is
mostly the disk's, which must have an event before it is acknowledged; the processor's time is told
beside it. Thirty-two callers at once share their commits, as thirty-two players do.
"""

import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import accumulate
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

from spatz.core.deal import DealId
from spatz.dealing.dealers import deal
from spatz.game.clock import Millis, Sign
from spatz.game.event import PairRemoved
from spatz.game.game import Setup
from spatz.game.play import apply, begin
from spatz.game.ports import PlayerId, Store
from spatz.layouts.builtin import LAYOUTS
from spatz.storage import open_store

ROUNDS = 10
TOGETHER = 32
TURTLE = DealId("turtle", "classic", "constructed", 1)


class Cost(NamedTuple):
    """Microseconds for one."""

    wall: float
    cpu: float


class Raw:
    """The statements of the store in bare sqlite3: no layer, no other thread, no JSON."""

    def __init__(self, path: Path, game_id: str) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)
        self._connection.execute("PRAGMA synchronous=FULL")
        self._game_id, self._version = game_id, 0

    def append(self, batch: int) -> None:
        """So many events, committed at once."""
        self._connection.execute("BEGIN IMMEDIATE")
        for _ in range(batch):
            summary = ("playing", 71, None, 1, 1, self._game_id, self._version)
            self._version += 1
            event = (self._game_id, self._version, '{"v":1,"event":"pair-removed","pair":[7,42]}')
            self._connection.execute(
                "UPDATE games SET version = version + 1, status = ?, pairs_left = ?,"
                " finished_at = ?, played = ?, seen_at = ? WHERE id = ? AND version = ?",
                summary,
            )
            self._connection.execute("INSERT INTO events VALUES (?, ?, ?)", event)
        self._connection.execute("COMMIT")

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()


class Line:
    """A player who wins the same Turtle again and again."""

    def __init__(self, store: Store, player: PlayerId) -> None:
        self._games, self._player = store.games, player
        dealt = deal(TURTLE, LAYOUTS[TURTLE.layout])
        self._events = [PairRemoved(pair, Millis(at)) for at, pair in enumerate(dealt.line)]
        first = begin(Setup(TURTLE, "time", hints=True), dealt.deal)
        self._steps = list(accumulate(self._events, apply, initial=first))
        self.restart()

    def restart(self) -> None:
        """A new game."""
        self.id = self._games.create(self._player, self._steps[0], 0)
        self._version = 0

    def move(self) -> None:
        """Store the next move."""
        if self._version == len(self._events):
            self.restart()
        event, after = self._events[self._version], self._steps[self._version + 1]
        self._version = self._games.append(
            self.id, event, version=self._version, after=after, sign=Sign(event.at, event.at)
        )

    def load(self) -> None:
        """Read the game, by replay."""
        self._games.load(self._player, self.id)


class Case(NamedTuple):
    """Something to measure: what is done, how often it does it, and what it is held to."""

    name: str
    work: Callable[[], None]
    times: int
    reference: str


def cases(store: Store, raw: Raw, threads: ThreadPoolExecutor) -> Iterator[Case]:
    """What is measured."""
    player = store.players.create(b"bench", 0)
    lines = [Line(store, player) for _ in range(TOGETHER)]
    new, played = Line(store, player), Line(store, player)
    for _ in range(71):
        played.move()
    one, many = "append, bare, one by one", f"append, bare, {TOGETHER} a commit"
    yield Case(one, lambda: repeat(64, lambda: raw.append(1)), 64, one)
    yield Case("append, one caller", lambda: repeat(64, lines[0].move), 64, one)
    yield Case(many, lambda: repeat(8, lambda: raw.append(TOGETHER)), 8 * TOGETHER, many)
    yield Case(f"append, {TOGETHER} callers", lambda: at_once(threads, lines), 8 * TOGETHER, many)
    yield Case("load, no event", lambda: repeat(50, new.load), 50, one)
    yield Case("load, 71 events", lambda: repeat(50, played.load), 50, one)


def repeat(times: int, work: Callable[[], None]) -> None:
    """Do it so often."""
    for _ in range(times):
        work()


def at_once(threads: ThreadPoolExecutor, lines: list[Line]) -> None:
    """Eight moves on every line, all lines at the same time."""
    list(threads.map(lambda line: repeat(8, line.move), lines))


def report(folder: Path) -> Iterator[str]:
    """One line a case: microseconds and ratios to its reference."""
    path = folder / "bench.sqlite3"
    with closing(open_store(str(path))) as store, ThreadPoolExecutor(TOGETHER) as threads:
        player = store.players.create(b"raw", 0)
        with closing(Raw(path, Line(store, player).id)) as raw:
            best = measured(list(cases(store, raw, threads)))
    for case, cost in best.items():
        base = next(cost for other, cost in best.items() if other.name == case.reference)
        yield (
            f"{case.name:26}{cost.wall:9.0f} µs{cost.wall / base.wall:7.2f}"
            f"{cost.cpu:9.0f} µs CPU{cost.cpu / base.cpu:7.2f}"
        )


def measured(found: list[Case]) -> dict[Case, Cost]:
    """The best cost of each case."""
    best = dict.fromkeys(found, Cost(float("inf"), float("inf")))
    for _ in range(ROUNDS):
        for case in found:
            wall, cpu = perf_counter(), process_time()
            case.work()
            spent = ((perf_counter() - wall), (process_time() - cpu))
            each = (seconds / case.times * 1e6 for seconds in spent)
            best[case] = Cost(*map(min, best[case], each))
    return best


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        for line in report(Path(name)):
            print(line)
