"""One site for all tests, each of which is a new browser to it; or a site of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from spatz.web.static import prepare_static
from tests.web.site import Site, open_site


@pytest.fixture(scope="session")
def static(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The static files, packed."""
    return prepare_static(tmp_path_factory.mktemp("cache"))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, static: Path) -> Iterator[Site]:
    """The site that is shared."""
    with open_site(tmp_path_factory.mktemp("site"), static) as opened:
        yield opened


@pytest.fixture
def site(house: Site) -> Site:
    """The shared site, as somebody sees it who has never been there."""
    return house.another_browser()


@pytest.fixture
def own_site(tmp_path: Path, static: Path) -> Iterator[Site]:
    """A site with an empty database, which the test may spoil."""
    with open_site(tmp_path, static) as opened:
        yield opened
