"""The remaining faces dealt anew over the occupied places, so that the rest is winnable again."""

from typing import NamedTuple

from spatz.core.errors import OddGroupError, SpatzError
from spatz.core.face import Face
from spatz.core.place import Pair
from spatz.core.position import Position
from spatz.core.tile_set import TileSet
from spatz.dealing.rng import Rng
from spatz.dealing.tiles import lay, pair_up
from spatz.solver.clearing import LIMIT, NotClearable, NotKnown, attempt, clear

_DRAWS = 32


class ShuffleError(SpatzError):
    """There is no shuffle; nothing has changed."""


class NoWinnableShuffleError(ShuffleError):
    """It is proved that no arrangement of the remaining tiles can be won."""

    code = "no-winnable-shuffle"

    def __init__(self, tiles: int) -> None:
        self.tiles = tiles
        super().__init__(tiles=tiles)


class ShuffleNotFoundError(ShuffleError):
    """The search ended at its limit; whether a winnable arrangement exists is not known."""

    code = "shuffle-not-found"

    def __init__(self, tiles: int, limit: int) -> None:
        self.tiles, self.limit = tiles, limit
        super().__init__(tiles=tiles, limit=limit)


class Shuffled(NamedTuple):
    """The position after a shuffle, and a line that wins it."""

    position: Position
    line: tuple[Pair, ...]


def shuffle(position: Position, number: int) -> Position:
    """The position with its remaining faces dealt anew by a number; it is winnable.

    It is another position than before, as far as one can be found. NoWinnableShuffleError where it
    is proved that there is none, ShuffleNotFoundError where none was found.
    """
    return shuffle_with_line(position, number).position


def shuffle_with_line(position: Position, number: int, limit: int = LIMIT) -> Shuffled:
    """As :func:`shuffle`, with the line; the exact search looks at so many sets of tiles."""
    rng = Rng(number, "shuffle")
    tiles = _remaining_tiles(position)
    line = _line(position, rng, limit)
    faces = _deal(position, line, tiles, rng)
    # Tiles of one face lie the same whatever is drawn.
    for _ in range(_DRAWS if len(set(tiles.faces)) > 1 else 0):
        if faces != position.faces:
            break
        line = attempt(position.layout, position.remaining, rng.below, plain=1) or line
        faces = _deal(position, line, tiles, rng)
    return Shuffled(Position(position.layout, position.rules, faces), line)


def _remaining_tiles(position: Position) -> TileSet:
    faces = tuple(face for face in position.faces if face is not None)
    try:
        return TileSet(position.rules, faces)
    except OddGroupError as error:
        raise NoWinnableShuffleError(len(faces)) from error


def _line(position: Position, rng: Rng, limit: int) -> tuple[Pair, ...]:
    clearing = clear(position.layout, position.remaining, rng.below, limit)
    if isinstance(clearing, NotClearable):
        raise NoWinnableShuffleError(len(position.remaining))
    if isinstance(clearing, NotKnown):
        raise ShuffleNotFoundError(len(position.remaining), limit)
    return clearing.line


def _deal(
    position: Position, line: tuple[Pair, ...], tiles: TileSet, rng: Rng
) -> tuple[Face | None, ...]:
    return lay(len(position.faces), line, pair_up(tiles, rng))
