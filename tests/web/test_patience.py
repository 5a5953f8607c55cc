"""A body that does not come is not waited for without end."""

import asyncio
from typing import Any

import pytest
from litestar.connection import Request

from spatz.web.errors import TooSlowError
from spatz.web.problems import status_of
from spatz.web.requests import BODY_SECONDS, Body, read_body

SCOPE: Any = {"type": "http", "headers": [(b"content-type", b"application/json")]}


class NeverWhole(Request[Any, Any, Any]):
    """A request whose body does not arrive."""

    async def body(self) -> bytes:
        await asyncio.Event().wait()
        return b""


def test_whoever_sends_too_slowly_is_told_so() -> None:
    with pytest.raises(TooSlowError) as caught:
        asyncio.run(read_body(NeverWhole(SCOPE), Body, patience=0))
    assert status_of(caught.value) == 408
    assert 0 < BODY_SECONDS < 60
