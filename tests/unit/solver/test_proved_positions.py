"""Positions with proved answers, kept outside the project: every one gets its answer, and every
line is played through by rules that share no table with the solver.

They lie in ``deals`` under the folder that SPATZ_SHARED names, else under ``../shared``.
"""

import json
import os
from pathlib import Path

import pytest

from spatz.core.wire import SentPosition, read_position
from spatz.layouts.builtin import LAYOUTS
from spatz.solver import KERNEL
from spatz.solver.search import solve
from spatz.solver.verdict import Verdict, Winnable
from tests.boards import groups_of, tiles_of
from tests.oracle import replays_to_empty

ROOT = Path(__file__).parents[3]
DEALS = Path(os.environ.get("SPATZ_SHARED", ROOT.parent / "shared")) / "deals"
FILES = {
    "turtle": 100,
    "pyramid": 100,
    "fortress": 100,
    "bridge": 100,
    "spider": 100,
    "courtyard": 100,
    "small": 300,
    "edge": 146,
    "hard": 60,
}
# Ten seconds compiled are a quarter of an hour of ordinary Python.
TAKES_LONG = {"hard"} if KERNEL == "python" else set[str]()


def lines(name: str) -> list[str]:
    path = DEALS / f"{name}.jsonl"
    if not path.exists():
        assert not os.environ.get("CI"), f"{path} must be there"
        pytest.skip(f"{path} is not there")
    return path.read_text(encoding="utf-8").splitlines()


def is_as_proved(sent: SentPosition, verdict: Verdict, proved: object) -> bool:
    """Whether the verdict is the proved one, and a line takes all tiles."""
    if not isinstance(verdict, Winnable):
        return proved is False
    tiles, groups = tiles_of(sent.position.layout), groups_of(sent.position)
    return proved is True and replays_to_empty(tiles, groups, verdict.line)


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.long] * (name in TAKES_LONG)) for name in FILES],
)
def test_every_position_gets_its_proved_answer(name: str) -> None:
    listed, wrong = lines(name), []
    for number, line in enumerate(listed, start=1):
        data = json.loads(line)
        sent = read_position(data, LAYOUTS)
        if not is_as_proved(sent, solve(sent.position), data["winnable"]):
            wrong.append(number)
    assert len(listed) == FILES[name]
    assert wrong == []
