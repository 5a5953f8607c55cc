"""Several processes on one database, and processes that are killed: no lost, no doubled event."""

import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

import pytest

from spatz.game.ports import GameId, Store
from spatz.storage import open_store
from tests.storing import BEGUN, new_game

pytestmark = pytest.mark.load

ROOT = Path(__file__).parents[2]
KILLS = 12

Told = Counter[tuple[GameId, int]]
"""Which events were told to be stored, and how often."""


def start(*arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.load.appending", *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)


def read(lines: Iterable[str]) -> Told:
    pairs = (line.split() for line in lines)
    return Counter((GameId(game), int(version)) for game, version in pairs)


def told_by_all(processes: list[subprocess.Popen[str]]) -> Told:
    """What processes tell that end by themselves, as they should."""
    told: Told = Counter()
    for process in processes:
        told += read(process.communicate()[0].splitlines())
        assert process.returncode == 0
    return told


def check(store: Store, told: Told) -> None:
    """Every event that was told is stored, once and in its place; nothing is told twice."""
    assert max(told.values()) == 1
    for game in {game for game, _ in told}:
        stored = [event.at for event in store.games.events_since(game, 0)]
        assert stored == list(range(1, len(stored) + 1))
        assert max(version for other, version in told if other == game) <= len(stored)


def integrity(path: Path) -> str:
    connection = sqlite3.connect(path)
    (answer,) = connection.execute("PRAGMA integrity_check").fetchone()
    connection.close()
    return str(answer)


def test_a_process_killed_while_it_writes_loses_nothing_that_it_told(tmp_path: Path) -> None:
    path = tmp_path / "spatz.db"
    told: Told = Counter()
    for number in range(KILLS):
        with start(path, 4, 0) as process:
            assert process.stdout is not None
            told += read(islice(process.stdout, 20 + 7 * number))
            process.kill()
            told += read(process.stdout)
    store = open_store(str(path))
    check(store, told)
    store.close()
    assert integrity(path) == "ok"


def test_processes_on_one_file_store_all_that_they_tell(tmp_path: Path) -> None:
    path = tmp_path / "spatz.db"
    told = told_by_all([start(path, 2, 30) for _ in range(3)])
    store = open_store(str(path))
    check(store, told)
    store.close()
    assert told.total() == 3 * 2 * 30


def test_processes_on_one_game_take_turns(tmp_path: Path) -> None:
    path = tmp_path / "spatz.db"
    store = open_store(str(path))
    player = store.players.create(b"the player", 0)
    game_id = store.games.create(player, new_game(), BEGUN)
    told = told_by_all([start(path, 2, 20, player, game_id) for _ in range(2)])
    assert told == Counter((game_id, version) for version in range(1, 81))
    check(store, told)
    store.close()
