"""The 42 faces: id, suit and rank."""

from collections.abc import Mapping
from enum import Enum
from functools import cached_property
from types import MappingProxyType


class Suit(Enum):
    """The seven suits; the value begins the id of each of its faces."""

    CHARACTER = "character"
    CIRCLE = "circle"
    BAMBOO = "bamboo"
    WIND = "wind"
    DRAGON = "dragon"
    FLOWER = "flower"
    SEASON = "season"


class Face(Enum):
    """The picture on a tile. The value is the face id: the same in JSON, pages and SVG."""

    CHARACTER_1 = "character-1"
    CHARACTER_2 = "character-2"
    CHARACTER_3 = "character-3"
    CHARACTER_4 = "character-4"
    CHARACTER_5 = "character-5"
    CHARACTER_6 = "character-6"
    CHARACTER_7 = "character-7"
    CHARACTER_8 = "character-8"
    CHARACTER_9 = "character-9"
    CIRCLE_1 = "circle-1"
    CIRCLE_2 = "circle-2"
    CIRCLE_3 = "circle-3"
    CIRCLE_4 = "circle-4"
    CIRCLE_5 = "circle-5"
    CIRCLE_6 = "circle-6"
    CIRCLE_7 = "circle-7"
    CIRCLE_8 = "circle-8"
    CIRCLE_9 = "circle-9"
    BAMBOO_1 = "bamboo-1"
    BAMBOO_2 = "bamboo-2"
    BAMBOO_3 = "bamboo-3"
    BAMBOO_4 = "bamboo-4"
    BAMBOO_5 = "bamboo-5"
    BAMBOO_6 = "bamboo-6"
    BAMBOO_7 = "bamboo-7"
    BAMBOO_8 = "bamboo-8"
    BAMBOO_9 = "bamboo-9"
    WIND_EAST = "wind-east"
    WIND_SOUTH = "wind-south"
    WIND_WEST = "wind-west"
    WIND_NORTH = "wind-north"
    DRAGON_RED = "dragon-red"
    DRAGON_GREEN = "dragon-green"
    DRAGON_WHITE = "dragon-white"
    FLOWER_PLUM = "flower-plum"
    FLOWER_ORCHID = "flower-orchid"
    FLOWER_CHRYSANTHEMUM = "flower-chrysanthemum"
    FLOWER_BAMBOO = "flower-bamboo"
    SEASON_SPRING = "season-spring"
    SEASON_SUMMER = "season-summer"
    SEASON_AUTUMN = "season-autumn"
    SEASON_WINTER = "season-winter"

    # Members are single objects; Enum's own hash goes through the name and is four times slower.
    __hash__ = object.__hash__

    @cached_property
    def suit(self) -> Suit:
        """The suit that the face belongs to."""
        return Suit(self.value.split("-")[0])

    @cached_property
    def rank(self) -> int:
        """The place in the suit, from 1: the number on it, East before South, Red before Green."""
        return 1 + [face for face in Face if face.suit is self.suit].index(self)

    @cached_property
    def order(self) -> int:
        """The place among the 42, from 0; faces are sorted by it."""
        return list(Face).index(self)


FACES: Mapping[str, Face] = MappingProxyType({face.value: face for face in Face})
"""All faces by id."""
