"""Games that were read lately: a move adds one event, so the others need not be replayed again.

What is stored stays the only truth. It is read whole each time and compared text by text with what
a game was replayed from; nothing is ever out of date, whoever else writes to the database.
"""

from collections import OrderedDict
from threading import Lock
from typing import NamedTuple

from spatz.game.codec import read_game, read_on
from spatz.game.game import Game
from spatz.game.ports import GameId

MOST_GAMES = 256
"""So many are remembered: up to 25 KB each on a Turtle, 6 MB in all."""


class Texts(NamedTuple):
    """A game as it is stored."""

    setup: str
    deal: str
    events: tuple[str, ...]

    def follow(self, earlier: "Texts") -> bool:
        """Whether these are the earlier ones and perhaps further events."""
        so_far = self._replace(events=self.events[: len(earlier.events)])
        return so_far == earlier


class Replays:
    """Replays games, and remembers those that were replayed last."""

    def __init__(self) -> None:
        self._known: OrderedDict[GameId, tuple[Texts, Game]] = OrderedDict()
        self._lock = Lock()

    def read(self, game_id: GameId, texts: Texts) -> Game:
        """The game that the texts tell of; a CodecError."""
        game = self._read(self._known.get(game_id), texts)
        with self._lock:
            self._known[game_id] = texts, game
            self._known.move_to_end(game_id)
            if len(self._known) > MOST_GAMES:
                self._known.popitem(last=False)
        return game

    @staticmethod
    def _read(known: tuple[Texts, Game] | None, texts: Texts) -> Game:
        if known is not None and texts.follow(known[0]):
            return read_on(known[1], texts.events[len(known[0].events) :])
        return read_game(*texts)
