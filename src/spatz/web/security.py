"""What stands before every request: who may visit, who may write, and what browsers are told."""

import time
from collections.abc import Iterable
from math import ceil
from urllib.parse import urlsplit

from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send
from litestar.types.asgi_types import HTTPResponseBodyEvent

from spatz.web.answers import YEAR_SECONDS
from spatz.web.errors import ForeignOriginError, TooManyRequestsError, UnknownHostError
from spatz.web.headers import header, visitor
from spatz.web.limits import Limiter
from spatz.web.parts import Parts
from spatz.web.problems import Problem
from spatz.web.settings import Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
"""Nothing inline, nothing from elsewhere; blob: for the tiles that the page has drawn itself."""

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
"""On every answer that has no policy of its own."""

STATIC_HEADERS = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
"""On static files, which are many: what only a page's own headers decide is left out."""

HTTPS_HEADERS = {"strict-transport-security": f"max-age={YEAR_SECONDS}"}
"""On every answer as well, where the site is visited by HTTPS."""

READING = ("GET", "HEAD", "OPTIONS")
_OWN = ("same-origin", "none")
BURST_SECONDS = 10
"""So many seconds' worth of requests may come at once."""


class Guard:
    """The outermost ASGI application."""

    def __init__(self, app: ASGIApp, parts: Parts) -> None:
        self._app, self._parts = app, parts
        settings = parts.settings
        self._headers = _encoded(HEADERS | (HTTPS_HEADERS if settings.https else {}))
        self._writes = Limiter(settings.writes, settings.writes * BURST_SECONDS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request in, or answer it."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        head = scope["method"] == HttpMethod.HEAD
        if head:
            scope["method"] = HttpMethod.GET
        refused = self._refused(scope)
        app = self._app if refused is None else Problem(self._parts, refused)
        await app(scope, receive, self._sending(send, head=head))

    def _refused(
        self, scope: HTTPScope
    ) -> UnknownHostError | ForeignOriginError | TooManyRequestsError | None:
        if not is_known_host(header(scope, b"host") or "", self._parts.settings.hosts):
            return UnknownHostError()
        if scope["method"] in READING:
            return None
        if not is_own_origin(scope, self._parts.settings):
            return ForeignOriginError()
        seconds = self._writes.wait(visitor(scope), time.monotonic())
        return TooManyRequestsError(ceil(seconds)) if seconds else None

    def _sending(self, send: Send, *, head: bool) -> Send:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._added(message["headers"])]
            elif head:
                more = bool(message.get("more_body"))
                message = HTTPResponseBodyEvent(type="http.response.body", body=b"", more_body=more)
            await send(message)

        return with_headers

    def _added(self, headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        names = {name for name, _ in headers}
        if b"content-security-policy" in names:
            return []
        if b"cache-control" in names:
            return self._headers
        return [*self._headers, (b"cache-control", b"no-store")]


def is_known_host(host: str, known: tuple[str, ...]) -> bool:
    """Whether the site goes by the name in a Host header, whatever the port."""
    name = host.lower() if host.endswith("]") else host.lower().rpartition(":")[0] or host.lower()
    return any(
        allowed in ("*", name) or (allowed[:2] == "*." and name.endswith(allowed[1:]))
        for allowed in known
    )


def is_own_origin(scope: Scope, settings: Settings) -> bool:
    """Whether a page of ours, or no page at all, has sent this."""
    if (header(scope, b"sec-fetch-site") or "none") not in _OWN:
        return False
    origin = header(scope, b"origin")
    if origin is None:
        return True
    try:
        sender = urlsplit(origin)
    except ValueError:
        return False
    schemes = ("https",) if settings.https else ("http", "https")
    return sender.scheme in schemes and sender.netloc.lower() == (
        (header(scope, b"host") or "").lower()
    )


def _encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]
