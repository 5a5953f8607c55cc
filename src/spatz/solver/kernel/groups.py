"""The groups of a deal, and the literals that say who of a group is whose mate."""

from collections.abc import Sequence

from spatz.solver.kernel import memory, terms


class Groups:
    """Who pairs with whom. Variable v is the pair ``one[v]``, ``two[v]``; literal 2v says that they
    are mates, literal 2v + 1 that they are not.

    Of four tiles the other two are mates as well, so a group of four has three variables, each of
    two pairs: ``three[v]`` and ``four[v]`` are the other one. A larger group has a variable for
    every two of its tiles. Two tiles have no choice: their literal is always true. A group of an
    odd number of tiles cannot be taken, whatever its literals say.
    """

    def __init__(self, tiles: int) -> None:
        self.tiles = tiles
        self.keep: list[object] = []
        self.roomy: list[object] = []
        self.room = self.partner_room = -1
        self.group, self.index = memory.ints(self.keep, tiles), memory.ints(self.keep, tiles)
        self.word, self.bit = memory.ints(self.keep, tiles), memory.words(self.keep, tiles)
        self.size, self.first = memory.ints(self.keep, tiles + 1), memory.ints(self.keep, tiles + 1)
        self.member = memory.ints(self.keep, tiles)
        self.partner_at = memory.ints(self.keep, tiles + 1)
        self.first_variable = memory.ints(self.keep, tiles + 1)
        self.count = self.variables = 0

    def load(self, names: Sequence[int]) -> None:
        """The groups of a deal: tiles with the same name belong together."""
        if len(names) != self.tiles:
            raise ValueError(len(names))
        numbers: dict[int, int] = {}
        for tile in range(self.tiles):
            self.group[tile] = numbers.setdefault(names[tile], len(numbers))
        self.count = len(numbers)
        self._gather()
        self._make_room()
        for g in range(self.count):
            self._list_pairs(g)
        for tile in range(self.tiles):
            self._list_partners(tile)

    def _gather(self) -> None:
        """Sizes and members; where the variables and the partners begin."""
        for g in range(self.count):
            self.size[g] = 0
        for tile in range(self.tiles):
            self.index[tile] = self.size[self.group[tile]]
            self.size[self.group[tile]] += 1
        self.first[0] = self.first_variable[0] = self.partner_at[0] = 0
        self.are_whole, self.words = True, 1
        for g in range(self.count):
            n = self.size[g]
            self.first[g + 1] = self.first[g] + n
            self.first_variable[g + 1] = self.first_variable[g] + variables_of(n)
            self.words = max(self.words, (n + terms.WORD - 1) // terms.WORD)
            if n % 2:
                self.are_whole = False
        for tile in range(self.tiles):
            g = self.group[tile]
            self.member[self.first[g] + self.index[tile]] = tile
            self.partner_at[tile + 1] = self.partner_at[tile] + self.size[g] - 1
        self.variables = self.first_variable[self.count]
        self._number_bits()

    def _number_bits(self) -> None:
        """The place of every tile in a set of members: a word, and a bit of it."""
        for i in range(self.tiles):
            tile = self.member[i]
            self.word[tile] = self.index[tile] // terms.WORD
            if self.index[tile] % terms.WORD == 0:
                self.bit[tile] = 1
            else:
                self.bit[tile] = 2 * self.bit[self.member[i - 1]]

    def _make_room(self) -> None:
        variables, partners = self.variables, self.partner_at[self.tiles]
        if variables <= self.room and partners <= self.partner_room:
            return
        self.room, self.partner_room, self.roomy = variables, partners, []
        self.one, self.two = self._column(), self._column()
        self.three, self.four = self._column(), self._column()
        self.partner = memory.ints(self.roomy, partners)
        self.literal_with = memory.ints(self.roomy, partners)

    def _column(self) -> list[int]:
        return memory.ints(self.roomy, self.room)

    def _list_pairs(self, g: int) -> None:
        n, at, v = self.size[g], self.first[g], self.first_variable[g]
        member = self.member
        if n == 4:
            for k in range(1, 4):
                other = 2 if k == 1 else 1
                self.one[v], self.two[v] = member[at], member[at + k]
                self.three[v], self.four[v] = member[at + other], member[at + 6 - k - other]
                v += 1
        elif n > 4:
            for i in range(n):
                for j in range(i + 1, n):
                    self.one[v], self.two[v] = member[at + i], member[at + j]
                    self.three[v] = self.four[v] = -1
                    v += 1

    def _list_partners(self, tile: int) -> None:
        """The others of the group, and the literals that make them mates of this tile."""
        at, g = self.partner_at[tile], self.group[tile]
        for i in range(self.first[g], self.first[g + 1]):
            other = self.member[i]
            if other != tile:
                self.partner[at] = other
                self.literal_with[at] = self.literal(tile, other)
                at += 1

    def literal(self, a: int, b: int) -> int:
        """The literal that two tiles of one group are mates."""
        g = self.group[a]
        n, i, j = self.size[g], self.index[a], self.index[b]
        if n < 4:
            return 2 * self.variables
        if n == 4:
            return 2 * (self.first_variable[g] + (i ^ j) - 1)
        if i > j:
            i, j = j, i
        return 2 * (self.first_variable[g] + i * n - i * (i + 1) // 2 + j - i - 1)


def variables_of(size: int) -> int:
    """How many variables a group of this size has."""
    if size < 4:
        return 0
    return 3 if size == 4 else size * (size - 1) // 2
