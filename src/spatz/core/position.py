"""What remains: which face lies in which slot now, which tiles are free, which pairs there are."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from spatz.core.deal import Deal
from spatz.core.errors import (
    DifferentGroupsError,
    FaceCountError,
    NoSuchSlotError,
    SameTileError,
    TileBlockedError,
    TileRemovedError,
)
from spatz.core.face import Face
from spatz.core.layout import Layout
from spatz.core.place import Blockers, Pair, Slot, SlotSet
from spatz.core.rules import Group, Rules


@dataclass(frozen=True)
class Position:
    """A value: ``faces[slot]`` is the face that lies in the slot, ``None`` where it was removed.

    Groups may be odd here; whole pairs are a law of TileSet and Deal alone. FaceCountError.
    """

    layout: Layout
    rules: Rules
    faces: tuple[Face | None, ...]

    def __post_init__(self) -> None:
        if len(self.faces) != len(self.layout.places):
            raise FaceCountError(len(self.layout.places), len(self.faces))

    @classmethod
    def of_deal(cls, deal: Deal) -> "Position":
        """The first position of a deal."""
        return cls(deal.layout, deal.rules, deal.faces)

    @cached_property
    def remaining(self) -> SlotSet:
        """The slots that still hold a tile."""
        return SlotSet(slot for slot, face in enumerate(self.faces) if face is not None)

    @cached_property
    def free(self) -> SlotSet:
        """The tiles that may be taken; worked out when first asked for."""
        return self.layout.free_among(self.remaining)

    @property
    def is_cleared(self) -> bool:
        """Whether no tile is left."""
        return not self.remaining

    @property
    def is_stuck(self) -> bool:
        """Whether tiles are left, but no pair."""
        return not self.is_cleared and self.pair_count == 0

    def is_free(self, slot: int) -> bool:
        """Whether there is a tile in the slot that may be taken."""
        return slot in self.free

    def blockers(self, slot: Slot) -> Blockers:
        """The remaining tiles above, left and right of a tile, whether or not they block it."""
        return self.layout.blockers(slot, self.remaining)

    def group(self, slot: Slot) -> Group | None:
        """The group of the tile in a slot; None where it was removed."""
        face = self.faces[slot]
        return None if face is None else self.rules.group_of(face)

    def match(self, a: Slot, b: Slot) -> bool:
        """Whether the tiles in two slots are of one group; says nothing of free."""
        one, other = self.faces[a], self.faces[b]
        return one is not None and other is not None and self.rules.match(one, other)

    def pairs(self) -> Iterator[Pair]:
        """Every legal pair, ascending by the first slot, then by the second."""
        found = (Pair(*two) for slots in self._free_by_group for two in combinations(slots, 2))
        return iter(sorted(found))

    @property
    def pair_count(self) -> int:
        """How many legal pairs there are; cheaper than listing them."""
        return sum(len(slots) * (len(slots) - 1) // 2 for slots in self._free_by_group)

    def remove(self, pair: Pair) -> "Position":
        """The position after a move; one of the IllegalMoveErrors if the rules forbid it."""
        for slot in pair:
            if slot not in self.layout.slots:
                raise NoSuchSlotError(slot, len(self.faces))
        if pair.first == pair.second:
            raise SameTileError(pair.first)
        for slot in pair:
            if slot not in self.remaining:
                raise TileRemovedError(slot)
        for slot in pair:
            if slot not in self.free:
                raise TileBlockedError(slot, self.blockers(slot))
        if not self.match(*pair):
            first, second = (face.value for face in self.faces_of(pair))
            raise DifferentGroupsError(first, second)
        return self.without(pair)

    def without(self, pair: Pair) -> "Position":
        """The position after a move that is known to be legal."""
        faces = list(self.faces)
        faces[pair.first] = faces[pair.second] = None
        return Position(self.layout, self.rules, tuple(faces))

    def put_back(self, pair: Pair, faces: tuple[Face, Face]) -> "Position":
        """The position before a move that took these faces from the two slots; trusts."""
        before = list(self.faces)
        before[pair.first], before[pair.second] = faces
        return Position(self.layout, self.rules, tuple(before))

    def faces_of(self, pair: Pair) -> tuple[Face, Face]:
        """The faces of two tiles that have not been removed: what :meth:`put_back` needs."""
        first, second = self.faces[pair.first], self.faces[pair.second]
        assert first is not None
        assert second is not None
        return first, second

    @cached_property
    def _free_by_group(self) -> tuple[list[Slot], ...]:
        slots: dict[str, list[Slot]] = {}
        for slot in self.free:
            face = self.faces[slot]
            assert face is not None
            slots.setdefault(self.rules.group_of(face).name, []).append(slot)
        return tuple(slots.values())
