"""The public Python API."""

from types import ModuleType

import spatz


def test_all_names_what_is_exported() -> None:
    exported = {
        name
        for name, value in vars(spatz).items()
        if not name.startswith("_") and not isinstance(value, ModuleType)
    }
    assert set(spatz.__all__) == exported
