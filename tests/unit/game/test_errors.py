"""errors.py and ports.py: codes and facts of what a game and its ports refuse."""

import json
import pickle
import re

import pytest

from spatz.core.errors import SpatzError
from spatz.game import errors, ports

EXAMPLES = [
    errors.GamePausedError(),
    errors.GameWonError(),
    errors.AlreadyPausedError(),
    errors.NotPausedError(),
    errors.NothingToUndoError(3, 2),
    errors.NothingToRedoError(),
    errors.HintsNotAllowedError(),
    errors.WrongShuffleError(),
    errors.UnknownScoringError("scoring", "stars"),
    errors.UnreadableError("pair"),
    errors.NewerFormatError(2, 1),
    ports.GameNotFoundError(),
    ports.ConflictError(4, 5),
]


def test_every_error_of_the_game_has_an_example_here() -> None:
    kinds = [*vars(errors).values(), *vars(ports).values()]
    ours = {k for k in kinds if isinstance(k, type) and issubclass(k, SpatzError)}
    with_code = {k for k in ours if "code" in vars(k) and k.__module__.startswith("spatz.game")}
    assert with_code == set(map(type, EXAMPLES))


def test_every_code_is_one_error() -> None:
    assert len({error.code for error in EXAMPLES}) == len(EXAMPLES)


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: error.code)
def test_an_error_has_a_code_in_kebab_case_and_facts_for_json(error: SpatzError) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", error.code)
    assert json.loads(json.dumps(dict(error.facts))) == error.facts


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: error.code)
def test_an_error_travels_between_processes(error: SpatzError) -> None:
    there = pickle.loads(pickle.dumps(error))  # noqa: S301  # our own
    assert (type(there), there.facts) == (type(error), error.facts)
