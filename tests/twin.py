"""The kernel as ordinary Python, even where compiled modules lie beside its source."""

import importlib.util
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

KERNEL = "spatz.solver.kernel"


class SourceOnly(MetaPathFinder):
    """Finds the kernel's modules by their source alone."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Only for the modules of the kernel."""
        if path is None or not fullname.startswith(f"{KERNEL}."):
            return None
        return FileFinder(next(iter(path)), (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)


def run_uncompiled() -> None:
    """From now on the kernel is imported from its source; before its first import."""
    assert not _loaded()
    sys.meta_path.insert(0, SourceOnly())


def refuse_stale_modules() -> None:
    """A compiled module that is older than its source would be tested in its place."""
    package = importlib.util.find_spec(KERNEL)
    assert package is not None
    assert package.submodule_search_locations is not None
    folder = Path(package.submodule_search_locations[0])
    for compiled in folder.glob("*.so"):
        for source in folder.glob(f"{compiled.name.split('.')[0]}.p*"):
            assert compiled.stat().st_mtime >= source.stat().st_mtime, f"stale: {compiled.name}"


@contextmanager
def _apart() -> Iterator[None]:
    """The modules of the kernel are imported anew inside, and are as before afterwards."""
    before = {name: sys.modules.pop(name) for name in _loaded()}
    finder = SourceOnly()
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        for name in _loaded():
            del sys.modules[name]
        sys.modules.update(before)


def uncompiled(module: str) -> ModuleType:
    """A module of the kernel from its source, with all that it imports from there."""
    with _apart():
        return importlib.import_module(f"{KERNEL}.{module}")


def _loaded() -> list[str]:
    return [name for name in sys.modules if name.startswith(f"{KERNEL}.")]
