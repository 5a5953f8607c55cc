"""Untrusted bytes to commands: what is not exactly as expected is refused here."""

import asyncio
import re
from collections.abc import Mapping
from typing import Annotated, TypeVar

import msgspec
from litestar.exceptions import InternalServerException
from msgspec import Meta

from spatz.core.deal import LARGEST_NUMBER, SMALLEST_NUMBER
from spatz.core.errors import UnknownRulesError
from spatz.core.place import Pair
from spatz.core.rules import RULES
from spatz.core.wire import MOST_TILES
from spatz.dealing.dealers import DEALERS, UnknownDealerError
from spatz.game.command import Command, Pause, Redo, RemovePair, Resume, ShowPair, Undo
from spatz.game.errors import UnknownScoringError
from spatz.game.game import PauseCause
from spatz.game.scoring import SCORINGS
from spatz.layouts.builtin import find_layout
from spatz.web.answers import JSON
from spatz.web.errors import (
    BadFieldError,
    MalformedRequestError,
    TooSlowError,
    WrongMediaTypeError,
)
from spatz.web.parts import WebRequest

LARGEST_BODY = 64 * 1024
"""Longer bodies are refused, in bytes."""

BODY_SECONDS = 20
"""A body that takes longer to arrive is waited for no more."""

WHOLE = "$"
"""The name of the whole body, where no field of it is to blame."""

SlotNumber = Annotated[int, Meta(ge=0, lt=MOST_TILES)]
MoveCount = Annotated[int, Meta(ge=1, lt=MOST_TILES)]
Version = Annotated[int, Meta(ge=0, lt=2**31)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=SMALLEST_NUMBER, le=LARGEST_NUMBER)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a request may contain: these fields, of these types, and no others."""


class DealBody(Body, frozen=True):
    """A deal and how it is to be played; what is left out takes its default."""

    layout: Name | None = None
    rules: Name | None = None
    dealer: Name | None = None
    number: Number | None = None
    scoring: Name | None = None
    hints: bool | None = None

    @property
    def names_a_deal(self) -> bool:
        """Whether any part of a deal's name is given."""
        return any((self.layout, self.rules, self.dealer, self.number))


class AliveBody(Body, frozen=True):
    """A sign of life; whether the player has played on while the connection was gone."""

    kept_playing: bool = False


class VersionBody(Body, frozen=True):
    """Something is asked of the game as the player has seen it, at this version."""

    version: Version


class MoveBody(VersionBody, frozen=True):
    """Take a pair."""

    pair: tuple[SlotNumber, SlotNumber]

    def command(self) -> Command:
        """What is asked of the game."""
        return RemovePair(Pair.of(*self.pair))


class ShownBody(VersionBody, frozen=True):
    """A pair was shown as a hint."""

    pair: tuple[SlotNumber, SlotNumber]

    def command(self) -> Command:
        """What is asked of the game."""
        return ShowPair(Pair.of(*self.pair))


class UndoBody(VersionBody, frozen=True):
    """Put pairs back."""

    moves: MoveCount = 1

    def command(self) -> Command:
        """What is asked of the game."""
        return Undo(self.moves)


class RedoBody(VersionBody, frozen=True):
    """Take the pair again that was put back."""

    def command(self) -> Command:
        """What is asked of the game."""
        return Redo()


class PauseBody(VersionBody, frozen=True):
    """Stop the clock and hide the board."""

    cause: PauseCause = PauseCause.PLAYER

    def command(self) -> Command:
        """What is asked of the game."""
        return Pause(self.cause)


class ResumeBody(VersionBody, frozen=True):
    """Play on."""

    def command(self) -> Command:
        """What is asked of the game."""
        return Resume()


class ShuffleBody(VersionBody, frozen=True):
    """Deal the remaining faces anew; what comes of it is thought out by the server."""


CommandBody = MoveBody | ShownBody | UndoBody | RedoBody | PauseBody | ResumeBody
"""Whatever is a command as it stands."""

COMMANDS: Mapping[str, type[CommandBody]] = {
    "moves": MoveBody,
    "undo": UndoBody,
    "redo": RedoBody,
    "shown": ShownBody,
    "pause": PauseBody,
    "resume": ResumeBody,
}
"""The commands by the last part of their address."""

T = TypeVar("T")
_JSON_TYPES = re.compile(rf"{JSON}\s*(;\s*charset=\"?utf-8\"?\s*)?", re.IGNORECASE)
_WHERE = re.compile(r" - at `\$\.?(.+)`$")
_NAMED = re.compile(r"field `(.+?)`", re.DOTALL)


async def read_body(request: WebRequest, kind: type[T], *, patience: float = BODY_SECONDS) -> T:
    """The body of the request as what it should be, waited for with a patience in seconds.

    WrongMediaTypeError, TooSlowError, MalformedRequestError, BadFieldError; Litestar's own error
    for a body past the limit.
    """
    if not _JSON_TYPES.fullmatch(request.headers.get("content-type", "")):
        raise WrongMediaTypeError
    try:
        async with asyncio.timeout(patience):
            content = await request.body()
    except TimeoutError:
        raise TooSlowError from None
    except InternalServerException:
        # So Litestar tells that the sender has gone, or that the chunks of the body are none.
        raise MalformedRequestError from None
    return decode(content, kind)


def decode(content: bytes, kind: type[T]) -> T:
    """The JSON as what it should be; MalformedRequestError, BadFieldError."""
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.ValidationError as error:
        raise _bad_field(error) from None
    except (msgspec.DecodeError, RecursionError):
        raise MalformedRequestError from None


def convert(content: object, kind: type[T]) -> T:
    """Values that have been JSON as what they should be; BadFieldError."""
    try:
        return msgspec.convert(content, type=kind)
    except msgspec.ValidationError as error:
        raise _bad_field(error) from None


def check_names(layout: str, rules: str, dealer: str, scoring: str) -> None:
    """UnknownLayoutError, UnknownRulesError, UnknownDealerError, UnknownScoringError."""
    find_layout(layout)
    if rules not in RULES:
        raise UnknownRulesError("rules", rules)
    if dealer not in DEALERS:
        raise UnknownDealerError("dealer", dealer)
    if scoring not in SCORINGS:
        raise UnknownScoringError("scoring", scoring)


def _bad_field(complaint: msgspec.ValidationError) -> BadFieldError:
    """Where msgspec has found something wrong: a path, or the name of a field."""
    found = (_WHERE.search(str(complaint)), _NAMED.search(str(complaint)))
    return BadFieldError(".".join(part[1] for part in found if part) or WHOLE)
