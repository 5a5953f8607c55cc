"""Our own text drawing of a layout: read and write.

A character is a half tile wide and a line is a half tile high, so a tile is two characters over
two characters, ``[]`` over ``()``, and every half-tile offset can be drawn. Each level is drawn
apart, from the bottom up; a dot (or a blank) is empty. Lines that begin with ``#`` and blank lines
say nothing::

    spatz layout 1
    name: Three and one

    level 0
    [][]..
    ()()[]
    ....()

    level 1
    .[]...
    .()...
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from spatz.core.errors import InputError, quote
from spatz.core.layout import Layout, Sketch
from spatz.core.place import Place

HEADER = "spatz layout 1"
"""The first line of every drawing; the number is that of the format."""

HIGHEST_LEVEL = 9_999
"""Levels above this one are refused."""

TOP, BOTTOM, EMPTY = "[]", "()", "."
"""The upper and the lower half of a tile, and nothing."""

_NAME = re.compile(r"name:(.*)")
_LEVEL = re.compile(r"level +([0-9]{1,4})")
_ROW = re.compile(r"[][(). ]*")


class DrawingError(InputError):
    """The text is no drawing of a layout; ``line`` and ``column`` count from 1."""


class NoDrawingError(DrawingError):
    """The text does not begin as a drawing does."""

    code = "no-drawing"

    def __init__(self) -> None:
        super().__init__(line=1, header=HEADER)


class DrawingLineError(DrawingError):
    """A line is neither a name, a level nor a row of tiles, or stands where it cannot."""

    code = "drawing-line"

    def __init__(self, line: int, text: str) -> None:
        self.line, self.text = line, quote(text)
        super().__init__(line=line, text=self.text)


class LevelOrderError(DrawingError):
    """The levels are not drawn from the bottom up."""

    code = "level-order"

    def __init__(self, line: int, level: int) -> None:
        self.line, self.level = line, level
        super().__init__(line=line, level=level)


class BrokenTileError(DrawingError):
    """What stands here is not a whole tile."""

    code = "broken-tile"

    def __init__(self, line: int, column: int) -> None:
        self.line, self.column = line, column
        super().__init__(line=line, column=column)


class _Line(NamedTuple):
    number: int
    text: str


def read(text: str) -> Sketch:
    """The sketch that is drawn, its places in sorted order; a DrawingError."""
    lines = list(_lines_of(text))
    if not lines or lines[0].text != HEADER:
        raise NoDrawingError
    name, places = "", list[Place]()
    rows = list[_Line]()
    level = -1
    for line in lines[1:]:
        if level < 0 and (named := _NAME.fullmatch(line.text)):
            name = named[1].strip()
        elif begun := _LEVEL.fullmatch(line.text):
            places += _tiles(rows, level)
            rows, level = [], _higher(line, level, int(begun[1]))
        elif level >= 0 and _ROW.fullmatch(line.text):
            rows.append(line)
        else:
            raise DrawingLineError(*line)
    return Sketch(name, tuple(sorted([*places, *_tiles(rows, level)])))


def write(layout: Layout, name: str) -> str:
    """The drawing of a layout; the name is put on one line."""
    named = " ".join(name.split())
    lines = [HEADER, *([f"name: {named}"] if named else [])]
    for level in sorted({place.z for place in layout.places}):
        lines += ["", f"level {level}", *_rows(layout, level)]
    return "\n".join(lines) + "\n"


def _lines_of(text: str) -> Iterator[_Line]:
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip() and not line.startswith("#"):
            yield _Line(number, line.rstrip())


def _higher(line: _Line, below: int, level: int) -> int:
    if level <= below:
        raise LevelOrderError(line.number, level)
    return level


def _tiles(rows: list[_Line], level: int) -> Iterator[Place]:
    """The tiles of one level: every upper half has its lower half in the row below."""
    begun = set[int]()
    for y, row in enumerate(rows):
        halves = dict(_halves(row))
        for x, half in halves.items():
            if (half == BOTTOM) != (x in begun):
                raise BrokenTileError(row.number, x + 1)
        for x in sorted(begun - halves.keys()):
            raise BrokenTileError(row.number, x + 1)
        begun = {x for x, half in halves.items() if half == TOP}
        yield from (Place(level, y, x) for x in begun)
    for x in sorted(begun):
        raise BrokenTileError(rows[-1].number, x + 1)


def _halves(row: _Line) -> Iterator[tuple[int, str]]:
    x = 0
    while x < len(row.text):
        half = row.text[x : x + 2]
        if half in {TOP, BOTTOM}:
            yield x, half
            x += 2
        elif half[0] in {EMPTY, " "}:
            x += 1
        else:
            raise BrokenTileError(row.number, x + 1)


def _rows(layout: Layout, level: int) -> list[str]:
    grid = [[EMPTY] * layout.width for _ in range(layout.height)]
    for z, y, x in layout.places:
        if z == level:
            grid[y][x : x + 2] = TOP
            grid[y + 1][x : x + 2] = BOTTOM
    return ["".join(row) for row in grid]
