"""Players who speak to a running server without a browser, over one kept connection each."""

import http.client
import json
from typing import Any, Self

ANSWER_SECONDS = 30


class RefusedError(Exception):
    """The server answered with an error."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(status, problem)
        self.status, self.problem = status, problem


class Player:
    """One player with a cookie and one open game."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=ANSWER_SECONDS)
        self.cookie = ""
        self.view: dict[str, Any] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        """Close the connection; the next request opens another."""
        self._connection.close()

    def begin(self, **deal: object) -> dict[str, Any]:
        """A new game of a deal; it becomes the player's game."""
        self.view = self.ask("POST", "/api/games", deal)
        return self.view

    def play(self, what: str, **body: object) -> dict[str, Any]:
        """A command for the player's game, at the version that the player has seen."""
        path = f"/api/games/{self.view['id']}/{what}"
        self.view = self.ask("POST", path, {"version": self.view["version"], **body})
        return self.view

    def reload(self) -> dict[str, Any]:
        """The game as the server has it, over a new connection."""
        self.leave()
        self.view = self.ask("GET", f"/api/games/{self.view['id']}")
        return self.view

    def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """One request; RefusedError from status 400 on, OSError or HTTPException without answer."""
        headers = {"Content-Type": "application/json", "Accept-Language": "en"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        data = None if body is None else json.dumps(body).encode()
        self._connection.request(method, path, data, headers)
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.headers["Set-Cookie"]:
            self.cookie = answer.headers["Set-Cookie"].split(";")[0]
        content: dict[str, Any] = json.loads(text) if text else {}
        if answer.status >= http.client.BAD_REQUEST:
            raise RefusedError(answer.status, content)
        return content
