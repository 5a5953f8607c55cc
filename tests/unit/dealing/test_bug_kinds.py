"""Faults that others had in dealing and shuffling, each held off as a whole kind."""

from collections import Counter
from collections.abc import Callable

import pytest

from spatz.core.errors import EmptyLayoutError, OddLayoutError, SpatzError
from spatz.core.layout import Layout
from spatz.core.place import Place
from spatz.core.position import Position
from spatz.core.rules import CLASSIC, IDENTITY, Rules
from spatz.dealing.constructed import constructed
from spatz.dealing.rng import Rng
from spatz.dealing.shuffling import NoWinnableShuffleError, shuffle
from spatz.dealing.tiles import draw_tiles
from spatz.layouts.builtin import LAYOUTS
from spatz.solver.clearing import clear
from tests.boards import mat
from tests.drawing import row, stack

BOTH = pytest.mark.parametrize("rules", [CLASSIC, IDENTITY], ids=lambda rules: rules.name)


def dead_end(number: int) -> Position:
    """A Courtyard played at random until no pair is left; seldom, until no tile is."""
    deal = constructed(LAYOUTS["courtyard"], CLASSIC, number).deal
    position, chance = Position.of_deal(deal), Rng(number)
    while pairs := list(position.pairs()):
        position = position.remove(chance.choice(pairs))
    return position


@pytest.mark.parametrize("number", range(1, 40))
def test_t20_a_shuffle_always_leaves_a_pair(number: int) -> None:
    position = dead_end(number)
    try:
        shuffled = shuffle(position, number)
    except NoWinnableShuffleError:
        assert len(position.remaining) < 12
    else:
        assert shuffled.is_cleared or any(shuffled.pairs())


@BOTH
@pytest.mark.parametrize("tiles", [2, 38, 74, 122, 142, 146, 228, 290])
def test_t26_no_group_is_ever_dealt_in_odd_number(tiles: int, rules: Rules) -> None:
    for number in range(1, 200):
        faces = draw_tiles(tiles, rules, Rng(number)).faces
        groups = Counter(rules.group_of(face).name for face in faces)
        assert len(faces) == tiles
        assert all(count % 2 == 0 for count in groups.values())


@pytest.mark.parametrize("between", ["spider", "courtyard", "turtle"])
def test_t32_what_was_asked_before_does_not_matter(between: str) -> None:
    turtle, other = LAYOUTS["turtle"], LAYOUTS[between]
    ask: dict[str, Callable[[Layout], object]] = {
        "deal": lambda one: constructed(one, CLASSIC, 3),
        "shuffle": lambda one: shuffle(Position.of_deal(constructed(one, CLASSIC, 4).deal), 5),
        "clear": lambda one: clear(one, one.slots, Rng(6).below),
    }
    for question in ask.values():
        first = question(turtle)
        question(other)
        assert question(turtle) == first


@pytest.mark.parametrize("tiles", [0, 1, 3, 143])
def test_t33_a_layout_that_cannot_be_dealt_is_a_clear_error(tiles: int) -> None:
    with pytest.raises((EmptyLayoutError, OddLayoutError)):
        Layout.of("odd", [Place(0, 0, 2 * n) for n in range(tiles)])


@pytest.mark.parametrize(
    "position", [row("b1"), row("b1 __ __"), row("b1 b1 b1"), stack("b1 c1")], ids=str
)
def test_t33_a_rest_that_cannot_be_shuffled_is_a_clear_error(position: Position) -> None:
    with pytest.raises(SpatzError) as refused:
        shuffle(position, 1)
    assert refused.value.facts == {"tiles": len(position.remaining)}


def test_t33_nothing_left_is_no_error() -> None:
    assert shuffle(row("__ __"), 1).is_cleared


@BOTH
def test_t25_every_place_of_a_large_layout_gets_a_face(rules: Rules) -> None:
    layout = mat(228)
    assert len(constructed(layout, rules, 1).deal.faces) == len(layout.places) == 228
