"""Compiled or not, the kernel gives the same verdicts, lines and counts."""

from typing import Any

import pytest

from spatz.core.layout import Layout
from spatz.dealing.rng import Rng
from spatz.layouts.builtin import LAYOUTS
from spatz.solver.kernel import workspace as as_imported
from spatz.solver.tables import tables_of
from tests import twin
from tests.boards import small_board

source = twin.uncompiled("workspace")

UNDECIDED = 2


def course(kernel: Any, layout: Layout, names: list[int], evaluations: int) -> list[object]:
    """All that a workspace says of a deal: asked in slices, then at random plays."""
    tables = tables_of(layout, layout.slots)
    workspace = kernel.Workspace(tables.blockers, tables.effects, room=200)
    workspace.load(names)
    told: list[object] = [workspace.begin(evaluations=evaluations)]
    while told[-1] == UNDECIDED and workspace.conflicts < 40:
        told.append(workspace.go_on(7))
    told += [workspace.pairs(), workspace.line(), workspace.conflicts, workspace.evaluations]
    return [*told, workspace.count_wins(20, seed=3)]


def test_the_twin_is_not_compiled() -> None:
    assert str(source.__file__).endswith(".py")
    assert source.Workspace is not as_imported.Workspace


@pytest.mark.parametrize("layout", ["turtle", "courtyard", "spider"])
@pytest.mark.parametrize("size", [4, 6, 8])
@pytest.mark.parametrize("evaluations", [0, 60])
def test_deals_of_built_in_layouts_take_the_same_course(
    layout: str, size: int, evaluations: int
) -> None:
    places = len(LAYOUTS[layout].places)
    names = Rng(size, layout).shuffled(tile // size for tile in range(places))
    courses = [
        course(kernel, LAYOUTS[layout], names, evaluations) for kernel in (as_imported, source)
    ]
    assert courses[0] == courses[1]


def test_small_boards_take_the_same_course() -> None:
    rng = Rng(1, "twins")
    for _ in range(300):
        layout = small_board(rng, 16)
        size = rng.below(3) * 2 + 2
        names = rng.shuffled(tile // size for tile in range(len(layout.places)))
        courses = [course(kernel, layout, names, 20) for kernel in (as_imported, source)]
        assert courses[0] == courses[1]
