"""chance.py: the kernel's random numbers."""

from collections import Counter

from tests import twin

Chance = twin.uncompiled("chance").Chance


def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    chance = Chance()
    chance.sow(7)
    assert [chance.below(1000) for _ in range(8)] == [335, 481, 210, 148, 660, 247, 595, 389]


def test_every_number_below_a_limit_is_as_likely() -> None:
    chance = Chance()
    counts = Counter(chance.below(7) for _ in range(7000))
    assert set(counts) == set(range(7))
    # Five standard deviations of a count of one thousand in seven thousand.
    assert all(abs(count - 1000) < 150 for count in counts.values())
