"""tiles.py: the tile set for any even number of places, and tiles laid in pairs."""

from collections import Counter

import pytest

from spatz.core.errors import EmptyLayoutError, OddLayoutError
from spatz.core.face import Face, Suit
from spatz.core.place import Pair
from spatz.core.rules import CLASSIC, IDENTITY, RULES, Rules
from spatz.core.tile_set import TileSet
from spatz.dealing.rng import Rng
from spatz.dealing.tiles import draw_tiles, lay, pair_up
from tests.drawing import FACES

both_rules = pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
BONUS = {Suit.FLOWER, Suit.SEASON}


def tiles_by_group(tiles: TileSet) -> Counter[str]:
    return Counter(tiles.rules.group_of(face).name for face in tiles.faces)


def test_the_classic_set_has_four_of_each_and_every_flower_and_season_once() -> None:
    copies = Counter(draw_tiles(144, CLASSIC, Rng(1)).faces)
    assert copies == {face: 1 if face.suit in BONUS else 4 for face in Face}


def test_the_identity_set_has_four_orchids_and_four_winters_as_bonus_tiles() -> None:
    copies = Counter(draw_tiles(144, IDENTITY, Rng(1)).faces)
    plain = {face: 4 for face in Face if face.suit not in BONUS}
    assert copies == {**plain, Face.FLOWER_ORCHID: 4, Face.SEASON_WINTER: 4}


@both_rules
def test_half_a_set_is_eighteen_groups_of_four(rules: Rules) -> None:
    groups = tiles_by_group(draw_tiles(72, rules, Rng(1)))
    assert list(groups.values()) == [4] * 18


@both_rules
def test_the_number_draws_the_groups(rules: Rules) -> None:
    drawn = {draw_tiles(72, rules, Rng(number)).faces for number in range(50)}
    assert len(drawn) == 50


@both_rules
@pytest.mark.parametrize("places", [38, 74, 122])
def test_two_places_over_are_half_a_group(places: int, rules: Rules) -> None:
    """T26: in a thousand deals no group is ever odd."""
    for number in range(1_000):
        groups = tiles_by_group(draw_tiles(places, rules, Rng(number)))
        assert Counter(groups.values()) == {4: places // 4, 2: 1}


def test_half_a_group_of_flowers_is_any_two_of_them() -> None:
    halves = {draw_tiles(2, CLASSIC, Rng(number)).faces for number in range(2_000)}
    flowers = {half for half in halves if half[0].suit is Suit.FLOWER}
    assert len(flowers) == 6
    assert all(one is not other for one, other in flowers)


@both_rules
@pytest.mark.parametrize("places", [146, 148, 228, 288, 290, 1_000])
def test_above_a_whole_set_the_groups_come_round_again(places: int, rules: Rules) -> None:
    """T25: every place gets a face, and the groups stay even."""
    tiles = draw_tiles(places, rules, Rng(1))
    groups = tiles_by_group(tiles)
    assert len(tiles) == places
    assert len(groups) == 36
    assert max(groups.values()) - min(groups.values()) <= 4
    assert sum(count % 4 for count in groups.values()) == places % 4


@pytest.mark.parametrize("places", [1, 71, 143, 145])
def test_an_odd_number_of_places_is_refused(places: int) -> None:
    """T28: with the number in the error."""
    with pytest.raises(OddLayoutError) as refused:
        draw_tiles(places, CLASSIC, Rng(1))
    assert refused.value.facts == {"tiles": places}


def test_no_places_get_no_tiles() -> None:
    with pytest.raises(EmptyLayoutError):
        draw_tiles(0, CLASSIC, Rng(1))


@both_rules
def test_tiles_are_paired_up_within_their_groups(rules: Rules) -> None:
    tiles = draw_tiles(146, rules, Rng(1))
    pairs = pair_up(tiles, Rng(2))
    assert all(rules.match(one, other) for one, other in pairs)
    assert Counter(face for pair in pairs for face in pair) == Counter(tiles.faces)


def test_who_pairs_with_whom_is_drawn() -> None:
    flowers = TileSet(CLASSIC, tuple(face for face in Face if face.suit is Suit.FLOWER))
    partners = {
        frozenset(frozenset(pair) for pair in pair_up(flowers, Rng(number)))
        for number in range(100)
    }
    assert len(partners) == 3


def test_pairs_are_laid_on_the_pairs_of_a_line() -> None:
    one, two = Face.BAMBOO_1, Face.CIRCLE_5
    faces = lay(6, [Pair.of(0, 5), Pair.of(2, 3)], [(one, one), (two, two)])
    assert faces == tuple(FACES[tile] for tile in ("b1", "__", "c5", "c5", "__", "b1"))
