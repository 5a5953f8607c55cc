"""Winning pairings that have been found: a position that fits one of them needs no search."""

from spatz.solver.kernel import memory, terms
from spatz.solver.kernel.board import Board

MOST_KNOWN = 32
"""So many are kept, the latest ones."""


class Known:
    """A pairing that wins the deal wins every position that its own pairs lead to, in any order:
    taking them never does harm."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.keep: list[object] = []
        self.mates = memory.ints(self.keep, MOST_KNOWN * self.board.tiles)
        self.fits = memory.octets(self.keep, MOST_KNOWN)
        self.count = self.next = 0

    def forget(self) -> None:
        """No pairing is known."""
        self.count = self.next = 0

    def add(self) -> None:
        """The pairing on the board wins, and fits the present position."""
        at = self.next * self.board.tiles
        for tile in range(self.board.tiles):
            self.mates[at + tile] = self.board.mate[tile]
        self.fits[self.next] = True
        self.next = (self.next + 1) % MOST_KNOWN
        self.count = min(self.count + 1, MOST_KNOWN)

    def begin(self) -> None:
        """The position is that of the deal: all pairings fit, until pairs are played."""
        for i in range(self.count):
            self.fits[i] = True

    def play(self, a: int, b: int) -> None:
        """The position comes after this pair as well."""
        for i in range(self.count):
            if self.mates[i * self.board.tiles + a] != b:
                self.fits[i] = False

    def find(self, a: int, b: int) -> int:
        """A pairing that fits the present position and has this pair; any that fits for no tile."""
        for i in range(self.count):
            if self.fits[i] and (a < 0 or self.mates[i * self.board.tiles + a] == b):
                return i
        return terms.NOBODY

    def show(self, i: int) -> None:
        """Play a pairing on the board, from the present position."""
        at = i * self.board.tiles
        for tile in range(self.board.tiles):
            self.board.mate[tile] = self.mates[at + tile]
        self.board.replay()
