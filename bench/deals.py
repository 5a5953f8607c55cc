"""A constructed deal on every layout, as a ratio to a fixed loop in the same run.

``python -m bench.deals``. Rounds of the loop and rounds of the same eight deals take turns; the
best of each counts, so that a busy machine spoils neither.
"""

from collections.abc import Callable, Iterator
from functools import partial
from time import process_time

from spatz.core.layout import Layout
from spatz.core.place import Place
from spatz.core.position import Position
from spatz.core.rules import CLASSIC
from spatz.dealing.constructed import constructed
from spatz.dealing.rng import Rng
from spatz.dealing.shuffling import NoWinnableShuffleError, shuffle
from spatz.layouts.builtin import LAYOUTS

ROUNDS = 25
IN_A_ROUND = 8
LOOP = 20_000


def reference() -> int:
    """The fixed loop: about half a millisecond of plain Python."""
    total = 0
    for number in range(LOOP):
        total ^= number
    return total


def measure(work: Callable[[int], object]) -> tuple[float, float]:
    """Milliseconds of the work for one number, and how often the loop fits into them."""
    loop = best = float("inf")
    for _ in range(ROUNDS):
        loop = min(loop, _timed(lambda _: reference()))
        best = min(best, _timed(work))
    return best * 1e3, best / loop


def report() -> Iterator[str]:
    """One line a layout, then the largest board and the shuffle of dead ends."""
    for name, layout in LAYOUTS.items():
        yield _line(f"deal {name}", partial(constructed, layout, CLASSIC))
    yield _line("deal block of 600", partial(constructed, _block(), CLASSIC))
    dead_ends = [_dead_end(number) for number in range(1, IN_A_ROUND + 1)]
    yield _line("shuffle turtle, dead end", lambda number: _shuffled(dead_ends[number - 1]))


def _timed(work: Callable[[int], object]) -> float:
    begun = process_time()
    for number in range(1, IN_A_ROUND + 1):
        work(number)
    return (process_time() - begun) / IN_A_ROUND


def _line(what: str, work: Callable[[int], object]) -> str:
    milliseconds, ratio = measure(work)
    return f"{what:26}{milliseconds:8.2f} ms{ratio:8.2f} loops"


def _block() -> Layout:
    """Six hundred tiles in ten levels, one exactly upon the other."""
    return Layout.own(
        Place(z, 2 * y, 2 * x) for z in range(10) for y in range(6) for x in range(10)
    )


def _dead_end(number: int) -> Position:
    """A Turtle played at random until no pair is left."""
    rng = Rng(number, "play")
    position = Position.of_deal(constructed(LAYOUTS["turtle"], CLASSIC, number).deal)
    while pairs := list(position.pairs()):
        position = position.without(rng.choice(pairs))
    return position


def _shuffled(position: Position) -> Position | None:
    try:
        return shuffle(position, 1)
    except NoWinnableShuffleError:
        return None


if __name__ == "__main__":
    for text in report():
        print(text)
