"""An error becomes a status, a code, its facts, and words in the player's language."""

import logging
from collections.abc import Mapping
from functools import partial
from http import HTTPStatus
from typing import Any

import msgspec
from litestar.connection import Request
from litestar.datastructures import State
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
)
from litestar.response import Response
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Receive, Scope, Send

from spatz.core.errors import InputError, SpatzError
from spatz.game.ports import ConflictError, GameNotFoundError
from spatz.storage.errors import DamagedGameError, StorageError
from spatz.text.catalogue import Catalogue
from spatz.web import errors
from spatz.web.answers import HTML, answer
from spatz.web.languages import browser_language, language_of
from spatz.web.parts import Parts, parts_of
from spatz.web.players import find_player
from spatz.web.templates import render

PROBLEM = "application/problem+json"
SPEAKING_JSON = ("/api", "/health")
"""Addresses for programs; the others are for people."""

STATUSES: Mapping[type[SpatzError], HTTPStatus] = {
    InputError: HTTPStatus.BAD_REQUEST,
    errors.UnknownHostError: HTTPStatus.BAD_REQUEST,
    errors.ForeignOriginError: HTTPStatus.FORBIDDEN,
    errors.UnknownPathError: HTTPStatus.NOT_FOUND,
    GameNotFoundError: HTTPStatus.NOT_FOUND,
    errors.WrongMethodError: HTTPStatus.METHOD_NOT_ALLOWED,
    ConflictError: HTTPStatus.CONFLICT,
    errors.TooLargeError: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    errors.TooSlowError: HTTPStatus.REQUEST_TIMEOUT,
    errors.WrongMediaTypeError: HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    SpatzError: HTTPStatus.UNPROCESSABLE_ENTITY,
    errors.TooManyRequestsError: HTTPStatus.TOO_MANY_REQUESTS,
    errors.InternalError: HTTPStatus.INTERNAL_SERVER_ERROR,
    DamagedGameError: HTTPStatus.INTERNAL_SERVER_ERROR,
    StorageError: HTTPStatus.SERVICE_UNAVAILABLE,
}
"""The status of each kind of error; the nearest kind counts. What the game refuses is a 422."""

_log = logging.getLogger(__name__)


def status_of(error: SpatzError) -> HTTPStatus:
    """The status that an error is answered with."""
    return next(STATUSES[kind] for kind in type(error).__mro__ if kind in STATUSES)


class ProblemView(msgspec.Struct, frozen=True, kw_only=True):
    """An error (RFC 9457), in the player's language; the code and its facts are for programs."""

    type: str = "about:blank"
    title: str
    status: int
    code: str
    detail: str
    facts: Mapping[str, Any]


class Problem:
    """Answers a request with an error: in JSON or with a page."""

    def __init__(self, parts: Parts, error: SpatzError) -> None:
        self._parts, self._error = parts, error

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The answer, as an ASGI application."""
        made = await self._parts.workers.run(partial(_answer, self._parts, self._error, scope))
        await made(scope, receive, send)


class _Raised(Response[None]):
    """What an exception handler must give back: the problem, whose language is yet to be found."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(None)
        self._problem = problem

    def to_asgi_response(self, *_: Any, **__: Any) -> ASGIApp:  # type: ignore[override]  # any app
        """The problem itself."""
        return self._problem


def handle(request: Request[Any, Any, State], raised: Exception) -> Response[None]:
    """The exception handler of the application."""
    return _Raised(Problem(parts_of(request), _ours(raised)))


def _ours(raised: Exception) -> SpatzError:
    match raised:
        case SpatzError():
            if status_of(raised) >= HTTPStatus.INTERNAL_SERVER_ERROR:
                _log.error("%s (%s)", raised, getattr(raised, "reason", "no reason given"))
            return raised
        case NotFoundException():
            return errors.UnknownPathError()
        case MethodNotAllowedException(headers=headers):
            return errors.WrongMethodError(_methods((headers or {}).get("allow", "")))
        case HTTPException(status_code=HTTPStatus.REQUEST_ENTITY_TOO_LARGE):
            return errors.TooLargeError()
        case HTTPException(status_code=status) if status < HTTPStatus.INTERNAL_SERVER_ERROR:
            return errors.MalformedRequestError()
        case _:
            _log.error("A request failed", exc_info=raised)
            return errors.InternalError()


def _answer(parts: Parts, error: SpatzError, scope: Scope) -> ASGIResponse:
    status, lang = status_of(error), _language(parts, scope)
    detail = Catalogue(lang).say(f"error.{error.code}", **error.facts)
    headers = {"Content-Language": lang, **_headers(error)}
    if not scope["path"].startswith(SPEAKING_JSON):
        page = render("error.html", lang, parts.static, status=int(status), detail=detail)
        return answer(page, scope, status=status, media_type=HTML, headers=headers)
    view = ProblemView(
        title=status.phrase, status=status, code=error.code, detail=detail, facts=error.facts
    )
    return answer(
        msgspec.json.encode(view), scope, status=status, media_type=PROBLEM, headers=headers
    )


def _headers(error: SpatzError) -> dict[str, str]:
    """What the status requires."""
    match error:
        case errors.TooManyRequestsError(seconds=seconds):
            return {"Retry-After": str(seconds)}
        case errors.WrongMethodError(allowed=allowed):
            return {"Allow": ", ".join(allowed)}
        case _:
            return {}


def _methods(allowed: str) -> tuple[str, ...]:
    """The methods of an address; HEAD is answered wherever GET is."""
    methods = {method.strip() for method in allowed.split(",")}
    return tuple(sorted(methods | ({"HEAD"} if "GET" in methods else set())))


def _language(parts: Parts, scope: Scope) -> str:
    """In which language to speak, even where the store cannot be asked."""
    players = parts.store.players
    try:
        return language_of(scope, players, find_player(players, scope))
    except StorageError:
        return browser_language(scope)
