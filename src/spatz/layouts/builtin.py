"""The built-in layouts by name, read from ``data/*.txt`` when they are first asked for."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources

from spatz.core.errors import UnknownLayoutError
from spatz.core.layout import Layout
from spatz.layouts.drawing import read

NAMES = ("turtle", "pyramid", "fortress", "bridge", "spider", "courtyard")
"""The ids, in the order in which they are offered; the first is the default."""

DEFAULT_LAYOUT = NAMES[0]
"""The layout of a new game, when none is asked for."""


class _BuiltIn(Mapping[str, Layout]):
    def __getitem__(self, name: str) -> Layout:
        if name not in NAMES:
            raise KeyError(name)
        return _read_layout(name)

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


LAYOUTS: Mapping[str, Layout] = _BuiltIn()
"""The built-in layouts by id."""


def find_layout(name: str) -> Layout:
    """The built-in layout with this id; UnknownLayoutError."""
    if name not in LAYOUTS:
        raise UnknownLayoutError("layout", name)
    return LAYOUTS[name]


@cache
def _read_layout(name: str) -> Layout:
    drawing = resources.files("spatz.layouts") / "data" / f"{name}.txt"
    return Layout.of(name, read(drawing.read_text(encoding="utf-8")).places)
