"""Positions one can see.

A tile is two characters wide, as it is two half tiles wide: its suit and its rank. ``b1`` is
bamboo 1, ``c5`` circle 5, ``m9`` character 9 (man); winds ``we ws ww wn``; dragons ``dr dg dw``;
flowers ``fp fo fc fb``; seasons ``sp su sa sw``. ``__`` is a place whose tile has been removed.
"""

from spatz.core.face import Face
from spatz.core.layout import Layout
from spatz.core.place import Place, SlotSet
from spatz.core.position import Position
from spatz.core.rules import CLASSIC, Rules

LEVEL = "--"
"""A line of its own between two levels of a drawing, the lower one first."""

_SUITS = {"m": "CHARACTER", "c": "CIRCLE", "b": "BAMBOO"}

FACES: dict[str, Face | None] = {
    **{f"{s}{n}": Face[f"{name}_{n}"] for s, name in _SUITS.items() for n in range(1, 10)},
    "we": Face.WIND_EAST,
    "ws": Face.WIND_SOUTH,
    "ww": Face.WIND_WEST,
    "wn": Face.WIND_NORTH,
    "dr": Face.DRAGON_RED,
    "dg": Face.DRAGON_GREEN,
    "dw": Face.DRAGON_WHITE,
    "fp": Face.FLOWER_PLUM,
    "fo": Face.FLOWER_ORCHID,
    "fc": Face.FLOWER_CHRYSANTHEMUM,
    "fb": Face.FLOWER_BAMBOO,
    "sp": Face.SEASON_SPRING,
    "su": Face.SEASON_SUMMER,
    "sa": Face.SEASON_AUTUMN,
    "sw": Face.SEASON_WINTER,
    "__": None,
}

Tiles = dict[Place, Face | None]


def slots(*numbers: int) -> SlotSet:
    """A set of slots."""
    return SlotSet(numbers)


def row(tiles: str, rules: Rules = CLASSIC) -> Position:
    """Tiles side by side, blanks between them: ``row("b1 c5 c5 b1")``."""
    return position(
        {Place(0, 0, 2 * n): FACES[tile] for n, tile in enumerate(tiles.split())}, rules
    )


def stack(*towers: str, rules: Rules = CLASSIC) -> Position:
    """Towers that do not touch, each from the bottom up: ``stack("b1 c5", "c5 b1")``.

    Slots count level by level, in each level from the left.
    """
    return position(
        {
            Place(z, 0, 3 * n): FACES[tile]
            for n, tower in enumerate(towers)
            for z, tile in enumerate(tower.split())
        },
        rules,
    )


def draw(picture: str, rules: Rules = CLASSIC) -> Position:
    """A picture of every level: one character is a half tile across, one line a half tile down.

    The picture begins below the opening quotes. ``--`` on a line of its own begins the next level.
    A tile covers the line below it as well, so the next row of tiles is two lines further down.
    """
    tiles: Tiles = {}
    z = y = 0
    for line in picture.split("\n")[1:]:
        if line.strip() == LEVEL:
            z, y = z + 1, 0
            continue
        tiles |= _tiles_in(line, z, y)
        y += 1
    return position(tiles, rules)


def _tiles_in(line: str, z: int, y: int) -> Tiles:
    tiles: Tiles = {}
    x = 0
    while x < len(line):
        if line[x] == " ":
            x += 1
            continue
        tiles[Place(z, y, x)] = FACES[line[x : x + 2]]
        x += 2
    return tiles


def position(tiles: Tiles, rules: Rules = CLASSIC) -> Position:
    """The position with these tiles; ``None`` is a removed one."""
    layout = Layout.of_any_count("drawn", tiles)
    return Position(layout, rules, tuple(tiles[place] for place in sorted(tiles)))
