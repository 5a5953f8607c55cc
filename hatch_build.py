"""Compiles the solver's kernel where that can be done; elsewhere the source runs as it is.

SPATZ_KERNEL says what is wanted: ``auto`` (unless said otherwise) compiles where Cython and a C
compiler are at hand, ``require`` fails where they are not, ``pure`` leaves the kernel alone.
"""

import os
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

KERNEL = Path("src/spatz/solver/kernel")
PACKAGE = "spatz.solver.kernel"
DIRECTIVES = {
    "annotation_typing": False,  # the .pxd files say what is a C type
    "boundscheck": False,
    "cdivision": True,
    "infer_types": True,
    "language_level": 3,
    "wraparound": False,
}
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


class KernelHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts compiled modules into the wheel, or beside their source in an editable installation."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        return [] if self._leaves_it() else ["cython>=3.2", "setuptools>=70"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is packed."""
        root = Path(self.root)
        if version == "editable":
            # A compiled module would be imported in place of source that is newer.
            for stale in (root / KERNEL).glob(f"*{SUFFIX}"):
                stale.unlink()
        if self._leaves_it():
            return
        try:
            built = compile_kernel(root)
        except Exception as error:
            if wanted() == "require":
                raise
            self.app.display_warning(f"The kernel is not compiled, it runs as Python: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for module in built:
            if version == "editable":
                (root / KERNEL / module.name).write_bytes(module.read_bytes())
            else:
                build_data["force_include"][str(module)] = f"spatz/solver/kernel/{module.name}"

    def _leaves_it(self) -> bool:
        return self.target_name != "wheel" or wanted() == "pure"


def wanted() -> str:
    """What SPATZ_KERNEL says."""
    mode = os.environ.get("SPATZ_KERNEL", "auto")
    if mode not in {"auto", "require", "pure"}:
        raise ValueError(f"SPATZ_KERNEL is auto, require or pure, not {mode}")
    return mode


def compile_kernel(root: Path) -> list[Path]:
    """The compiled modules, in a folder for the time being."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    work = tempfile.mkdtemp(prefix="spatz-kernel-")
    flags = ["-O3", "-g0"] if os.name == "posix" else []
    extensions = [
        Extension(f"{PACKAGE}.{source.stem}", [str(source)], extra_compile_args=flags)
        for source in sources(root)
    ]
    modules = cythonize(
        extensions,
        build_dir=work,
        compiler_directives=DIRECTIVES,
        include_path=[str(root / "src")],
        quiet=True,
    )
    command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
    command.build_lib = command.build_temp = work
    command.ensure_finalized()
    command.run()
    return sorted((Path(work) / PACKAGE.replace(".", "/")).glob(f"*{SUFFIX}"))


def sources(root: Path) -> list[Path]:
    """The modules that are compiled: those with a class that a .pxd file gives C types to."""
    return sorted(
        types.with_suffix(".py")
        for types in (root / KERNEL).glob("*.pxd")
        if "cdef class" in types.read_text(encoding="utf-8")
    )
