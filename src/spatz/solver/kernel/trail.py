"""What is decided and what follows from it, in order, level by level."""

from spatz.solver.kernel import memory, terms
from spatz.solver.kernel.groups import Groups


class Trail:
    """The values of the literals. Level 0 holds what is true of the whole deal; every decision
    begins a further level. A level's literals are taken back together.

    ``reason[v]`` says why variable v has its value: the number of a clause;
    ``terms.excluded_by(p)`` where the true literal p takes one of the two tiles; ``terms.NOBODY``
    for a decision. ``allowed`` holds for each tile the set of members of its group whose mate it
    may still be, in ``groups.words`` words.
    """

    def __init__(self, groups: Groups) -> None:
        self.groups = groups
        self.keep: list[object] = []
        self.room = self.words = -1

    def load(self) -> None:
        """Nothing is decided; for the groups as they are now."""
        self._make_room()
        for literal in range(2 * self.groups.variables):
            self.value[literal] = terms.OPEN
        # The literal of all groups of two.
        always = 2 * self.groups.variables
        self.value[always], self.value[always + 1] = terms.TRUE, terms.FALSE
        self.level_of[self.groups.variables] = 0
        self.length = self.propagated = self.level = self.lowest = 0
        self._allow_all()

    def _make_room(self) -> None:
        variables, tiles, words = self.groups.variables, self.groups.tiles, self.groups.words
        if variables > self.room or words > self.words:
            self.room, self.words, self.keep = variables, words, []
            self.value = memory.octets(self.keep, 2 * variables + 2)
            self.level_of = memory.ints(self.keep, variables + 1)
            self.reason = memory.ints(self.keep, variables)
            self.literals = memory.ints(self.keep, variables)
            self.level_at = memory.ints(self.keep, variables + tiles + 1)
            self.allowed = memory.words(self.keep, words * tiles)

    def _allow_all(self) -> None:
        """Every tile may be the mate of any other member of its group."""
        allowed, bit, words = self.allowed, self.groups.bit, self.groups.words
        for i in range(words * self.groups.tiles):
            allowed[i] = 0
        for tile in range(self.groups.tiles):
            for e in range(self.groups.partner_at[tile], self.groups.partner_at[tile + 1]):
                other = self.groups.partner[e]
                allowed[words * tile + self.groups.word[other]] |= bit[other]

    def assign(self, literal: int, reason: int) -> None:
        """Make an open literal true."""
        v = literal >> 1
        self.value[literal], self.value[literal ^ 1] = terms.TRUE, terms.FALSE
        self.level_of[v], self.reason[v] = self.level, reason
        self.literals[self.length] = literal
        self.length += 1
        if literal & 1:
            self._turn(v)

    def decide(self, literal: int) -> None:
        """Begin a level with a literal; the level is empty where the literal is true already."""
        self.level_at[self.level] = self.length
        self.level += 1
        if self.value[literal] == terms.OPEN:
            self.assign(literal, terms.NOBODY)

    def cancel(self, level: int) -> None:
        """Take back all that was decided after this level."""
        if self.level <= level:
            return
        start = self.level_at[level]
        for i in range(start, self.length):
            literal = self.literals[i]
            self.value[literal] = self.value[literal ^ 1] = terms.OPEN
            if literal & 1:
                self._turn(literal >> 1)
        self.length = self.propagated = start
        self.level = level
        self.lowest = min(self.lowest, start)

    def _turn(self, v: int) -> None:
        """The pairs of a variable are not allowed now, or are allowed again."""
        self._turn_pair(self.groups.one[v], self.groups.two[v])
        if self.groups.three[v] >= 0:
            self._turn_pair(self.groups.three[v], self.groups.four[v])

    def _turn_pair(self, a: int, b: int) -> None:
        allowed, bit, words = self.allowed, self.groups.bit, self.groups.words
        allowed[words * a + self.groups.word[b]] ^= bit[b]
        allowed[words * b + self.groups.word[a]] ^= bit[a]
