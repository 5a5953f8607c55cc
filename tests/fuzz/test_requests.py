"""Any bytes to any address that writes: refused as they should be, and nothing changed."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spatz.core.errors import LONGEST_QUOTE, InputError
from spatz.web.requests import (
    COMMANDS,
    AliveBody,
    DealBody,
    MoveBody,
    PauseBody,
    RedoBody,
    ResumeBody,
    ShownBody,
    ShuffleBody,
    UndoBody,
    decode,
)
from spatz.web.static import prepare_static
from tests.web.site import JSON, Site, Table, open_site

pytestmark = pytest.mark.fuzz

KINDS: list[type[Any]] = [*COMMANDS.values(), AliveBody, DealBody, ShuffleBody, dict[str, Any]]
WRITING = [
    *(("POST", "{path}/" + what) for what in (*COMMANDS, "shuffle", "alive")),
    ("POST", "/api/games"),
    ("POST", "/api/games/open"),
    ("PUT", "/api/preferences"),
]
NUMBERS = st.integers() | st.floats() | st.sampled_from([2**31, 2**63, 2**64, -1, 1e308])
FIELDS = st.sampled_from(
    ["pair", "version", "moves", "cause", "kept_playing", "layout", "number", "hints", "dim", "x"]
)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(FIELDS, inner, max_size=4),
    max_leaves=12,
)
NEARLY_RIGHT = st.fixed_dictionaries(
    {"version": st.integers(-1, 3)},
    optional={
        "pair": st.lists(st.integers(-1, 80), min_size=1, max_size=3),
        "moves": st.integers(0, 3),
        "cause": st.sampled_from(["player", "hidden", ""]),
    },
)
ANYTHING = st.dictionaries(FIELDS, VALUES, max_size=6)
BODIES = st.binary(max_size=200) | (NEARLY_RIGHT | ANYTHING).map(
    lambda body: json.dumps(body).encode()
)
NESTED = st.builds(
    lambda opening, depth, closing: opening * depth + closing * depth,
    st.sampled_from([b"[", b'{"pair":', b'{"x":', b"{"]),
    st.integers(1, 5_000),
    st.sampled_from([b"]", b"}", b""]),
)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A game that is attacked."""
    static = prepare_static(tmp_path_factory.mktemp("cache"))
    with open_site(tmp_path_factory.mktemp("site"), static) as site:
        yield site.begin()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@given(content=BODIES | NESTED)
def test_any_bytes_are_a_body_or_an_error_of_ours(kind: type[Any], content: bytes) -> None:
    try:
        body = decode(content, kind)
    except InputError as error:
        body = error
    match body:
        case InputError(code=code, facts=facts):
            assert code in ("malformed-request", "bad-field")
            assert len(str(facts.get("field", ""))) <= LONGEST_QUOTE
        case MoveBody() | ShownBody() | UndoBody() | RedoBody() | PauseBody() | ResumeBody():
            body.command()


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=BODIES | NESTED, route=st.sampled_from(WRITING), kind=st.sampled_from([True, False]))
def test_any_bytes_to_any_address_change_nothing_unless_they_are_allowed(
    table: Table, content: bytes, route: tuple[str, str], kind: bool
) -> None:
    method, path = route
    before = table.site.rows()
    headers = JSON if kind else {"content-type": "application/octet-stream"}
    answer = table.site.client.request(
        method, path.format(path=table.path), content=content, headers=headers
    )
    assert answer.status_code < 500
    if answer.status_code >= 400:
        assert answer.headers["content-type"] == "application/problem+json"
        assert table.site.rows() == before
    else:
        assert kind


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(path=st.text(max_size=30), query=st.text(max_size=20), cookie=st.binary(max_size=60))
def test_any_address_and_any_cookie_are_answered(
    table: Table, path: str, query: str, cookie: bytes
) -> None:
    site: Site = table.site
    stranger = site.another_browser()
    before = site.rows()
    headers = {b"cookie": b"spatz-player=" + bytes(c for c in cookie if c > 31)}
    for prefix in ("/", "/api/games/", "/static/"):
        answer = stranger.client.get(prefix + quote(path), params={"lang": query}, headers=headers)
        assert answer.status_code < 500
    assert site.rows() == before
