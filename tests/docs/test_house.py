"""The measures of the house: short files, short functions, words on everything public."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.docs.project import ROOT, SOURCE

LONGEST_FILE = 300
LONGEST_FUNCTION = 25
PURE = ("core", "solver", "dealing", "game")
MIGRATIONS = SOURCE / "storage" / "migrations"
CODE = sorted(path for path in SOURCE.rglob("*.py") if MIGRATIONS not in path.parents)
WRITTEN = sorted(path for kind in ("py", "js", "css", "html") for path in SOURCE.rglob(f"*.{kind}"))
LATER = re.compile(r"\b(?:TODO|FIXME|XXX|HACK)\b")


def name(path: Path) -> str:
    """A path as it is told."""
    return path.relative_to(ROOT).as_posix()


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function of a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def lines_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """How many lines the function's statements take, its docstring and signature aside; a match
    counts for its longest case."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return sum(map(_lines, body))


def _lines(statement: ast.stmt) -> int:
    if isinstance(statement, ast.Match):
        return max(sum(map(_lines, case.body)) for case in statement.cases)
    return (statement.end_lineno or statement.lineno) - statement.lineno + 1


def test_no_file_is_long() -> None:
    lengths = {name(path): path.read_text(encoding="utf-8").count("\n") for path in WRITTEN}
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_no_function_is_long() -> None:
    lengths = {
        f"{name(path)} {one.name}": lines_of(one) for path in CODE for one in functions(path)
    }
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST_FUNCTION} == {}


def test_nothing_is_left_for_later() -> None:
    found = {name(path): LATER.findall(path.read_text(encoding="utf-8")) for path in WRITTEN}
    assert {path: words for path, words in found.items() if words} == {}


def test_the_pure_rooms_need_only_the_standard_library() -> None:
    pure = [path for path in CODE if path.relative_to(SOURCE).parts[0] in PURE]
    imported = {f"{name(path)}: {module}" for path in pure for module in foreign_modules(path)}
    assert sorted(imported) == []


def foreign_modules(path: Path) -> set[str]:
    """What a file imports that is neither ours nor the standard library's."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    modules = {module.split(".")[0] for node in nodes for module in _modules(node)}
    return modules - sys.stdlib_module_names - {"spatz"}


def _modules(node: ast.AST) -> list[str]:
    match node:
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module=str(module)):
            return [module]
        case _:
            return []
