"""Draw the tiles of a deal for any even number of places, and lay tiles in pairs on a line."""

from collections.abc import Iterable
from itertools import cycle, islice

from spatz.core.errors import EmptyLayoutError, OddLayoutError
from spatz.core.face import Face, Suit
from spatz.core.place import Pair
from spatz.core.rules import Group, Rules
from spatz.core.tile_set import TileSet
from spatz.dealing.rng import Rng

FacePair = tuple[Face, Face]
"""Two faces that match."""

_ALONE_IN_THE_SET = (Face.FLOWER_ORCHID, Face.SEASON_WINTER)


def draw_tiles(places: int, rules: Rules, rng: Rng) -> TileSet:
    """The tile set for so many places: a quarter as many groups of four, drawn among the 36.

    Where two places are over, half of one more group; above 144 places the groups come round again.
    EmptyLayoutError, OddLayoutError.
    """
    if places < 1:
        raise EmptyLayoutError
    if places % 2:
        raise OddLayoutError(places)
    fours = cycle(rng.shuffled(_fours(rules)))
    faces = [face for four in islice(fours, places // 4) for face in four]
    if places % 4:
        faces += rng.shuffled(next(fours))[:2]
    return TileSet(rules, tuple(faces))


def pair_up(tiles: TileSet, rng: Rng) -> list[FacePair]:
    """All tiles in matching pairs, in an order drawn at random; so is who pairs with whom."""
    groups = dict[Group, list[Face]]()
    for face in tiles.faces:
        groups.setdefault(tiles.rules.group_of(face), []).append(face)
    pairs = list[FacePair]()
    for faces in groups.values():
        mixed = rng.shuffled(faces)
        pairs += zip(mixed[::2], mixed[1::2], strict=True)
    return rng.shuffled(pairs)


def lay(places: int, line: Iterable[Pair], pairs: Iterable[FacePair]) -> tuple[Face | None, ...]:
    """The faces by slot when the pairs lie on the pairs of a line, in this order; None elsewhere.

    The line then takes matching tiles alone: backwards, it is how the tiles were laid.
    """
    faces: list[Face | None] = [None] * places
    for (first, second), (one, other) in zip(line, pairs, strict=True):
        faces[first], faces[second] = one, other
    return tuple(faces)


def _fours(rules: Rules) -> list[tuple[Face, ...]]:
    """The 36 groups as four tiles each: a group of four faces has each of them once. Of the flowers
    and seasons that pair with themselves alone, only one of each is in the set."""
    return [
        group.faces * (4 // len(group.faces))
        for group in rules.groups
        if len(group.faces) > 1 or not _is_left_out(group.faces[0])
    ]


def _is_left_out(face: Face) -> bool:
    return face.suit in {Suit.FLOWER, Suit.SEASON} and face not in _ALONE_IN_THE_SET
