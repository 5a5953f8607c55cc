"""The pages, in every language. Reading one writes nothing: the first POST makes the player."""

import msgspec
from litestar import get
from litestar.types import ASGIApp

from spatz.game.scoring import SCORING_RULES
from spatz.layouts.builtin import LAYOUTS
from spatz.text.catalogue import Catalogue
from spatz.text.names import layout_name
from spatz.web.answers import HTML, answer
from spatz.web.languages import language_of
from spatz.web.modules import modules_of
from spatz.web.parts import Parts, WebRequest, parts_of
from spatz.web.players import find_player
from spatz.web.preferences import stored_preferences
from spatz.web.templates import render


@get(["/", "/play"])
async def game_page(request: WebRequest) -> ASGIApp:
    """The game. Which one, the page asks for itself; it is the same page for all."""
    parts = parts_of(request)
    return await parts.workers.run(lambda: _game_page(parts, request))


def _game_page(parts: Parts, request: WebRequest) -> ASGIApp:
    players = parts.store.players
    player = find_player(players, request.scope)
    lang = language_of(request.scope, players, player)
    catalogue = Catalogue(lang)
    preferences = stored_preferences(players, player)
    page = render(
        "game.html",
        lang,
        parts.static,
        layouts=[{"id": name, "name": layout_name(catalogue, name)} for name in LAYOUTS],
        defaults=msgspec.to_builtins(preferences),
        costs=_costs(),
        modules=modules_of("main.js"),
    )
    return answer(page, request.scope, media_type=HTML, headers={"Content-Language": lang})


def _costs() -> dict[str, dict[str, int]]:
    """The points that each use of an aid takes, by scoring and aid."""
    return {
        scoring: {rule.code: -rule.points for rule in rules if rule.points < 0 and rule.ms is None}
        for scoring, rules in SCORING_RULES.items()
    }
