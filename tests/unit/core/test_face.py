"""face.py: the 42 faces."""

from collections import Counter

import pytest

from spatz.core.face import Face, Suit


def test_there_are_42_faces() -> None:
    assert len(Face) == 42
    assert Counter(face.suit for face in Face) == {
        Suit.CHARACTER: 9,
        Suit.CIRCLE: 9,
        Suit.BAMBOO: 9,
        Suit.WIND: 4,
        Suit.DRAGON: 3,
        Suit.FLOWER: 4,
        Suit.SEASON: 4,
    }


@pytest.mark.parametrize(
    ("face", "suit", "rank"),
    [
        pytest.param(Face.CHARACTER_1, Suit.CHARACTER, 1, id="character-1"),
        pytest.param(Face.CIRCLE_9, Suit.CIRCLE, 9, id="circle-9"),
        pytest.param(Face.BAMBOO_5, Suit.BAMBOO, 5, id="bamboo-5"),
        pytest.param(Face.WIND_NORTH, Suit.WIND, 4, id="wind-north"),
        pytest.param(Face.DRAGON_WHITE, Suit.DRAGON, 3, id="dragon-white"),
        pytest.param(Face.FLOWER_BAMBOO, Suit.FLOWER, 4, id="flower-bamboo"),
        pytest.param(Face.SEASON_SPRING, Suit.SEASON, 1, id="season-spring"),
    ],
)
def test_a_face_has_an_id_a_suit_and_a_rank(
    request: pytest.FixtureRequest, face: Face, suit: Suit, rank: int
) -> None:
    assert face.value == request.node.callspec.id
    assert (face.suit, face.rank) == (suit, rank)


def test_faces_are_ordered_as_they_are_listed() -> None:
    assert [face.order for face in Face] == list(range(42))
