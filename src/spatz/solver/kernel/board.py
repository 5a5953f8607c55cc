"""The board: which tiles are free, and what is left when mates are taken together."""

from collections.abc import Sequence

from spatz.solver.kernel import memory, terms

Effects = Sequence[Sequence[tuple[int, int]]]
"""For each tile whom it blocks, and by how much: ``terms.COVER``, ``LEFT`` or ``RIGHT``."""


class Board:
    """Plays pairings from the start position, or on from where it is.

    A tile that comes free is taken as soon as its mate is free as well. The order does not matter:
    taking a pair only frees others. So a pairing wins exactly when the play leaves nothing.
    """

    def __init__(self, blockers: Sequence[int], effects: Effects) -> None:
        if len(effects) != len(blockers):
            raise ValueError(len(effects))
        self.keep: list[object] = []
        self.tiles = len(blockers)
        self._make_tables()
        self._read_effects(effects)
        for tile, count in enumerate(blockers):
            self.blockers[tile] = count
        for count in range(256):
            above, left, right = count & 7, count & 24, count & 96
            self.opens[count] = above == 0 and (left == 0 or right == 0)
        self.set_up()

    def _make_tables(self) -> None:
        keep, n = self.keep, self.tiles
        self.opens, self.blockers = memory.octets(keep, 256), memory.octets(keep, n)
        self.start_count, self.start_state = memory.octets(keep, n), memory.octets(keep, n)
        self.count, self.state = memory.octets(keep, n), memory.octets(keep, n)
        self.saved_count, self.saved_state = memory.octets(keep, n), memory.octets(keep, n)
        self.effect_at, self.start_free = memory.ints(keep, n + 1), memory.ints(keep, n)
        self.mate, self.order = memory.ints(keep, n), memory.ints(keep, n + 1)
        self.stack = memory.ints(keep, 2 * n + 8)

    def _read_effects(self, effects: Effects) -> None:
        total = sum(map(len, effects))
        self.blocked, self.weight = memory.ints(self.keep, total), memory.octets(self.keep, total)
        at = 0
        for tile, blocked in enumerate(effects):
            for other, weight in blocked:
                if not 0 <= other < self.tiles:
                    raise ValueError(other)
                self.blocked[at], self.weight[at] = other, weight
                at += 1
            self.effect_at[tile + 1] = at

    def set_up(self) -> None:
        """All tiles lie there at the start."""
        memory.copy(self.start_count, self.blockers, self.tiles)
        for tile in range(self.tiles):
            self.start_state[tile] = terms.BLOCKED
        self.left = self.tiles
        self._find_free()

    def is_first(self, tile: int) -> bool:
        """Whether there is such a tile, free at the start."""
        return 0 <= tile < self.tiles and self.start_state[tile] == terms.FREE

    def take_first(self, a: int, b: int) -> None:
        """Take two free tiles off the start position."""
        self._lift(a)
        self._lift(b)
        self.left -= 2
        self._find_free()

    def _lift(self, tile: int) -> None:
        self.start_state[tile] = terms.GONE
        for e in range(self.effect_at[tile], self.effect_at[tile + 1]):
            self.start_count[self.blocked[e]] -= self.weight[e]

    def _find_free(self) -> None:
        self.starters = 0
        for tile in range(self.tiles):
            if self.start_state[tile] != terms.GONE and self.opens[self.start_count[tile]]:
                self.start_state[tile] = terms.FREE
                self.start_free[self.starters] = tile
                self.starters += 1

    def play(self, height: int) -> int:
        """Take the stacked tiles off, and who follows. How many have gone since the start."""
        stack, order, mate = self.stack, self.order, self.mate
        at, blocked, weight = self.effect_at, self.blocked, self.weight
        count, state, opens = self.count, self.state, self.opens
        gone = self.gone
        while height > 0:
            height -= 1
            tile = stack[height]
            order[gone] = tile
            gone += 1
            for e in range(at[tile], at[tile + 1]):
                other = blocked[e]
                before = count[other]
                after = before - weight[e]
                count[other] = after
                if opens[after] and not opens[before]:
                    partner = mate[other]
                    if partner >= 0 and state[partner] == terms.FREE:
                        state[partner] = state[other] = terms.GONE
                        stack[height] = partner
                        stack[height + 1] = other
                        height += 2
                    else:
                        state[other] = terms.FREE
        self.gone = gone
        return gone

    def replay(self) -> int:
        """Play the present mates from the start. How many tiles go."""
        state, mate, stack = self.state, self.mate, self.stack
        memory.copy(self.count, self.start_count, self.tiles)
        memory.copy(state, self.start_state, self.tiles)
        self.gone = 0
        height = 0
        for i in range(self.starters):
            tile = self.start_free[i]
            partner = mate[tile]
            if partner > tile and state[partner] == terms.FREE:
                state[partner] = state[tile] = terms.GONE
                stack[height] = partner
                stack[height + 1] = tile
                height += 2
        return self.play(height)

    def match(self, a: int, b: int, height: int) -> int:
        """Make two tiles mates, and stack them where both are free. The height of the stack."""
        self.mate[a], self.mate[b] = b, a
        if self.state[a] != terms.FREE or self.state[b] != terms.FREE:
            return height
        self.state[a] = self.state[b] = terms.GONE
        self.stack[height], self.stack[height + 1] = b, a
        return height + 2

    def save(self) -> None:
        """Remember what lies there now."""
        memory.copy(self.saved_count, self.count, self.tiles)
        memory.copy(self.saved_state, self.state, self.tiles)

    def restore(self) -> None:
        """Back to what was saved; ``gone`` is the caller's."""
        memory.copy(self.count, self.saved_count, self.tiles)
        memory.copy(self.state, self.saved_state, self.tiles)
