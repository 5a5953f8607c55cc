"""drawing.py: layouts as text."""

from importlib import resources

import pytest

from spatz.core.layout import Layout, Sketch
from spatz.core.place import Place
from spatz.layouts.builtin import LAYOUTS
from spatz.layouts.drawing import (
    BrokenTileError,
    DrawingError,
    DrawingLineError,
    LevelOrderError,
    NoDrawingError,
    read,
    write,
)

PICTURE = """\
spatz layout 1
name: Three and one

level 0
[][]..
()()[]
....()

level 3
.[]...
.()...
......
"""
PLACES = (Place(0, 0, 0), Place(0, 0, 2), Place(0, 1, 4), Place(3, 0, 1))


def test_a_drawing_is_read_with_every_half_tile_offset() -> None:
    assert read(PICTURE) == Sketch("Three and one", PLACES)


def test_a_layout_is_drawn_level_by_level() -> None:
    assert write(Layout.of("drawn", PLACES), "Three and one") == PICTURE


def test_a_layout_without_a_name_has_no_name_line() -> None:
    drawing = write(Layout.of("drawn", PLACES), " \n")
    assert "name" not in drawing
    assert read(drawing) == Sketch("", PLACES)


def test_a_name_stays_on_its_line() -> None:
    assert read(write(Layout.of("drawn", PLACES), "a\nlevel 0 ")).name == "a level 0"


@pytest.mark.parametrize("name", LAYOUTS)
def test_what_was_written_is_read_again(name: str) -> None:
    layout = LAYOUTS[name]
    assert read(write(layout, name)) == Sketch(name, layout.places)


@pytest.mark.parametrize("name", LAYOUTS)
def test_the_built_in_drawings_are_as_we_write_them(name: str) -> None:
    drawing = resources.files("spatz.layouts") / "data" / f"{name}.txt"
    assert drawing.read_text(encoding="utf-8") == write(LAYOUTS[name], name.capitalize())


def test_blanks_are_empty_and_comments_and_blank_lines_say_nothing() -> None:
    text = "# ours\n\nspatz layout 1\r\nlevel 0\n  []\n# half way\n\n  ()  \n"
    assert read(text) == Sketch("", (Place(0, 0, 2),))


def test_a_drawing_without_levels_is_an_empty_sketch() -> None:
    assert read("spatz layout 1\nname: Nothing") == Sketch("Nothing", ())


def test_a_sketch_may_be_odd() -> None:
    assert len(read("spatz layout 1\nlevel 0\n[]\n()\n").places) == 1


@pytest.mark.parametrize(
    ("body", "error", "facts"),
    [
        pytest.param("[]\n()", DrawingLineError, {"line": 2, "text": "[]"}, id="no level yet"),
        pytest.param("level x", DrawingLineError, {"line": 2, "text": "level x"}, id="bad level"),
        pytest.param(
            "level 99999", DrawingLineError, {"line": 2, "text": "level 99999"}, id="sky high"
        ),
        pytest.param(
            "level 0\n[]\n()\nname: x", DrawingLineError, {"line": 5, "text": "name: x"}, id="name"
        ),
        pytest.param(
            "level 0\n[x\n()", DrawingLineError, {"line": 3, "text": "[x"}, id="foreign character"
        ),
        pytest.param("level 1\nlevel 0", LevelOrderError, {"line": 3, "level": 0}, id="downwards"),
        pytest.param("level 1\nlevel 1", LevelOrderError, {"line": 3, "level": 1}, id="twice"),
        pytest.param("level 0\n.[\n.()", BrokenTileError, {"line": 3, "column": 2}, id="left half"),
        pytest.param("level 0\n][\n()", BrokenTileError, {"line": 3, "column": 1}, id="turned"),
        pytest.param("level 0\n[(]\n()", BrokenTileError, {"line": 3, "column": 1}, id="overlap"),
        pytest.param("level 0\n[]", BrokenTileError, {"line": 3, "column": 1}, id="cut at the end"),
        pytest.param("level 0\n[]\n\nlevel 1", BrokenTileError, {"line": 3, "column": 1}, id="cut"),
        pytest.param("level 0\n[]\n.()", BrokenTileError, {"line": 4, "column": 2}, id="shifted"),
        pytest.param("level 0\n[][]\n()", BrokenTileError, {"line": 4, "column": 3}, id="short"),
        pytest.param("level 0\n[]\n[]\n()", BrokenTileError, {"line": 4, "column": 1}, id="tops"),
        pytest.param("level 0\n..()", BrokenTileError, {"line": 3, "column": 3}, id="no top"),
    ],
)
def test_a_drawing_with_a_fault_is_refused_by_line(
    body: str, error: type[DrawingError], facts: dict[str, object]
) -> None:
    with pytest.raises(error) as refused:
        read(f"spatz layout 1\n{body}")
    assert refused.value.facts == facts


@pytest.mark.parametrize(
    "text", ["", "\n# only words\n", "kmahjongg-layout-v1.1", "spatz layout 2"]
)
def test_another_text_is_no_drawing(text: str) -> None:
    with pytest.raises(NoDrawingError) as refused:
        read(text)
    assert refused.value.facts == {"line": 1, "header": "spatz layout 1"}
