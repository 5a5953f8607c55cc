"""service.py: commands: once, again, too late, and two at a time."""

import pytest

from spatz.core.errors import IllegalMoveError, SpatzError
from spatz.core.place import Pair
from spatz.game import service
from spatz.game.clock import Sign
from spatz.game.command import Command, Redo, RemovePair, Resume, ShowPair, Undo
from spatz.game.errors import GameWonError, NothingToUndoError
from spatz.game.event import Event
from spatz.game.game import Game
from spatz.game.play import decide
from spatz.game.ports import (
    ConflictError,
    GameId,
    GameNotFoundError,
    PlayerId,
)
from tests.fakes import MemoryGames, MemoryStore
from tests.unit.game.table import ANN, BOB, HIDDEN, LINE, NOON, PLAYER, SETUP, Table


def test_a_command_is_stored_as_one_event() -> None:
    table = Table()
    moved = table.play(LINE[0], Undo(), Redo())
    assert moved == table.saved
    assert (moved.version, len(table.store.games.events_since(table.id, 0))) == (3, 3)


@pytest.mark.parametrize(
    ("error", "command"),
    [
        (IllegalMoveError, RemovePair(Pair.of(0, 0))),
        (IllegalMoveError, ShowPair(Pair.of(0, 999))),
        (NothingToUndoError, Undo()),
    ],
)
def test_what_is_refused_changes_nothing(error: type[SpatzError], command: Command) -> None:
    table = Table()
    table.wait(10)
    table.refused(error, 0, command)


def test_a_won_game_refuses_undo_and_a_second_win_t17() -> None:
    table = Table()
    table.play(*LINE)
    won = len(LINE)
    table.refused(GameWonError, won, Undo())
    table.refused(GameWonError, won, LINE[-1])


@pytest.mark.parametrize("player", [BOB, PlayerId(99)])
def test_another_players_game_is_not_found(player: PlayerId) -> None:
    table = Table()
    with pytest.raises(GameNotFoundError):
        service.play(table.store, player, table.id, LINE[0], 0, NOON)
    with pytest.raises(GameNotFoundError):
        service.alive(table.store, player, table.id, NOON)
    with pytest.raises(GameNotFoundError):
        service.shuffle_rest(table.store, table.thinker, player, table.id, 0, NOON)
    assert table.saved.version == 0


def test_a_game_that_does_not_exist_is_not_found() -> None:
    with pytest.raises(GameNotFoundError):
        service.play(MemoryStore(), ANN, GameId("none"), LINE[0], 0, NOON)


@pytest.mark.parametrize("command", [LINE[1], Undo(), ShowPair(LINE[1].pair), PLAYER])
def test_a_command_sent_again_is_answered_and_not_done_twice(command: Command) -> None:
    table = Table()
    table.play(LINE[0])
    done = table.play_at(1, command)
    assert table.play_at(1, command) == done
    assert table.saved == done


def test_redo_and_resume_sent_again_are_answered() -> None:
    table = Table()
    table.play(LINE[0], Undo(), PLAYER)
    assert table.play_at(3, Resume()) == table.play_at(3, Resume())
    assert table.play_at(4, Redo()) == table.play_at(4, Redo())
    assert table.saved.version == 5


def test_a_command_sent_again_is_answered_with_the_game_as_it_stands_now() -> None:
    table = Table()
    latest = table.play(LINE[0], LINE[1], HIDDEN)
    assert table.play_at(0, LINE[0]) == latest


def test_a_pause_in_between_does_not_keep_a_command_from_being_answered() -> None:
    table = Table()
    latest = table.play(HIDDEN, Resume(), LINE[0])
    assert table.play_at(0, LINE[0]) == latest


@pytest.mark.parametrize(
    "between", [(LINE[1],), (LINE[1], LINE[0]), (HIDDEN, Resume())], ids=["other", "later", "none"]
)
def test_a_command_for_a_game_that_has_moved_on_is_refused(between: tuple[Command, ...]) -> None:
    table = Table()
    table.play(*between)
    table.refused(ConflictError, 0, LINE[0])


def test_a_version_that_is_yet_to_come_is_refused() -> None:
    table = Table()
    table.refused(ConflictError, 1, LINE[0])


class RacingGames(MemoryGames):
    """Somebody else's event is stored a moment before each of ours."""

    first: Event | None = None

    def append(
        self, game_id: GameId, event: Event, *, version: int, after: Game, sign: Sign
    ) -> int:
        super().append(game_id, self.first or event, version=version, after=after, sign=sign)
        return super().append(game_id, event, version=version, after=after, sign=sign)


def racing_table() -> tuple[Table, RacingGames]:
    table = Table()
    games = RacingGames(table.store.guard)
    table.store.games = games
    table.id = service.begin(table.store, ANN, SETUP, table.now).id
    return table, games


def test_the_same_command_sent_twice_at_the_same_time_is_done_once() -> None:
    table, _ = racing_table()
    assert table.play_at(0, LINE[0]) == table.saved
    assert table.saved.version == 1


def test_of_two_commands_at_the_same_time_one_is_refused() -> None:
    table, games = racing_table()
    games.first = decide(table.saved.game, LINE[1], table.saved.sign.played)
    with pytest.raises(ConflictError):
        table.play_at(0, LINE[0])
    assert table.saved.game.past[0].pair == LINE[1].pair
