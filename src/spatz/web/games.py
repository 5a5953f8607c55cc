"""The game endpoints: bodies to commands, games to views."""

from typing import NamedTuple

import msgspec
from litestar import Router, get, post
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.types import ASGIApp, Scope

from spatz.game import service
from spatz.game.game import Setup
from spatz.game.ports import DealQuery, GameId, PlayerId
from spatz.text.catalogue import Catalogue
from spatz.web.answers import answer
from spatz.web.languages import language_of
from spatz.web.parts import Parts, WebRequest, parts_of
from spatz.web.players import find_player, make_player, player_cookie, read_token, the_player
from spatz.web.preferences import setup_for, stored_preferences
from spatz.web.requests import (
    COMMANDS,
    AliveBody,
    CommandBody,
    DealBody,
    ShuffleBody,
    read_body,
)
from spatz.web.view import AliveView, GameView, SummaryView, alive_view, game_view, summary_view


@post(
    "/open", status_code=200, opt={"takes": DealBody, "gives": GameView, "statuses": ("200", "201")}
)
async def open_game(request: WebRequest) -> ASGIApp:
    """Resume the latest game, of this deal if one is named, or begin one."""
    parts, asked = parts_of(request), await read_body(request, DealBody)
    return await parts.workers.run(lambda: _open(parts, request.scope, asked))


@post("/", opt={"takes": DealBody, "gives": GameView})
async def new_game(request: WebRequest) -> ASGIApp:
    """Begin a new game."""
    parts, asked = parts_of(request), await read_body(request, DealBody)
    return await parts.workers.run(lambda: _begin(parts, request.scope, asked))


@get("/", opt={"gives": list[SummaryView]})
async def open_games(request: WebRequest) -> ASGIApp:
    """The player's games that are not won."""
    parts = parts_of(request)
    return await parts.workers.run(lambda: _list(parts, request.scope))


@get("/{game_id:str}", opt={"gives": GameView})
async def show_game(request: WebRequest, game_id: FromPath[str]) -> ASGIApp:
    """A game as it stands."""
    parts = parts_of(request)
    return await parts.workers.run(lambda: _show(parts, request.scope, GameId(game_id)))


@post("/{game_id:str}/shuffle", status_code=200, opt={"takes": ShuffleBody, "gives": GameView})
async def shuffle_game(request: WebRequest, game_id: FromPath[str]) -> ASGIApp:
    """Deal the remaining faces anew, so that the rest is winnable."""
    parts, asked = parts_of(request), await read_body(request, ShuffleBody)
    found = GameId(game_id)
    return await parts.workers.think(lambda: _shuffle(parts, request.scope, found, asked))


@post("/{game_id:str}/alive", status_code=200, opt={"takes": AliveBody, "gives": AliveView})
async def keep_alive(request: WebRequest, game_id: FromPath[str]) -> ASGIApp:
    """A sign of life."""
    parts, asked = parts_of(request), await read_body(request, AliveBody)
    found = GameId(game_id)
    return await parts.workers.run(lambda: _alive(parts, request.scope, found, asked))


def _command(what: str, kind: type[CommandBody]) -> HTTPRouteHandler:
    async def command(request: WebRequest, game_id: FromPath[str]) -> ASGIApp:
        parts, asked = parts_of(request), await read_body(request, kind)
        found = GameId(game_id)
        return await parts.workers.run(lambda: _play(parts, request.scope, found, asked))

    command.__doc__ = kind.__doc__
    path, told = f"/{{game_id:str}}/{what}", {"takes": kind, "gives": GameView}
    return post(path, status_code=200, name=what, opt=told)(command)


games_router = Router(
    "/api/games",
    route_handlers=[
        open_game,
        new_game,
        open_games,
        show_game,
        shuffle_game,
        keep_alive,
        *(_command(what, kind) for what, kind in COMMANDS.items()),
    ],
)
"""All addresses under ``/api/games``."""


class _Seat(NamedTuple):
    """A player who wants to play something, known or made just now."""

    player: PlayerId
    cookie: Cookie
    setup: Setup


def _open(parts: Parts, scope: Scope, asked: DealBody) -> ASGIApp:
    seat, now = _take_seat(parts, scope, asked), parts.now()
    deal = seat.setup.deal
    query = DealQuery(deal.layout, deal.rules, deal.dealer, asked.number)
    opened = service.resume_or_begin(
        parts.store, seat.player, query if asked.names_a_deal else None, seat.setup, now
    )
    if opened.is_new:
        view = game_view(opened.id, opened.saved, now, _notice(parts, scope, seat, opened))
        return _answer(scope, view, seat, status=201)
    saved = service.alive(parts.store, seat.player, opened.id, now)
    return _answer(scope, game_view(opened.id, saved, now), seat)


def _notice(parts: Parts, scope: Scope, seat: _Seat, opened: service.Opened) -> str | None:
    if not opened.instead:
        return None
    return Catalogue(language_of(scope, parts.store.players, seat.player)).say("notice.damaged")


def _begin(parts: Parts, scope: Scope, asked: DealBody) -> ASGIApp:
    seat, now = _take_seat(parts, scope, asked), parts.now()
    opened = service.begin(parts.store, seat.player, seat.setup, now)
    return _answer(scope, game_view(opened.id, opened.saved, now), seat, status=201)


def _list(parts: Parts, scope: Scope) -> ASGIApp:
    player = find_player(parts.store.players, scope)
    games = () if player is None else service.open_games(parts.store, player)
    return _answer(scope, [summary_view(game) for game in games])


def _show(parts: Parts, scope: Scope, game_id: GameId) -> ASGIApp:
    saved = parts.store.games.load(the_player(parts.store.players, scope), game_id)
    return _answer(scope, game_view(game_id, saved, parts.now()))


def _play(parts: Parts, scope: Scope, game_id: GameId, asked: CommandBody) -> ASGIApp:
    player, now = the_player(parts.store.players, scope), parts.now()
    saved = service.play(parts.store, player, game_id, asked.command(), asked.version, now)
    return _answer(scope, game_view(game_id, saved, now))


def _shuffle(parts: Parts, scope: Scope, game_id: GameId, asked: ShuffleBody) -> ASGIApp:
    player, now = the_player(parts.store.players, scope), parts.now()
    saved = service.shuffle_rest(parts.store, parts.thinker, player, game_id, asked.version, now)
    return _answer(scope, game_view(game_id, saved, now))


def _alive(parts: Parts, scope: Scope, game_id: GameId, asked: AliveBody) -> ASGIApp:
    player, now = the_player(parts.store.players, scope), parts.now()
    kept_playing = asked.kept_playing
    saved = service.alive(parts.store, player, game_id, now, kept_playing=kept_playing)
    return _answer(scope, alive_view(saved, now))


def _take_seat(parts: Parts, scope: Scope, asked: DealBody) -> _Seat:
    """Check what is asked before anybody is made a player for it."""
    known, token = find_player(parts.store.players, scope), read_token(scope)
    preferences = stored_preferences(parts.store.players, known)
    setup = setup_for(asked, preferences, parts.draw_number)
    if known is None or token is None:
        known, token = make_player(parts, scope)
    return _Seat(known, player_cookie(token, parts.settings), setup)


def _answer(scope: Scope, view: object, seat: _Seat | None = None, *, status: int = 200) -> ASGIApp:
    cookies = () if seat is None else (seat.cookie,)
    return answer(msgspec.json.encode(view), scope, status=status, cookies=cookies)
