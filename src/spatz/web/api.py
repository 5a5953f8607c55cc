"""What else a program may ask: layouts, preferences, health, and what there is to ask."""

import hashlib
from typing import Any

import msgspec
from litestar import get, put
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Scope

from spatz.core.wire import write_layout
from spatz.layouts.builtin import LAYOUTS
from spatz.storage.errors import StorageUnavailableError
from spatz.text.catalogue import Catalogue
from spatz.text.names import layout_description, layout_name
from spatz.web.answers import answer
from spatz.web.headers import header
from spatz.web.languages import language_of
from spatz.web.openapi import describe
from spatz.web.parts import Parts, WebRequest, parts_of
from spatz.web.players import find_player, make_player, player_cookie, read_token
from spatz.web.preferences import Preferences, changed_preferences, stored_preferences
from spatz.web.requests import read_body


@get("/api/layouts")
async def list_layouts(request: WebRequest) -> ASGIApp:
    """The layouts, with names and a line about each in the player's language."""
    parts = parts_of(request)
    return await parts.workers.run(lambda: _layouts(parts, request.scope))


@get("/api/preferences", opt={"gives": Preferences})
async def show_preferences(request: WebRequest) -> ASGIApp:
    """What the player prefers."""
    parts = parts_of(request)
    return await parts.workers.run(lambda: _preferences(parts, request.scope))


@put("/api/preferences", opt={"takes": Preferences, "gives": Preferences})
async def change_preferences(request: WebRequest) -> ASGIApp:
    """Change some of what the player prefers."""
    parts, given = parts_of(request), await read_body(request, dict[str, Any])
    return await parts.workers.run(lambda: _change(parts, request.scope, given))


@get("/health")
async def health(request: WebRequest) -> ASGIApp:
    """Whether the site can be played on just now."""
    parts = parts_of(request)
    if not await parts.workers.run(parts.store.healthy):
        raise StorageUnavailableError("the store does not answer")
    return answer(b'{"status":"ok"}', request.scope)


@get("/api/openapi.json")
async def openapi(request: WebRequest) -> ASGIApp:
    """What there is to ask: the description that you are reading."""
    parts = parts_of(request)
    return await parts.workers.run(lambda: answer(describe(request.app.routes), request.scope))


def _layouts(parts: Parts, scope: Scope) -> ASGIApp:
    players = parts.store.players
    lang = language_of(scope, players, find_player(players, scope))
    catalogue = Catalogue(lang)
    listed = [
        {
            **write_layout(layout, layout_name(catalogue, layout.id)),
            "description": layout_description(catalogue, layout.id),
        }
        for layout in LAYOUTS.values()
    ]
    content = msgspec.json.encode(listed)
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Content-Language": lang}
    if header(scope, b"if-none-match") == tag:
        return ASGIResponse(status_code=304, headers=headers)
    return answer(content, scope, headers=headers)


def _preferences(parts: Parts, scope: Scope) -> ASGIApp:
    players = parts.store.players
    preferences = stored_preferences(players, find_player(players, scope))
    return answer(msgspec.json.encode(preferences), scope)


def _change(parts: Parts, scope: Scope, given: dict[str, Any]) -> ASGIApp:
    players = parts.store.players
    player, token = find_player(players, scope), read_token(scope)
    after = changed_preferences(stored_preferences(players, player), given)
    if player is None or token is None:
        player, token = make_player(parts, scope)
    players.set_preferences(player, msgspec.to_builtins(after))
    cookies = [player_cookie(token, parts.settings)]
    return answer(msgspec.json.encode(after), scope, cookies=cookies)
