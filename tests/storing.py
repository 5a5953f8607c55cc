"""Games to store: of two pairs, so that each is soon won, and what happens in them."""

from spatz.core.deal import Deal, DealId
from spatz.core.layout import Layout
from spatz.core.place import Pair, Slot
from spatz.core.rules import CLASSIC
from spatz.game.clock import Millis, Sign
from spatz.game.command import Command, RemovePair
from spatz.game.event import Event
from spatz.game.game import Game, Setup
from spatz.game.play import apply, begin, decide
from spatz.game.ports import GameId, PlayerId, Saved, Store
from tests.drawing import row

BEGUN = 1_800_000_000_000
"""A moment, in UTC milliseconds."""

OUTER = RemovePair(Pair(Slot(0), Slot(3)))
INNER = RemovePair(Pair(Slot(1), Slot(2)))

_BOARD = row("b1 c5 c5 b1")
LAYOUT = Layout.own(_BOARD.layout.places)


def new_game(number: int = 1, *, dealer: str = "constructed", scoring: str = "time") -> Game:
    """A game that has just begun: ``b1 c5 c5 b1``."""
    faces = tuple(face for face in _BOARD.faces if face is not None)
    deal_id = DealId(LAYOUT.id, CLASSIC.name, dealer, number)
    return begin(Setup(deal_id, scoring, hints=True), Deal(LAYOUT, CLASSIC, faces))


def sign(played: int, seen: int | None = None) -> Sign:
    """So long had been played; seen then, without a pause before, unless said otherwise."""
    return Sign(Millis(played), BEGUN + played if seen is None else seen)


def next_event(game: Game, command: Command, at: int = 0) -> tuple[Event, Game]:
    """What the command leads to, and the game after it."""
    event = decide(game, command, Millis(at))
    return event, apply(game, event)


def play(
    store: Store, player: PlayerId, game_id: GameId, *commands: Command, at: int = 1_000
) -> Saved:
    """Do what is asked, one thing a second from ``at`` on; the game as it is stored then."""
    for number, command in enumerate(commands):
        saved = store.games.load(player, game_id)
        now = sign(at + 1_000 * number)
        event, after = next_event(saved.game, command, now.played)
        store.games.append(game_id, event, version=saved.version, after=after, sign=now)
    return store.games.load(player, game_id)
