"""Our own generator of random numbers: the same numbers on every platform, for ever.

It is xoshiro256** 1.0 by David Blackman and Sebastiano Vigna ("Scrambled Linear Pseudorandom Number
Generators", ACM Transactions on Mathematical Software 47, 2021), written here from its published
definition. The four words of its state are the SHA-256 digest of the seed. Whole numbers below a
limit are drawn without bias by the method of Daniel Lemire ("Fast Random Integer Generation in an
Interval", ACM Transactions on Modeling and Computer Simulation 29, 2019).

Deals are for ever, and so is every line of this file.
"""

import hashlib
from collections.abc import Iterable, Sequence
from typing import TypeVar

Item = TypeVar("Item")

_WORD = (1 << 64) - 1


class Rng:
    """A stream of random numbers, given by a number and a text; lives inside one call."""

    def __init__(self, number: int, text: str = "") -> None:
        digest = hashlib.sha256(f"{number}/{text}".encode()).digest()
        words = (int.from_bytes(digest[at : at + 8], "big") for at in (0, 8, 16, 24))
        self._state = tuple(words)

    @classmethod
    def of_state(cls, a: int, b: int, c: int, d: int) -> "Rng":
        """The stream that goes on from a state of xoshiro256**: four words, not all 0."""
        made = cls.__new__(cls)
        made._state = (a, b, c, d)
        return made

    def word(self) -> int:
        """The next 64 bits."""
        a, b, c, d = self._state
        scrambled = b * 5 & _WORD
        scrambled = (scrambled << 7 | scrambled >> 57) & _WORD
        c ^= a
        d ^= b
        self._state = (a ^ d, b ^ c, c ^ b << 17 & _WORD, (d << 45 | d >> 19) & _WORD)
        return scrambled * 9 & _WORD

    def below(self, limit: int) -> int:
        """A whole number from 0 to ``limit - 1``, each as likely; ``limit`` from 1 to 2 ** 64."""
        if not 1 <= limit <= _WORD + 1:
            raise ValueError(limit)
        product = self.word() * limit
        # So many of the low words occur once more than the others, and are drawn again.
        surplus = (_WORD + 1) % limit
        while product & _WORD < surplus:
            product = self.word() * limit
        return product >> 64

    def choice(self, items: Sequence[Item]) -> Item:
        """One of the items, each as likely; ValueError if there is none."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        """The items in an order drawn at random, each order as likely (Fisher and Yates)."""
        drawn = list(items)
        for last in range(len(drawn) - 1, 0, -1):
            other = self.below(last + 1)
            drawn[last], drawn[other] = drawn[other], drawn[last]
        return drawn
