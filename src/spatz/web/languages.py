"""In which language somebody is answered."""

from urllib.parse import parse_qs

from litestar.types import Scope

from spatz.game.ports import PlayerId, PlayerStore
from spatz.text.catalogue import negotiate
from spatz.web.headers import header


def language_of(scope: Scope, players: PlayerStore, player: PlayerId | None) -> str:
    """As the address asks, else as the player has chosen, else as the browser prefers."""
    chosen = None if player is None else players.preferences(player).get("language")
    return negotiate(
        asked_language(scope),
        chosen if isinstance(chosen, str) else None,
        header(scope, b"accept-language"),
    )


def browser_language(scope: Scope) -> str:
    """The same where the player's choice cannot be had."""
    return negotiate(asked_language(scope), None, header(scope, b"accept-language"))


def asked_language(scope: Scope) -> str | None:
    """What ``?lang=`` says, whether or not we speak it."""
    query = scope["query_string"].decode("latin-1")
    return parse_qs(query).get("lang", [None])[-1] if "lang=" in query else None
