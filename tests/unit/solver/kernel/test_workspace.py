"""The kernel's door, and what lies behind it where nobody else can reach."""

import pytest

from spatz.core.position import Position
from spatz.solver.kernel import terms
from spatz.solver.kernel.workspace import Workspace
from spatz.solver.tables import tables_of
from tests.drawing import stack
from tests.uniform import uniform_position

ROW = [32, 40, 40, 8]
"""Four tiles in a row, each held by its neighbours."""
ROW_EFFECTS = [[(1, 8)], [(0, 32), (2, 8)], [(1, 32), (3, 8)], [(2, 32)]]


def workspace_of(position: Position, room: int = 20_000) -> Workspace:
    tables = tables_of(position.layout, position.remaining)
    workspace = Workspace(tables.blockers, tables.effects, room)
    groups = [group.name for slot in tables.slots if (group := position.group(slot))]
    workspace.load([groups.index(name) for name in groups])
    return workspace


def decide(workspace: Workspace, evaluations: int = 500) -> int:
    verdict = workspace.begin(evaluations=evaluations)
    while verdict == terms.UNDECIDED:
        verdict = workspace.go_on(100)
    return verdict


def test_a_row_is_won_from_its_ends() -> None:
    workspace = Workspace(ROW, ROW_EFFECTS)
    workspace.load([0, 1, 1, 0])
    assert workspace.begin() == terms.WINNABLE
    assert [set(pair) for pair in workspace.line()] == [{0, 3}, {1, 2}]


def test_a_second_deal_forgets_the_first() -> None:
    workspace = Workspace(ROW, ROW_EFFECTS)
    for names, verdict in (
        ([0, 1, 1, 0], terms.WINNABLE),
        ([0, 1, 0, 1], terms.UNWINNABLE),
        ([0, 0, 0, 0], terms.WINNABLE),
        ([0, 0, 0, 1], terms.UNWINNABLE),
        ([0, 1, 1, 0], terms.WINNABLE),
    ):
        workspace.load(names)
        assert decide(workspace) == verdict


@pytest.mark.parametrize(
    "effects", [ROW_EFFECTS[:3], [[(4, 8)], [], [], []], [[(-1, 8)], [], [], []]]
)
def test_tables_that_do_not_fit_are_refused(effects: list[list[tuple[int, int]]]) -> None:
    with pytest.raises(ValueError, match=r"\d"):
        Workspace(ROW, effects)


def test_there_is_a_name_for_every_tile() -> None:
    with pytest.raises(ValueError, match="3"):
        Workspace(ROW, ROW_EFFECTS).load([0, 1, 1])


@pytest.mark.parametrize("evaluations", [0, 500])
def test_a_hard_deal_is_decided_with_little_room_for_clauses(evaluations: int) -> None:
    workspace = workspace_of(uniform_position("turtle", 219), room=60)
    assert decide(workspace, evaluations) == terms.UNWINNABLE
    assert workspace.conflicts > 60


def test_clauses_alone_find_a_win() -> None:
    workspace = workspace_of(uniform_position("turtle", 1), room=600)
    assert decide(workspace, evaluations=0) == terms.WINNABLE
    assert workspace.evaluations == 0
    assert len(workspace.line()) == 72


def test_the_pairs_of_a_position_are_told_and_which_are_known_to_win() -> None:
    workspace = workspace_of(stack("c1 b1", "b1", "b1", "b1 c1"))
    assert workspace.begin() == terms.UNDECIDED
    assert workspace.pairs() == [(1, 2), (1, 4), (2, 4)]
    assert not any(workspace.knows(*pair) for pair in workspace.pairs())
    assert workspace.go_on(1) == terms.WINNABLE
    assert any(workspace.knows(*pair) for pair in workspace.pairs())
    assert not workspace.knows(1, 2)
