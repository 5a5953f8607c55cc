"""rng.py: the same numbers on every platform, for ever."""

from collections import Counter

import pytest

from spatz.dealing.rng import Rng


def test_the_words_are_those_of_xoshiro256_starstar() -> None:
    rng = Rng.of_state(1, 2, 3, 4)
    assert [rng.word() for _ in range(10)] == [
        11520,
        0,
        1509978240,
        1215971899390074240,
        1216172134540287360,
        607988272756665600,
        16172922978634559625,
        8476171486693032832,
        10595114339597558777,
        2904607092377533576,
    ]


def test_a_number_and_a_text_give_the_same_numbers_for_ever() -> None:
    rng = Rng(42, "turtle")
    assert [rng.word() for _ in range(3)] == [
        2642284216593246683,
        8867280302990242574,
        16588585993180986248,
    ]
    assert [rng.below(1_000) for _ in range(10)] == [
        719,
        923,
        238,
        732,
        322,
        945,
        627,
        502,
        688,
        496,
    ]
    assert rng.shuffled(range(12)) == [5, 4, 3, 8, 10, 6, 1, 7, 11, 9, 0, 2]
    assert "".join(rng.choice("sparrow") for _ in range(8)) == "roarrwrp"


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(Rng(2, "turtle"), id="number"),
        pytest.param(Rng(1, "bridge"), id="text"),
        pytest.param(Rng(1), id="no text"),
    ],
)
def test_another_seed_gives_other_numbers(other: Rng) -> None:
    assert other.word() != Rng(1, "turtle").word()


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 2**40 + 1, 2**64])
def test_numbers_are_below_their_limit(limit: int) -> None:
    rng = Rng(1)
    assert all(0 <= rng.below(limit) < limit for _ in range(200))


@pytest.mark.parametrize("limit", [0, -1, 2**64 + 1])
def test_a_limit_that_no_word_can_serve_is_refused(limit: int) -> None:
    with pytest.raises(ValueError, match=str(limit)):
        Rng(1).below(limit)


def test_a_word_that_would_favour_some_numbers_is_drawn_again() -> None:
    limit = 2**63 + 1  # nearly every second word is drawn again
    rng, twin = Rng(5), Rng(5)
    drawn = [rng.below(limit) for _ in range(100)]
    kept = [word * limit for word in (twin.word() for _ in range(400))]
    fair = [product >> 64 for product in kept if product % 2**64 >= 2**64 % limit]
    assert drawn == fair[:100]


def test_numbers_are_drawn_evenly() -> None:
    rng = Rng(9)
    counts = Counter(rng.below(6) for _ in range(60_000))
    # Four standard deviations: 4 * sqrt(60,000 * 1/6 * 5/6) = 365.
    assert all(abs(counts[number] - 10_000) < 365 for number in range(6))


def test_every_order_is_as_likely() -> None:
    rng = Rng(10)
    counts = Counter("".join(rng.shuffled("abc")) for _ in range(12_000))
    # Four standard deviations: 4 * sqrt(12,000 * 1/6 * 5/6) = 163.
    assert len(counts) == 6
    assert all(abs(count - 2_000) < 163 for count in counts.values())


def test_shuffling_leaves_the_items_alone() -> None:
    items = [3, 1, 2]
    assert sorted(Rng(1).shuffled(items)) == [1, 2, 3]
    assert items == [3, 1, 2]


def test_nothing_can_be_chosen_from_nothing() -> None:
    with pytest.raises(ValueError, match="0"):
        Rng(1).choice([])
