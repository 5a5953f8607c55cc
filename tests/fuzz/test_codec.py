"""codec.py: whatever the text, out comes a value or one of our errors."""

import json
from collections.abc import Callable
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spatz.core.deal import DealId
from spatz.dealing.dealers import deal
from spatz.game.codec import (
    read_deal,
    read_event,
    read_game,
    read_setup,
    write_deal,
    write_event,
    write_setup,
)
from spatz.game.errors import CodecError
from spatz.game.event import Event
from spatz.game.game import Game, Setup
from spatz.layouts.builtin import find_layout
from tests.property.game_strategies import EVENTS

T = TypeVar("T")

pytestmark = pytest.mark.fuzz

DEAL_ID = DealId("courtyard", "classic", "constructed", 7)
DEAL, LINE = deal(DEAL_ID, find_layout("courtyard"))
SETUP_TEXT = write_setup(Setup(DEAL_ID, "time", hints=True))
DEAL_TEXT = write_deal(DEAL)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(), inner, max_size=5),
)
VALUES = JSON | st.lists(st.integers(-1, 200), max_size=3) | st.sampled_from(["hidden", "undone"])
NAMES = st.sampled_from(["v", "deal", "scoring", "hints", "tiles", "faces"]) | st.sampled_from(
    ["event", "pair", "moves", "cause", "at"]
)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A text of ours with a field replaced, or with other characters somewhere in it."""
    text: str = draw(st.sampled_from([SETUP_TEXT, DEAL_TEXT]) | EVENTS.map(write_event))
    if draw(st.booleans()):
        return json.dumps({**json.loads(text), draw(NAMES): draw(VALUES)})
    start = draw(st.integers(0, len(text)))
    return text[:start] + draw(st.text(max_size=5)) + text[start + draw(st.integers(0, 9)) :]


BYTES = st.binary().map(lambda sent: sent.decode("latin-1"))
TEXTS = st.text() | BYTES | JSON.map(json.dumps) | damaged()


@given(TEXTS)
@pytest.mark.parametrize(
    ("read", "write"),
    [
        (read_setup, write_setup),
        (lambda text: read_deal(text, DEAL_ID), write_deal),
        (read_event, write_event),
    ],
    ids=["setup", "deal", "event"],
)
def test_any_text_is_read_or_refused(
    read: Callable[[str], T], write: Callable[[T], str], text: str
) -> None:
    try:
        value = read(text)
    except CodecError:
        return
    assert read(write(value)) == value


def is_playable(game: Game) -> bool:
    """Whether all that is worked out of the game can be."""
    return len(game.position.remaining) == len(game.deal.faces) - 2 * len(game.past)


@given(st.lists(TEXTS | EVENTS.map(write_event), max_size=5))
def test_any_events_are_a_game_or_refused(texts: list[str]) -> None:
    try:
        game = read_game(SETUP_TEXT, DEAL_TEXT, texts)
    except CodecError:
        return
    assert is_playable(game)


TAKEN = [f'{{"v":1,"event":"pair-removed","pair":[{a},{b}],"at":{a}}}' for a, b in LINE]


@given(st.lists(st.integers(0, len(TAKEN) - 1), max_size=12), st.lists(EVENTS, max_size=3))
def test_events_of_a_game_in_any_order_are_a_game_or_refused(
    order: list[int], others: list[Event]
) -> None:
    texts = [TAKEN[n] for n in order] + [write_event(event) for event in others]
    try:
        game = read_game(SETUP_TEXT, DEAL_TEXT, texts)
    except CodecError:
        return
    assert is_playable(game)
