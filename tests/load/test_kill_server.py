"""The server is killed again and again in the middle of play."""

import http.client
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from spatz.core.deal import DealId
from spatz.core.place import Pair
from spatz.dealing.dealers import deal
from spatz.layouts.builtin import LAYOUTS
from spatz.storage import open_store
from tests.players import Player
from tests.server import Server

KILLS = 50
PLAYERS = 3
NO_ANSWER = (OSError, http.client.HTTPException)


class Killer:
    """Kills the server at a player's nth answer, while the other players wait for theirs."""

    def __init__(self, server: Server) -> None:
        self._server, self._lock, self._answers, self._at = server, threading.Lock(), 0, 0

    def arm(self, answers: int) -> None:
        """Kill at this number of further answers."""
        self._answers, self._at = 0, answers

    def answered(self) -> None:
        """Count an answer."""
        with self._lock:
            self._answers += 1
            if self._answers == self._at:
                self._server.kill()


class Steady:
    """Plays the winning lines of deals, pair by pair, and remembers what was answered."""

    def __init__(self, server: Server, number: int) -> None:
        self.player = Player(server.port)
        self.number = number
        self.line: tuple[Pair, ...] = ()
        self.answered = 0
        self.games: list[tuple[str, int]] = []

    def play_until_killed(self, killer: Killer) -> None:
        """Take pair after pair, game after game, until no answer comes."""
        try:
            while True:
                if self.answered == len(self.line):
                    self._begin()
                self.player.play("moves", pair=list(self.line[self.answered]))
                self.answered += 1
                killer.answered()
        except NO_ANSWER:
            self.player.leave()

    def _begin(self) -> None:
        self._remember()
        deal_id = DealId("courtyard", "classic", "constructed", self.number)
        self.line = deal(deal_id, LAYOUTS[deal_id.layout]).line
        self.player.begin(
            layout="courtyard", rules="classic", dealer="constructed", number=self.number
        )
        self.number += 1
        self.answered = 0

    def _remember(self) -> None:
        if self.player.view:
            self.games.append((self.player.view["id"], len(self.line)))

    def check_and_go_on(self) -> None:
        """After the restart: all that was answered is there, and the unanswered move may be sent
        once more, whether it was stored or not."""
        if not self.line or self.answered == len(self.line):
            return
        seen = self.player.view["version"]
        stored = self.player.reload()
        assert stored["pairs_left"] in {self._left(), self._left() - 1}
        assert stored["version"] in {seen, seen + 1}
        self.player.view["version"] = seen
        self.player.play("moves", pair=list(self.line[self.answered]))
        self.answered += 1
        assert self.player.view["pairs_left"] == self._left()

    def _left(self) -> int:
        return len(self.line) - self.answered


def _all_play(players: list[Steady], killer: Killer) -> None:
    threads = [threading.Thread(target=one.play_until_killed, args=[killer]) for one in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


@pytest.mark.load
@pytest.mark.timeout(900)
def test_no_answered_move_is_ever_missing_and_none_is_doubled(tmp_path: Path) -> None:
    server = Server(tmp_path)
    killer = Killer(server)
    players = [Steady(server, 1000 * (n + 1)) for n in range(PLAYERS)]
    for kill in range(KILLS):
        server.start()
        for one in players:
            one.check_and_go_on()
        # Another number each time, so that the kill meets every phase of a group commit.
        killer.arm(7 + 5 * kill % 37)
        _all_play(players, killer)
    for one in players:
        one.player.leave()
    assert sum(len(one.games) for one in players) > KILLS // 10
    _check_database(server.database, players)


def _check_database(database: Path, players: list[Steady]) -> None:
    with sqlite3.connect(database) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows: list[Any] = connection.execute(
            "SELECT game_id, COUNT(*), COUNT(DISTINCT version), MIN(version), MAX(version)"
            " FROM events GROUP BY game_id"
        ).fetchall()
    for _, events, versions, first, last in rows:
        assert (events, first, last) == (versions, 1, events)
    store = open_store(f"sqlite:///{database}")
    finished = {game for one in players for game, _ in one.games}
    counted = {game: events for game, events, *_ in rows}
    assert all(counted[game] == pairs for one in players for game, pairs in one.games)
    assert finished <= set(counted)
    store.close()
