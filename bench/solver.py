"""The solver, in thread CPU time: whole deals against a reference in the same run, hints in whole
games, ratings, and the conflict total.

``python -m bench.solver [DEALS]``; 2,000 deals unless said otherwise. Chunks of the same deals take
turns, so that a busy machine spoils neither; trust the ratios.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from time import thread_time

from bench.reference import Decide, decider, reference
from spatz.core.place import Pair
from spatz.core.position import Position
from spatz.core.rules import CLASSIC
from spatz.dealing.rng import Rng
from spatz.dealing.tiles import draw_tiles
from spatz.layouts.builtin import LAYOUTS
from spatz.solver import KERNEL
from spatz.solver.kernel import workspace
from spatz.solver.rating import rate
from spatz.solver.search import solve
from spatz.solver.session import Outlook, Session
from spatz.solver.tables import tables_of
from tests import twin

TURTLE = LAYOUTS["turtle"]
DEALS = 2_000
CHUNK = 100
FIXED_DEALS = 200
GAMES = 20
RATED = 100
HINTS_UNCOMPILED = 40


def report(deals: int) -> Iterator[str]:
    """One line a figure."""
    yield f"kernel: {KERNEL}"
    yield f"conflict total: {conflict_total()}"
    yield from _duel(deals)
    yield _figures("hints, each position of a game", _hint_times())
    yield _figures("hint, uncompiled, first position", _uncompiled_times())
    yield _figures("rating", [_timed(lambda n=n: rate(uniform(n))) for n in range(1, RATED + 1)])


def uniform(number: int) -> Position:
    """A Turtle of which each arrangement is as likely."""
    rng = Rng(number, "bench")
    faces = rng.shuffled(draw_tiles(len(TURTLE.places), CLASSIC, rng).faces)
    return Position(TURTLE, CLASSIC, tuple(faces))


def conflict_total() -> int:
    """Over fixed deals: the same on every machine, as long as the search is the same."""
    return sum(solve(uniform(number)).nodes for number in range(1, FIXED_DEALS + 1))


def _duel(deals: int) -> Iterator[str]:
    tables = tables_of(TURTLE, TURTLE.slots)
    name, other = reference(tables)
    times: dict[str, list[float]] = {"ours": [], name: []}
    rivals = {"ours": decider(workspace, tables), name: other}
    for first in range(0, deals, CHUNK):
        groups = [_groups(number) for number in range(first, first + CHUNK)]
        order = list(rivals) if first // CHUNK % 2 else list(reversed(rivals))
        won = {rival: _decide(rivals[rival], groups, times[rival]) for rival in order}
        assert won["ours"] == won[name]
    for rival, seconds in times.items():
        yield f"{_figures(rival, seconds)}{len(seconds) / sum(seconds):9.0f} deals/s"
    ours, theirs = (sorted(seconds) for seconds in times.values())
    ratios = [sum(theirs) / sum(ours)]
    ratios += [
        ours[int(len(ours) * share)] / theirs[int(len(ours) * share)] for share in (0.5, 0.99)
    ]
    yield "ours to {}: {:.2f} x the deals, p50 {:.2f} x, p99 {:.2f} x".format(name, *ratios)


def _groups(number: int) -> list[int]:
    return Rng(number, "duel").shuffled(tile // 4 for tile in range(len(TURTLE.places)))


def _decide(decide: Decide, deals: list[list[int]], seconds: list[float]) -> list[bool]:
    won = []
    for groups in deals:
        begun = thread_time()
        won.append(decide(groups))
        seconds.append(thread_time() - begun)
    return won


def _hint_times() -> list[float]:
    """All legal pairs judged after each move of whole games, that go along pairs that win."""
    seconds = list[float]()
    for number in range(1, GAMES + 1):
        session, played, rng = Session(uniform(number)), list[Pair](), Rng(number, "moves")
        while True:
            begun = thread_time()
            outlooks = session.judge_pairs(played)
            seconds.append(thread_time() - begun)
            winning = [pair for pair, outlook in outlooks.items() if outlook is Outlook.WINNABLE]
            if not winning:
                break
            played.append(rng.choice(winning))
    return seconds


def _uncompiled_times() -> list[float]:
    tables = tables_of(TURTLE, TURTLE.slots)
    decide = decider(twin.uncompiled("workspace"), tables)
    groups = [_groups(number) for number in range(HINTS_UNCOMPILED)]
    seconds = list[float]()
    _decide(decide, groups, seconds)
    return seconds


def _timed(work: Callable[[], object]) -> float:
    begun = thread_time()
    work()
    return thread_time() - begun


def _figures(what: str, seconds: Sequence[float]) -> str:
    ordered = sorted(seconds)
    shares = [ordered[int(len(ordered) * share)] * 1e3 for share in (0.5, 0.9, 0.99)]
    return "{:34}p50{:8.3f} p90{:8.2f} p99{:8.2f} max{:9.1f} ms".format(
        what, *shares, ordered[-1] * 1e3
    )


if __name__ == "__main__":
    for text in report(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS):
        print(text, flush=True)
