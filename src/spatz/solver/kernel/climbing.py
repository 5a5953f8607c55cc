"""Local search: random playouts, each improved by giving tiles other mates."""

from spatz.solver.kernel import memory, terms
from spatz.solver.kernel.board import Board
from spatz.solver.kernel.chance import Chance
from spatz.solver.kernel.groups import Groups
from spatz.solver.kernel.pairing import Pairing
from spatz.solver.kernel.trail import Trail

PATIENCE = 60
"""A climb ends after so many steps without a new best."""

MOST_TRIALS = 64
"""So many other pairings are tried in a step."""


class Climbing:
    """Finds most wins, and proves nothing. A pairing is worth as much as the tiles that it takes,
    and those that it frees. ``preferred`` keeps the mates of the one that has taken most, for the
    search that does prove."""

    def __init__(self, board: Board, groups: Groups, trail: Trail, chance: Chance) -> None:
        self.board, self.groups, self.trail, self.chance = board, groups, trail, chance
        self.pairing = Pairing(board, groups, trail, chance)
        self.keep: list[object] = []
        tiles = self.board.tiles
        self.tabu, self.preferred = memory.ints(self.keep, tiles), memory.ints(self.keep, tiles)
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
            self.pairing.play_out()
            self.evaluations += 1
            if not self.board.is_cleared():
                self.pairing.match_rest()
                self.board.replay()
                self._climb(stop)
            if self.board.is_cleared():
                self.board.replay()
                return True
        return False

    def _climb(self, stop: int) -> None:
        """Change the mates of two pairs at a time, until no step has brought a new best for long.

        A group that has just been changed is left alone for a while.
        """
        for g in range(self.groups.count):
            self.tabu[g] = 0
        best, step, last = self._worth(), 0, 0
        while not self.board.is_cleared() and step - last < PATIENCE and self.evaluations < stop:
            step += 1
            n = self._list_trials(step)
            if n > 0:
                chosen = self._choose_trial(n)
                self._take(chosen)
                self.tabu[self.groups.group[self.one[chosen]]] = step + 3 + self.chance.below(3)
            if self._worth() > best:
                best, last = self._worth(), step

    def _worth(self) -> int:
        return self.board.gone + self.board.freed

    def _take(self, chosen: int) -> None:
        """Make the exchange of a trial, and remember what is best."""
        self._exchange(self.one[chosen], self.other[chosen])
        if chosen != self.shown:
            self.board.replay()
            self.evaluations += 1
        if self.board.gone > self.best_ever:
            self.best_ever = self.board.gone
            for tile in range(self.groups.tiles):
                self.preferred[tile] = self.board.mate[tile]

    def _choose_trial(self, n: int) -> int:
        """The first that is worth more than what is there now; else the best of all, in spite of
        the loss. One time in a hundred, any."""
        any_one = self.chance.below(1000) < 10
        now, best, chosen, ties = self._worth(), -1, 0, 0
        self.board.save()
        self.shown = terms.NOBODY
        for trial in range(n):
            worth = self._try(trial, now)
            if any_one or worth > now:
                return trial
            if worth > best:
                best, chosen, ties = worth, trial, 1
            elif worth == best:
                ties += 1
                if self.chance.below(ties) == 0:
                    chosen = trial
        return chosen

    def _try(self, trial: int, now: int) -> int:
        """What the mates of a trial are worth; the mates are as before afterwards."""
        a, b, before = self.one[trial], self.other[trial], self.board.saved_state
        c, d = self.board.mate[a], self.board.mate[b]
        self.evaluations += 1
        anew = before[a] == terms.GONE or before[b] == terms.GONE
        if not anew and not self._were_free(a, b) and not self._were_free(c, d):
            return now
        self.shown = trial
        self._exchange(a, b)
        if anew:
            self.board.replay()
        else:
            self._go_on(a, b, c, d)
        self._exchange(a, c)
        return self._worth()

    def _exchange(self, a: int, b: int) -> None:
        """Make a and b mates, and their former mates each other's."""
        mate = self.board.mate
        c, d = mate[a], mate[b]
        mate[a], mate[b], mate[c], mate[d] = b, a, d, c

    def _were_free(self, a: int, b: int) -> bool:
        before = self.board.saved_state
        return before[a] == terms.FREE and before[b] == terms.FREE

    def _go_on(self, a: int, b: int, c: int, d: int) -> None:
        """All four tiles are still there, so the play goes on from where it was stuck."""
        self.board.restore()
        self.board.match(a, b)
        self.board.match(c, d)
        self.board.play()

    def _list_trials(self, step: int) -> int:
        """Other mates for the free tiles that are stuck, in any order; how many are tried."""
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
