"""One real server for all attacks of this folder; each must leave it unharmed."""

from collections.abc import Iterator

import pytest

from tests.attack.victim import Victim
from tests.server import running


@pytest.fixture(scope="package")
def shared_victim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victim]:
    """The server, and a player with a game on it."""
    with running(tmp_path_factory.mktemp("victim")) as server:
        victim = Victim(server)
        yield victim
        victim.player.leave()


@pytest.fixture
def victim(shared_victim: Victim) -> Iterator[Victim]:
    """The server; afterwards it answers as before, stored nothing and complained of nothing."""
    before = shared_victim.state()
    yield shared_victim
    assert shared_victim.state() == before
    assert shared_victim.server.errors == ""
