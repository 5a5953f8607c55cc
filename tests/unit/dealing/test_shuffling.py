"""shuffling.py: the remaining faces dealt anew."""

from collections import Counter

import pytest

from spatz.core.position import Position
from spatz.core.rules import CLASSIC, IDENTITY
from spatz.dealing.constructed import constructed
from spatz.dealing.shuffling import (
    NoWinnableShuffleError,
    Shuffled,
    ShuffleNotFoundError,
    shuffle,
    shuffle_with_line,
)
from spatz.layouts.builtin import LAYOUTS
from tests.boards import Rectangles, groups_of, shut_in_tower, tiles_of
from tests.drawing import row, stack


def wins(shuffled: Shuffled) -> bool:
    """Whether the line empties the position, by coordinates."""
    position = shuffled.position
    rectangles = Rectangles(tiles_of(position.layout))
    return rectangles.are_emptied(groups_of(position), shuffled.line)


def in_mid_game(taken: int) -> Position:
    """A Turtle from which so many pairs have been taken."""
    dealt = constructed(LAYOUTS["turtle"], CLASSIC, 5)
    position = Position.of_deal(dealt.deal)
    for pair in dealt.line[:taken]:
        position = position.remove(pair)
    return position


@pytest.mark.parametrize("taken", [0, 20, 50, 70, 71])
def test_the_same_faces_lie_in_the_same_slots_and_can_be_won(taken: int) -> None:
    position = in_mid_game(taken)
    shuffled = shuffle_with_line(position, 1)
    assert shuffled.position.remaining == position.remaining
    assert Counter(shuffled.position.faces) == Counter(position.faces)
    assert wins(shuffled)


def test_a_dead_end_can_be_won_after_the_shuffle() -> None:
    position = row("b1 c5 b1 c5")
    assert position.is_stuck
    assert wins(shuffle_with_line(position, 1))


def test_a_number_gives_the_same_shuffle_and_another_number_another() -> None:
    position = in_mid_game(20)
    assert shuffle(position, 1) == shuffle(position, 1) != shuffle(position, 2)


@pytest.mark.parametrize("number", range(30))
def test_the_tiles_do_not_come_to_lie_as_they_lay(number: int) -> None:
    position = row("b1 c5 c5 b1")
    assert shuffle(position, number) == row("c5 b1 b1 c5")


def test_tiles_of_one_face_stay_as_they_lie() -> None:
    position = row("b1 b1 b1 b1")
    assert shuffle(position, 1) == position


def test_only_arrangements_that_can_be_won_are_given() -> None:
    position = stack("sp sp", "fp fp", rules=IDENTITY)
    twin = stack("fp sp", "fp sp", rules=IDENTITY)
    other = stack("sp fp", "sp fp", rules=IDENTITY)
    assert {shuffle(position, number) for number in range(20)} == {twin, other}
    assert {shuffle(twin, number) for number in range(20)} == {other}


def test_a_cleared_board_stays_as_it_is() -> None:
    position = row("__ __")
    assert shuffle_with_line(position, 1) == Shuffled(position, ())


@pytest.mark.parametrize(
    "position",
    [
        pytest.param(stack("b1 b1"), id="one upon the other"),
        pytest.param(stack("b1 b1 c5", "c5"), id="three and one"),
        pytest.param(stack("b1 b1 b1 c5 c5 c5", "c1", "c1", "c1", "c1"), id="six of ten"),
        pytest.param(row("b1 c5"), id="odd groups"),
        pytest.param(row("fp fo fc fb", IDENTITY), id="four flowers, identity"),
        pytest.param(row("b1 __ b1 b1"), id="an odd number"),
    ],
)
def test_where_no_arrangement_can_be_won_that_is_said(position: Position) -> None:
    with pytest.raises(NoWinnableShuffleError) as refused:
        shuffle(position, 1)
    assert refused.value.facts == {"tiles": len(position.remaining)}


def test_four_flowers_are_a_group_under_classic_rules() -> None:
    position = row("fp fo fc fb", CLASSIC)
    assert shuffle(position, 1) != position


def test_a_search_that_ends_at_its_limit_does_not_say_that_there_is_none() -> None:
    position = Position.of_deal(constructed(shut_in_tower(), CLASSIC, 1).deal)
    with pytest.raises(ShuffleNotFoundError) as refused:
        shuffle_with_line(position, 1, limit=3)
    assert refused.value.facts == {"tiles": 26, "limit": 3}


def test_the_search_finds_the_shuffle_that_no_attempt_finds() -> None:
    position = Position.of_deal(constructed(shut_in_tower(), CLASSIC, 1).deal)
    assert wins(shuffle_with_line(position, 1))
