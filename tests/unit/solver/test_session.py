"""session.py: a deal while it is played."""

from collections.abc import Sequence

import pytest

from spatz.core.place import Pair
from spatz.core.position import Position
from spatz.dealing.rng import Rng
from spatz.solver.session import Outlook, Session
from spatz.solver.verdict import Budget, Undecided, Unwinnable, Winnable
from tests.drawing import row, stack
from tests.uniform import uniform_position

ONE_FIRST_PAIR_LOSES = stack("c1 b1", "b1", "b1", "b1 c1")
"""Slots 1 and 2 are the single tiles, 4 the upper tile of the first stack: 1 with 2 loses."""

HARD_AND_LOST = uniform_position("turtle", 364)


def after(position: Position, played: Sequence[Pair]) -> Position:
    for pair in played:
        position = position.remove(pair)
    return position


def test_every_legal_pair_is_judged() -> None:
    assert Session(ONE_FIRST_PAIR_LOSES).judge_pairs() == {
        Pair.of(1, 2): Outlook.UNWINNABLE,
        Pair.of(1, 4): Outlook.WINNABLE,
        Pair.of(2, 4): Outlook.WINNABLE,
    }


def test_no_pair_saves_a_lost_position() -> None:
    session = Session(row("b1 c5 c5 b1 b1 c9 b1 c9"))
    assert session.judge_pairs() == {Pair.of(0, 7): Outlook.UNWINNABLE} or not session.judge_pairs()


def test_pairs_of_a_position_that_is_undecided_may_be_undecided() -> None:
    outlooks = Session(HARD_AND_LOST).judge_pairs(budget=Budget(0))
    assert list(outlooks) == list(HARD_AND_LOST.pairs())
    assert Outlook.UNDECIDED in outlooks.values()
    assert Outlook.WINNABLE not in outlooks.values()


@pytest.mark.parametrize("number", [1, 15, 364])
def test_a_question_in_slices_is_answered_as_at_once(number: int) -> None:
    position = uniform_position("turtle", number)
    at_once = Session(position).verdict()
    question, slices = Session(position).ask(), 1
    while question.go_on(Budget(3)) is Outlook.UNDECIDED:
        slices += 1
    assert question.verdict() == at_once
    assert question.nodes == at_once.nodes
    assert slices >= at_once.nodes // 10


def test_a_question_can_be_left_and_taken_up_again() -> None:
    session = Session(HARD_AND_LOST)
    question = session.ask()
    assert question.go_on(Budget(20)) is Outlook.UNDECIDED
    assert question.verdict() == Undecided()
    pair = next(HARD_AND_LOST.pairs())
    assert session.ask((pair,)).go_on(Budget(20)) is not Outlook.WINNABLE
    assert question.go_on() is Outlook.UNWINNABLE
    assert question.verdict() == Unwinnable()


def test_what_was_learned_is_kept_between_questions() -> None:
    session = Session(HARD_AND_LOST)
    assert session.verdict().nodes > 100
    assert session.verdict().nodes == 0
    assert session.verdict((next(HARD_AND_LOST.pairs()),)) == Unwinnable()


def test_moves_along_a_known_win_cost_nothing_and_undo_goes_back() -> None:
    position = uniform_position("turtle", 15)
    session = Session(position)
    first = session.verdict()
    assert isinstance(first, Winnable)
    for moves in (1, 40, 72, 30, 0):
        played = first.line[:moves]
        verdict = session.verdict(played)
        assert verdict.nodes == 0
        assert isinstance(verdict, Winnable)
        assert after(after(position, played), verdict.line).is_cleared


def test_a_position_after_undo_is_judged_as_at_first() -> None:
    session = Session(ONE_FIRST_PAIR_LOSES)
    before = session.judge_pairs()
    assert session.verdict((Pair.of(1, 2),)) == Unwinnable()
    assert session.judge_pairs() == before


def test_whole_games_are_judged_as_by_fresh_sessions() -> None:
    position, rng, played = uniform_position("courtyard", 1), Rng(1), list[Pair]()
    session = Session(position)
    while outlooks := session.judge_pairs(played):
        assert outlooks == Session(after(position, played)).judge_pairs()
        played.append(rng.shuffled(outlooks)[0])


@pytest.mark.parametrize(
    "pair",
    [
        pytest.param(Pair.of(0, 1), id="blocked"),
        pytest.param(Pair.of(1, 5), id="unlike"),
        pytest.param(Pair.of(1, 1), id="the same tile twice"),
        pytest.param(Pair.of(1, 9), id="no such slot"),
    ],
)
def test_pairs_that_are_not_legal_are_refused(pair: Pair) -> None:
    with pytest.raises(ValueError, match=r"\d"):
        Session(ONE_FIRST_PAIR_LOSES).ask((pair,))


def test_a_pair_cannot_be_played_twice() -> None:
    with pytest.raises(ValueError, match=r"1, 4"):
        Session(ONE_FIRST_PAIR_LOSES).ask((Pair.of(1, 4), Pair.of(1, 4)))


def test_a_second_thread_is_refused() -> None:
    session = Session(ONE_FIRST_PAIR_LOSES)
    question = session.ask((Pair.of(1, 4),))
    session.workspace.busy = True
    with pytest.raises(RuntimeError):
        session.ask()
    session.workspace.busy = False
    assert question.go_on() is Outlook.WINNABLE
