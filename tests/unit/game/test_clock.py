"""clock.py: time played, with all times handed in."""

import pytest

from spatz.game.clock import LONGEST_SILENCE_MS, Millis, Sign, time_played

NOON = 1_800_000_000_000
SIGN = Sign(Millis(5_000), NOON)


def test_a_game_begins_with_nothing_played() -> None:
    assert Sign.first(NOON) == (0, NOON)


@pytest.mark.parametrize("silence", [0, 1, 20_000, LONGEST_SILENCE_MS])
def test_time_passes_while_the_clock_runs(silence: int) -> None:
    assert time_played(SIGN, NOON + silence, running=True) == 5_000 + silence


@pytest.mark.parametrize("kept_playing", [False, True])
def test_the_clock_stands_while_the_game_is_paused_stuck_or_won(kept_playing: bool) -> None:
    now = NOON + 30_000
    assert time_played(SIGN, now, running=False, kept_playing=kept_playing) == 5_000


@pytest.mark.parametrize("silence", [LONGEST_SILENCE_MS + 1, 3_600_000, 10**12])
def test_a_long_silence_is_a_pause_since_the_last_sign_of_life(silence: int) -> None:
    assert time_played(SIGN, NOON + silence, running=True) == 5_000


def test_a_gap_in_the_connection_counts_as_play() -> None:
    now = NOON + 300_000
    assert time_played(SIGN, now, running=True, kept_playing=True) == 305_000


@pytest.mark.parametrize("kept_playing", [False, True])
def test_a_clock_put_back_takes_nothing_and_adds_nothing(kept_playing: bool) -> None:
    now = NOON - 3_600_000
    assert time_played(SIGN, now, running=True, kept_playing=kept_playing) == 5_000


def test_after_a_clock_was_put_back_time_goes_on_from_there() -> None:
    put_back = SIGN.after(NOON - 3_600_000, running=True)
    assert time_played(put_back, NOON - 3_590_000, running=True) == 15_000


def test_after_a_clock_was_put_forward_time_goes_on_from_there() -> None:
    put_forward = SIGN.after(NOON + 3_600_000, running=True)
    assert time_played(put_forward, NOON + 3_610_000, running=True) == 15_000


def test_signs_of_life_add_up() -> None:
    sign = SIGN
    for beat in range(1, 4):
        sign = sign.after(NOON + beat * 50_000, running=True)
    assert sign == (155_000, NOON + 150_000)
    assert sign.after(NOON + 450_000, running=True, kept_playing=True).played == 455_000
