"""Layouts and positions to JSON-able values and back, as the fixed format has them."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from spatz.core.deal import Deal, DealId
from spatz.core.errors import (
    ConflictingFieldsError,
    FaceCountError,
    MissingFieldError,
    OutOfRangeError,
    TooManyTilesError,
    UnknownFaceError,
    UnknownLayoutError,
    UnknownRulesError,
    WrongTypeError,
)
from spatz.core.face import FACES, Face
from spatz.core.layout import Layout, own_id
from spatz.core.place import Pair, Place
from spatz.core.position import Position
from spatz.core.rules import RULES, Rules

MOST_TILES = 10_000
"""Longer lists of tiles or faces are refused."""

LARGEST_COORDINATE = 10_000
"""Coordinates further from 0 than this, to either side, are refused."""


class SentPosition(NamedTuple):
    """A position as read, and which entry of the sender's list each slot was."""

    position: Position
    entries: tuple[int, ...]

    def write_line(self, line: Iterable[Pair]) -> list[list[int]]:
        """A line of pairs in the sender's own numbers."""
        return [[self.entries[slot] for slot in pair] for pair in line]


def write_layout(layout: Layout, name: str) -> dict[str, object]:
    """A layout under the name that the reader is to see."""
    return {"id": layout.id, "name": name, "tiles": write_tiles(layout.places)}


def read_layout(data: object) -> Layout:
    """The layout that :func:`write_layout` wrote, its tiles in any order; an InputError, or a
    LayoutError where the tiles are no layout."""
    fields = _object(data, "layout")
    return Layout.of(_text(_field(fields, "id"), "id"), read_tiles(_field(fields, "tiles")))


def write_tiles(places: Iterable[Place]) -> list[list[int]]:
    """Places as ``[[x, y, z], …]``."""
    return [[place.x, place.y, place.z] for place in places]


def read_tiles(data: object) -> tuple[Place, ...]:
    """Places from ``[[x, y, z], …]``, in that order; an InputError."""
    return tuple(_place(tile, f"tiles[{n}]") for n, tile in enumerate(_list(data, "tiles")))


def write_position(position: Position) -> dict[str, object]:
    """A position; a layout that nobody can look up is written as its tiles."""
    layout = position.layout
    shape: dict[str, object] = {"layout": layout.id}
    if layout.is_own:
        shape = {"tiles": write_tiles(layout.places)}
    faces = [face and face.value for face in position.faces]
    return {**shape, "rules": position.rules.name, "faces": faces}


def write_deal(deal: Deal, deal_id: DealId) -> dict[str, object]:
    """A dealt position with its dealer and number."""
    dealt = {"dealer": deal_id.dealer, "number": deal_id.number}
    return {**write_position(Position.of_deal(deal)), **dealt}


def read_position(data: object, layouts: Mapping[str, Layout]) -> SentPosition:
    """A position on one of these layouts, by its id, or given by its tiles in any order.

    Other fields are ignored. Odd numbers of tiles and odd groups are read.
    An InputError, FaceCountError or OverlapError.
    """
    fields = _object(data, "position")
    faces = _read_faces(_field(fields, "faces"))
    rules = _read_rules(_field(fields, "rules"))
    layout, entries = _read_shape(fields, layouts)
    if len(faces) != len(entries):
        raise FaceCountError(len(entries), len(faces))
    return SentPosition(Position(layout, rules, tuple(faces[n] for n in entries)), entries)


def _read_shape(
    fields: Mapping[str, Any], layouts: Mapping[str, Layout]
) -> tuple[Layout, tuple[int, ...]]:
    if "tiles" in fields and "layout" in fields:
        raise ConflictingFieldsError("layout", "tiles")
    if "tiles" in fields:
        places = read_tiles(fields["tiles"])
        entries = sorted(range(len(places)), key=places.__getitem__)
        return Layout.of_any_count(own_id(places), places), tuple(entries)
    name = _text(_field(fields, "layout"), "layout")
    if name not in layouts:
        raise UnknownLayoutError("layout", name)
    return layouts[name], tuple(range(len(layouts[name].places)))


def _read_rules(data: object) -> Rules:
    name = _text(data, "rules")
    if name not in RULES:
        raise UnknownRulesError("rules", name)
    return RULES[name]


def _read_faces(data: object) -> list[Face | None]:
    return [_face(entry, f"faces[{n}]") for n, entry in enumerate(_list(data, "faces"))]


def _face(data: object, field: str) -> Face | None:
    if data is None:
        return None
    name = _text(data, field)
    if name not in FACES:
        raise UnknownFaceError(field, name)
    return FACES[name]


def _place(data: object, field: str) -> Place:
    tile = _list(data, field)
    if len(tile) != 3:
        raise WrongTypeError(field, "[x, y, z]")
    x, y, z = (_coordinate(number, field) for number in tile)
    return Place(z, y, x)


def _coordinate(data: object, field: str) -> int:
    if not isinstance(data, int) or isinstance(data, bool):
        raise WrongTypeError(field, "[x, y, z]")
    if abs(data) > LARGEST_COORDINATE:
        raise OutOfRangeError(field, -LARGEST_COORDINATE, LARGEST_COORDINATE)
    return data


def _field(fields: Mapping[str, Any], name: str) -> object:
    if name not in fields:
        raise MissingFieldError(name)
    return fields[name]


def _object(data: object, field: str) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise WrongTypeError(field, "object")
    return data


def _list(data: object, field: str) -> list[Any]:
    if not isinstance(data, list):
        raise WrongTypeError(field, "list")
    if len(data) > MOST_TILES:
        raise TooManyTilesError(field, len(data), MOST_TILES)
    return data


def _text(data: object, field: str) -> str:
    if not isinstance(data, str):
        raise WrongTypeError(field, "string")
    return data
