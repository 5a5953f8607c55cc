"""The board: which tiles are free, and what is left when mates are taken together."""

from collections.abc import Sequence

from spatz.solver.kernel import memory, terms

Effects = Sequence[Sequence[tuple[int, int]]]
"""For each tile whom it blocks, and by how much: ``terms.COVER``, ``LEFT`` or ``RIGHT``."""


class Board:
    """Plays pairings from the start position, or on from where it is.

    A tile that comes free is taken as soon as its mate is free as well; a tile without a mate is
    its own, and stays. The order does not matter, as taking a pair only frees others: a pairing
    wins exactly when the play leaves nothing. ``order`` holds the tiles that have been taken, and
    those among them that have not been lifted yet, from ``lifted`` to ``gone``.
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
        self.lifted = self.gone = self.freed = 0
        self.set_up()

    def _make_tables(self) -> None:
        keep, n = self.keep, self.tiles
        self.opens, self.blockers = memory.octets(keep, 256), memory.octets(keep, n)
        self.start_count, self.start_state = memory.octets(keep, n), memory.octets(keep, n)
        self.count, self.state = memory.octets(keep, n), memory.octets(keep, n)
        self.saved_count, self.saved_state = memory.octets(keep, n), memory.octets(keep, n)
        self.effect_at, self.start_free = memory.ints(keep, n + 1), memory.ints(keep, n)
        self.mate, self.order = memory.ints(keep, n), memory.ints(keep, n + 1)

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

    def match(self, a: int, b: int) -> None:
        """Make two tiles mates, and take them where both are free."""
        self.mate[a], self.mate[b] = b, a
        if self.state[a] == terms.FREE and self.state[b] == terms.FREE:
            self.state[a] = self.state[b] = terms.GONE
            self.order[self.gone], self.order[self.gone + 1] = a, b
            self.gone += 2

    def play(self) -> None:
        """Lift what has been taken; what comes free goes with its mate; until nothing follows."""
        order, mate, at = self.order, self.mate, self.effect_at
        blocked, weight, count = self.blocked, self.weight, self.count
        state, opens = self.state, self.opens
        lifted, gone, freed = self.lifted, self.gone, self.freed
        while lifted < gone:
            tile = order[lifted]
            lifted += 1
            for e in range(at[tile], at[tile + 1]):
                other = blocked[e]
                before = count[other]
                after = before - weight[e]
                count[other] = after
                if opens[after] != opens[before]:
                    freed += 1
                    partner = mate[other]
                    if state[partner] == terms.FREE:
                        state[partner] = state[other] = terms.GONE
                        order[gone], order[gone + 1] = partner, other
                        gone += 2
                    else:
                        state[other] = terms.FREE
        self.lifted, self.gone, self.freed = lifted, gone, freed

    def replay(self) -> None:
        """Play the present mates from the start."""
        order, mate, state, gone = self.order, self.mate, self.state, 0
        memory.copy(self.count, self.start_count, self.tiles)
        memory.copy(state, self.start_state, self.tiles)
        for i in range(self.starters):
            tile = self.start_free[i]
            partner = mate[tile]
            if partner > tile and state[partner] == terms.FREE:
                state[partner] = state[tile] = terms.GONE
                order[gone], order[gone + 1] = tile, partner
                gone += 2
        self.lifted, self.gone, self.freed = 0, gone, self.starters
        self.play()

    def is_cleared(self) -> bool:
        """Whether nothing is left."""
        return self.gone == self.left

    def save(self) -> None:
        """Remember what lies there now, at the end of a play."""
        memory.copy(self.saved_count, self.count, self.tiles)
        memory.copy(self.saved_state, self.state, self.tiles)
        self.saved_gone, self.saved_freed = self.gone, self.freed

    def restore(self) -> None:
        """Back to what was saved. The order of the tiles that had gone may be lost."""
        memory.copy(self.count, self.saved_count, self.tiles)
        memory.copy(self.state, self.saved_state, self.tiles)
        self.lifted = self.gone = self.saved_gone
        self.freed = self.saved_freed
