"""Spatz: Mahjong Solitaire. The public Python API, by name."""

from spatz.core.deal import Deal, DealId
from spatz.core.errors import (
    DealError,
    IllegalMoveError,
    InputError,
    LayoutError,
    SpatzError,
)
from spatz.core.face import Face, Suit
from spatz.core.layout import Layout, Sketch, geometry_digest
from spatz.core.place import Blockers, Pair, Place, Slot, SlotSet
from spatz.core.position import Position
from spatz.core.rules import CLASSIC, IDENTITY, RULES, Group, Rules
from spatz.core.tile_set import TileSet
from spatz.core.wire import (
    SentPosition,
    read_layout,
    read_position,
    write_deal,
    write_layout,
    write_position,
)

__all__ = [
    "CLASSIC",
    "IDENTITY",
    "RULES",
    "Blockers",
    "Deal",
    "DealError",
    "DealId",
    "Face",
    "Group",
    "IllegalMoveError",
    "InputError",
    "Layout",
    "LayoutError",
    "Pair",
    "Place",
    "Position",
    "Rules",
    "SentPosition",
    "Sketch",
    "Slot",
    "SlotSet",
    "SpatzError",
    "Suit",
    "TileSet",
    "geometry_digest",
    "read_layout",
    "read_position",
    "write_deal",
    "write_layout",
    "write_position",
]
