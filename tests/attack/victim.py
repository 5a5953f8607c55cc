"""A running server, what can be sent to it byte by byte, and what it must still be afterwards."""

import json
import re
import socket
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tests.players import Player
from tests.server import Server
from tests.web.site import read_rows

ANSWER_SECONDS = 10
PROBLEM = "application/problem+json"
_LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)


@dataclass(frozen=True)
class Answer:
    """What came back: a status of 0 and no content where the connection was closed without."""

    status: int
    kind: str
    content: bytes

    @property
    def problem(self) -> dict[str, Any]:
        """The content, which must be an error of ours."""
        assert self.kind == PROBLEM, self
        read: dict[str, Any] = json.loads(self.content)
        return read


class Victim:
    """The server under attack, and a player who has a game on it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.player = Player(server.port)
        self.view = self.player.begin(layout="turtle", number=42)

    @cached_property
    def host(self) -> str:
        """What stands in the Host header of an honest request."""
        return f"127.0.0.1:{self.server.port}"

    @property
    def game(self) -> str:
        """The address of the player's game."""
        return f"/api/games/{self.view['id']}"

    def state(self) -> object:
        """All that is stored, and that the server answers."""
        assert self.get("/health").status == 200
        return read_rows(self.server.database)

    def connect(self) -> socket.socket:
        """A connection of one's own."""
        return socket.create_connection(("127.0.0.1", self.server.port), timeout=ANSWER_SECONDS)

    def head(self, method: str, path: str, *lines: str) -> bytes:
        """The first lines of a request of the player."""
        honest = (f"Host: {self.host}", f"Cookie: {self.player.cookie}")
        text = "\r\n".join([f"{method} {path} HTTP/1.1", *honest, *lines, "", ""])
        return text.encode("latin-1")

    def send(self, data: bytes, *, closing: bool = False) -> Answer:
        """The answer to some bytes, after which the sender may say that no more will come."""
        with self.connect() as line:
            line.sendall(data)
            if closing:
                with suppress(OSError):  # the server may have been faster, and have closed
                    line.shutdown(socket.SHUT_WR)
            return _read(line)

    def get(self, path: str, *lines: str) -> Answer:
        """The answer to a GET."""
        return self.send(self.head("GET", path, *lines))

    def post(self, path: str, body: bytes, *lines: str, method: str = "POST") -> Answer:
        """The answer to a body of JSON, of which the lines may say something else."""
        kind = () if any("ontent-Type" in line for line in lines) else (JSON_LINE,)
        length = f"Content-Length: {len(body)}"
        return self.send(self.head(method, path, *kind, length, *lines) + body)


JSON_LINE = "Content-Type: application/json"


def _read(line: socket.socket) -> Answer:
    """The first answer on a connection, as far as its length goes."""
    got = b""
    while (found := _whole(got)) is None:
        try:
            part = line.recv(65_536)
        except ConnectionResetError:
            part = b""
        if not part:
            return _answer(got)
        got += part
    return found


def _whole(got: bytes) -> Answer | None:
    head, end, content = got.partition(b"\r\n\r\n")
    length = _LENGTH.search(head)
    if not end or (length is not None and len(content) < int(length[1])):
        return None
    return _answer(got)


def _answer(got: bytes) -> Answer:
    head, _, content = got.partition(b"\r\n\r\n")
    if not head:
        return Answer(0, "", b"")
    first, *lines = head.decode("latin-1").split("\r\n")
    fields = dict(line.lower().split(": ", 1) for line in lines if ": " in line)
    return Answer(int(first.split()[1]), fields.get("content-type", ""), content)
