"""Ways to play a deal that tests need: to a dead end, and to the two tiles of one stack."""

from collections.abc import Iterable
from itertools import count

from spatz.core.deal import DealId
from spatz.core.place import Pair, Slot
from spatz.core.position import Position
from spatz.dealing.dealers import deal
from spatz.dealing.rng import Rng
from spatz.layouts.builtin import LAYOUTS

Line = tuple[Pair, ...]


def constructed(layout: str, rules: str = "classic", number: int = 1) -> tuple[Position, Line]:
    """The first position of a constructed deal, and the line that wins it."""
    dealt = deal(DealId(layout, rules, "constructed", number), LAYOUTS[layout])
    return Position.of_deal(dealt.deal), dealt.line


def after(position: Position, line: Iterable[Pair]) -> Position:
    """The position to which a line of play leads."""
    for pair in line:
        position = position.remove(pair)
    return position


def to_dead_end(position: Position) -> Line:
    """A line of play after which tiles are left, but no pair."""
    for seed in count():
        line, end = _play(position, Rng(seed), frozenset())
        if end.is_stuck:
            return line
    raise AssertionError


def to_one_stack(layout: str) -> tuple[int, Line]:
    """The number of a deal, and a line of play after which just two tiles are left, one upon the
    other: no shuffle can help."""
    for number in range(1, 200):
        position, _ = constructed(layout, number=number)
        for stack in _matching_stacks(position):
            for seed in range(60):
                line, end = _play(position, Rng(seed), frozenset(stack))
                if set(end.remaining) == set(stack):
                    return number, line
    raise AssertionError


def _matching_stacks(position: Position) -> list[tuple[Slot, Slot]]:
    above = position.layout.above
    return [
        (below, upper)
        for below in position.layout.slots
        for upper in above(below)
        if position.match(below, upper)
    ]


def _play(position: Position, chance: Rng, kept: frozenset[Slot]) -> tuple[Line, Position]:
    line: list[Pair] = []
    while pairs := [pair for pair in position.pairs() if kept.isdisjoint(pair)]:
        line.append(chance.choice(pairs))
        position = position.without(line[-1])
    return tuple(line), position
