"""scoring.py: what a game is worth."""

import pytest

from spatz.game.clock import Millis
from spatz.game.command import Pause, RemovePair, ShowPair, Shuffle, Undo
from spatz.game.game import Game, PauseCause
from spatz.game.scoring import (
    DEFAULT_SCORING,
    SCORING_RULES,
    SCORINGS,
    Falling,
    Score,
    ScoreLine,
)
from tests.games import INNER, MIDDLE, OUTER, after, after_moves, three_pairs


def score(game: Game, at: int = 0) -> Score:
    return SCORINGS[game.setup.scoring](game, Millis(at))


def lines(game: Game, at: int = 0) -> list[tuple[str, int, int]]:
    return [(line.code, line.count, line.points) for line in score(game, at).lines]


def test_there_are_four_scorings_and_time_is_the_default() -> None:
    assert list(SCORINGS) == list(SCORING_RULES) == ["time", "moves", "penalties", "none"]
    assert DEFAULT_SCORING == "time"


@pytest.mark.parametrize("scoring", SCORINGS)
def test_a_score_has_a_line_for_each_rule(scoring: str) -> None:
    codes = [line.code for line in score(three_pairs(scoring=scoring)).lines]
    assert codes == [rule.code for rule in SCORING_RULES[scoring]]


@pytest.mark.parametrize("scoring", SCORINGS)
def test_a_game_begins_without_points(scoring: str) -> None:
    assert score(three_pairs(scoring=scoring)).total == 0


def test_the_total_is_the_sum_of_the_lines() -> None:
    assert Score((ScoreLine("pairs", 6, 600), ScoreLine("hints", 1, -50))).total == 550


def test_a_score_is_never_below_0() -> None:
    game = after(three_pairs(scoring="penalties"), ShowPair(OUTER))
    assert lines(game)[1] == ("hints", 1, -50)
    assert score(game).total == 0


@pytest.mark.parametrize(
    ("at", "seconds"), [(0, 0), (999, 0), (1_000, 1), (61_999, 61), (3_600_000, 3_600)]
)
def test_scoring_by_time_takes_2_points_off_for_each_full_second(at: int, seconds: int) -> None:
    game = after_moves(three_pairs(), OUTER, MIDDLE)
    assert lines(game, at) == [("pairs", 2, 200), ("time", seconds, -2 * seconds)]


def test_scoring_by_time_tells_how_the_points_fall() -> None:
    falling = score(three_pairs()).falling
    assert falling == Falling(points=2, each_ms=1_000, least=0)
    game = after_moves(three_pairs(), OUTER)
    fallen = score(game, 6_000).total - score(game, 5_000).total
    assert fallen == -falling.points


@pytest.mark.parametrize("scoring", ["moves", "penalties", "none"])
def test_under_other_scorings_points_do_not_fall(scoring: str) -> None:
    game = after_moves(three_pairs(scoring=scoring), OUTER)
    assert score(game).falling is None
    assert score(game, 3_600_000) == score(game)


@pytest.mark.parametrize(("later", "combos"), [(0, 1), (5_000, 1), (5_001, 0)])
def test_scoring_by_moves_rewards_a_pair_taken_within_5_seconds_of_the_last(
    later: int, combos: int
) -> None:
    game = after_moves(three_pairs(scoring="moves"), OUTER, at=1_000)
    game = after_moves(game, MIDDLE, at=1_000 + later)
    assert lines(game) == [("pairs", 2, 200), ("combos", combos, 50 * combos), ("clean", 0, 0)]


def test_scoring_by_moves_rewards_a_win_without_help() -> None:
    game = after_moves(three_pairs(scoring="moves"), OUTER, MIDDLE, INNER)
    assert lines(game) == [("pairs", 3, 300), ("combos", 2, 100), ("clean", 1, 1_000)]


def test_a_hint_or_undo_loses_the_reward_for_a_win_without_help() -> None:
    begun = three_pairs(scoring="moves")
    hinted = after_moves(after(begun, ShowPair(OUTER)), OUTER, MIDDLE, INNER)
    undone = after_moves(after(begun, RemovePair(OUTER), Undo()), OUTER, MIDDLE, INNER)
    assert lines(hinted)[-1] == lines(undone)[-1] == ("clean", 0, 0)


def test_scoring_by_penalties_takes_points_off_for_help() -> None:
    game = after_moves(three_pairs(scoring="penalties"), OUTER, MIDDLE)
    game = after(game, ShowPair(INNER), Undo(), Undo(), Shuffle(game.laid.faces))
    game = after_moves(game, OUTER, MIDDLE, INNER)
    assert lines(game) == [
        ("pairs", 3, 300),
        ("hints", 1, -50),
        ("shuffles", 1, -100),
        ("undos", 2, -40),
    ]
    assert score(game).total == 110


def test_pairs_taken_before_a_shuffle_keep_their_points() -> None:
    game = after_moves(three_pairs(scoring="penalties"), OUTER)
    shuffled = after_moves(after(game, Shuffle(game.position.faces)), MIDDLE)
    assert lines(shuffled)[0] == ("pairs", 2, 200)


def test_a_pair_taken_back_has_no_points() -> None:
    game = after(after_moves(three_pairs(), OUTER, MIDDLE), Undo())
    assert lines(game)[0] == ("pairs", 1, 100)


def test_a_pause_costs_no_points() -> None:
    game = after_moves(three_pairs(), OUTER)
    assert score(after(game, Pause(PauseCause.PLAYER))) == score(game)


def test_without_scoring_there_are_no_points() -> None:
    game = after_moves(three_pairs(scoring="none"), OUTER, MIDDLE, INNER)
    assert score(game) == Score(())
