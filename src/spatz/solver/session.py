"""What is known of one deal while it is played: kept from question to question."""

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import lru_cache

from spatz.core.face import Face
from spatz.core.place import Pair
from spatz.core.position import Position
from spatz.core.rules import Rules
from spatz.solver.kernel import terms
from spatz.solver.kernel.workspace import Workspace
from spatz.solver.tables import tables_of
from spatz.solver.verdict import UNLIMITED, Budget, Undecided, Unwinnable, Verdict, Winnable

SLICE = 1000
"""A search without a limit goes on by so many conflicts at a time."""

Played = Sequence[Pair]
"""The pairs that have been taken since the session's first position, in order."""


class Outlook(Enum):
    """What is known of a position, in a word."""

    UNWINNABLE = terms.UNWINNABLE
    WINNABLE = terms.WINNABLE
    UNDECIDED = terms.UNDECIDED


class Session:
    """Answers for a first position and for every position that play from there leads to.

    Clauses that have been learned and pairings that won are kept, so that further questions cost
    less; undo is a shorter list of played pairs. One thread at a time, else a RuntimeError.
    """

    def __init__(self, start: Position, seed: int = 1) -> None:
        tables = tables_of(start.layout, start.remaining)
        self.seed = seed
        self.workspace = Workspace(tables.blockers, tables.effects)
        self.workspace.load(_numbered_groups(start))
        self.asked: Question | None = None
        self._slots = tables.slots
        self._tile_in = {slot: tile for tile, slot in enumerate(tables.slots)}

    def ask(self, played: Played = ()) -> "Question":
        """Whether the position after these pairs can be won: a question that can go on for a while,
        be left, and be taken up again. ValueError where the pairs are not legal."""
        return Question(self, played)

    def verdict(self, played: Played = (), budget: Budget = UNLIMITED) -> Verdict:
        """Whether the position after these pairs can be won."""
        question = self.ask(played)
        question.go_on(budget)
        return question.verdict()

    def judge_pairs(self, played: Played = (), budget: Budget = UNLIMITED) -> dict[Pair, Outlook]:
        """What every legal pair of a position would leave; the pairs ascend. The budget holds for
        each question that has to be asked. Most pairs cost none, as one win proves several."""
        question = self.ask(played)
        outlook = question.go_on(budget)
        outlooks = dict.fromkeys(question.legal_pairs(), outlook)
        if outlook is Outlook.UNWINNABLE:
            return outlooks
        open_pairs = [pair for pair in outlooks if not question.is_known_to_win(pair)]
        outlooks = dict.fromkeys(outlooks, Outlook.WINNABLE)
        for pair in open_pairs:
            outlooks[pair] = self.ask((*played, pair)).go_on(budget)
        return outlooks

    def count_wins(self, plays: int, seed: int) -> int:
        """How many of so many plays clear the first position that take any legal pair, each as
        likely."""
        self.ask()
        self.asked = None
        return self.workspace.count_wins(plays, seed)

    def tiles_of(self, pair: Pair) -> tuple[int, int]:
        """A pair in the kernel's numbers; ValueError for a tile that is not there at the start."""
        try:
            return self._tile_in[pair.first], self._tile_in[pair.second]
        except KeyError as error:
            raise ValueError(pair) from error

    def pair_of(self, tiles: tuple[int, int]) -> Pair:
        """A pair of the kernel's in slots."""
        return Pair.of(self._slots[tiles[0]], self._slots[tiles[1]])


class Question:
    """Whether one position of a session can be won: asked for a while, left, taken up again."""

    def __init__(self, session: Session, played: Played) -> None:
        self._session = session
        self._workspace = session.workspace
        self._played = [session.tiles_of(pair) for pair in played]
        self.nodes = 0
        """The conflicts that it has cost."""
        self.outlook = Outlook.UNDECIDED
        """What is known by now."""
        self._turn_to()

    def go_on(self, budget: Budget = UNLIMITED) -> Outlook:
        """Search for so many conflicts more, where the answer is not known yet."""
        self._turn_to()
        stop = None if budget.conflicts is None else self.nodes + budget.conflicts
        while self.outlook is Outlook.UNDECIDED and (stop is None or self.nodes < stop):
            before = self._workspace.conflicts
            found = self._workspace.go_on(SLICE if stop is None else stop - self.nodes)
            self._note(found, before)
        return self.outlook

    def verdict(self) -> Verdict:
        """What is known by now, with the line of a win."""
        match self.outlook:
            case Outlook.WINNABLE:
                self._turn_to()
                line = self._workspace.line()
                return Winnable(tuple(map(self._session.pair_of, line)), nodes=self.nodes)
            case Outlook.UNWINNABLE:
                return Unwinnable(nodes=self.nodes)
            case Outlook.UNDECIDED:
                return Undecided(nodes=self.nodes)

    def legal_pairs(self) -> Iterator[Pair]:
        """The legal pairs of the position, ascending."""
        self._turn_to()
        return map(self._session.pair_of, self._workspace.pairs())

    def is_known_to_win(self, pair: Pair) -> bool:
        """Whether a win is known that takes this legal pair."""
        self._turn_to()
        return self._workspace.knows(*self._session.tiles_of(pair))

    def _turn_to(self) -> None:
        """The workspace shows this question's position, where it was left at another's."""
        if self._session.asked is not self:
            self._session.asked = self
            before = self._workspace.conflicts
            self._note(self._workspace.begin(self._played, self._session.seed), before)

    def _note(self, found: int, before: int) -> None:
        self.nodes += self._workspace.conflicts - before
        self.outlook = Outlook(found)


def _numbered_groups(position: Position) -> list[int]:
    """The number of the group of every remaining tile, by slot."""
    numbers = _group_numbers(position.rules)
    return [numbers[face] for face in position.faces if face is not None]


@lru_cache
def _group_numbers(rules: Rules) -> Mapping[Face, int]:
    return {face: number for number, group in enumerate(rules.groups) for face in group.faces}
