"""The kernel's door: tables and numbers in, verdicts and lines out."""

from collections.abc import Iterable, Sequence

from spatz.solver.kernel import release, terms
from spatz.solver.kernel.board import Board, Effects
from spatz.solver.kernel.chance import Chance
from spatz.solver.kernel.groups import Groups
from spatz.solver.kernel.known import Known
from spatz.solver.kernel.playing import Playing
from spatz.solver.kernel.proving import Proving
from spatz.solver.kernel.turns import Turns

ROOM = 20_000
"""So many learned clauses have room, unless said otherwise."""

EVALUATIONS = 500
"""So many pairings are played in the first turn of climbing, unless said otherwise."""


class Workspace:
    """The tables of the tiles of one deal, and everything that a search needs.

    What is learned of a deal is kept until the next one is loaded. One thread at a time, else a
    RuntimeError.
    """

    def __init__(self, blockers: Sequence[int], effects: Effects, room: int = ROOM) -> None:
        self.board = Board(blockers, effects)
        self.groups = Groups(len(blockers))
        self.chance = Chance()
        self.proving = Proving(self.board, self.groups, self.chance, room)
        self.turns = Turns(self.proving)
        self.known = Known(self.board)
        self.playing = Playing(self.board, self.groups, self.chance)
        self.busy = False

    @property
    def conflicts(self) -> int:
        """All conflicts since the workspace was made."""
        return self.proving.conflicts

    @property
    def evaluations(self) -> int:
        """All pairings that climbing has played since the workspace was made."""
        return self.proving.climbing.evaluations

    def load(self, names: Sequence[int]) -> None:
        """Begin a deal. Tiles with the same name belong to one group."""
        self._refuse_a_second_thread()
        self.groups.load(names)
        self.proving.load()
        self.known.forget()

    def begin(
        self,
        played: Iterable[tuple[int, int]] = (),
        seed: int = 1,
        evaluations: int = EVALUATIONS,
    ) -> int:
        """Turn to the position after these pairs. A verdict, where no search is needed."""
        self._refuse_a_second_thread()
        self.chance.sow(seed)
        self.board.set_up()
        self.proving.begin()
        self.known.begin()
        for a, b in played:
            self._play(a, b)
        self.turns.begin(evaluations)
        fitting = self.known.find(terms.NOBODY, terms.NOBODY)
        if fitting != terms.NOBODY:
            self.known.show(fitting)
            return terms.WINNABLE
        return self._keep(self.turns.judge_at_once())

    def _play(self, a: int, b: int) -> None:
        if not (self.board.is_first(a) and self.board.is_first(b) and a != b):
            raise ValueError((a, b))
        if self.groups.group[a] != self.groups.group[b]:
            raise ValueError((a, b))
        self.board.take_first(a, b)
        self.proving.play(a, b)
        self.known.play(a, b)

    def go_on(self, conflicts: int) -> int:
        """Search for so many conflicts more, or a few beyond that; a verdict."""
        self._refuse_a_second_thread()
        self.busy = True
        try:
            verdict = release.search(self.turns, self.proving.conflicts + conflicts)
        finally:
            self.busy = False
        return self._keep(verdict)

    def _keep(self, verdict: int) -> int:
        if verdict == terms.WINNABLE:
            self.known.add()
        return verdict

    def _refuse_a_second_thread(self) -> None:
        if self.busy:
            raise RuntimeError("a workspace serves one thread at a time")

    def line(self) -> list[tuple[int, int]]:
        """The pairs that win the present position, in order; after the verdict that it can be won.

        A pair is taken when its first tile is: both were free by then.
        """
        pairs = list[tuple[int, int]]()
        taken = set[int]()
        for i in range(self.board.left):
            tile = self.board.order[i]
            if tile not in taken:
                taken.add(self.board.mate[tile])
                pairs.append((tile, self.board.mate[tile]))
        return pairs

    def pairs(self) -> list[tuple[int, int]]:
        """The legal pairs of the present position, ascending."""
        free = [self.board.start_free[i] for i in range(self.board.starters)]
        return [
            (a, b)
            for i, a in enumerate(free)
            for b in free[i + 1 :]
            if self.groups.group[a] == self.groups.group[b]
        ]

    def knows(self, a: int, b: int) -> bool:
        """Whether it is known that the present position can be won by way of this legal pair."""
        return self.known.find(a, b) != terms.NOBODY

    def count_wins(self, plays: int, seed: int) -> int:
        """How many of so many plays win who take any legal pair."""
        self._refuse_a_second_thread()
        self.chance.sow(seed)
        return self.playing.count_wins(plays)
