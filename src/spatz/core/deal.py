"""A face on every place, and the name under which a deal can be shared."""

import re
from dataclasses import dataclass
from functools import cached_property

from spatz.core.errors import BadDealIdError, FaceCountError, OutOfRangeError, UnknownRulesError
from spatz.core.face import Face
from spatz.core.layout import Layout
from spatz.core.rules import RULES, Rules
from spatz.core.tile_set import TileSet

SMALLEST_NUMBER = 1
LARGEST_NUMBER = 999_999_999

_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_NUMBER = re.compile(r"[1-9][0-9]*")
_LONGEST_NAME = 64


@dataclass(frozen=True)
class Deal:
    """The start: ``faces[slot]`` lies on ``layout.places[slot]``, in whole pairs of every group.

    FaceCountError, OddGroupError.
    """

    layout: Layout
    rules: Rules
    faces: tuple[Face, ...]

    def __post_init__(self) -> None:
        if len(self.faces) != len(self.layout.places):
            raise FaceCountError(len(self.layout.places), len(self.faces))
        _ = self.tile_set

    @cached_property
    def tile_set(self) -> TileSet:
        """The tiles that were dealt."""
        return TileSet(self.rules, self.faces)


@dataclass(frozen=True)
class DealId:
    """The name of a deal: the same four parts give the same deal for ever.

    BadDealIdError for a name that is not lower-case words joined by hyphens; UnknownRulesError;
    OutOfRangeError for a number outside 1 to 999,999,999.
    """

    layout: str
    rules: str
    dealer: str
    number: int

    def __post_init__(self) -> None:
        for name in (self.layout, self.dealer):
            if len(name) > _LONGEST_NAME or not _NAME.fullmatch(name):
                raise BadDealIdError(self.write())
        if self.rules not in RULES:
            raise UnknownRulesError("rules", self.rules)
        if not SMALLEST_NUMBER <= self.number <= LARGEST_NUMBER:
            raise OutOfRangeError("number", SMALLEST_NUMBER, LARGEST_NUMBER)

    @classmethod
    def read(cls, text: str) -> "DealId":
        """The deal id that :meth:`write` wrote; no other text is one."""
        parts = text.split("/")
        if len(parts) != 4 or not _NUMBER.fullmatch(parts[3]):
            raise BadDealIdError(text)
        if len(parts[3]) > len(str(LARGEST_NUMBER)):
            raise OutOfRangeError("number", SMALLEST_NUMBER, LARGEST_NUMBER)
        return cls(parts[0], parts[1], parts[2], int(parts[3]))

    def write(self) -> str:
        """As text, for example ``turtle/classic/constructed/42``."""
        return f"{self.layout}/{self.rules}/{self.dealer}/{self.number}"
