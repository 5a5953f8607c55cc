"""Setups, deals and events to JSON text and back. What was stored once can be read for ever.

Every text carries the number of its format under ``v``. A format is never changed; a new one gets
the next number, and the old ones stay readable.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar, assert_never

from spatz.core.deal import Deal, DealId
from spatz.core.errors import SpatzError, UnknownLayoutError
from spatz.core.face import FACES, Face
from spatz.core.layout import Layout
from spatz.core.place import Pair, Slot
from spatz.core.rules import RULES
from spatz.core.wire import read_tiles, write_tiles
from spatz.game.clock import Millis
from spatz.game.errors import NewerFormatError, UnreadableError
from spatz.game.event import (
    Event,
    PairRemoved,
    PairShown,
    Paused,
    Redone,
    Resumed,
    Shuffled,
    Undone,
)
from spatz.game.game import Game, PauseCause, Setup
from spatz.game.play import apply, are_same_tiles, begin
from spatz.game.scoring import SCORINGS
from spatz.layouts.builtin import find_layout

FORMAT = 1
"""The format that is written."""

_T = TypeVar("_T")
_Fields = Mapping[str, Any]

_CAUSES = {cause.value: cause for cause in PauseCause}


def write_setup(setup: Setup) -> str:
    """A setup as text."""
    return _write(deal=setup.deal.write(), scoring=setup.scoring, hints=setup.hints)


def read_setup(text: str) -> Setup:
    """The setup that :func:`write_setup` wrote, in any format there has been; a CodecError."""
    fields = _read(text)
    scoring = _field(fields, "scoring", str)
    if scoring not in SCORINGS:
        raise UnreadableError("scoring")
    try:
        deal_id = DealId.read(_field(fields, "deal", str))
    except SpatzError as error:
        raise UnreadableError("deal") from error
    return Setup(deal_id, scoring, _field(fields, "hints", bool))


def write_deal(deal: Deal) -> str:
    """The faces of a deal as text; with the tiles, where nobody could look the layout up."""
    faces = _names(deal.faces)
    if deal.layout.is_own:
        return _write(tiles=write_tiles(deal.layout.places), faces=faces)
    return _write(faces=faces)


def read_deal(text: str, deal_id: DealId) -> Deal:
    """The deal of this name that :func:`write_deal` wrote; a CodecError."""
    fields = _read(text)
    faces = tuple(face for face in _faces(fields) if face is not None)
    try:
        return Deal(_layout(fields, deal_id.layout), RULES[deal_id.rules], faces)
    except SpatzError as error:
        raise UnreadableError("deal") from error


def write_event(event: Event) -> str:  # noqa: PLR0911  # one case, one answer
    """An event as text."""
    match event:
        case PairRemoved(pair, at):
            return _write(event="pair-removed", pair=pair, at=at)
        case Undone(moves, at):
            return _write(event="undone", moves=moves, at=at)
        case Redone(at):
            return _write(event="redone", at=at)
        case Shuffled(faces, at):
            return _write(event="shuffled", faces=_names(faces), at=at)
        case PairShown(pair, at):
            return _write(event="pair-shown", pair=pair, at=at)
        case Paused(cause, at):
            return _write(event="paused", cause=cause.value, at=at)
        case Resumed(at):
            return _write(event="resumed", at=at)
        case _:
            assert_never(event)


def read_event(text: str) -> Event:
    """The event that :func:`write_event` wrote, in any format there has been; a CodecError.

    Whether it fits the game is looked at by :func:`read_game`.
    """
    fields = _read(text)
    kind = _field(fields, "event", str)
    if kind not in _EVENTS:
        raise UnreadableError("event")
    return _EVENTS[kind](fields, Millis(_number(fields, "at")))


_EVENTS: Mapping[str, Callable[[_Fields, Millis], Event]] = {
    "pair-removed": lambda fields, at: PairRemoved(_pair(fields), at),
    "undone": lambda fields, at: Undone(_number(fields, "moves"), at),
    "redone": lambda _fields, at: Redone(at),
    "shuffled": lambda fields, at: Shuffled(_faces(fields), at),
    "pair-shown": lambda fields, at: PairShown(_pair(fields), at),
    "paused": lambda fields, at: Paused(_cause(fields), at),
    "resumed": lambda _fields, at: Resumed(at),
}


def read_game(setup: str, deal: str, events: Iterable[str]) -> Game:
    """The game that these texts tell of, its events in order; a CodecError, also where an event
    cannot have followed those before it. Some 10 microseconds an event."""
    read = read_setup(setup)
    return read_on(begin(read, read_deal(deal, read.deal)), events)


def read_on(game: Game, events: Iterable[str]) -> Game:
    """The same from a game that was read already: its further events; a CodecError."""
    for text in events:
        event = read_event(text)
        if not _can_follow(game, event):
            raise UnreadableError("event")
        game = apply(game, event)
    if not _is_whole(game):
        raise UnreadableError("event")
    return game


def _can_follow(game: Game, event: Event) -> bool:
    """A look that costs little, at what would make ``apply`` fail."""
    slots = len(game.deal.faces)
    match event:
        case PairRemoved(pair):
            return pair.second < slots
        case Undone(moves):
            return 1 <= moves <= len(game.past) - game.floor
        case Redone():
            return bool(game.future)
        case Shuffled(faces):
            return _is_whole(game) and are_same_tiles(faces, game.position.faces)
        case _:
            return True


def _is_whole(game: Game) -> bool:
    """Whether every move has taken two tiles that were still there."""
    return len(game.position.remaining) == len(game.deal.faces) - 2 * len(game.past)


def _write(**fields: object) -> str:
    return json.dumps({"v": FORMAT, **fields}, separators=(",", ":"))


def _read(text: str) -> _Fields:
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise UnreadableError("json") from error
    if not isinstance(fields, dict):
        raise UnreadableError("json")
    version = _number(fields, "v")
    if version > FORMAT:
        raise NewerFormatError(version, FORMAT)
    if version < FORMAT:
        raise UnreadableError("v")
    return fields


def _field(fields: _Fields, name: str, kind: type[_T]) -> _T:
    value = fields.get(name)
    if type(value) is not kind:
        raise UnreadableError(name)
    return value


def _number(fields: _Fields, name: str) -> int:
    number = _field(fields, name, int)
    if number < 0:
        raise UnreadableError(name)
    return number


def _pair(fields: _Fields) -> Pair:
    slots = _field(fields, "pair", list)
    # JSON's true is an int to Python; here it is not.
    if [type(slot) for slot in slots] != [int, int] or not 0 <= slots[0] < slots[1]:
        raise UnreadableError("pair")
    return Pair(Slot(slots[0]), Slot(slots[1]))


def _cause(fields: _Fields) -> PauseCause:
    name = _field(fields, "cause", str)
    if name not in _CAUSES:
        raise UnreadableError("cause")
    return _CAUSES[name]


def _names(faces: Iterable[Face | None]) -> list[str | None]:
    return [face and face.value for face in faces]


def _faces(fields: _Fields) -> tuple[Face | None, ...]:
    names = _field(fields, "faces", list)
    try:
        return tuple(None if name is None else FACES[name] for name in names)
    except (KeyError, TypeError) as error:
        raise UnreadableError("faces") from error


def _layout(fields: _Fields, name: str) -> Layout:
    if "tiles" not in fields:
        return find_layout(name)
    layout = Layout.own(read_tiles(fields["tiles"]))
    if layout.id != name:
        raise UnknownLayoutError("layout", name)
    return layout
