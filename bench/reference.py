"""What the solver is measured against: our prototype where its folder lies, else the kernel's own
source, uncompiled."""

import importlib.util
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from spatz.solver.kernel import terms
from spatz.solver.tables import Tables
from tests import twin

SHARED = Path(os.environ.get("SPATZ_SHARED", Path(__file__).parents[2] / "shared"))
PROTOTYPE = SHARED / "solver-prototype"
NAME = "_kernel_cy"

Decide = Callable[[Sequence[int]], bool]
"""Whether the deal with these groups can be won."""


def reference(tables: Tables) -> tuple[str, Decide]:
    """Its name, and how it decides deals of these tiles."""
    if PROTOTYPE.is_dir():
        return "prototype", _prototype(tables)
    return "uncompiled", decider(twin.uncompiled("workspace"), tables)


def decider(kernel: Any, tables: Tables) -> Decide:
    """How a kernel of ours decides deals of these tiles."""
    workspace = kernel.Workspace(tables.blockers, tables.effects)

    def decide(groups: Sequence[int]) -> bool:
        workspace.load(groups)
        verdict = workspace.begin()
        while verdict == terms.UNDECIDED:
            verdict = workspace.go_on(100_000)
        return bool(verdict == terms.WINNABLE)

    return decide


def _prototype(tables: Tables) -> Decide:
    workspace = _compiled().Workspace(list(tables.blockers), [list(e) for e in tables.effects])

    def decide(groups: Sequence[int]) -> bool:
        workspace.load(list(groups))
        return bool(workspace.solve(max_conflicts=10**9) == 1)

    return decide


def _compiled() -> Any:
    """The prototype, compiled as we compile our kernel."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    work = Path(tempfile.mkdtemp(prefix="spatz-prototype-"))
    for source in PROTOTYPE.glob("*.py"):
        shutil.copy(source, work)
    extension = Extension(NAME, [str(work / f"{NAME}.py")], extra_compile_args=["-O3", "-g0"])
    modules = cythonize([extension], build_dir=str(work), quiet=True)
    command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
    command.build_lib = command.build_temp = str(work)
    command.ensure_finalized()
    command.run()
    return _loaded(next(work.glob(f"{NAME}.*.so")))


def _loaded(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(NAME, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[NAME] = module
    spec.loader.exec_module(module)
    return module
