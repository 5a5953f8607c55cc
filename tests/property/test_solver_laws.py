"""The laws of the solver: compared with trying every line."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spatz.core.deal import Deal
from spatz.core.face import Face
from spatz.core.place import Pair
from spatz.core.position import Position
from spatz.core.rules import IDENTITY, RULES
from spatz.dealing.rng import Rng
from spatz.solver.hints import TurningPoint, turning_point
from spatz.solver.kernel import terms
from spatz.solver.kernel.workspace import Workspace
from spatz.solver.search import solve
from spatz.solver.session import Outlook, Session
from spatz.solver.tables import tables_of
from spatz.solver.verdict import Unwinnable, Verdict, Winnable
from tests.boards import groups_of, small_board, tiles_of
from tests.brute import Brute, can_win
from tests.oracle import replays_to_empty
from tests.property import strategies
from tests.property.test_core_laws import mirrored

BOARDS = 400


def is_right(position: Position, verdict: Verdict) -> bool:
    """Whether a win has its line, and a loss is one."""
    match verdict:
        case Winnable(line):
            return replays_to_empty(tiles_of(position.layout), groups_of(position), line)
        case _:
            return verdict == Unwinnable() and not can_win(position)


def small_position(rng: Rng) -> Position:
    """Groups of two to eight tiles on a small board, floating tiles among them; of three boards one
    in mid-game."""
    layout, rules = small_board(rng, 16), list(RULES.values())[rng.below(2)]
    faces: list[Face] = []
    kinds = rng.shuffled(Face)
    while len(faces) < len(layout.places):
        size = min(2 + 2 * rng.below(4), len(layout.places) - len(faces))
        faces += [kinds.pop()] * size
    position = Position(layout, rules, tuple(rng.shuffled(faces)))
    for _ in range(rng.below(4) if rng.below(3) == 0 else 0):
        pairs = list(position.pairs())
        if pairs:
            position = position.without(pairs[rng.below(len(pairs))])
    return position


@pytest.mark.parametrize("first", range(0, BOARDS, 100))
def test_small_boards_are_decided_as_by_trying_every_line(first: int) -> None:
    found = Counter[type[Verdict]]()
    for number in range(first, first + 100):
        position = small_position(Rng(number, "laws"))
        verdict = solve(position)
        assert is_right(position, verdict), number
        found[type(verdict)] += 1
    assert set(found) == {Winnable, Unwinnable}


@pytest.mark.parametrize("first", range(0, BOARDS, 100))
def test_clauses_alone_decide_as_by_trying_every_line(first: int) -> None:
    for number in range(first, first + 100):
        position = small_position(Rng(number, "laws"))
        tables = tables_of(position.layout, position.remaining)
        workspace = Workspace(tables.blockers, tables.effects, room=40)
        groups = [group for group in groups_of(position) if group is not None]
        workspace.load([groups.index(group) for group in groups])
        verdict = workspace.begin(evaluations=0)
        while verdict == terms.UNDECIDED:
            verdict = workspace.go_on(3)
        assert (verdict == terms.WINNABLE) is can_win(position), number


@given(strategies.positions())
def test_any_position_is_decided_as_by_trying_every_line(position: Position) -> None:
    assert is_right(position, solve(position))


@given(strategies.deals())
def test_any_deal_is_decided_as_by_trying_every_line(deal: Deal) -> None:
    position = Position.of_deal(deal)
    assert is_right(position, solve(position))


@given(strategies.positions())
def test_the_mirrored_position_has_the_same_verdict(position: Position) -> None:
    mirror, _ = mirrored(position)
    assert type(solve(mirror)) is type(solve(position))


@given(strategies.positions(), st.permutations([face for face in Face if face.rank > 1]))
def test_the_relabelled_position_has_the_same_verdict(
    position: Position, others: list[Face]
) -> None:
    names = dict(zip(dict.fromkeys(position.faces), others, strict=False))
    alone = Position(position.layout, IDENTITY, position.faces)
    renamed = tuple(face and names[face] for face in position.faces)
    relabelled = Position(position.layout, IDENTITY, renamed)
    assert type(solve(alone)) is type(solve(relabelled))


@given(strategies.positions(), st.integers(0, 2**32))
def test_in_a_session_every_position_of_a_game_is_decided(position: Position, number: int) -> None:
    brute, rng = Brute(position), Rng(number)
    session, played, left = Session(position), list[Pair](), brute.start
    while True:
        outlooks = session.judge_pairs(played)
        assert list(outlooks) == list(brute.pairs(left))
        for pair, outlook in outlooks.items():
            assert (outlook is Outlook.WINNABLE) is brute.can_win(left - set(pair))
        if not outlooks or (played and rng.below(4) == 0):
            break
        played.append(rng.shuffled(outlooks)[0])
        left -= set(played[-1])
    _check_turn(session, brute, played)


def _check_turn(session: Session, brute: Brute, played: list[Pair]) -> None:
    lefts = [brute.start]
    for pair in played:
        lefts.append(lefts[-1] - set(pair))
    won = [brute.can_win(left) for left in lefts]
    match turning_point(session, played):
        case TurningPoint(moves, lost_by, kept_by):
            assert won == [True] * (moves + 1) + [False] * (len(played) - moves)
            assert lost_by == played[moves]
            assert brute.can_win(lefts[moves] - set(kept_by))
        case Winnable():
            assert all(won)
        case verdict:
            assert verdict == Unwinnable()
            assert not any(won)
