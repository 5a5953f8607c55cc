"""A player who takes any legal pair: how often does he win?"""

from spatz.solver.kernel import memory
from spatz.solver.kernel.board import Board
from spatz.solver.kernel.chance import Chance
from spatz.solver.kernel.groups import Groups


class Playing:
    """Plays the present position to its end, each legal pair as likely as any other."""

    def __init__(self, board: Board, groups: Groups, chance: Chance) -> None:
        self.board, self.groups, self.chance = board, groups, chance
        self.keep: list[object] = []
        tiles = self.board.tiles
        # The free tiles of group g stand in free[first[g]] to free[first[g] + frees[g] - 1].
        self.free, self.frees = memory.ints(self.keep, tiles), memory.ints(self.keep, tiles)

    def count_wins(self, plays: int) -> int:
        """How many of so many plays clear the position."""
        wins = 0
        for _ in range(plays):
            wins += self._play()
        return wins

    def _play(self) -> bool:
        self._begin()
        while self.pairs > 0:
            self._take_pair()
        return self.board.is_cleared()

    def _begin(self) -> None:
        memory.copy(self.board.count, self.board.start_count, self.board.tiles)
        self.board.gone = self.pairs = 0
        for g in range(self.groups.count):
            self.frees[g] = 0
        for i in range(self.board.starters):
            self._free(self.board.start_free[i])

    def _free(self, tile: int) -> None:
        """Each free tile of the group makes one more pair with it."""
        g = self.groups.group[tile]
        self.free[self.groups.first[g] + self.frees[g]] = tile
        self.pairs += self.frees[g]
        self.frees[g] += 1

    def _take_pair(self) -> None:
        g, pair = 0, self.chance.below(self.pairs)
        frees = self.frees
        while pair >= frees[g] * (frees[g] - 1) // 2:
            pair -= frees[g] * (frees[g] - 1) // 2
            g += 1
        first, n = self.groups.first[g], frees[g]
        second = 1
        while pair >= second:
            pair -= second
            second += 1
        self.pairs -= 2 * n - 3
        self.frees[g] = n - 2
        a, b = self.free[first + pair], self.free[first + second]
        # The last two move into the gaps; the second one first, as it may be one of them.
        self.free[first + second] = self.free[first + n - 1]
        self.free[first + pair] = self.free[first + n - 2]
        self._lift(a)
        self._lift(b)

    def _lift(self, tile: int) -> None:
        count, opens = self.board.count, self.board.opens
        blocked, weight = self.board.blocked, self.board.weight
        self.board.gone += 1
        for e in range(self.board.effect_at[tile], self.board.effect_at[tile + 1]):
            other = blocked[e]
            before = count[other]
            count[other] = before - weight[e]
            if opens[count[other]] and not opens[before]:
                self._free(other)
