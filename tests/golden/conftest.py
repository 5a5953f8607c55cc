"""Golden files that are for ever."""

from collections.abc import Callable
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent

Golden = Callable[[str, str], None]


@pytest.fixture
def golden_for_ever(golden: Golden) -> Golden:
    """As ``golden``, for a file that is written once and never again, whatever the options."""

    def hold(name: str, text: str) -> None:
        if (FOLDER / name).exists():
            assert (FOLDER / name).read_text(encoding="utf-8") == text
        else:
            golden(name, text)

    return hold
