"""Optimistic play: what could go at best; and traps, which prove that it cannot go on."""

from spatz.solver.kernel import memory, terms
from spatz.solver.kernel.board import Board
from spatz.solver.kernel.groups import Groups
from spatz.solver.kernel.trail import Trail


class Hope:
    """Plays as if every choice that is still open would turn out well.

    A free tile goes as soon as a partner that is not excluded is free or gone. Tiles that remain
    even so are a trap: in any win one of them goes first, it is one of those free now, and its mate
    is outside the trap or free in it as well. All literals that say so are false.
    """

    def __init__(self, board: Board, groups: Groups, trail: Trail) -> None:
        self.board, self.groups, self.trail = board, groups, trail
        self.keep: list[object] = []
        self.free = memory.ints(self.keep, self.groups.tiles)
        self.depth = memory.ints(self.keep, self.groups.tiles)

    def play_on(self) -> int:
        """From the present board, which it changes. How many tiles have gone since the start."""
        state, stack, value = self.board.state, self.board.stack, self.trail.value
        at, partner = self.groups.partner_at, self.groups.partner
        literal_with = self.groups.literal_with
        height = 0
        for tile in range(self.board.tiles):
            if state[tile] == terms.FREE:
                for e in range(at[tile], at[tile + 1]):
                    other = partner[e]
                    if state[other] != terms.BLOCKED and value[literal_with[e]] != terms.FALSE:
                        state[tile] = terms.GONE
                        stack[height] = tile
                        height += 1
                        if state[other] == terms.FREE:
                            state[other] = terms.GONE
                            stack[height] = other
                            height += 1
                        break
        return self._play(height, self.board.gone)

    def _play(self, height: int, gone: int) -> int:
        state, stack, value = self.board.state, self.board.stack, self.trail.value
        at, partner = self.groups.partner_at, self.groups.partner
        literal_with = self.groups.literal_with
        effect_at, blocked = self.board.effect_at, self.board.blocked
        weight, count, opens = self.board.weight, self.board.count, self.board.opens
        while height > 0:
            height -= 1
            tile = stack[height]
            gone += 1
            for e in range(at[tile], at[tile + 1]):
                other = partner[e]
                if state[other] == terms.FREE and value[literal_with[e]] != terms.FALSE:
                    state[other] = terms.GONE
                    stack[height] = other
                    height += 1
            for e in range(effect_at[tile], effect_at[tile + 1]):
                freed = blocked[e]
                before = count[freed]
                after = before - weight[e]
                count[freed] = after
                if opens[after] and not opens[before]:
                    state[freed] = terms.FREE
                    for k in range(at[freed], at[freed + 1]):
                        other = partner[k]
                        if state[other] != terms.BLOCKED and value[literal_with[k]] != terms.FALSE:
                            state[freed] = terms.GONE
                            stack[height] = freed
                            height += 1
                            if state[other] == terms.FREE:
                                state[other] = terms.GONE
                                stack[height] = other
                                height += 1
                            break
        return gone

    def shrink(self, gone: int) -> None:
        """Let the free tiles of the trap go one by one as long as a trap remains, those first that
        wait for the latest decision: a smaller trap makes a clause of fewer and earlier literals.
        """
        state = self.board.state
        for i in range(self._list_free()):
            tile = self.free[i]
            if state[tile] == terms.FREE and self.depth[i] > 0:
                self.board.save()
                state[tile] = terms.GONE
                self.board.stack[0] = tile
                smaller = self._play(1, gone)
                if smaller == self.board.left:
                    self.board.restore()
                else:
                    gone = smaller

    def _list_free(self) -> int:
        """The free tiles of the trap, deepest level first; how many."""
        free, depth = self.free, self.depth
        n = 0
        for tile in range(self.board.tiles):
            if self.board.state[tile] == terms.FREE:
                deepest = self._deepest(tile)
                i = n
                while i > 0 and depth[i - 1] < deepest:
                    free[i], depth[i] = free[i - 1], depth[i - 1]
                    i -= 1
                free[i], depth[i] = tile, deepest
                n += 1
        return n

    def _deepest(self, tile: int) -> int:
        """The last level on which a partner was excluded that would let this tile go."""
        deepest = 0
        for e in range(self.groups.partner_at[tile], self.groups.partner_at[tile + 1]):
            if self.board.state[self.groups.partner[e]] != terms.BLOCKED:
                deepest = max(deepest, self.trail.level_of[self.groups.literal_with[e] >> 1])
        return deepest
