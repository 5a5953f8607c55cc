"""Local search: random playouts, each improved by giving tiles other mates."""

from spatz.solver.kernel import memory, terms
from spatz.solver.kernel.board import Board
from spatz.solver.kernel.chance import Chance
from spatz.solver.kernel.groups import Groups
from spatz.solver.kernel.trail import Trail

PATIENCE = 20
"""A climb ends after so many steps without a new best."""

MOST_TRIALS = 64
"""So many other pairings are tried in a step."""


class Climbing:
    """Finds most wins, and proves nothing. A pairing is worth as much as the tiles that it takes.

    ``preferred`` keeps the mates of the best pairing for the search that does prove.
    """

    def __init__(self, board: Board, groups: Groups, trail: Trail, chance: Chance) -> None:
        self.board, self.groups, self.trail, self.chance = board, groups, trail, chance
        self.keep: list[object] = []
        tiles = self.groups.tiles
        self.rest, self.tabu = memory.ints(self.keep, tiles), memory.ints(self.keep, tiles)
        self.preferred = memory.ints(self.keep, tiles)
        self.room = 4 * tiles + 64
        self.one, self.other = memory.ints(self.keep, self.room), memory.ints(self.keep, self.room)
        self.evaluations = 0

    def forget(self) -> None:
        """No pairing is preferred."""
        for tile in range(self.groups.tiles):
            self.preferred[tile] = terms.NOBODY

    def search(self, evaluations: int) -> bool:
        """Play so many pairings, or until one wins: it is on the board then."""
        stop = self.evaluations + evaluations
        self.best_ever = 0
        while self.evaluations < stop:
            self._play_out()
            if self.board.gone == self.board.left:
                return True
            self._match_rest()
            if self._climb(stop):
                return True
        return False

    def match_decided(self) -> None:
        """Only those are mates who must be: in groups of two, and by the literals that are true."""
        mate = self.board.mate
        for tile in range(self.groups.tiles):
            mate[tile] = terms.NOBODY
        for g in range(self.groups.count):
            if self.groups.size[g] == 2:
                at = self.groups.first[g]
                self._mate(self.groups.member[at], self.groups.member[at + 1])
        for i in range(self.trail.length):
            if self.trail.literals[i] & 1 == 0:
                v = self.trail.literals[i] >> 1
                self._mate(self.groups.one[v], self.groups.two[v])
                if self.groups.three[v] >= 0:
                    self._mate(self.groups.three[v], self.groups.four[v])

    def _mate(self, a: int, b: int) -> None:
        self.board.mate[a], self.board.mate[b] = b, a

    def _play_out(self) -> None:
        """Take legal pairs at random to the end; a group whose tiles are all free goes at once."""
        self.match_decided()
        self.board.replay()
        self.evaluations += 1
        while self._choose_pair():
            height = self.board.match(self.a, self.b, 0)
            g = self.groups.group[self.a]
            if self.groups.size[g] == 4:
                height = self._match_other_two(self.groups.first[g], height)
            self.board.play(height)

    def _match_other_two(self, at: int, height: int) -> int:
        """A group of four with one pair made: the other two are mates now."""
        first = -1
        for i in range(at, at + 4):
            tile = self.groups.member[i]
            if self.board.mate[tile] < 0:
                if first >= 0:
                    return self.board.match(first, tile, height)
                first = tile
        return height

    def _choose_pair(self) -> bool:
        """A legal pair into ``a`` and ``b``, each as likely; but a wholly free group first."""
        pairs = 0
        self.a = -1
        for g in range(self.groups.count):
            if self.groups.size[g] < 4:
                continue
            free = self._list_free(g)
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
        return self.a >= 0

    def _list_free(self, g: int) -> int:
        """The free tiles of a group without a mate, into ``rest``; how many."""
        member, mate, state = self.groups.member, self.board.mate, self.board.state
        free = 0
        self.unmatched = 0
        for i in range(self.groups.first[g], self.groups.first[g + 1]):
            tile = member[i]
            if mate[tile] < 0:
                self.unmatched += 1
                if state[tile] == terms.FREE:
                    self.rest[free] = tile
                    free += 1
        return free

    def _match_rest(self) -> None:
        """Match the tiles left over at random inside their groups, and play the whole pairing."""
        rest, mate = self.rest, self.board.mate
        for g in range(self.groups.count):
            self.tabu[g] = -1
            n = 0
            for i in range(self.groups.first[g], self.groups.first[g + 1]):
                tile = self.groups.member[i]
                if mate[tile] < 0:
                    rest[n] = tile
                    n += 1
            while n > 1:
                i = self.chance.below(n - 1)
                self._mate(rest[n - 1], rest[i])
                rest[i] = rest[n - 2]
                n -= 2
        self.board.replay()

    def _climb(self, stop: int) -> bool:
        """Change the mates of two pairs at a time until no step has brought a new best for long."""
        best = self.board.gone
        if best == self.board.left:
            return True
        step = last = 0
        while step - last < PATIENCE and self.evaluations < stop:
            step += 1
            n = self._list_trials(step)
            if n == 0:
                continue
            self._take(self._choose_trial(n), step)
            if self.board.gone == self.board.left:
                self.board.replay()
                return True
            if self.board.gone > best:
                best = self.board.gone
                last = step
                self._remember()
        return False

    def _take(self, chosen: int, step: int) -> None:
        self._exchange(self.one[chosen], self.other[chosen])
        if chosen != self.displayed:
            self.board.replay()
            self.evaluations += 1
        self.tabu[self.groups.group[self.one[chosen]]] = step + 3 + self.chance.below(3)

    def _remember(self) -> None:
        if self.board.gone > self.best_ever:
            self.best_ever = self.board.gone
            for tile in range(self.groups.tiles):
                self.preferred[tile] = self.board.mate[tile]

    def _exchange(self, a: int, b: int) -> None:
        """Make a and b mates, and their former mates each other's."""
        mate = self.board.mate
        c, d = mate[a], mate[b]
        mate[a], mate[b], mate[c], mate[d] = b, a, d, c

    def _list_trials(self, step: int) -> int:
        """Other mates for the free tiles that are stuck, in any order; how many are worth trying.

        A group that has just been changed is left alone for a while.
        """
        n = 0
        for g in range(self.groups.count):
            if self.groups.size[g] < 4 or self.tabu[g] >= step:
                continue
            for i in range(self.groups.first[g], self.groups.first[g + 1]):
                if self.board.state[self.groups.member[i]] == terms.FREE:
                    if self.groups.size[g] == 4:
                        n = self._list_trials_of_four(g, n)
                        break
                    n = self._list_trials_of_tile(self.groups.member[i], n)
        for i in range(n - 1, 0, -1):
            j = self.chance.below(i + 1)
            self.one[i], self.one[j] = self.one[j], self.one[i]
            self.other[i], self.other[j] = self.other[j], self.other[i]
        return min(n, MOST_TRIALS)

    def _list_trials_of_four(self, g: int, n: int) -> int:
        for v in range(self.groups.first_variable[g], self.groups.first_variable[g + 1]):
            a, b = self.groups.one[v], self.groups.two[v]
            if self.board.mate[a] != b and self._is_allowed(2 * v) and n < self.room:
                self.one[n], self.other[n] = a, b
                n += 1
        return n

    def _list_trials_of_tile(self, a: int, n: int) -> int:
        state, mate = self.board.state, self.board.mate
        for e in range(self.groups.partner_at[a], self.groups.partner_at[a + 1]):
            b = self.groups.partner[e]
            # Two free tiles are listed once.
            if mate[a] == b or (state[b] == terms.FREE and b < a) or n >= self.room:
                continue
            back = self.groups.literal(mate[a], mate[b])
            if self._is_allowed(self.groups.literal_with[e]) and self._is_allowed(back):
                self.one[n], self.other[n] = a, b
                n += 1
        return n

    def _is_allowed(self, literal: int) -> bool:
        return self.trail.value[literal] != terms.FALSE

    def _choose_trial(self, n: int) -> int:
        """The first that takes more tiles than now; else the best of all, in spite of a loss. One
        time in a hundred, the first of all."""
        any_one = self.chance.below(1000) < 10
        now = self.board.gone
        best, chosen, ties = -1, 0, 0
        self.board.save()
        self.displayed = -1
        for trial in range(n):
            gone = self._try(trial, now)
            if any_one or gone > now:
                return trial
            if gone > best:
                best, chosen, ties = gone, trial, 1
            elif gone == best:
                ties += 1
                if self.chance.below(ties) == 0:
                    chosen = trial
        return chosen

    def _try(self, trial: int, now: int) -> int:
        """How many tiles go with the mates of a trial; the mates are as before afterwards."""
        a, b = self.one[trial], self.other[trial]
        c, d = self.board.mate[a], self.board.mate[b]
        before = self.board.saved_state
        self.evaluations += 1
        self._exchange(a, b)
        if before[a] == terms.GONE or before[b] == terms.GONE:
            self.displayed = trial
            gone = self.board.replay()
        else:
            gone = self._go_on(a, b, c, d, trial, now)
        self._exchange(a, c)
        return gone

    def _go_on(self, a: int, b: int, c: int, d: int, trial: int, now: int) -> int:
        """All four tiles are still there, so the play goes on from where it was stuck."""
        if not self._were_free(a, b) and not self._were_free(c, d):
            return now
        self.board.restore()
        self.board.gone = now
        self.displayed = trial
        height = self.board.match(a, b, 0)
        return self.board.play(self.board.match(c, d, height))

    def _were_free(self, a: int, b: int) -> bool:
        before = self.board.saved_state
        return before[a] == terms.FREE and before[b] == terms.FREE
