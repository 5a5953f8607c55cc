"""A body that does not come is not waited for without end."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
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


def _wait_for_a_body() -> None:
    asyncio.run(read_body(NeverWhole(SCOPE), Body, patience=0))


def test_whoever_sends_too_slowly_is_told_so() -> None:
    # In a thread of its own: a browser test before this one leaves a loop running in the first.
    with ThreadPoolExecutor(1) as thread, pytest.raises(TooSlowError) as caught:
        thread.submit(_wait_for_a_body).result()
    assert status_of(caught.value) == 408
    assert 0 < BODY_SECONDS < 60
