"""What goes out: bytes that are ready, packed where it pays."""

import gzip
from collections.abc import Iterable, Mapping

from litestar.datastructures import Cookie
from litestar.response.base import ASGIResponse
from litestar.types import Scope

from spatz.web.headers import accepts_gzip

JSON = "application/json"
HTML = "text/html"
YEAR_SECONDS = 365 * 24 * 60 * 60
"""The longest that a browser is asked to keep anything."""
WORTH_PACKING = 1024
"""Shorter answers fit into one packet anyway."""
LEVEL = 4
"""A view shrinks to a sixth by this; higher levels take longer and save little."""


def answer(
    content: bytes,
    scope: Scope,
    *,
    status: int = 200,
    media_type: str = JSON,
    headers: Mapping[str, str] | None = None,
    cookies: Iterable[Cookie] = (),
) -> ASGIResponse:
    """An answer with this content. It packs what is long: not for the event loop."""
    sent = {"Vary": "Accept-Encoding, Accept-Language, Cookie", **(headers or {})}
    if len(content) > WORTH_PACKING and accepts_gzip(scope):
        content = gzip.compress(content, LEVEL, mtime=0)
        sent["Content-Encoding"] = "gzip"
    return ASGIResponse(
        body=content, status_code=status, media_type=media_type, headers=sent, cookies=cookies
    )
