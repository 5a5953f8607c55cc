"""The application as a server starts it: ``granian --factory spatz.web.asgi:create``."""

import os

from granian.utils.proxies import wrap_asgi_with_proxy_headers
from litestar.types import ASGIApp

from spatz.storage import open_store
from spatz.web.app import create_app
from spatz.web.settings import read_settings


def create() -> ASGIApp:
    """The site as the environment has it.

    SettingsError, and the errors of opening the store.
    """
    settings = read_settings(os.environ)
    app = create_app(open_store(settings.database), settings)
    if not settings.proxies:
        return app
    behind: ASGIApp = wrap_asgi_with_proxy_headers(app, trusted_hosts=list(settings.proxies))
    return behind
