"""Which faces pair with one another: two sets of pairing rules, as data."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from spatz.core.face import Face, Suit


@dataclass(frozen=True)
class Group:
    """Faces that pair with one another. The name is the same in pages, events and errors for ever:
    the face id where the group is one face, else the plural of its suit."""

    name: str
    faces: tuple[Face, ...]


@dataclass(frozen=True)
class Rules:
    """Pairing rules: every face is in exactly one group."""

    name: str
    groups: tuple[Group, ...]

    def group_of(self, face: Face) -> Group:
        """The group that a face belongs to."""
        return self._group_by_face[face]

    def match(self, a: Face, b: Face) -> bool:
        """Whether two faces are of one group."""
        return b in self._group_by_face[a].faces

    @cached_property
    def _group_by_face(self) -> Mapping[Face, Group]:
        return {face: group for group in self.groups for face in group.faces}


def _alone(faces: tuple[Face, ...]) -> tuple[Group, ...]:
    return tuple(Group(face.value, (face,)) for face in faces)


def _of(suit: Suit) -> tuple[Face, ...]:
    return tuple(face for face in Face if face.suit is suit)


_FLOWERS, _SEASONS = _of(Suit.FLOWER), _of(Suit.SEASON)
_PLAIN = tuple(face for face in Face if face not in _FLOWERS + _SEASONS)

CLASSIC = Rules(
    "classic", (*_alone(_PLAIN), Group("flowers", _FLOWERS), Group("seasons", _SEASONS))
)
"""Any flower pairs with any flower, any season with any season, every other face with itself."""

IDENTITY = Rules("identity", _alone(tuple(Face)))
"""Every face pairs with itself alone."""

RULES: Mapping[str, Rules] = MappingProxyType({rules.name: rules for rules in (CLASSIC, IDENTITY)})
"""Both rules by name."""
