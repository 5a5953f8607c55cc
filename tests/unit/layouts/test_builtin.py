"""builtin.py: the six layouts as they were designed."""

from collections import Counter

import pytest

from spatz.core.errors import UnknownLayoutError
from spatz.core.layout import geometry_digest
from spatz.layouts.builtin import DEFAULT_LAYOUT, LAYOUTS, find_layout

DESIGN = [
    (
        "turtle", (87, 36, 16, 4, 1), (30, 16), 35,
        "c5bd72eabf55f9aca058cf004647c0340be92d1052d9efd4c2fc388fa15ef8ed",
    ),
    (
        "pyramid", (99, 35, 9, 1), (22, 18), 35,
        "beca4370d414e1f4a43a7f89fde15bb29284fdddebc848a6f92a18fcfd457de8",
    ),
    (
        "fortress", (51, 51, 24, 18), (24, 16), 38,
        "30700572002cca101d5e359ca99669c946564b18dbf0aa8f9fae239f01dca037",
    ),
    (
        "bridge", (92, 44, 8), (32, 16), 64,
        "7452a63026351f58d6db36bc836c1d081818fe91e59e58a0f88427706a69647c",
    ),
    (
        "spider", (68, 46, 20, 8, 2), (30, 16), 62,
        "789701db8de52827656a9d343ef8b58f3148464ad3800d02e7e46e98359a2b37",
    ),
    (
        "courtyard", (44, 28), (16, 16), 24,
        "fe2487ae7167907828896d9c5d9e9514468ddf5a48b5db235b01dfa5004d9efd",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "levels", "size", "free", "digest"), DESIGN, ids=[row[0] for row in DESIGN]
)
def test_a_layout_is_as_designed(
    name: str, levels: tuple[int, ...], size: tuple[int, int], free: int, digest: str
) -> None:
    layout = LAYOUTS[name]
    assert layout.id == name
    assert geometry_digest(layout.places) == digest
    assert tuple(Counter(place.z for place in layout.places).values()) == levels
    assert (layout.width, layout.height) == size
    assert len(layout.free_among(layout.slots)) == free


def test_the_layouts_are_offered_in_one_order_the_turtle_first() -> None:
    assert list(LAYOUTS) == [row[0] for row in DESIGN]
    assert len(LAYOUTS) == len(DESIGN)
    assert next(iter(LAYOUTS)) == DEFAULT_LAYOUT


def test_a_layout_is_found_by_its_name() -> None:
    assert find_layout("spider") is LAYOUTS["spider"]


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(UnknownLayoutError) as refused:
        find_layout("../data/turtle")
    assert refused.value.facts == {"field": "layout", "name": "../data/turtle"}
