"""The base of all our errors, and the errors of the rules. Other rooms derive theirs.

An error carries a code and facts; the words are found at the edge, in the catalogue, under
``error.<code>`` with the facts as placeholders.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from spatz.core.place import Blockers, Place, Slot

LONGEST_QUOTE = 60
"""So many characters of somebody else's text are repeated in an error, and no more."""


def quote(text: str) -> str:
    """Somebody else's text as an error may repeat it: cut short, and all of it printable."""
    kept = text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"
    return "".join(
        character if character.isprintable() else "\N{REPLACEMENT CHARACTER}" for character in kept
    )


class SpatzError(Exception):
    """Something that the caller asked for is refused. Every class that is raised has a code.

    ``facts`` holds text, numbers and lists of them alone: it can go into JSON as it is.
    """

    code: ClassVar[str]
    facts: Mapping[str, object]

    def __init__(self, **facts: object) -> None:
        super().__init__()
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.code}: {told}" if told else self.code

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes with their facts and attributes."""
        return _remade, (type(self), self.__dict__)


def _remade(kind: type[SpatzError], attributes: Mapping[str, object]) -> SpatzError:
    error = kind.__new__(kind)
    error.__dict__.update(attributes)
    return error


class LayoutError(SpatzError):
    """These places are no layout."""


class EmptyLayoutError(LayoutError):
    """A layout needs a tile."""

    code = "empty-layout"


class OddLayoutError(LayoutError):
    """An odd number of places cannot be dealt in pairs."""

    code = "odd-layout"

    def __init__(self, tiles: int) -> None:
        self.tiles = tiles
        super().__init__(tiles=tiles)


class OverlapError(LayoutError):
    """Two tiles of one level share at least a quarter; equal places included."""

    code = "overlap"

    def __init__(self, first: Place, second: Place) -> None:
        self.first, self.second = first, second
        super().__init__(first=_xyz(first), second=_xyz(second))


class DealError(SpatzError):
    """These faces are no deal, or this is no deal's name."""


class FaceCountError(DealError):
    """There must be one entry in the faces for every place."""

    code = "face-count"

    def __init__(self, places: int, faces: int) -> None:
        self.places, self.faces = places, faces
        super().__init__(places=places, faces=faces)


class OddGroupError(DealError):
    """A group with an odd number of tiles cannot be taken in pairs."""

    code = "odd-group"

    def __init__(self, group: str, tiles: int) -> None:
        self.group, self.tiles = group, tiles
        super().__init__(group=group, tiles=tiles)


class BadDealIdError(DealError):
    """The text does not name a deal."""

    code = "bad-deal-id"

    def __init__(self, text: str) -> None:
        self.text = quote(text)
        super().__init__(text=self.text)


class IllegalMoveError(SpatzError):
    """The rules do not allow this pair to be taken."""


class NoSuchSlotError(IllegalMoveError):
    """The layout has no such slot."""

    code = "no-such-slot"

    def __init__(self, slot: int, slots: int) -> None:
        self.slot, self.slots = slot, slots
        super().__init__(slot=slot, slots=slots)


class SameTileError(IllegalMoveError):
    """A tile does not pair with itself."""

    code = "same-tile"

    def __init__(self, slot: Slot) -> None:
        self.slot = slot
        super().__init__(slot=slot)


class TileRemovedError(IllegalMoveError):
    """The tile has been removed already."""

    code = "tile-removed"

    def __init__(self, slot: Slot) -> None:
        self.slot = slot
        super().__init__(slot=slot)


class TileBlockedError(IllegalMoveError):
    """The tile is covered, or shut in on both sides."""

    code = "tile-blocked"

    def __init__(self, slot: Slot, blockers: Blockers) -> None:
        self.slot, self.blockers = slot, blockers
        lists = {side: list(slots) for side, slots in blockers._asdict().items()}
        super().__init__(slot=slot, **lists)


class DifferentGroupsError(IllegalMoveError):
    """The two tiles do not match."""

    code = "different-groups"

    def __init__(self, first: str, second: str) -> None:
        self.first, self.second = first, second
        super().__init__(first=first, second=second)


class InputError(SpatzError):
    """What somebody else has sent cannot be read; ``field`` says where."""


class MissingFieldError(InputError):
    """A field that must be there is not."""

    code = "missing-field"

    def __init__(self, field: str) -> None:
        self.field = field
        super().__init__(field=field)


class ConflictingFieldsError(InputError):
    """Two fields that exclude each other are both there."""

    code = "conflicting-fields"

    def __init__(self, field: str, other: str) -> None:
        self.field, self.other = field, other
        super().__init__(field=field, other=other)


class WrongTypeError(InputError):
    """A field is not of the JSON type that is expected there."""

    code = "wrong-type"

    def __init__(self, field: str, expected: str) -> None:
        self.field, self.expected = field, expected
        super().__init__(field=field, expected=expected)


class OutOfRangeError(InputError):
    """A whole number is too small or too large."""

    code = "out-of-range"

    def __init__(self, field: str, smallest: int, largest: int) -> None:
        self.field, self.smallest, self.largest = field, smallest, largest
        super().__init__(field=field, smallest=smallest, largest=largest)


class TooManyTilesError(InputError):
    """More tiles than we read."""

    code = "too-many-tiles"

    def __init__(self, field: str, tiles: int, largest: int) -> None:
        self.field, self.tiles, self.largest = field, tiles, largest
        super().__init__(field=field, tiles=tiles, largest=largest)


class UnknownNameError(InputError):
    """Nothing of ours has this name."""

    def __init__(self, field: str, name: str) -> None:
        self.field, self.name = field, quote(name)
        super().__init__(field=field, name=self.name)


class UnknownFaceError(UnknownNameError):
    """There is no such face."""

    code = "unknown-face"


class UnknownRulesError(UnknownNameError):
    """There are no such pairing rules."""

    code = "unknown-rules"


class UnknownLayoutError(UnknownNameError):
    """There is no such layout."""

    code = "unknown-layout"


def _xyz(place: Place) -> list[int]:
    return [place.x, place.y, place.z]
