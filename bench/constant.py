"""The same framework as the site, answering a constant: what a move is measured against."""

import os

import msgspec
from litestar import Litestar, post
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp

from spatz.web.parts import WebRequest
from spatz.web.requests import MoveBody

SIZE = "BENCH_CONSTANT_BYTES"


def create() -> Litestar:
    """One address that reads a move and answers so many bytes."""
    content = b" " * int(os.environ[SIZE])

    @post("/api/games/game/moves", status_code=200)
    async def constant(request: WebRequest) -> ASGIApp:
        msgspec.json.decode(await request.body(), type=MoveBody)
        return ASGIResponse(body=content, headers={"content-encoding": "gzip"})

    return Litestar([constant], openapi_config=None, logging_config=None)
