"""From a contradiction to a clause that rules out what led to it."""

from spatz.solver.kernel import memory, terms
from spatz.solver.kernel.clauses import Clauses
from spatz.solver.kernel.groups import Groups
from spatz.solver.kernel.trail import Trail

FIRST_STEP = 1 << 20
"""What the first contradiction adds to the weight of a variable."""

LAST_STEP = 1 << 40
"""When the step has become so large, all weights are made smaller."""


class Learning:
    """Turns a draft whose literals are all false into a clause with one literal of the last level,
    takes the trail back to where that literal follows, and assigns it.

    Variables that take part in contradictions gain weight, in the latest ones most: the step grows
    by a twentieth with each.
    """

    def __init__(self, groups: Groups, trail: Trail, clauses: Clauses) -> None:
        self.groups, self.trail, self.clauses = groups, trail, clauses
        self.keep: list[object] = []
        self.room = -1

    def load(self) -> None:
        """For the groups as they are now."""
        variables = self.groups.variables
        if variables > self.room:
            self.room, self.keep = variables, []
            self.seen = memory.octets(self.keep, variables)
            self.weight = memory.longs(self.keep, variables)
            self.touched = memory.ints(self.keep, variables)
            self.out = memory.ints(self.keep, variables)
        for v in range(variables):
            self.seen[v] = self.weight[v] = 0
        self.step = FIRST_STEP

    def learn(self, length: int) -> bool:
        """From a draft of this length. False where it proves that the deal cannot be won."""
        top = self._highest(length)
        if top == 0:
            return False
        self.trail.cancel(top)
        n = self._shorten(self._resolve(length))
        second = self._second_level(n)
        self._weigh()
        for i in range(n):
            self.clauses.store[self.clauses.draft + i] = self.out[i]
        reason = self.clauses.add(n) if n > 1 else terms.NOBODY
        self.trail.cancel(second)
        self.trail.assign(self.out[0], reason)
        return True

    def _weigh(self) -> None:
        """Add to the weight of all variables that were touched, and forget that they were."""
        weight = self.weight
        self.step += self.step // 20
        for i in range(self.touches):
            weight[self.touched[i]] += self.step
            self.seen[self.touched[i]] = 0
        if self.step > LAST_STEP:
            self.step //= FIRST_STEP
            for v in range(self.groups.variables):
                weight[v] //= FIRST_STEP

    def _highest(self, length: int) -> int:
        level_of, start = self.trail.level_of, self.clauses.draft
        top = 0
        for i in range(start, start + length):
            top = max(top, level_of[self.clauses.store[i] >> 1])
        return top

    def _resolve(self, length: int) -> int:
        """Go back along the trail until one literal of the last level implies the contradiction.
        It comes first in ``out``, those of other levels follow; how many."""
        reason, trail = self.trail.reason, self.trail.literals
        at, n, i = self.clauses.draft, 1, self.trail.length - 1
        self.touches = 0
        waiting = 0
        while True:
            for z in range(at, at + length):
                literal = self.clauses.store[z]
                if self._touch(literal >> 1):
                    if self.trail.level_of[literal >> 1] == self.trail.level:
                        waiting += 1
                    else:
                        self.out[n] = literal
                        n += 1
            while not self.seen[trail[i] >> 1]:
                i -= 1
            literal = trail[i]
            i -= 1
            waiting -= 1
            if waiting == 0:
                self.out[0] = literal ^ 1
                return n
            at, length = (
                self._reason(reason[literal >> 1]),
                self._reason_length(reason[literal >> 1]),
            )

    def _touch(self, v: int) -> bool:
        """Mark a variable; whether it is new, and not decided for the whole deal."""
        if self.seen[v] or self.trail.level_of[v] == 0:
            return False
        self.seen[v] = 1
        self.touched[self.touches] = v
        self.touches += 1
        return True

    def _reason(self, reason: int) -> int:
        """Where the literals of a reason stand; that of an exclusion is drafted."""
        if reason >= 0:
            return reason
        self.clauses.store[self.clauses.draft] = terms.excluded_by(reason) ^ 1
        return self.clauses.draft

    def _reason_length(self, reason: int) -> int:
        return self.clauses.store[reason - terms.LENGTH] if reason >= 0 else 1

    def _shorten(self, n: int) -> int:
        """Drop the literals that the others imply."""
        kept = 1
        for i in range(1, n):
            if not self._is_implied(self.out[i] >> 1):
                self.out[kept] = self.out[i]
                kept += 1
        return kept

    def _is_implied(self, v: int) -> bool:
        reason = self.trail.reason[v]
        if reason == terms.NOBODY:
            return False
        at = self._reason(reason)
        for z in range(at, at + self._reason_length(reason)):
            w = self.clauses.store[z] >> 1
            if w != v and not self.seen[w] and self.trail.level_of[w] > 0:
                return False
        return True

    def _second_level(self, n: int) -> int:
        """The last level but one of the clause; its literal comes second, to be watched."""
        second = 0
        for i in range(1, n):
            level = self.trail.level_of[self.out[i] >> 1]
            if level > second:
                second = level
                self.out[1], self.out[i] = self.out[i], self.out[1]
        return second
