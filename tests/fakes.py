"""What stands in for the database and for the searching, held to the same contracts."""

import copy
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Lock

from spatz.core.position import Position
from spatz.dealing.shuffling import shuffle
from spatz.game.clock import Millis, Sign
from spatz.game.event import Event
from spatz.game.game import Game, Status
from spatz.game.play import replay
from spatz.game.ports import (
    ConflictError,
    DealQuery,
    GameId,
    GameNotFoundError,
    GameSummary,
    PlayerId,
    Saved,
)
from spatz.storage.errors import StorageUnavailableError


@dataclass
class Kept:
    """A game as the fake keeps it."""

    player: PlayerId
    first: Game
    begun_at: int
    sign: Sign
    after: Game
    events: list[Event] = field(default_factory=list)

    def summary(self, game_id: GameId) -> GameSummary:
        setup = self.first.setup
        status, pairs_left = self.after.status, self.after.pairs_left
        times = (self.sign.played, self.begun_at, self.sign.seen)
        return GameSummary(game_id, setup.deal, setup.scoring, status, pairs_left, *times)


class Guard:
    """One thread at a time, and nobody once it is closed."""

    def __init__(self) -> None:
        self.is_closed = False
        self._lock = Lock()

    @contextmanager
    def held(self) -> Iterator[None]:
        with self._lock:
            if self.is_closed:
                raise StorageUnavailableError("closed")
            yield


class MemoryGames:
    """Games in memory."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        # In the order in which they were begun.
        self._games: dict[GameId, Kept] = {}

    def create(self, player: PlayerId, game: Game, now: int) -> GameId:
        game_id = GameId(secrets.token_urlsafe(16))
        with self.guard.held():
            self._games[game_id] = Kept(player, game, now, Sign.first(now), game)
        return game_id

    def load(self, player: PlayerId, game_id: GameId) -> Saved:
        with self.guard.held():
            kept = self._kept(game_id)
            if kept.player != player:
                raise GameNotFoundError
            game = replay(kept.first.setup, kept.first.deal, kept.events)
            return Saved(game, len(kept.events), kept.sign)

    def append(
        self, game_id: GameId, event: Event, *, version: int, after: Game, sign: Sign
    ) -> int:
        with self.guard.held():
            kept = self._kept(game_id)
            if version != len(kept.events):
                raise ConflictError(version, len(kept.events))
            kept.events.append(event)
            kept.after = after
            kept.sign = Sign(Millis(max(sign.played, kept.sign.played)), sign.seen)
            return len(kept.events)

    def sign(self, game_id: GameId, sign: Sign) -> None:
        with self.guard.held():
            kept = self._kept(game_id)
            played, seen = (max(*both) for both in zip(sign, kept.sign, strict=True))
            kept.sign = Sign(Millis(played), seen)

    def events_since(self, game_id: GameId, version: int) -> tuple[Event, ...]:
        with self.guard.held():
            return tuple(self._kept(game_id).events[version:])

    def latest(self, player: PlayerId, deal: DealQuery | None) -> GameId | None:
        if deal is None:
            return next((game.id for game in self.open_games(player)), None)
        with self.guard.held():
            return max(
                (
                    game_id
                    for game_id, kept in self._games.items()
                    if kept.player == player and deal.fits(kept.first.setup.deal)
                ),
                key=lambda game_id: self._age(game_id, self._games[game_id].begun_at),
                default=None,
            )

    def open_games(self, player: PlayerId) -> tuple[GameSummary, ...]:
        with self.guard.held():
            games = [
                kept.summary(game_id)
                for game_id, kept in self._games.items()
                if kept.player == player and kept.after.status is not Status.WON
            ]
            games.sort(key=lambda game: self._age(game.id, game.seen_at), reverse=True)
            return tuple(games)

    def _age(self, game_id: GameId, time: int) -> tuple[int, int]:
        return time, list(self._games).index(game_id)

    def _kept(self, game_id: GameId) -> Kept:
        if game_id not in self._games:
            raise GameNotFoundError
        return self._games[game_id]


class MemoryPlayers:
    """Players in memory."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self._players: dict[bytes, PlayerId] = {}
        self._preferences: dict[PlayerId, Mapping[str, object]] = {}

    def create(self, token_hash: bytes, now: int) -> PlayerId:  # noqa: ARG002  # nobody asks when
        with self.guard.held():
            assert token_hash not in self._players
            player = PlayerId(len(self._players) + 1)
            self._players[token_hash] = player
            self._preferences[player] = {}
            return player

    def find(self, token_hash: bytes) -> PlayerId | None:
        with self.guard.held():
            return self._players.get(token_hash)

    def preferences(self, player: PlayerId) -> Mapping[str, object]:
        with self.guard.held():
            return copy.deepcopy(self._preferences.get(player, {}))

    def set_preferences(self, player: PlayerId, preferences: Mapping[str, object]) -> None:
        with self.guard.held():
            if player in self._preferences:
                self._preferences[player] = copy.deepcopy(preferences)


class MemoryStore:
    """A store that is gone when the test is."""

    def __init__(self) -> None:
        self.guard = Guard()
        self.games = MemoryGames(self.guard)
        self.players = MemoryPlayers(self.guard)

    def healthy(self) -> bool:
        return not self.guard.is_closed

    def close(self) -> None:
        self.guard.is_closed = True


class Thinker:
    """Searches at once, and tells what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Position, int]] = []

    def shuffle(self, position: Position, number: int) -> Position:
        self.asked.append((position, number))
        return shuffle(position, number)
