"""wire.py: layouts and positions to JSON and back."""

import pytest

from spatz.core.deal import Deal, DealId
from spatz.core.errors import SpatzError
from spatz.core.face import Face
from spatz.core.layout import Layout
from spatz.core.place import Pair
from spatz.core.position import Position
from spatz.core.rules import CLASSIC, IDENTITY
from spatz.core.wire import (
    LARGEST_COORDINATE,
    MOST_TILES,
    read_layout,
    read_position,
    write_deal,
    write_layout,
    write_position,
)
from tests.drawing import row

DRAWN = row("b1 c5 __ b1")
LAYOUTS = {"drawn": DRAWN.layout}
B1 = Face.BAMBOO_1


def test_a_layout_is_its_id_its_name_and_its_tiles() -> None:
    layout = row("b1 b1").layout
    written = {"id": "drawn", "name": "Drawn", "tiles": [[0, 0, 0], [2, 0, 0]]}
    assert write_layout(layout, "Drawn") == written
    assert read_layout(written) == layout


def test_a_position_names_its_layout() -> None:
    written = {
        "layout": "drawn",
        "rules": "classic",
        "faces": ["bamboo-1", "circle-5", None, "bamboo-1"],
    }
    assert write_position(DRAWN) == written
    assert read_position(written, LAYOUTS).position == DRAWN


def test_a_position_on_an_own_layout_lists_its_tiles() -> None:
    own = Position(Layout.own(DRAWN.layout.places), IDENTITY, DRAWN.faces)
    written = write_position(own)
    assert written == {
        "tiles": [[0, 0, 0], [2, 0, 0], [4, 0, 0], [6, 0, 0]],
        "rules": "identity",
        "faces": ["bamboo-1", "circle-5", None, "bamboo-1"],
    }
    assert read_position(written, {}).position == own


def test_a_dealt_position_also_names_dealer_and_number() -> None:
    deal = Deal(row("b1 b1").layout, CLASSIC, (B1, B1))
    assert write_deal(deal, DealId("drawn", "classic", "constructed", 7)) == {
        "layout": "drawn",
        "rules": "classic",
        "faces": ["bamboo-1", "bamboo-1"],
        "dealer": "constructed",
        "number": 7,
    }


def test_faces_follow_the_tiles_in_any_order_and_so_does_the_line() -> None:
    sent = {
        "tiles": [[6, 0, 0], [2, 0, 0], [0, 0, 0]],
        "rules": "classic",
        "faces": ["bamboo-1", "circle-5", "bamboo-1"],
        "winnable": False,
    }
    position, entries = read = read_position(sent, {})
    assert position.faces == (B1, Face.CIRCLE_5, B1)
    assert entries == (2, 1, 0)
    assert read.write_line([Pair.of(0, 2)]) == [[2, 0]]


@pytest.mark.parametrize("count", [0, 1, 3])
def test_any_number_of_tiles_makes_a_position(count: int) -> None:
    sent = {
        "tiles": [[2 * n, 5, 0] for n in range(count)],
        "rules": "classic",
        "faces": ["bamboo-1"] * count,
    }
    assert read_position(sent, {}).position.faces == (B1,) * count


def position_with(**fields: object) -> dict[str, object]:
    """A good position with some fields in place of others."""
    good = {"layout": "drawn", "rules": "classic", "faces": [None] * 4}
    return {name: value for name, value in {**good, **fields}.items() if value != "missing"}


def tiles_with(tile: object) -> dict[str, object]:
    """A position with one good tile and this one."""
    return position_with(layout="missing", tiles=[[0, 0, 0], tile], faces=[None, None])


@pytest.mark.parametrize(
    ("data", "code", "facts"),
    [
        pytest.param(None, "wrong-type", {"field": "position", "expected": "object"}, id="null"),
        pytest.param([], "wrong-type", {"field": "position", "expected": "object"}, id="a list"),
        pytest.param({}, "missing-field", {"field": "faces"}, id="empty"),
        pytest.param(
            position_with(faces="missing"), "missing-field", {"field": "faces"}, id="no faces"
        ),
        pytest.param(
            position_with(faces={}),
            "wrong-type",
            {"field": "faces", "expected": "list"},
            id="faces no list",
        ),
        pytest.param(
            position_with(faces=[None, 3]),
            "wrong-type",
            {"field": "faces[1]", "expected": "string"},
            id="a face that is a number",
        ),
        pytest.param(
            position_with(faces=["joker"]),
            "unknown-face",
            {"field": "faces[0]", "name": "joker"},
            id="an unknown face",
        ),
        pytest.param(
            position_with(faces=[None] * 3),
            "face-count",
            {"places": 4, "faces": 3},
            id="a face too few",
        ),
        pytest.param(
            position_with(faces=[None] * (MOST_TILES + 1)),
            "too-many-tiles",
            {"field": "faces", "tiles": MOST_TILES + 1, "largest": MOST_TILES},
            id="too many faces",
        ),
        pytest.param(
            position_with(rules="missing"), "missing-field", {"field": "rules"}, id="no rules"
        ),
        pytest.param(
            position_with(rules=1),
            "wrong-type",
            {"field": "rules", "expected": "string"},
            id="rules no text",
        ),
        pytest.param(
            position_with(rules="chess"),
            "unknown-rules",
            {"field": "rules", "name": "chess"},
            id="unknown rules",
        ),
        pytest.param(
            position_with(layout="missing"), "missing-field", {"field": "layout"}, id="no layout"
        ),
        pytest.param(
            position_with(layout=["drawn"]),
            "wrong-type",
            {"field": "layout", "expected": "string"},
            id="layout no text",
        ),
        pytest.param(
            position_with(layout="board"),
            "unknown-layout",
            {"field": "layout", "name": "board"},
            id="an unknown layout",
        ),
        pytest.param(
            position_with(tiles=[]),
            "conflicting-fields",
            {"field": "layout", "other": "tiles"},
            id="layout and tiles",
        ),
        pytest.param(
            position_with(layout="missing", tiles=None),
            "wrong-type",
            {"field": "tiles", "expected": "list"},
            id="tiles no list",
        ),
        pytest.param(
            tiles_with("b1"),
            "wrong-type",
            {"field": "tiles[1]", "expected": "list"},
            id="a tile that is text",
        ),
        pytest.param(
            tiles_with([2, 0]),
            "wrong-type",
            {"field": "tiles[1]", "expected": "[x, y, z]"},
            id="a tile of two numbers",
        ),
        pytest.param(
            tiles_with([2, 0, 0.0]),
            "wrong-type",
            {"field": "tiles[1]", "expected": "[x, y, z]"},
            id="a fraction",
        ),
        pytest.param(
            tiles_with([2, 0, True]),
            "wrong-type",
            {"field": "tiles[1]", "expected": "[x, y, z]"},
            id="true is no number",
        ),
        pytest.param(
            tiles_with([2, 0, -LARGEST_COORDINATE - 1]),
            "out-of-range",
            {"field": "tiles[1]", "smallest": -LARGEST_COORDINATE, "largest": LARGEST_COORDINATE},
            id="a tile far away",
        ),
        pytest.param(
            tiles_with([1, 1, 0]),
            "overlap",
            {"first": [0, 0, 0], "second": [1, 1, 0]},
            id="overlapping tiles",
        ),
    ],
)
def test_a_malformed_position_is_refused_and_the_field_named(
    data: object, code: str, facts: dict[str, object]
) -> None:
    with pytest.raises(SpatzError) as refused:
        read_position(data, LAYOUTS)
    assert (refused.value.code, refused.value.facts) == (code, facts)
    for name in facts.keys() - {"first", "second"}:
        assert getattr(refused.value, name) == facts[name]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        pytest.param("turtle", "wrong-type", id="text"),
        pytest.param({"tiles": [[0, 0, 0]]}, "missing-field", id="no id"),
        pytest.param({"id": 1, "tiles": []}, "wrong-type", id="id no text"),
        pytest.param({"id": "x"}, "missing-field", id="no tiles"),
        pytest.param({"id": "x", "tiles": []}, "empty-layout", id="empty"),
        pytest.param({"id": "x", "tiles": [[0, 0, 0]]}, "odd-layout", id="odd"),
    ],
)
def test_a_malformed_layout_is_refused(data: object, code: str) -> None:
    with pytest.raises(SpatzError) as refused:
        read_layout(data)
    assert refused.value.code == code
