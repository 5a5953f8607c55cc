"""What has been learned: clauses of literals, at least one of which is true in every win."""

from spatz.solver.kernel import memory, terms
from spatz.solver.kernel.groups import Groups
from spatz.solver.kernel.trail import Trail

FEW_LEVELS = 6
"""A clause whose literals lie on so few levels is worth keeping when others are dropped."""

MEAN_ROOM = 24
"""So many numbers a learned clause takes in the store, on an average at most."""


class Clauses:
    """The clauses of one deal, and what follows from them and from the trail.

    All lie one after the other in the *store*. The number of a clause is where its first literal
    stands; before that come the count of its levels, its length and two links. A clause is watched
    at its first two literals: it matters when one of them becomes false. Watch ``2 * c + side``
    hangs in the list of the literal that makes the clause look. Behind the clauses there is room
    for one more that is in the making, the *draft*.
    """

    def __init__(self, groups: Groups, trail: Trail, room: int) -> None:
        self.groups, self.trail = groups, trail
        self.most = room
        self.keep: list[object] = []
        self.room = self.variable_room = -1

    def load(self) -> None:
        """Every tile has a mate, and nothing is learned; for the groups as they are now."""
        self._make_room()
        for literal in range(2 * self.groups.variables):
            self.first_watch[literal] = terms.NOBODY
        for level in range(self.groups.variables + self.groups.tiles + 1):
            self.level_seen[level] = 0
        self.stamp = self.learned = 0
        self.draft = terms.HEADER
        for tile in range(self.groups.tiles):
            size = self.groups.size[self.groups.group[tile]]
            # In a group of four one tile has a mate when the others have.
            if size > 4 or (size == 4 and self.groups.index[tile] == 0):
                self._draft_mates(tile)
                self.add(size - 1)
        self.learned, self.first_learned = 0, self.draft
        self.reduce_at = self.most // 10

    def _make_room(self) -> None:
        variables = self.groups.variables
        room = max(MEAN_ROOM * self.most, 4 * variables) + 4 * variables
        for g in range(self.groups.count):
            room += self.groups.size[g] * (self.groups.size[g] + terms.HEADER)
        if room > self.room or variables > self.variable_room:
            self.room, self.variable_room, self.keep = room, variables, []
            self.store = memory.ints(self.keep, room)
            self.first_watch = memory.ints(self.keep, 2 * variables)
            self.level_seen = memory.ints(self.keep, variables + self.groups.tiles + 1)

    def _draft_mates(self, tile: int) -> None:
        start = self.groups.partner_at[tile]
        for e in range(start, self.groups.partner_at[tile + 1]):
            self.store[self.draft + e - start] = self.groups.literal_with[e]

    def is_full(self) -> bool:
        """Whether there may be no room for another clause and a draft."""
        return self.learned >= self.most or self.draft >= self.room - 4 * self.groups.variables

    def add(self, length: int) -> int:
        """Keep the draft, of two literals at least; the number of the clause."""
        c = self.draft
        self.store[c - terms.LEVELS] = self._count_levels(c, length)
        self.store[c - terms.LENGTH] = length
        self._watch(c)
        self.draft += length + terms.HEADER
        self.learned += 1
        return c

    def _count_levels(self, c: int, length: int) -> int:
        n = 0
        self.stamp += 1
        for i in range(c, c + length):
            level = self.trail.level_of[self.store[i] >> 1]
            if self.level_seen[level] != self.stamp:
                self.level_seen[level] = self.stamp
                n += 1
        return n

    def _watch(self, c: int) -> None:
        for side in range(2):
            falsified = self.store[c + side] ^ 1
            self.store[c - terms.LINKS + side] = self.first_watch[falsified]
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
                    self.store[self.draft], self.store[self.draft + 1] = rival ^ 1, literal ^ 1
                    return 2
                self.trail.assign(rival ^ 1, terms.excluded_by(literal))
        return 0

    def _visit_watches(self, literal: int) -> int:
        """The clauses that watch for this literal find another to watch, or decide their last."""
        value, store = self.trail.value, self.store
        watch, last = self.first_watch[literal], terms.NOBODY
        while watch >= 0:
            c, side = watch >> 1, watch & 1
            other = store[c + 1 - side]
            following = store[c - terms.LINKS + side]
            found = self._find_other(c) if value[other] != terms.TRUE else terms.NOBODY
            if found >= 0:
                new = store[found]
                store[found], store[c + side] = store[c + side], new
                if last < 0:
                    self.first_watch[literal] = following
                else:
                    store[(last >> 1) - terms.LINKS + (last & 1)] = following
                store[c - terms.LINKS + side] = self.first_watch[new ^ 1]
                self.first_watch[new ^ 1] = watch
            else:
                last = watch
                if value[other] == terms.FALSE:
                    return self._draft_clause(c)
                if value[other] == terms.OPEN:
                    self.trail.assign(other, c)
            watch = following
        return 0

    def _find_other(self, c: int) -> int:
        """Where a literal stands that could be watched, neither the first nor the second."""
        for i in range(c + 2, c + self.store[c - terms.LENGTH]):
            if self.trail.value[self.store[i]] != terms.FALSE:
                return i
        return terms.NOBODY

    def _draft_clause(self, c: int) -> int:
        length = self.store[c - terms.LENGTH]
        for i in range(length):
            self.store[self.draft + i] = self.store[c + i]
        return length

    def reduce(self) -> None:
        """Drop the older half of what was learned, unless its literals lie on few levels. Nothing
        may be decided. Where that makes no room, those on few levels go too."""
        self._keep_half(FEW_LEVELS)
        while self.is_full():
            self._keep_half(0)
        self.reduce_at += self.most // 20
        for literal in range(2 * self.groups.variables):
            self.first_watch[literal] = terms.NOBODY
        c = terms.HEADER
        while c < self.draft:
            self._watch(c)
            c += self.store[c - terms.LENGTH] + terms.HEADER

    def _keep_half(self, few: int) -> None:
        old = self.learned // 2
        c, end, n = self.first_learned, self.draft, 0
        self.draft, self.learned = self.first_learned, 0
        while c < end:
            length = self.store[c - terms.LENGTH]
            if (n >= old or self.store[c - terms.LEVELS] <= few) and not self._is_satisfied(c):
                for i in range(-terms.HEADER, length):
                    self.store[self.draft + i] = self.store[c + i]
                self.draft += length + terms.HEADER
                self.learned += 1
            c += length + terms.HEADER
            n += 1

    def _is_satisfied(self, c: int) -> bool:
        for i in range(c, c + self.store[c - terms.LENGTH]):
            if self.trail.value[self.store[i]] == terms.TRUE:
                return True
        return False
