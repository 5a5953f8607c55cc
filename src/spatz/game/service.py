"""The use cases. The store, the thinker and the time are handed in.

Every command goes the same way: load, decide, append, apply. What is refused changes nothing. A
command that is sent again, because its answer was lost, is known by its version: it is answered
with the game as it stands, and not done twice.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from spatz.dealing.dealers import deal
from spatz.game import play as rules
from spatz.game.clock import Sign
from spatz.game.command import Command, Shuffle
from spatz.game.errors import CodecError
from spatz.game.event import Event, Paused, Resumed, Shuffled
from spatz.game.game import Game, Setup
from spatz.game.ports import (
    ConflictError,
    DealQuery,
    GameId,
    GameSummary,
    PlayerId,
    Saved,
    Store,
    Thinker,
)
from spatz.layouts.builtin import find_layout

SHUFFLES_PER_DEAL = 1_000
"""The shuffles of one deal are numbered from its own number times this."""


class Opened(NamedTuple):
    """A game that a player has come to, whether it has just begun, and whether that was because
    what is stored of the latest one cannot be read."""

    id: GameId
    saved: Saved
    is_new: bool
    instead: bool = False


def begin(store: Store, player: PlayerId, setup: Setup, now: int) -> Opened:
    """A new game, dealt at once. UnknownLayoutError, UnknownDealerError, UnknownScoringError, and
    what the dealer raises."""
    dealt = deal(setup.deal, find_layout(setup.deal.layout))
    game = rules.begin(setup, dealt.deal)
    game_id = store.games.create(player, game, now)
    return Opened(game_id, Saved(game, 0, Sign.first(now)), is_new=True)


def resume_or_begin(
    store: Store, player: PlayerId, query: DealQuery | None, setup: Setup, now: int
) -> Opened:
    """The player's latest game of these deals, or of all open ones without a query; if there is
    none, a new one. A game that cannot be read stays as it is stored, and a new one begins."""
    game_id = store.games.latest(player, query)
    if game_id is None:
        return begin(store, player, setup, now)
    try:
        return Opened(game_id, store.games.load(player, game_id), is_new=False)
    except CodecError:
        return begin(store, player, setup, now)._replace(instead=True)


def play(
    store: Store, player: PlayerId, game_id: GameId, command: Command, version: int, now: int
) -> Saved:
    """Do what the player asks of the game as it was at this version.

    GameNotFoundError, ConflictError, and what ``decide`` raises.
    """
    asked = _Asked(store, player, game_id, version)
    return _answer(asked, lambda _game: command, partial(rules.answers, command=command), now)


def shuffle_rest(
    store: Store, thinker: Thinker, player: PlayerId, game_id: GameId, version: int, now: int
) -> Saved:
    """Have the thinker shuffle the remaining tiles of the game as it was at this version.

    GameNotFoundError, ConflictError, GamePausedError, GameWonError, and a ShuffleError.
    """

    def ask(game: Game) -> Shuffle:
        rules.refuse_unless_open(game)
        number = game.setup.deal.number * SHUFFLES_PER_DEAL + game.tally.shuffles
        return Shuffle(thinker.shuffle(game.position, number).faces)

    asked = _Asked(store, player, game_id, version)
    return _answer(asked, ask, lambda event: isinstance(event, Shuffled), now)


def alive(
    store: Store, player: PlayerId, game_id: GameId, now: int, *, kept_playing: bool = False
) -> Saved:
    """Keep a sign of life. ``kept_playing`` says that the player went on behind a gap in the
    connection, so that the silence counts as play. GameNotFoundError."""
    saved = store.games.load(player, game_id)
    running = saved.game.is_running
    sign = saved.sign.after(now, running=running, kept_playing=kept_playing)
    store.games.sign(game_id, sign)
    return saved._replace(sign=sign)


def open_games(store: Store, player: PlayerId) -> tuple[GameSummary, ...]:
    """The games that the player can go on with; what was seen last comes first."""
    return store.games.open_games(player)


class _Asked(NamedTuple):
    """A player asks something of a game as it was at a version."""

    store: Store
    player: PlayerId
    game_id: GameId
    version: int

    def load(self) -> Saved:
        return self.store.games.load(self.player, self.game_id)


def _answer(
    asked: _Asked,
    command_for: Callable[[Game], Command],
    is_outcome: Callable[[Event], bool],
    now: int,
) -> Saved:
    saved = asked.load()
    if saved.version == asked.version:
        try:
            return _do(asked, saved, command_for(saved.game), now)
        except ConflictError:
            # Somebody was faster: perhaps the same command, sent twice.
            saved = asked.load()
    events = asked.store.games.events_since(asked.game_id, asked.version)
    if not _begin_with(events, is_outcome):
        raise ConflictError(asked.version, saved.version)
    return saved


def _do(asked: _Asked, saved: Saved, command: Command, now: int) -> Saved:
    sign = saved.sign.after(now, running=saved.game.is_running)
    event = rules.decide(saved.game, command, sign.played)
    after = rules.apply(saved.game, event)
    version = asked.store.games.append(
        asked.game_id, event, version=saved.version, after=after, sign=sign
    )
    return Saved(after, version, sign)


def _begin_with(events: tuple[Event, ...], is_outcome: Callable[[Event], bool]) -> bool:
    """Whether the outcome comes first, pauses left aside: a hidden page makes them by itself."""
    for event in events:
        if is_outcome(event):
            return True
        if not isinstance(event, Paused | Resumed):
            return False
    return False
