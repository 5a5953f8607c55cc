"""Golden files: what must never change by accident, as text.

``SPATZ_GOLDEN=write`` (``make golden``) writes them anew; the diff is then read by a person. Deals
are the exception: a golden deal never changes, so a file that differs is left as it is.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent

Golden = Callable[[str, str], None]


@pytest.fixture
def golden() -> Golden:
    """``golden("views/turtle.json", text)`` asserts that the file holds this text."""

    def compare(name: str, text: str) -> None:
        file = FOLDER / name
        if os.environ.get("SPATZ_GOLDEN") == "write":
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        assert file.read_text(encoding="utf-8") == text

    return compare


@pytest.fixture
def golden_for_ever(golden: Golden) -> Golden:
    """As ``golden``, for files that are written once and never again."""

    def compare(name: str, text: str) -> None:
        file = FOLDER / name
        if file.exists():
            assert file.read_text(encoding="utf-8") == text
        else:
            golden(name, text)

    return compare
