"""service.py and clock.py together: how long has been played."""

import pytest

from spatz.core.place import Pair
from spatz.game import service
from spatz.game.clock import LONGEST_SILENCE_MS
from spatz.game.command import Pause, RemovePair, Resume, Undo
from spatz.game.game import Status
from tests.drawing import stack
from tests.games import game_on
from tests.unit.game.table import ANN, HIDDEN, LINE, PLAYER, Table

SILENCE_S = LONGEST_SILENCE_MS / 1_000
HOUR_S = 3_600


def test_while_the_player_is_there_time_is_played() -> None:
    table = Table()
    table.wait(200)
    assert table.played_seconds == 200


def test_moves_carry_the_play_time() -> None:
    table = Table()
    table.wait(70)
    assert table.play(LINE[0]).game.past[0].at == 70_000
    table.wait(30)
    assert table.play(LINE[1]).game.past[1].at == 100_000


@pytest.mark.parametrize("pause", [PLAYER, HIDDEN], ids=["by-the-player", "by-a-hidden-page-t57"])
def test_while_paused_the_clock_stands(pause: Pause) -> None:
    table = Table()
    table.wait(10)
    table.play(pause)
    table.wait(HOUR_S)
    assert table.played_seconds == 10
    table.play(Resume())
    table.wait(5)
    assert table.played_seconds == 15


def test_a_game_saved_while_paused_has_the_same_time_when_it_is_loaded_t42() -> None:
    table = Table()
    table.wait(10)
    table.play(PLAYER)
    table.wait(30 * 24 * HOUR_S, beats=False)
    assert table.played_seconds == 10
    table.alive()
    assert table.played_seconds == 10


def test_while_stuck_the_clock_stands_and_goes_on_after_undo() -> None:
    table = Table(game_on(stack("b1 c5", "c5 b1", "m9", "m9")))
    table.wait(10)
    stuck = table.play(RemovePair(Pair.of(2, 3)))
    assert stuck.game.status is Status.STUCK
    table.wait(HOUR_S)
    assert table.played_seconds == 10
    table.play(Undo())
    table.wait(5)
    assert table.played_seconds == 15


def test_once_won_the_clock_stands_for_ever() -> None:
    table = Table()
    table.wait(10)
    table.play(*LINE)
    table.wait(HOUR_S)
    assert table.played_seconds == 10


def test_72_moves_take_as_long_as_they_took_t55() -> None:
    table = Table()
    for command in LINE:
        table.wait(2)
        table.play(command)
    assert table.saved.game.past[-1].at == table.saved.sign.played == len(LINE) * 2_000


def test_nobody_there_is_a_pause_since_the_last_sign_of_life() -> None:
    table = Table()
    table.wait(45)
    last = table.alive().sign.played
    table.wait(HOUR_S, beats=False)
    assert table.played_seconds == last / 1_000 == 45
    table.play(LINE[0])
    table.wait(5)
    assert table.played_seconds == 50


def test_a_short_absence_is_play() -> None:
    table = Table()
    table.wait(SILENCE_S, beats=False)
    assert table.played_seconds == SILENCE_S


def test_a_gap_in_the_connection_counts_as_play() -> None:
    table = Table()
    table.wait(300, beats=False)
    assert table.alive(kept_playing=True).sign.played == 300_000
    table.wait(5)
    assert table.played_seconds == 305


def test_a_gap_in_the_connection_does_not_count_while_paused() -> None:
    table = Table()
    table.play(PLAYER)
    table.wait(300, beats=False)
    assert table.alive(kept_playing=True).sign.played == 0


def test_a_server_that_was_down_adds_nothing() -> None:
    table = Table()
    table.wait(10)
    table.play(LINE[0])
    table.wait(HOUR_S, beats=False)
    opened = service.resume_or_begin(table.store, ANN, None, table.saved.game.setup, table.now)
    assert opened.saved.played(table.now) == 10_000


def test_a_server_clock_put_back_loses_no_more_than_until_the_next_move() -> None:
    table = Table()
    table.wait(100)
    table.play(LINE[0])
    table.now -= HOUR_S * 1_000
    assert table.play(LINE[1]).sign.played == 100_000
    table.wait(7)
    assert table.played_seconds == 107
    assert table.play(LINE[2]).game.past[-1].at == 107_000


def test_a_server_clock_put_back_never_takes_time_away() -> None:
    table = Table()
    table.wait(100)
    table.alive()
    table.now -= HOUR_S * 1_000
    table.alive()
    assert table.played_seconds == 100


def test_a_server_clock_put_forward_adds_nothing() -> None:
    table = Table()
    table.wait(100)
    table.alive()
    table.now += HOUR_S * 1_000
    assert table.play(LINE[0]).sign.played == 100_000
    table.wait(7)
    assert table.played_seconds == 107


def test_looking_at_a_game_is_no_sign_of_life() -> None:
    table = Table()
    table.wait(30, beats=False)
    sign = table.saved.sign
    table.wait(20, beats=False)
    assert table.saved.sign == sign
