"""The project's own files, as the checks of the docs read them."""

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import spatz
from spatz.core.errors import SpatzError

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "spatz"
_NOT_IMPORTED = ("spatz.__main__", "spatz.storage.migrations")


@cache
def read(path: str) -> str:
    """A file of the project."""
    return (ROOT / path).read_text(encoding="utf-8")


@cache
def docs() -> str:
    """All that users and operators can read, in one text."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return "\n".join(page.read_text(encoding="utf-8") for page in pages)


@cache
def error_codes() -> frozenset[str]:
    """The codes of all errors in all rooms."""
    for module in pkgutil.walk_packages(spatz.__path__, "spatz."):
        if not module.name.startswith(_NOT_IMPORTED):
            importlib.import_module(module.name)
    return frozenset(kind.code for kind in _below(SpatzError) if "code" in vars(kind))


def _below(kind: type[SpatzError]) -> Iterator[type[SpatzError]]:
    for derived in kind.__subclasses__():
        yield derived
        yield from _below(derived)
