"""The page about the HTTP interface is complete and right."""

import re
from pathlib import Path

import pytest

from spatz.core.errors import IllegalMoveError, SpatzError
from spatz.dealing.shuffling import ShuffleError
from spatz.game.errors import GameError, UnknownScoringError
from spatz.game.ports import ConflictError, GameNotFoundError
from spatz.web.errors import InternalError, MalformedRequestError, RequestError
from spatz.web.problems import status_of
from tests.docs.project import error_codes
from tests.web.site import Site

PAGE = (Path(__file__).parents[2] / "docs" / "api" / "http.md").read_text(encoding="utf-8")
ROUTE = re.compile(r"^\| `([A-Z]+)` \| `([^`]+)` \|", re.MULTILINE)
CODE = re.compile(r"^\| `([a-z-]+)` \| (\d{3}) \|", re.MULTILINE)
MUST = [IllegalMoveError, ShuffleError, GameError, RequestError]
NOT_ASKED_FOR = {"wrong-shuffle"}
"""Refused only to a thinker, which a player cannot be."""


def below(kind: type[SpatzError]) -> set[type[SpatzError]]:
    """The kinds of an error that have a code."""
    found = set().union(*map(below, kind.__subclasses__()))
    return found | ({kind} if "code" in vars(kind) else set())


def by_code() -> dict[str, type[SpatzError]]:
    assert error_codes()
    return {kind.code: kind for kind in below(SpatzError)}


def test_every_address_is_told_and_no_other(site: Site) -> None:
    paths = site.get("/api/openapi.json").json()["paths"]
    there = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert set(ROUTE.findall(PAGE)) == there


@pytest.mark.parametrize(("code", "status"), CODE.findall(PAGE))
def test_every_code_that_is_told_has_its_status(code: str, status: str) -> None:
    kind = by_code()[code]
    assert status_of(kind.__new__(kind)) == int(status)


def test_every_error_that_can_be_answered_is_told() -> None:
    kinds = set().union(*map(below, MUST))
    kinds |= {ConflictError, GameNotFoundError, UnknownScoringError}
    kinds |= {MalformedRequestError, InternalError}
    told = {code for code, _ in CODE.findall(PAGE)}
    assert {kind.code for kind in kinds} - told == NOT_ASKED_FOR


def test_the_view_on_the_page_has_the_fields_of_a_view(site: Site) -> None:
    section = PAGE.partition("## A game\n")[2].partition("```\n\n")[0]
    view = site.begin().view
    assert [name for name in view if f'"{name}":' not in section] == []
