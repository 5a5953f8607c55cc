"""Clause search: decide pairs, play, and learn a clause from every trap, until a win or a proof."""

from spatz.solver.kernel import memory, terms
from spatz.solver.kernel.board import Board
from spatz.solver.kernel.chance import Chance
from spatz.solver.kernel.clauses import Clauses
from spatz.solver.kernel.climbing import Climbing
from spatz.solver.kernel.groups import Groups
from spatz.solver.kernel.hope import Hope
from spatz.solver.kernel.learning import Learning
from spatz.solver.kernel.trail import Trail

FIRST_RESTART = 50
"""Conflicts before the decisions are taken anew for the first time."""


class Proving:
    """Decides legal pairs of the board in play. Every clause that it learns holds for the whole
    deal: a position later in it begins with the played pairs as the first decisions."""

    def __init__(self, board: Board, groups: Groups, chance: Chance, room: int) -> None:
        self.board, self.groups, self.chance = board, groups, chance
        self.trail = Trail(groups)
        self.clauses = Clauses(groups, self.trail, room)
        self.learning = Learning(groups, self.trail, self.clauses)
        self.hope = Hope(board, groups, self.trail)
        self.climbing = Climbing(board, groups, self.trail, chance)
        self.keep: list[object] = []
        self.played = memory.ints(self.keep, self.board.tiles)
        self.conflicts = 0

    def load(self) -> None:
        """Begin a deal: nothing is known of it."""
        self.trail.load()
        self.clauses.load()
        self.learning.load()
        self.hope.load()
        self.climbing.forget()
        self.impossible = not self.groups.are_whole
        self.plays = self.on_board = self.since_restart = 0
        self.restart_after = FIRST_RESTART

    def begin(self) -> None:
        """Begin a position of the deal: the first one, until pairs are played."""
        self.trail.cancel(0)
        self.plays = 0

    def play(self, a: int, b: int) -> None:
        """The position comes after this pair as well."""
        self.played[self.plays] = self.groups.literal(a, b)
        self.plays += 1

    def settle(self) -> bool:
        """Draw all conclusions, with the played pairs as the first decisions. False where they
        contradict each other: then the position is lost."""
        while not self.impossible:
            length = self.clauses.propagate()
            if length > 0:
                self._learn(length)
            elif self.trail.level >= self.plays:
                return True
            elif self.trail.value[self.played[self.trail.level]] == terms.FALSE:
                return False
            else:
                self.trail.decide(self.played[self.trail.level])
        return False

    def is_hopeless(self) -> bool:
        """Whether tiles remain even if every choice turns out well; after :meth:`settle`."""
        self._show_decided()
        return not self.board.is_cleared() and self.hope.play_on() < self.board.left

    def is_won(self) -> bool:
        """Whether what is decided wins already; after :meth:`settle`."""
        self._show_decided()
        return self.board.is_cleared()

    def search(self, stop: int) -> int:
        """Until so many conflicts have been met; then it can go on as if it had not ended."""
        self._show_decided()
        while self.conflicts < stop:
            if not self.settle():
                return terms.UNWINNABLE
            self._play_decided()
            if self.board.is_cleared():
                return terms.WINNABLE
            if self.since_restart >= self.restart_after and self.trail.level > self.plays:
                self._restart()
            else:
                self._decide_or_learn()
        return terms.UNDECIDED if not self.impossible else terms.UNWINNABLE

    def _decide_or_learn(self) -> None:
        gone = self._look_ahead()
        if gone == self.board.left:
            literal = self._choose()
            if literal >= 0:
                self.trail.decide(literal)
                return
            gone = self.hope.play_on()
        self.since_restart += 1
        self.hope.shrink(gone)
        self._learn(self._draft_trap())

    def _learn(self, length: int) -> None:
        """From a draft whose literals are all false."""
        self.conflicts += 1
        if not self.learning.learn(length):
            self.impossible = True
        elif self.clauses.is_full():
            self.trail.cancel(0)
            self.clauses.reduce()

    def _restart(self) -> None:
        self.since_restart = 0
        self.restart_after = self.restart_after * 11 // 10 + 1
        if self.clauses.learned > self.clauses.reduce_at:
            self.trail.cancel(0)
            self.clauses.reduce()
        self.trail.cancel(self.plays)

    def _show_decided(self) -> None:
        """Set up the board anew with all that is decided."""
        self.climbing.pairing.match_decided()
        self.board.replay()
        self.on_board = self.trail.lowest = self.trail.length

    def _play_decided(self) -> None:
        """Bring the board up to date with the trail."""
        if self.trail.lowest < self.on_board:
            self._show_decided()
        while self.on_board < self.trail.length:
            literal = self.trail.literals[self.on_board]
            self.on_board += 1
            if literal & 1 == 0:
                self._match(literal >> 1)
        self.trail.lowest = self.trail.length
        self.board.play()

    def _match(self, v: int) -> None:
        self.board.match(self.groups.one[v], self.groups.two[v])
        if self.groups.three[v] >= 0:
            self.board.match(self.groups.three[v], self.groups.four[v])

    def _look_ahead(self) -> int:
        """Hope, on every second level. How many tiles go; if some stay, the board shows a trap."""
        if (self.trail.level - self.plays) % 2 != 0:
            return self.board.left
        self.board.save()
        gone = self.hope.play_on()
        if gone == self.board.left:
            self.board.restore()
        return gone

    def _choose(self) -> int:
        """The literal of a legal pair, or -1: of a wholly free group, else of the highest score."""
        best = top = -1
        for g in range(self.groups.count):
            free = self._count(g, terms.FREE) if self.groups.size[g] > 2 else 0
            if free < 2:
                continue
            whole = free + self._count(g, terms.GONE) == self.groups.size[g]
            for v in range(self.groups.first_variable[g], self.groups.first_variable[g + 1]):
                if self.trail.value[2 * v] == terms.OPEN and self._is_playable(v):
                    if whole:
                        return 2 * v
                    score = self._score(v)
                    if score > top:
                        best, top = 2 * v, score
        return best

    def _count(self, g: int, what: int) -> int:
        """How many tiles of a group are free, or gone."""
        n = 0
        for i in range(self.groups.first[g], self.groups.first[g + 1]):
            if self.board.state[self.groups.member[i]] == what:
                n += 1
        return n

    def _is_playable(self, v: int) -> bool:
        """Whether one of the pairs of a variable is legal now."""
        if self._is_legal(self.groups.one[v], self.groups.two[v]):
            return True
        return self.groups.three[v] >= 0 and self._is_legal(
            self.groups.three[v], self.groups.four[v]
        )

    def _is_legal(self, a: int, b: int) -> bool:
        return self.board.state[a] == terms.FREE and self.board.state[b] == terms.FREE

    def _score(self, v: int) -> int:
        """The weight of the variable; half a step for chance, another where climbing prefers it."""
        part = self.chance.below(1024)
        if self.climbing.preferred[self.groups.one[v]] == self.groups.two[v]:
            part += 1024
        return self.learning.weight[v] + part * self.learning.step // 2048

    def _draft_trap(self) -> int:
        """Some free tile of the trap goes first, with a mate outside or free as well: the draft of
        that clause, its length. Without a literal, the deal is lost."""
        n = 0
        for tile in range(self.board.tiles):
            if self.board.state[tile] == terms.FREE:
                n = self._draft_mates(tile, n)
        return n

    def _draft_mates(self, tile: int, n: int) -> int:
        level_of = self.trail.level_of
        for e in range(self.groups.partner_at[tile], self.groups.partner_at[tile + 1]):
            literal = self.groups.literal_with[e]
            if self.board.state[self.groups.partner[e]] == terms.BLOCKED:
                continue
            if level_of[literal >> 1] > 0 and not self._is_drafted(literal, n):
                self.clauses.store[self.clauses.draft + n] = literal
                n += 1
        return n

    def _is_drafted(self, literal: int, n: int) -> bool:
        for i in range(self.clauses.draft, self.clauses.draft + n):
            if self.clauses.store[i] == literal:
                return True
        return False
