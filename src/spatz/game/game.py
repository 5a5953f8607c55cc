"""One deal being played, as a value."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from spatz.core.deal import Deal, DealId
from spatz.core.place import Pair
from spatz.core.position import Position
from spatz.game.clock import START, Millis


class Status(StrEnum):
    """How a game stands."""

    PLAYING = "playing"
    PAUSED = "paused"
    STUCK = "stuck"
    WON = "won"


class PauseCause(StrEnum):
    """Why a game is paused: by the player, or because the page was hidden."""

    PLAYER = "player"
    HIDDEN = "hidden"


@dataclass(frozen=True)
class Setup:
    """What is chosen before a game begins: the deal, the scoring, and whether hints are allowed."""

    deal: DealId
    scoring: str
    hints: bool


@dataclass(frozen=True, slots=True)
class Move:
    """A pair taken, and when, in play time."""

    pair: Pair
    at: Millis


@dataclass(frozen=True, slots=True)
class Tally:
    """What undo never gives back: hints counted, moves taken back, shuffles."""

    hints: int = 0
    undos: int = 0
    shuffles: int = 0


@dataclass(frozen=True)
class Game:
    """A game. Undo moves the last of ``past`` to the front of ``future``, redo moves it back.

    ``laid`` is the position as the tiles were last laid: by the deal, or by a shuffle. From there
    the moves of ``past`` from ``floor`` on have led to the present position; undo stops there.
    ``hinted`` says whether a hint has been counted at this position already, and ``at`` is the play
    time of the last event.
    """

    setup: Setup
    deal: Deal
    laid: Position
    past: tuple[Move, ...] = ()
    future: tuple[Move, ...] = ()
    floor: int = 0
    tally: Tally = Tally()
    hinted: bool = False
    pause: PauseCause | None = None
    at: Millis = START

    @cached_property
    def position(self) -> Position:
        """What lies on the board now; worked out when first asked for."""
        if len(self.past) == self.floor:
            return self.laid
        faces = list(self.laid.faces)
        for move in self.past[self.floor :]:
            faces[move.pair.first] = faces[move.pair.second] = None
        return Position(self.laid.layout, self.laid.rules, tuple(faces))

    @cached_property
    def status(self) -> Status:
        """Won and stuck are seen on the board; a pause goes before stuck."""
        if self.position.is_cleared:
            return Status.WON
        if self.pause is not None:
            return Status.PAUSED
        return Status.STUCK if self.position.is_stuck else Status.PLAYING

    @property
    def is_running(self) -> bool:
        """Whether the clock runs."""
        return self.status is Status.PLAYING

    @property
    def pairs_left(self) -> int:
        """Half of the tiles left."""
        return len(self.position.remaining) // 2

    @property
    def undoable(self) -> int:
        """How many moves can be taken back; none after a win."""
        return 0 if self.status is Status.WON else len(self.past) - self.floor

    @property
    def redoable(self) -> int:
        """How many moves that were taken back can be made again."""
        return len(self.future)
