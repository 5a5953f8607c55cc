"""Random numbers for the searches: the same compiled or not."""


class Chance:
    """George Marsaglia's multiply with carry, 32 bits at a time: nothing exceeds 64 bits, so that
    C and Python agree without masks."""

    def __init__(self) -> None:
        self.sow(1)

    def sow(self, seed: int) -> None:
        """Begin the stream of a seed from 0 to 2 ** 32 - 1."""
        self.low = seed ^ 1234567891
        self.carry = 362436069
        for _ in range(4):
            self.below(2)

    def below(self, limit: int) -> int:
        """A whole number from 0 to ``limit - 1``."""
        mixed = 698769069 * self.low + self.carry
        self.carry = mixed >> 32
        self.low = mixed - (self.carry << 32)
        return ((self.low >> 1) * limit) >> 31
