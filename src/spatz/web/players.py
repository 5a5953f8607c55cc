"""Who asks: an opaque token in a cookie, of which the database knows the hash alone."""

import hashlib
import re
import secrets
from math import ceil

from litestar.datastructures import Cookie
from litestar.types import Scope

from spatz.game.ports import GameNotFoundError, PlayerId, PlayerStore
from spatz.web.answers import YEAR_SECONDS
from spatz.web.errors import TooManyRequestsError
from spatz.web.headers import headers, visitor
from spatz.web.parts import Parts
from spatz.web.settings import Settings

COOKIE = "spatz-player"
TOKEN_BYTES = 32
_OURS = re.compile(rf"(?:^|;)\s*{COOKIE}=([A-Za-z0-9_-]{{1,128}})\s*(?=;|$)").finditer


def read_token(scope: Scope) -> str | None:
    """The token that the browser has sent, whatever other programs on this host have set."""
    return next((found[1] for line in headers(scope, b"cookie") for found in _OURS(line)), None)


def find_player(players: PlayerStore, scope: Scope) -> PlayerId | None:
    """The player who asks; None for somebody who is none yet."""
    token = read_token(scope)
    return None if token is None else players.find(_hashed(token))


def the_player(players: PlayerStore, scope: Scope) -> PlayerId:
    """The player who asks about a game; GameNotFoundError, for whoever is none has none."""
    player = find_player(players, scope)
    if player is None:
        raise GameNotFoundError
    return player


def make_player(parts: Parts, scope: Scope) -> tuple[PlayerId, str]:
    """A new player, and the token that nobody else will ever see; TooManyRequestsError."""
    now = parts.now()
    if seconds := parts.newcomers.wait(visitor(scope), now / 1000):
        raise TooManyRequestsError(ceil(seconds))
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return parts.store.players.create(_hashed(token), now), token


def player_cookie(token: str, settings: Settings) -> Cookie:
    """What the browser is to keep, for a year from now."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=YEAR_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.https,
    )


def _hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
