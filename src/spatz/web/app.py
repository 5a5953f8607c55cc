"""The application: routes and what stands before them, nothing else."""

import secrets
import time
from collections.abc import Callable, MutableMapping
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State
from litestar.types import ASGIApp
from servestatic import ServeStaticASGI

from spatz.core.deal import LARGEST_NUMBER, SMALLEST_NUMBER
from spatz.game.ports import Store, Thinker
from spatz.web import api
from spatz.web.answers import YEAR_SECONDS
from spatz.web.games import games_router
from spatz.web.limits import Limiter
from spatz.web.pages import game_page
from spatz.web.parts import STATE, Parts
from spatz.web.problems import handle
from spatz.web.requests import LARGEST_BODY
from spatz.web.security import STATIC_HEADERS, Guard
from spatz.web.settings import Settings
from spatz.web.static import prepare_static
from spatz.web.workers import DirectThinker, Workers


def utc_now() -> int:
    """UTC, in milliseconds."""
    return time.time_ns() // 1_000_000


def draw_number() -> int:
    """The number of a new deal."""
    return SMALLEST_NUMBER + secrets.randbelow(LARGEST_NUMBER)


def create_app(
    store: Store,
    settings: Settings,
    *,
    static: Path | None = None,
    now: Callable[[], int] = utc_now,
    draw_number: Callable[[], int] = draw_number,
    thinker: Thinker | None = None,
) -> ASGIApp:
    """The whole site over a store, which is closed when the site shuts down."""
    folder = prepare_static() if static is None else static
    parts = Parts(
        store=store,
        settings=settings,
        thinker=thinker or DirectThinker(),
        workers=Workers(settings.threads),
        newcomers=Limiter(settings.newcomers / 60, settings.newcomers),
        static=f"/static/{folder.name}",
        now=now,
        draw_number=draw_number,
    )
    return Guard(_with_static(_routes(parts), folder, parts.static), parts)


def _routes(parts: Parts) -> Litestar:
    def close() -> None:
        parts.workers.close()
        parts.store.close()

    return Litestar(
        [
            game_page,
            games_router,
            api.list_layouts,
            api.show_preferences,
            api.change_preferences,
            api.health,
            api.openapi,
        ],
        exception_handlers={Exception: handle},
        logging_config=None,
        on_shutdown=[close],
        openapi_config=None,
        request_max_body_size=LARGEST_BODY,
        state=State({STATE: parts}),
    )


def _with_static(app: ASGIApp, folder: Path, address: str) -> ASGIApp:
    serving: ASGIApp = ServeStaticASGI(
        app,
        root=folder,
        prefix=address,
        allow_all_origins=False,
        index_file=False,
        add_headers_function=_keep,
    )
    return serving


def _keep(headers: MutableMapping[str, str], _path: str, _url: str) -> None:
    headers["cache-control"] = f"public, max-age={YEAR_SECONDS}, immutable"
    for name, value in STATIC_HEADERS.items():
        headers[name] = value
