"""A small client over one kept connection, so that the measuring costs little."""

import asyncio
import gzip
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

ANSWER_SECONDS = 30
WAIT_SECONDS = 0.02
TRIES = 1_500


def free_port() -> int:
    """A port on loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Connection:
    """One player's connection, with the cookie that was given."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._cookie = ""
        self.received = 0

    @classmethod
    @asynccontextmanager
    async def open(cls, port: int) -> AsyncIterator["Connection"]:
        """A connection to this machine, closed in the end."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            yield cls(reader, writer)
        finally:
            writer.close()
            await writer.wait_closed()

    @staticmethod
    async def wait_for(port: int) -> None:
        """Wait until somebody listens."""
        for _ in range(TRIES):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(WAIT_SECONDS)
            else:
                writer.close()
                return
        raise TimeoutError(port)

    async def ask(self, path: str, body: object) -> dict[str, Any]:
        """POST JSON; the answer as JSON."""
        content: dict[str, Any] = json.loads(gzip.decompress(await self.ask_raw(path, body)))
        return content

    async def ask_raw(self, path: str, body: object) -> bytes:
        """POST JSON; the answer as it came."""
        data = json.dumps(body).encode()
        head = f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        return await self._send(f"POST {path} HTTP/1.1\r\n{head}".encode(), data)

    async def get(self, path: str) -> bytes:
        """GET; the answer as it came."""
        return await self._send(f"GET {path} HTTP/1.1\r\n".encode(), b"")

    async def _send(self, head: bytes, data: bytes) -> bytes:
        cookie = f"Cookie: {self._cookie}\r\n" if self._cookie else ""
        rest = f"Host: localhost\r\nAccept-Encoding: gzip\r\n{cookie}\r\n".encode()
        self._writer.write(head + rest + data)
        async with asyncio.timeout(ANSWER_SECONDS):
            return await self._answer()

    async def _answer(self) -> bytes:
        lines = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        if not lines[0].split(" ")[1].startswith("2"):
            raise AssertionError(lines[0])
        headers = dict(line.lower().split(": ", 1) for line in lines[1:] if ": " in line)
        for line in lines:
            if line.lower().startswith("set-cookie: "):
                self._cookie = line.split(": ", 1)[1].split(";")[0]
        self.received = int(headers["content-length"])
        return await self._reader.readexactly(self.received)
