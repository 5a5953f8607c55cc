"""What every test may use: settings of Hypothesis, golden files, and which kernel runs."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import twin

GOLDEN = Path(__file__).parent / "golden"

Golden = Callable[[str, str], None]

if os.environ.get("SPATZ_KERNEL") == "pure":
    twin.run_uncompiled()
else:
    twin.refuse_stale_modules()

settings.register_profile(
    "spatz", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("ci", settings.get_profile("spatz"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "spatz")


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--golden``, as `make golden` says it."""
    parser.addoption("--golden", action="store_true", help="write the golden files anew")


@pytest.fixture(autouse=True)
def environment() -> Iterator[None]:
    """What a test does to the environment ends with it: `play` and `serve` put settings there."""
    before = dict(os.environ)
    yield
    os.environ.clear()
    os.environ.update(before)


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Holds a text to the file of this name under tests/golden; ``--golden`` writes it."""

    def hold(name: str, text: str) -> None:
        path = GOLDEN / name
        if request.config.getoption("--golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.read_text(encoding="utf-8") == text

    return hold
