"""What has been learned: clauses of literals, at least one of which is true in every win."""

from spatz.solver.kernel import memory, terms
from spatz.solver.kernel.groups import Groups
from spatz.solver.kernel.trail import Trail

FEW_LEVELS = 6
"""A clause whose literals lie on so few levels is worth keeping when others are dropped."""


class Clauses:
    """The clauses of one deal, and what follows from them and from the trail.

    Each clause is watched at its first two literals: it matters when one of them becomes false.
    Behind the clauses there is room for one more that is in the making, the *draft*.
    """

    def __init__(self, groups: Groups, trail: Trail, room: int) -> None:
        self.groups, self.trail = groups, trail
        self.most_learned = room
        self.keep: list[object] = []
        self.room = self.literal_room = self.variable_room = -1

    def load(self) -> None:
        """Every tile has a mate, and nothing is learned; for the groups as they are now."""
        self._make_room()
        for literal in range(2 * self.groups.variables + 2):
            self.first_watch[literal] = terms.NOBODY
        for level in range(self.groups.variables + self.groups.tiles + 2):
            self.level_seen[level] = 0
        self.stamp = self.count = self.used = 0
        self.reduce_at = self.most_learned // 10
        for tile in range(self.groups.tiles):
            size = self.groups.size[self.groups.group[tile]]
            # In a group of four one tile has a mate when the others have.
            if size > 4 or (size == 4 and self.groups.index[tile] == 0):
                self._draft_mates(tile)
                self.add(size - 1)
        self.given = self.count

    def _make_room(self) -> None:
        variables, tiles = self.groups.variables, self.groups.tiles
        clauses = self.most_learned
        literals = max(20 * clauses, 4 * variables) + 4 * variables
        for g in range(self.groups.count):
            size = self.groups.size[g]
            clauses += size
            literals += size * size
        if (
            clauses <= self.room
            and literals <= self.literal_room
            and variables <= self.variable_room
        ):
            return
        self.room, self.literal_room, self.variable_room = clauses, literals, variables
        self.keep = []
        self.literals = memory.ints(self.keep, literals)
        self.next_watch = memory.ints(self.keep, 2 * clauses)
        self.at, self.length = memory.ints(self.keep, clauses), memory.ints(self.keep, clauses)
        self.levels = memory.ints(self.keep, clauses)
        self.first_watch = memory.ints(self.keep, 2 * variables + 2)
        self.level_seen = memory.ints(self.keep, variables + tiles + 2)

    def _draft_mates(self, tile: int) -> None:
        start = self.groups.partner_at[tile]
        for e in range(start, self.groups.partner_at[tile + 1]):
            self.literals[self.used + e - start] = self.groups.literal_with[e]

    def is_full(self) -> bool:
        """Whether there may be no room for another clause and a draft."""
        spare = 4 * self.groups.variables + 8
        return self.count >= self.room - 8 or self.used >= self.literal_room - spare

    def add(self, length: int) -> int:
        """Keep the draft, of two literals at least, as a clause; its number."""
        c = self.count
        self.at[c], self.length[c] = self.used, length
        self.levels[c] = self._levels_in_draft(length)
        self.used += length
        self.count += 1
        self._watch(c)
        return c

    def _levels_in_draft(self, length: int) -> int:
        n = 0
        self.stamp += 1
        for i in range(self.used, self.used + length):
            level = self.trail.level_of[self.literals[i] >> 1]
            if self.level_seen[level] != self.stamp:
                self.level_seen[level] = self.stamp
                n += 1
        return n

    def _watch(self, c: int) -> None:
        for side in range(2):
            falsified = self.literals[self.at[c] + side] ^ 1
            self.next_watch[2 * c + side] = self.first_watch[falsified]
            self.first_watch[falsified] = 2 * c + side

    def propagate(self) -> int:
        """Everything that follows. The length of a draft whose literals are all false, or 0."""
        while self.trail.propagated < self.trail.length:
            literal = self.trail.literals[self.trail.propagated]
            self.trail.propagated += 1
            length = self._exclude_rivals(literal) if literal & 1 == 0 else 0
            if length == 0:
                length = self._visit_watches(literal)
            if length > 0:
                self.trail.propagated = self.trail.length
                return length
        return 0

    def _exclude_rivals(self, literal: int) -> int:
        """The two tiles are mates, so neither is another's."""
        v = literal >> 1
        length = self._exclude_others(self.groups.one[v], literal)
        # In a group of four that has settled the other three as well.
        if length == 0 and self.groups.three[v] < 0:
            length = self._exclude_others(self.groups.two[v], literal)
        return length

    def _exclude_others(self, tile: int, literal: int) -> int:
        value, literal_with = self.trail.value, self.groups.literal_with
        for e in range(self.groups.partner_at[tile], self.groups.partner_at[tile + 1]):
            rival = literal_with[e]
            if rival != literal and value[rival] != terms.FALSE:
                if value[rival] == terms.TRUE:
                    self.literals[self.used], self.literals[self.used + 1] = rival ^ 1, literal ^ 1
                    return 2
                self.trail.assign(rival ^ 1, terms.excluded_by(literal))
        return 0

    def _visit_watches(self, literal: int) -> int:
        """The clauses that watch for this literal find another to watch, or decide their last."""
        value, literals, at, next_watch = self.trail.value, self.literals, self.at, self.next_watch
        watch = self.first_watch[literal]
        last = -1
        while watch >= 0:
            c = watch >> 1
            here = at[c] + (watch & 1)
            other = literals[at[c] + 1 - (watch & 1)]
            following = next_watch[watch]
            found = -1
            if value[other] != terms.TRUE:
                for i in range(at[c] + 2, at[c] + self.length[c]):
                    if value[literals[i]] != terms.FALSE:
                        found = i
                        break
            if found >= 0:
                new = literals[found]
                literals[found], literals[here] = literals[here], new
                if last < 0:
                    self.first_watch[literal] = following
                else:
                    next_watch[last] = following
                next_watch[watch] = self.first_watch[new ^ 1]
                self.first_watch[new ^ 1] = watch
            else:
                last = watch
                if value[other] == terms.FALSE:
                    return self._draft_clause(c)
                if value[other] == terms.OPEN:
                    self.trail.assign(other, c)
            watch = following
        return 0

    def _draft_clause(self, c: int) -> int:
        for i in range(self.length[c]):
            self.literals[self.used + i] = self.literals[self.at[c] + i]
        return self.length[c]

    def reduce(self) -> None:
        """Drop the older half of what was learned, unless its literals lie on few levels. Nothing
        may be decided. Where that makes no room, those on few levels go too."""
        self._keep_from(self.given + (self.count - self.given) // 2, FEW_LEVELS)
        while self.is_full():
            self._keep_from(self.given + (self.count - self.given) // 2, 0)
        self.reduce_at += self.most_learned // 20
        for literal in range(2 * self.groups.variables + 2):
            self.first_watch[literal] = terms.NOBODY
        for c in range(self.count):
            self._watch(c)

    def _keep_from(self, recent: int, few: int) -> None:
        count, used = self.given, self.at[self.given] if self.count > self.given else self.used
        for c in range(self.given, self.count):
            if (c >= recent or self.levels[c] <= few) and not self._is_satisfied(c):
                length = self.length[c]
                for i in range(length):
                    self.literals[used + i] = self.literals[self.at[c] + i]
                self.at[count], self.length[count] = used, length
                self.levels[count] = self.levels[c]
                used += length
                count += 1
        self.count, self.used = count, used

    def _is_satisfied(self, c: int) -> bool:
        for i in range(self.at[c], self.at[c] + self.length[c]):
            if self.trail.value[self.literals[i]] == terms.TRUE:
                return True
        return False
