"""What the game needs from outside: a store and a thinker. Both are fulfilled in other rooms.

``now``, ``begun_at`` and ``Sign.seen`` are UTC in milliseconds. Everything here may be called by
several threads at once. A store that cannot answer raises an error of its own; then nothing has
been acknowledged.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, NewType, Protocol

from spatz.core.deal import DealId
from spatz.core.errors import SpatzError
from spatz.core.position import Position
from spatz.game.clock import Millis, Sign, time_played
from spatz.game.event import Event
from spatz.game.game import Game, Status

GameId = NewType("GameId", str)
"""Made by the store: 22 characters that are safe in a URL and cannot be guessed."""

PlayerId = NewType("PlayerId", int)
"""Made by the store."""


class GameNotFoundError(SpatzError):
    """The player has no such game; it may be another player's."""

    code = "game-not-found"


class ConflictError(SpatzError):
    """The game has moved on since the player has seen it."""

    code = "conflict"

    def __init__(self, seen: int, version: int) -> None:
        self.seen, self.version = seen, version
        super().__init__(seen=seen, version=version)


class Saved(NamedTuple):
    """A game as it is stored. The version is the number of its events."""

    game: Game
    version: int
    sign: Sign

    def played(self, now: int) -> Millis:
        """How long has been played by now."""
        return time_played(self.sign, now, running=self.game.is_running)


@dataclass(frozen=True)
class DealQuery:
    """Which deals are meant: all with these names, or the one with this number as well."""

    layout: str
    rules: str
    dealer: str
    number: int | None = None

    def fits(self, deal: DealId) -> bool:
        """Whether a deal is meant."""
        names = (deal.layout, deal.rules, deal.dealer) == (self.layout, self.rules, self.dealer)
        return names and self.number in (None, deal.number)


@dataclass(frozen=True)
class GameSummary:
    """What a list of games tells about each."""

    id: GameId
    deal: DealId
    scoring: str
    status: Status
    pairs_left: int
    played: Millis
    begun_at: int
    seen_at: int


class GameStore(Protocol):
    """Games, each with the events that have led to where it stands."""

    def create(self, player: PlayerId, game: Game, now: int) -> GameId:
        """Keep a game that has just begun: version 0, no event yet, sign ``Sign.first(now)``."""
        ...

    def load(self, player: PlayerId, game_id: GameId) -> Saved:
        """The game, by replay of its events. GameNotFoundError, also for another player's game."""
        ...

    def append(
        self, game_id: GameId, event: Event, *, version: int, after: Game, sign: Sign
    ) -> int:
        """Keep the event that follows this version, and the sign; the new version.

        ``after`` is the game after the event, for summaries. ConflictError if this is not the
        stored version, GameNotFoundError; then nothing is kept. The sign replaces the stored one as
        it is, except that ``played`` never goes back; ``seen`` may, when the clock of the server
        was put back.
        """
        ...

    def sign(self, game_id: GameId, sign: Sign) -> None:
        """Keep a sign of life; neither ``played`` nor ``seen`` ever goes back by it.

        GameNotFoundError.
        """
        ...

    def events_since(self, game_id: GameId, version: int) -> tuple[Event, ...]:
        """The events after this version, in order; none if it is the stored one or a later one.

        GameNotFoundError.
        """
        ...

    def latest(self, player: PlayerId, deal: DealQuery | None) -> GameId | None:
        """The player's game of these deals that was begun last, won or not; or, without a query,
        the one that is not won and was seen last."""
        ...

    def open_games(self, player: PlayerId) -> tuple[GameSummary, ...]:
        """The player's games that are not won; what was seen last comes first."""
        ...


class PlayerStore(Protocol):
    """Players: known by the hash of a token, and by what they prefer."""

    def create(self, token_hash: bytes, now: int) -> PlayerId:
        """A new player. The hash must be new as well."""
        ...

    def find(self, token_hash: bytes) -> PlayerId | None:
        """The player with this token."""
        ...

    def preferences(self, player: PlayerId) -> Mapping[str, object]:
        """What was last set; nothing at first, and nothing for a player who does not exist."""
        ...

    def set_preferences(self, player: PlayerId, preferences: Mapping[str, object]) -> None:
        """Replace all preferences, which are values for JSON; for no player, do nothing."""
        ...


class Store(Protocol):
    """One place where games and players are kept."""

    @property
    def games(self) -> GameStore:
        """The games."""
        ...

    @property
    def players(self) -> PlayerStore:
        """The players."""
        ...

    def healthy(self) -> bool:
        """Whether the store answers just now."""
        ...

    def close(self) -> None:
        """Finish what was begun; a closed store refuses everything. Twice is no error."""
        ...


class Thinker(Protocol):
    """Whoever does the searching; asked before ``decide``, whose command carries the answer."""

    def shuffle(self, position: Position, number: int) -> Position:
        """The remaining tiles dealt anew by this number, winnable; a ShuffleError if not."""
        ...
