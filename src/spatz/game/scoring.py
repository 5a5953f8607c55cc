"""What a game is worth. Four scorings, each a list of rules; a score is worked out, never stored.

Every line of a score is a count times the points of its rule, and the total is the sum of the
lines, but never below 0. A pair that was taken back has no points; aids keep theirs.

========= =======================================================================
time      100 for each pair, less 2 for each full second played
moves     100 for each pair, 50 for each pair within 5 seconds of the one before,
          1,000 for winning without a hint and without undo
penalties 100 for each pair, less 50 for each hint, 100 for each shuffle,
          20 for each move taken back
none      no points: cleared or not
========= =======================================================================
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from spatz.game.clock import Millis
from spatz.game.game import Game, Status

PAIR_POINTS = 100
"""For each pair that is off the board."""

SECOND_POINTS = -2
"""For each full second played, under *time*."""

SECOND_MS = 1_000
"""A second of play time."""

COMBO_POINTS = 50
"""For each pair that was taken in quick succession, under *moves*."""

COMBO_MS = 5_000
"""A pair is in quick succession when the one before was taken no longer ago; in play time."""

CLEAN_POINTS = 1_000
"""For a win without a hint and without undo, under *moves*."""

HINT_POINTS = -50
"""For each hint that counts, under *penalties*."""

UNDO_POINTS = -20
"""For each move taken back, under *penalties*."""

SHUFFLE_POINTS = -100
"""For each shuffle, under *penalties*."""


class ScoringRule(NamedTuple):
    """Points for each of what the code names; ``ms`` where a time belongs to the rule."""

    code: str
    points: int
    ms: int | None = None


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """How often a rule applied, and the points for all of it."""

    code: str
    count: int
    points: int


class Falling(NamedTuple):
    """How the total falls while the clock runs: so many points at every full multiple of this play
    time, down to the least."""

    points: int
    each_ms: int
    least: int


class Score(NamedTuple):
    """A line for each rule of the scoring; none under scoring *none*."""

    lines: tuple[ScoreLine, ...]
    falling: Falling | None = None

    @property
    def total(self) -> int:
        """The sum of the lines, but never below 0."""
        return max(0, sum(line.points for line in self.lines))


SCORING_RULES: Mapping[str, tuple[ScoringRule, ...]] = MappingProxyType(
    {
        "time": (
            ScoringRule("pairs", PAIR_POINTS),
            ScoringRule("time", SECOND_POINTS, SECOND_MS),
        ),
        "moves": (
            ScoringRule("pairs", PAIR_POINTS),
            ScoringRule("combos", COMBO_POINTS, COMBO_MS),
            ScoringRule("clean", CLEAN_POINTS),
        ),
        "penalties": (
            ScoringRule("pairs", PAIR_POINTS),
            ScoringRule("hints", HINT_POINTS),
            ScoringRule("shuffles", SHUFFLE_POINTS),
            ScoringRule("undos", UNDO_POINTS),
        ),
        "none": (),
    }
)
"""All formulas as data, by the name of the scoring; the first is the default."""

DEFAULT_SCORING = next(iter(SCORING_RULES))
"""The scoring of a new game, when none is asked for."""


def time_points(game: Game, at: Millis) -> Score:
    """100 x pairs - 2 x full seconds played."""
    return Score(_lines("time", game, at), Falling(-SECOND_POINTS, SECOND_MS, 0))


def move_points(game: Game, at: Millis) -> Score:
    """100 x pairs + 50 x combos + 1,000 if won without a hint and without undo."""
    return Score(_lines("moves", game, at))


def penalty_points(game: Game, at: Millis) -> Score:
    """100 x pairs - 50 x hints - 100 x shuffles - 20 x moves taken back."""
    return Score(_lines("penalties", game, at))


def no_points(_game: Game, _at: Millis) -> Score:
    """Nothing: cleared or not is all that counts."""
    return Score(())


SCORINGS: Mapping[str, Callable[[Game, Millis], Score]] = MappingProxyType(
    {"time": time_points, "moves": move_points, "penalties": penalty_points, "none": no_points}
)
"""All scorings by name; each works out the score of a game at a play time."""


def _lines(scoring: str, game: Game, at: Millis) -> tuple[ScoreLine, ...]:
    counted = ((rule, _COUNTS[rule.code](game, at)) for rule in SCORING_RULES[scoring])
    return tuple(ScoreLine(rule.code, count, count * rule.points) for rule, count in counted)


def _combos(game: Game, _at: Millis) -> int:
    return sum(after.at - before.at <= COMBO_MS for before, after in pairwise(game.past))


def _clean(game: Game, _at: Millis) -> int:
    aided = game.tally.hints or game.tally.undos
    return int(not aided and game.status is Status.WON)


_COUNTS: Mapping[str, Callable[[Game, Millis], int]] = {
    "pairs": lambda game, _at: len(game.past),
    "time": lambda _game, at: at // SECOND_MS,
    "combos": _combos,
    "clean": _clean,
    "hints": lambda game, _at: game.tally.hints,
    "undos": lambda game, _at: game.tally.undos,
    "shuffles": lambda game, _at: game.tally.shuffles,
}
