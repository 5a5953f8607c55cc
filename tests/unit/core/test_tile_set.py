"""tile_set.py: whole pairs in every group."""

import pytest

from spatz.core.errors import OddGroupError
from spatz.core.face import Face
from spatz.core.rules import CLASSIC, IDENTITY, Rules
from spatz.core.tile_set import TileSet

PLUM, ORCHID, SPRING = Face.FLOWER_PLUM, Face.FLOWER_ORCHID, Face.SEASON_SPRING


def test_a_half_group_of_flowers_is_any_two_of_them() -> None:
    assert len(TileSet(CLASSIC, (ORCHID, PLUM))) == 2


@pytest.mark.parametrize(
    ("rules", "faces", "group", "tiles"),
    [
        pytest.param(IDENTITY, (PLUM, ORCHID), "flower-plum", 1, id="unlike flowers"),
        pytest.param(CLASSIC, (PLUM, SPRING), "flowers", 1, id="a flower and a season"),
        pytest.param(CLASSIC, (Face.CIRCLE_1,) * 3, "circle-1", 3, id="three of a kind"),
    ],
)
def test_an_odd_group_is_refused(
    rules: Rules, faces: tuple[Face, ...], group: str, tiles: int
) -> None:
    with pytest.raises(OddGroupError) as refused:
        TileSet(rules, faces)
    assert refused.value.facts == {"group": group, "tiles": tiles}
    assert (refused.value.group, refused.value.tiles) == (group, tiles)


def test_a_tile_set_has_no_order() -> None:
    two_pairs = (PLUM, Face.CIRCLE_1, ORCHID, Face.CIRCLE_1)
    assert TileSet(CLASSIC, two_pairs) == TileSet(CLASSIC, tuple(reversed(two_pairs)))
    assert TileSet(CLASSIC, two_pairs).faces == (Face.CIRCLE_1, Face.CIRCLE_1, PLUM, ORCHID)
