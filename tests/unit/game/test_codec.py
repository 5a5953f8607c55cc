"""codec.py: setups, deals and events as text."""

import json
from collections.abc import Callable

import pytest

from spatz.core.deal import Deal, DealId
from spatz.core.face import Face
from spatz.core.layout import Layout
from spatz.core.place import Pair, Place
from spatz.core.rules import CLASSIC
from spatz.dealing.dealers import deal
from spatz.game.clock import Millis
from spatz.game.codec import (
    FORMAT,
    read_deal,
    read_event,
    read_game,
    read_setup,
    write_deal,
    write_event,
    write_setup,
)
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
from spatz.game.play import begin, replay
from spatz.layouts.builtin import find_layout

DEAL_ID = DealId("courtyard", "classic", "constructed", 7)
SETUP = Setup(DEAL_ID, "time", hints=True)
SETUP_TEXT = '{"v":1,"deal":"courtyard/classic/constructed/7","scoring":"time","hints":true}'

COURTYARD, LINE = deal(DEAL_ID, find_layout("courtyard"))

OWN = Layout.own([Place(0, 0, 0), Place(0, 0, 3)])
OWN_ID = DealId(OWN.id, "classic", "constructed", 1)
OWN_DEAL = Deal(OWN, CLASSIC, (Face.FLOWER_PLUM, Face.FLOWER_ORCHID))
OWN_TEXT = '{"v":1,"tiles":[[0,0,0],[3,0,0]],"faces":["flower-plum","flower-orchid"]}'

NOW = Millis(1_234)
EVENTS: list[tuple[Event, str]] = [
    (PairRemoved(Pair.of(0, 42), NOW), '{"v":1,"event":"pair-removed","pair":[0,42],"at":1234}'),
    (Undone(3, NOW), '{"v":1,"event":"undone","moves":3,"at":1234}'),
    (Redone(NOW), '{"v":1,"event":"redone","at":1234}'),
    (
        Shuffled((Face.BAMBOO_1, None), NOW),
        '{"v":1,"event":"shuffled","faces":["bamboo-1",null],"at":1234}',
    ),
    (PairShown(Pair.of(0, 42), NOW), '{"v":1,"event":"pair-shown","pair":[0,42],"at":1234}'),
    (Paused(PauseCause.HIDDEN, NOW), '{"v":1,"event":"paused","cause":"hidden","at":1234}'),
    (Resumed(NOW), '{"v":1,"event":"resumed","at":1234}'),
]


def test_a_setup_as_text() -> None:
    assert write_setup(SETUP) == SETUP_TEXT
    assert read_setup(SETUP_TEXT) == SETUP


def test_a_deal_on_a_layout_of_ours_is_written_as_its_faces() -> None:
    text = write_deal(COURTYARD)
    assert set(json.loads(text)) == {"v", "faces"}
    assert read_deal(text, DEAL_ID) == COURTYARD


def test_a_deal_on_another_layout_is_written_with_its_tiles() -> None:
    assert write_deal(OWN_DEAL) == OWN_TEXT
    assert read_deal(OWN_TEXT, OWN_ID) == OWN_DEAL


@pytest.mark.parametrize(("event", "text"), EVENTS, ids=lambda it: type(it).__name__)
def test_an_event_as_text(event: Event, text: str) -> None:
    assert write_event(event) == text
    assert read_event(text) == event


READERS: list[tuple[Callable[[str], object], str]] = [
    (read_setup, SETUP_TEXT),
    (lambda text: read_deal(text, OWN_ID), OWN_TEXT),
    *((read_event, text) for _, text in EVENTS),
]


@pytest.mark.parametrize(("read", "text"), READERS)
def test_a_text_cut_off_anywhere_is_refused_t45(read: Callable[[str], object], text: str) -> None:
    for length in range(len(text)):
        with pytest.raises(UnreadableError):
            read(text[:length])


@pytest.mark.parametrize(("read", "text"), READERS)
def test_a_text_in_a_newer_format_is_told_apart(read: Callable[[str], object], text: str) -> None:
    with pytest.raises(NewerFormatError) as refused:
        read(text.replace('"v":1', f'"v":{FORMAT + 1}'))
    assert refused.value.facts == {"found": FORMAT + 1, "known": FORMAT}


@pytest.mark.parametrize(("read", "text"), READERS)
@pytest.mark.parametrize("value", [None, {}, -1, 0.5, 1e300, "§"], ids=repr)
def test_a_field_of_another_kind_is_refused_t45(
    read: Callable[[str], object], text: str, value: object
) -> None:
    fields = json.loads(text)
    for name in fields:
        with pytest.raises(UnreadableError):
            read(json.dumps({**fields, name: value}))


@pytest.mark.parametrize(
    "text",
    ["", "null", "1", "[]", "NaN", "[" * 100_000, '{"v":0}', '{"v":true}', "{}", '{"v":"1"}', "§"],
    ids=lambda text: text[:10] or "empty",
)
def test_foreign_json_is_refused_t45(text: str) -> None:
    for read, _ in READERS:
        with pytest.raises(UnreadableError):
            read(text)


@pytest.mark.parametrize(
    "text",
    [
        '{"v":1,"event":"cheated","at":1}',
        '{"v":1,"event":"redone"}',
        '{"v":1,"event":"paused","cause":"coffee","at":1}',
        '{"v":1,"event":"pair-removed","pair":[2],"at":1}',
        '{"v":1,"event":"pair-removed","pair":[2,2],"at":1}',
        '{"v":1,"event":"pair-removed","pair":[3,2],"at":1}',
        '{"v":1,"event":"pair-removed","pair":[-1,2],"at":1}',
        '{"v":1,"event":"pair-removed","pair":[false,true],"at":1}',
        '{"v":1,"event":"shuffled","faces":["bamboo-10"],"at":1}',
        '{"v":1,"event":"shuffled","faces":[[]],"at":1}',
    ],
)
def test_an_event_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(UnreadableError):
        read_event(text)


@pytest.mark.parametrize(
    "text",
    [
        SETUP_TEXT.replace("time", "stars"),
        SETUP_TEXT.replace("constructed/7", "constructed/0"),
        SETUP_TEXT.replace("classic", "chess"),
        SETUP_TEXT.replace("true", "1"),
    ],
)
def test_a_setup_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(UnreadableError):
        read_setup(text)


@pytest.mark.parametrize(
    ("text", "deal_id"),
    [
        pytest.param(OWN_TEXT, DEAL_ID, id="tiles-of-another-layout"),
        pytest.param(OWN_TEXT.replace("[3,0,0]", "[1,0,0]"), OWN_ID, id="overlapping-tiles"),
        pytest.param(OWN_TEXT.replace("[3,0,0]", "[3,0]"), OWN_ID, id="no-place"),
        pytest.param(OWN_TEXT.replace("flower-orchid", "wind-east"), OWN_ID, id="odd-group"),
        pytest.param(write_deal(COURTYARD), OWN_ID, id="layout-that-cannot-be-looked-up"),
        pytest.param('{"v":1,"faces":["wind-east",null]}', DEAL_ID, id="too-few-faces"),
    ],
)
def test_a_deal_that_is_none_is_refused(text: str, deal_id: DealId) -> None:
    with pytest.raises(UnreadableError):
        read_deal(text, deal_id)


def read_events(*events: Event) -> Game:
    texts = map(write_event, events)
    return read_game(write_setup(SETUP), write_deal(COURTYARD), texts)


FIRST, SECOND = (PairRemoved(pair, NOW) for pair in LINE[:2])


@pytest.mark.parametrize(
    "events",
    [
        pytest.param((), id="new"),
        pytest.param((FIRST, SECOND), id="moves"),
        pytest.param((FIRST, Undone(1, NOW), Redone(NOW)), id="undo-and-redo"),
        pytest.param((PairShown(LINE[0], NOW), FIRST), id="hint"),
    ],
)
def test_a_game_is_read_from_the_texts_of_its_events(events: tuple[Event, ...]) -> None:
    assert read_events(*events) == replay(SETUP, COURTYARD, events)


def test_a_shuffled_game_is_read() -> None:
    game = replay(SETUP, COURTYARD, [FIRST])
    shuffled = Shuffled(game.position.faces, NOW)
    assert read_events(FIRST, shuffled).floor == 1


@pytest.mark.parametrize(
    "events",
    [
        pytest.param((FIRST, FIRST), id="a-tile-taken-twice"),
        pytest.param((PairRemoved(Pair.of(0, 72), NOW),), id="a-slot-that-does-not-exist"),
        pytest.param((Undone(1, NOW),), id="undo-before-the-start"),
        pytest.param((FIRST, Undone(0, NOW)), id="undo-of-nothing"),
        pytest.param((FIRST, Redone(NOW)), id="redo-of-nothing"),
        pytest.param((Shuffled((), NOW),), id="shuffle-of-nothing"),
        pytest.param((FIRST, Shuffled(COURTYARD.faces, NOW)), id="tiles-back-by-shuffle"),
        pytest.param(
            (FIRST, FIRST, Shuffled(begin(SETUP, COURTYARD).position.faces, NOW)),
            id="shuffle-after-a-tile-taken-twice",
        ),
    ],
)
def test_events_that_cannot_have_followed_are_refused(events: tuple[Event, ...]) -> None:
    with pytest.raises(UnreadableError):
        read_events(*events)
