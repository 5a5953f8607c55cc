"""errors.py: codes and facts."""

import json
import pickle
import re

import pytest

from spatz.core import errors
from spatz.core.errors import SpatzError, quote
from spatz.core.place import Blockers, Place, Slot
from tests.drawing import slots

EXAMPLES = [
    errors.EmptyLayoutError(),
    errors.OddLayoutError(143),
    errors.OverlapError(Place(0, 1, 2), Place(0, 1, 3)),
    errors.FaceCountError(2, 3),
    errors.OddGroupError("flowers", 3),
    errors.BadDealIdError("turtle"),
    errors.NoSuchSlotError(9, 4),
    errors.SameTileError(Slot(0)),
    errors.TileRemovedError(Slot(0)),
    errors.TileBlockedError(Slot(0), Blockers(slots(1), slots(), slots(2, 3))),
    errors.DifferentGroupsError("circle-1", "circle-2"),
    errors.MissingFieldError("faces"),
    errors.ConflictingFieldsError("layout", "tiles"),
    errors.WrongTypeError("faces", "list"),
    errors.OutOfRangeError("number", 1, 9),
    errors.TooManyTilesError("tiles", 11, 10),
    errors.UnknownFaceError("faces[0]", "joker"),
    errors.UnknownRulesError("rules", "chess"),
    errors.UnknownLayoutError("layout", "board"),
]
every_error = pytest.mark.parametrize("error", EXAMPLES, ids=[type(e).__name__ for e in EXAMPLES])


def test_every_error_of_the_rules_has_an_example_here() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    raised = {kind for kind in kinds if issubclass(kind, SpatzError) and "code" in vars(kind)}
    assert {type(error) for error in EXAMPLES} == raised


def test_every_code_is_one_error() -> None:
    assert len({error.code for error in EXAMPLES}) == len(EXAMPLES)


@every_error
def test_an_error_has_a_code_in_kebab_case_and_facts_for_json(error: SpatzError) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", error.code)
    assert json.loads(json.dumps(error.facts)) == error.facts


@every_error
def test_an_error_travels_between_processes(error: SpatzError) -> None:
    arrived = pickle.loads(pickle.dumps(error))  # noqa: S301  our own bytes
    assert type(arrived) is type(error)
    assert vars(arrived) == vars(error)


def test_an_error_reads_as_its_code_and_facts() -> None:
    assert str(errors.OddLayoutError(143)) == "odd-layout: tiles 143"
    assert str(errors.EmptyLayoutError()) == "empty-layout"


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        pytest.param("short", "short", id="short text as it is"),
        pytest.param("x" * 60, "x" * 60, id="as long as allowed"),
        pytest.param("x" * 61, "x" * 59 + "…", id="cut"),
        pytest.param("a\nb\ud800", "a\ufffdb\ufffd", id="printable"),
    ],
)
def test_only_a_little_of_what_others_sent_is_repeated(text: str, quoted: str) -> None:
    assert quote(text) == quoted
