"""What a player prefers: a few fields, each with what holds until the player chooses."""

from collections.abc import Callable, Mapping
from typing import Literal

import msgspec

from spatz.core.deal import DealId
from spatz.core.rules import CLASSIC
from spatz.dealing.dealers import DEFAULT_DEALER
from spatz.game.game import Setup
from spatz.game.ports import PlayerId, PlayerStore
from spatz.game.scoring import DEFAULT_SCORING
from spatz.layouts.builtin import DEFAULT_LAYOUT
from spatz.web.requests import DealBody, Name, check_names, convert


class Preferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of them."""

    language: Literal["de", "nl", "pl", "en"] | None = None
    """None: as the browser has it."""
    design: Literal["kiri"] = "kiri"
    surroundings: Literal["device", "light", "dark"] = "device"
    reasons: bool = True
    """Whether the page says why a tile is blocked."""
    dim: bool = False
    """Whether blocked tiles are dimmed."""
    mark_at_once: bool = False
    """Whether opening the help panel marks a pair."""
    index: Literal["auto", "on", "off"] = "auto"
    """Whether tiles carry an index; auto: where they are small."""
    sound: bool = False
    motion: Literal["device", "less", "full"] = "device"
    scoring: Name = DEFAULT_SCORING
    hints: bool = True
    layout: Name = DEFAULT_LAYOUT
    rules: Name = CLASSIC.name
    dealer: Name = DEFAULT_DEALER


def stored_preferences(players: PlayerStore, player: PlayerId | None) -> Preferences:
    """The player's preferences; a field that cannot be read takes its default."""
    stored = {} if player is None else players.preferences(player)
    kept = {name: value for name, value in stored.items() if _fits(name, value)}
    return msgspec.convert(kept, Preferences)


def changed_preferences(before: Preferences, given: Mapping[str, object]) -> Preferences:
    """The preferences with the given fields changed.

    BadFieldError, and the errors of names that are not known.
    """
    after = convert({**msgspec.to_builtins(before), **given}, Preferences)
    check_names(after.layout, after.rules, after.dealer, after.scoring)
    return after


def setup_for(asked: DealBody, preferences: Preferences, draw_number: Callable[[], int]) -> Setup:
    """How the game is to be played that is asked for.

    A deal that is named in part is the same for everybody: what is missing takes its default. Where
    no part is named, and for everything that does not belong to the deal, the player's preferences
    hold. The errors of names that are not known.
    """
    base = Preferences() if asked.names_a_deal else preferences
    layout, rules = asked.layout or base.layout, asked.rules or base.rules
    dealer, scoring = asked.dealer or base.dealer, asked.scoring or preferences.scoring
    check_names(layout, rules, dealer, scoring)
    deal = DealId(layout, rules, dealer, asked.number or draw_number())
    return Setup(deal, scoring, preferences.hints if asked.hints is None else asked.hints)


def _fits(name: str, value: object) -> bool:
    try:
        msgspec.convert({name: value}, Preferences)
    except msgspec.ValidationError:
        return False
    return True
