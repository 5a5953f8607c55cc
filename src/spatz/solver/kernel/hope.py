"""Optimistic play: what could go at best; and traps, which prove that it cannot go on."""

from spatz.solver.kernel import memory, terms
from spatz.solver.kernel.board import Board
from spatz.solver.kernel.groups import Groups
from spatz.solver.kernel.trail import Trail


class Hope:
    """Plays as if every choice that is still open would turn out well.

    A tile goes as soon as it is free and a partner that is allowed has come free as well. Tiles
    that remain even so are a trap: in any win one of them goes first, it is one of those free now,
    and its mate is outside the trap or free in it as well. All literals that say so are false.

    For every group there is the set of members that have come free, gone ones included, and the
    set of those that wait.
    """

    def __init__(self, board: Board, groups: Groups, trail: Trail) -> None:
        self.board, self.groups, self.trail = board, groups, trail
        self.keep: list[object] = []
        self.sets: list[object] = []
        self.room = -1
        n = self.board.tiles
        self.stack, self.stuck = memory.ints(self.keep, n), memory.ints(self.keep, n)
        self.depth, self.needed = memory.ints(self.keep, n), memory.octets(self.keep, n)

    def load(self) -> None:
        """For the groups as they are now."""
        self.words = self.groups.words
        room = self.words * self.groups.count
        if room > self.room:
            self.room, self.sets = room, []
            self.freed, self.waiting = self._set(), self._set()
            self.saved_freed, self.saved_waiting = self._set(), self._set()

    def _set(self) -> list[int]:
        return memory.words(self.sets, self.room)

    def play_on(self) -> int:
        """From the present board, which it changes. How many tiles have gone since the start."""
        state = self.board.state
        for i in range(self.words * self.groups.count):
            self.freed[i] = self.waiting[i] = 0
        for tile in range(self.board.tiles):
            if state[tile] != terms.BLOCKED:
                self._turn(self.freed, tile)
        height = 0
        for tile in range(self.board.tiles):
            if state[tile] == terms.FREE:
                if self._may_go(tile):
                    state[tile] = terms.GONE
                    self.stack[height] = tile
                    height += 1
                else:
                    self._turn(self.waiting, tile)
        return self._play(height, self.board.gone)

    def _may_go(self, tile: int) -> bool:
        """Whether a partner that is allowed has come free."""
        at, own = self.words * self.groups.group[tile], self.words * tile
        goes = self.freed[at] & self.trail.allowed[own]
        for i in range(1, self.words):
            goes |= self.freed[at + i] & self.trail.allowed[own + i]
        return goes != 0

    # Nine tenths of all time are spent here and in Board.play: one function, without calls.
    def _play(self, height: int, gone: int) -> int:  # noqa: PLR0915
        """Lift the stacked tiles, and all that follows: a tile that comes free goes and takes those
        along that have waited for it, or it waits. How many tiles have gone; all of them, as soon
        as one goes that is needed for a trap."""
        stack, needed, state = self.stack, self.needed, self.board.state
        effect_at, blocked, weight = self.board.effect_at, self.board.blocked, self.board.weight
        count, opens, group = self.board.count, self.board.opens, self.groups.group
        first = self.groups.first
        freed, waiting, allowed = self.freed, self.waiting, self.trail.allowed
        words, word, bit = self.words, self.groups.word, self.groups.bit
        while height > 0:
            height -= 1
            tile = stack[height]
            if needed[tile]:
                return self.board.left
            gone += 1
            for e in range(effect_at[tile], effect_at[tile + 1]):
                other = blocked[e]
                before = count[other]
                after = before - weight[e]
                count[other] = after
                if opens[after] != opens[before]:
                    at, own = words * group[other], words * other
                    goes = freed[at] & allowed[own]
                    for i in range(1, words):
                        goes |= freed[at + i] & allowed[own + i]
                    freed[at + word[other]] |= bit[other]
                    if goes == 0:
                        state[other] = terms.FREE
                        waiting[at + word[other]] |= bit[other]
                        continue
                    state[other] = terms.GONE
                    stack[height] = other
                    height += 1
                    for i in range(words):
                        called = waiting[at + i] & allowed[own + i]
                        if called:
                            waiting[at + i] ^= called
                            k = first[group[other]] + terms.WORD * i
                            height = self._call(called, k, height)
        return gone

    def _call(self, called: int, k: int, height: int) -> int:
        """The members of this set go; the first of its word is member k of all groups. The height
        of the stack."""
        while called:
            if called & 1:
                tile = self.groups.member[k]
                self.board.state[tile] = terms.GONE
                self.stack[height] = tile
                height += 1
            called >>= 1
            k += 1
        return height

    def _turn(self, members: list[int], tile: int) -> None:
        """Put a tile into the set of its group, or take it out."""
        at = self.words * self.groups.group[tile] + self.groups.word[tile]
        members[at] ^= self.groups.bit[tile]

    def shrink(self, gone: int) -> None:
        """Let the free tiles of the trap go one by one as long as a trap remains, those first that
        wait for the latest decision: a smaller trap makes a clause of fewer and earlier literals.

        A tile without which no trap remains is needed for every smaller one.
        """
        n = self._list_stuck()
        for i in range(n):
            tile = self.stuck[i]
            if self.board.state[tile] == terms.FREE and self.depth[i] > 0:
                self._save()
                smaller = self._play_without(tile, gone)
                if smaller == self.board.left:
                    self._restore()
                    self.needed[tile] = True
                else:
                    gone = smaller
        for i in range(n):
            self.needed[self.stuck[i]] = False

    def _play_without(self, tile: int, gone: int) -> int:
        self.board.state[tile] = terms.GONE
        self._turn(self.waiting, tile)
        self.stack[0] = tile
        return self._play(1, gone)

    def _save(self) -> None:
        room = self.words * self.groups.count
        self.board.save()
        memory.copy_words(self.saved_freed, self.freed, room)
        memory.copy_words(self.saved_waiting, self.waiting, room)

    def _restore(self) -> None:
        room = self.words * self.groups.count
        self.board.restore()
        memory.copy_words(self.freed, self.saved_freed, room)
        memory.copy_words(self.waiting, self.saved_waiting, room)

    def _list_stuck(self) -> int:
        """The free tiles of the trap, deepest level first; how many."""
        stuck, depth = self.stuck, self.depth
        n = 0
        for tile in range(self.board.tiles):
            if self.board.state[tile] == terms.FREE:
                deepest = self._deepest(tile)
                i = n
                while i > 0 and depth[i - 1] < deepest:
                    stuck[i], depth[i] = stuck[i - 1], depth[i - 1]
                    i -= 1
                stuck[i], depth[i] = tile, deepest
                n += 1
        return n

    def _deepest(self, tile: int) -> int:
        """The last level on which a partner was excluded that would let this tile go."""
        deepest = 0
        for e in range(self.groups.partner_at[tile], self.groups.partner_at[tile + 1]):
            if self.board.state[self.groups.partner[e]] != terms.BLOCKED:
                deepest = max(deepest, self.trail.level_of[self.groups.literal_with[e] >> 1])
        return deepest
