"""What is decided and what follows from it, in order, level by level."""

from spatz.solver.kernel import memory, terms
from spatz.solver.kernel.groups import Groups


class Trail:
    """The values of the literals. Level 0 holds what is true of the whole deal; every decision
    begins a further level. A level's literals are taken back together.

    ``reason[v]`` says why variable v has its value: the number of a clause; ``terms.excluded_by(p)``
    where the true literal p takes one of the two tiles; ``terms.NOBODY`` for a decision.
    """

    def __init__(self, groups: Groups) -> None:
        self.groups = groups
        self.keep: list[object] = []
        self.room = -1

    def load(self) -> None:
        """Nothing is decided; for the groups as they are now."""
        variables, tiles = self.groups.variables, self.groups.tiles
        if variables > self.room:
            self.room, self.keep = variables, []
            self.value = memory.octets(self.keep, 2 * variables + 2)
            self.level_of = memory.ints(self.keep, variables + 1)
            self.reason = memory.ints(self.keep, variables + 1)
            self.literals = memory.ints(self.keep, variables + 1)
            self.level_at = memory.ints(self.keep, variables + tiles + 2)
        for literal in range(2 * variables):
            self.value[literal] = terms.OPEN
        # The literal of all groups of two.
        self.value[2 * variables], self.value[2 * variables + 1] = terms.TRUE, terms.FALSE
        self.level_of[variables] = 0
        self.length = self.propagated = self.level = self.lowest = 0

    def assign(self, literal: int, reason: int) -> None:
        """Make an open literal true."""
        v = literal >> 1
        self.value[literal], self.value[literal ^ 1] = terms.TRUE, terms.FALSE
        self.level_of[v], self.reason[v] = self.level, reason
        self.literals[self.length] = literal
        self.length += 1

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
        self.length = self.propagated = start
        self.level = level
        self.lowest = min(self.lowest, start)
