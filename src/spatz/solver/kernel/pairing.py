"""Whole pairings at random: a play of legal pairs, and any mates for the tiles that it leaves."""

from spatz.solver.kernel import memory, terms
from spatz.solver.kernel.board import Board
from spatz.solver.kernel.chance import Chance
from spatz.solver.kernel.groups import Groups
from spatz.solver.kernel.trail import Trail


class Pairing:
    """Gives mates to the tiles of the board."""

    def __init__(self, board: Board, groups: Groups, trail: Trail, chance: Chance) -> None:
        self.board, self.groups, self.trail, self.chance = board, groups, trail, chance
        self.keep: list[object] = []
        self.rest = memory.ints(self.keep, self.board.tiles)

    def match_decided(self) -> None:
        """Only those are mates who must be: in groups of two, and by the literals that are true."""
        for tile in range(self.groups.tiles):
            self.board.mate[tile] = tile
        for g in range(self.groups.count):
            if self.groups.size[g] == 2:
                at = self.groups.first[g]
                self._marry(self.groups.member[at], self.groups.member[at + 1])
        for i in range(self.trail.length):
            if self.trail.literals[i] & 1 == 0:
                v = self.trail.literals[i] >> 1
                self._marry(self.groups.one[v], self.groups.two[v])
                if self.groups.three[v] >= 0:
                    self._marry(self.groups.three[v], self.groups.four[v])

    def _marry(self, a: int, b: int) -> None:
        """Make two tiles mates, wherever they lie."""
        self.board.mate[a], self.board.mate[b] = b, a

    def play_out(self) -> None:
        """Take legal pairs at random to the end; a group whose tiles are all free goes at once."""
        self.match_decided()
        self.board.replay()
        while self._choose():
            self.board.match(self.a, self.b)
            g = self.groups.group[self.a]
            if self.groups.size[g] == 4:
                self._match_other_two(self.groups.first[g])
            self.board.play()

    def _match_other_two(self, at: int) -> None:
        """A group of four with one pair made: the other two are mates now."""
        first = terms.NOBODY
        for i in range(at, at + 4):
            tile = self.groups.member[i]
            if self.board.mate[tile] == tile:
                if first != terms.NOBODY:
                    self.board.match(first, tile)
                    return
                first = tile

    def _choose(self) -> bool:
        """A legal pair into ``a`` and ``b``, each as likely; but a wholly free group first."""
        pairs = 0
        self.a = terms.NOBODY
        for g in range(self.groups.count):
            free = self._list_free(g) if self.groups.size[g] > 2 else 0
            if free < 2:
                continue
            if free == self.unmatched:
                self.a, self.b = self.rest[0], self.rest[1]
                return True
            here = free * (free - 1) // 2
            pairs += here
            if self.chance.below(pairs) < here:
                i, j = self.chance.below(free), self.chance.below(free - 1)
                self.a, self.b = self.rest[i], self.rest[j + 1 if j >= i else j]
        return self.a != terms.NOBODY

    def _list_free(self, g: int) -> int:
        """The free tiles of a group without a mate, into ``rest``; how many."""
        member, mate, state = self.groups.member, self.board.mate, self.board.state
        free = 0
        self.unmatched = 0
        for i in range(self.groups.first[g], self.groups.first[g + 1]):
            tile = member[i]
            if mate[tile] == tile:
                self.unmatched += 1
                if state[tile] == terms.FREE:
                    self.rest[free] = tile
                    free += 1
        return free

    def match_rest(self) -> None:
        """Match the tiles left over inside their groups, at random."""
        rest = self.rest
        for g in range(self.groups.count):
            n = 0
            for i in range(self.groups.first[g], self.groups.first[g + 1]):
                tile = self.groups.member[i]
                if self.board.mate[tile] == tile:
                    rest[n] = tile
                    n += 1
            while n > 1:
                i = self.chance.below(n - 1)
                self._marry(rest[n - 1], rest[i])
                rest[i] = rest[n - 2]
                n -= 2
