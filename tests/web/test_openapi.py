"""The description of the interface names every address, and what it takes and gives."""

from typing import Any

import pytest

from spatz.web.requests import COMMANDS
from tests.web.site import Site

Tree = dict[str, Any]


@pytest.fixture
def described(site: Site) -> Tree:
    answer = site.get("/api/openapi.json")
    assert answer.status_code == 200
    content: Tree = answer.json()
    return content


def test_it_names_every_address_of_the_interface(described: Tree) -> None:
    commands = {f"/api/games/{{game_id}}/{what}" for what in (*COMMANDS, "shuffle", "alive")}
    assert described["openapi"] == "3.1.0"
    assert set(described["paths"]) == commands | {
        "/api/games",
        "/api/games/open",
        "/api/games/{game_id}",
        "/api/layouts",
        "/api/openapi.json",
        "/api/preferences",
        "/health",
    }


def test_every_reference_leads_somewhere(described: Tree) -> None:
    schemas = described["components"]["schemas"]
    named = {reference.rpartition("/")[2] for reference in references(described)}
    assert named <= set(schemas)
    assert {"GameView", "MoveBody", "ProblemView", "Preferences"} <= named


def references(tree: object) -> set[str]:
    """All that is referred to, at any depth."""
    match tree:
        case {"$ref": str(reference)}:
            return {reference}
        case dict():
            return set().union(*map(references, tree.values()))
        case list():
            return set().union(*map(references, tree))
        case _:
            return set()


def test_every_operation_has_a_name_of_its_own_and_a_line_about_it(described: Tree) -> None:
    operations = [one for path in described["paths"].values() for one in path.values()]
    assert len({one["operationId"] for one in operations}) == len(operations)
    assert all(one["summary"].endswith(".") for one in operations)
    assert all("default" in one["responses"] for one in operations)


def test_what_is_taken_is_what_is_read(described: Tree) -> None:
    body = described["paths"]["/api/games/{game_id}/moves"]["post"]["requestBody"]
    assert body["content"]["application/json"]["schema"]["$ref"].endswith("/MoveBody")
    schema = described["components"]["schemas"]["MoveBody"]
    assert (schema["required"], schema["additionalProperties"]) == (["version", "pair"], False)


def test_opening_may_resume_or_begin(described: Tree) -> None:
    responses = described["paths"]["/api/games/open"]["post"]["responses"]
    assert set(responses) == {"200", "201", "default"}


def test_a_view_has_the_fields_that_are_described(site: Site, described: Tree) -> None:
    view = site.begin().view
    assert set(described["components"]["schemas"]["GameView"]["properties"]) == set(view)
