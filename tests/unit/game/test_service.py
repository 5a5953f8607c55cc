"""service.py: beginning games, coming back to them, and shuffling, with all times handed in."""

from dataclasses import replace

import pytest

from spatz.core.errors import SpatzError, UnknownLayoutError
from spatz.dealing.dealers import UnknownDealerError, deal
from spatz.dealing.shuffling import NoWinnableShuffleError
from spatz.game import service
from spatz.game.clock import Sign
from spatz.game.command import Resume
from spatz.game.errors import (
    GamePausedError,
    GameWonError,
    UnknownScoringError,
    UnreadableError,
)
from spatz.game.game import Setup, Status
from spatz.game.ports import ConflictError, DealQuery, GameId, PlayerId, Saved
from spatz.layouts.builtin import find_layout
from tests.drawing import stack
from tests.fakes import Guard, MemoryGames, MemoryStore
from tests.games import game_on
from tests.unit.game.table import ANN, BOB, LINE, NOON, PLAYER, SETUP, Table


def test_a_new_game_is_dealt_and_stored() -> None:
    table = Table()
    assert table.saved.game.deal == deal(SETUP.deal, find_layout("courtyard")).deal
    assert (table.saved.version, table.saved.sign) == (0, Sign.first(NOON))


def test_beginning_tells_the_game_as_it_is_stored() -> None:
    store = MemoryStore()
    opened = service.begin(store, ANN, SETUP, NOON)
    assert opened == (opened.id, store.games.load(ANN, opened.id), True, False)


@pytest.mark.parametrize(
    ("setup", "error"),
    [
        (replace(SETUP, deal=replace(SETUP.deal, layout="moon")), UnknownLayoutError),
        (replace(SETUP, deal=replace(SETUP.deal, dealer="croupier")), UnknownDealerError),
        (replace(SETUP, scoring="stars"), UnknownScoringError),
    ],
    ids=["layout", "dealer", "scoring"],
)
def test_a_game_of_something_unknown_is_not_begun(setup: Setup, error: type[SpatzError]) -> None:
    store = MemoryStore()
    with pytest.raises(error):
        service.begin(store, ANN, setup, NOON)
    assert service.open_games(store, ANN) == ()


def test_the_same_deal_again_is_a_new_game_from_the_first_position_t39_t41() -> None:
    table = Table()
    table.play(LINE[0])
    table.shuffle_at(1)
    again = service.begin(table.store, ANN, table.saved.game.setup, NOON + 1)
    assert again.id != table.id
    assert again.saved.game.position.faces == table.saved.game.deal.faces
    assert table.saved.game.laid.faces != table.saved.game.deal.faces


def test_the_same_deal_again_while_paused_is_a_running_game_t59() -> None:
    table = Table()
    table.play(PLAYER)
    again = service.begin(table.store, ANN, SETUP, table.now)
    assert again.saved.game.status is Status.PLAYING
    assert again.saved.played(table.now + 5_000) == 5_000


def test_without_a_query_the_latest_open_game_is_resumed() -> None:
    table = Table()
    moved = table.play(LINE[0])
    opened = service.resume_or_begin(table.store, ANN, None, SETUP, NOON)
    assert opened == (table.id, moved, False, False)


class TornGames(MemoryGames):
    """Games of which nothing can be read again."""

    def load(self, player: PlayerId, game_id: GameId) -> Saved:  # noqa: ARG002  # whosever it is
        raise UnreadableError("event")


def test_a_new_game_begins_where_the_latest_cannot_be_read_t45() -> None:
    store = MemoryStore()
    store.games = TornGames(Guard())
    torn = service.begin(store, ANN, SETUP, NOON)
    opened = service.resume_or_begin(store, ANN, None, SETUP, NOON)
    assert (opened.is_new, opened.instead, opened.saved.version) == (True, True, 0)
    assert opened.id != torn.id


def test_without_an_open_game_a_new_one_is_begun() -> None:
    table = Table()
    table.play(*LINE)
    opened = service.resume_or_begin(table.store, ANN, None, SETUP, NOON)
    assert (opened.is_new, opened.saved.version) == (True, 0)
    assert opened.id != table.id


def test_a_query_resumes_the_latest_game_of_the_deal_also_when_it_is_won() -> None:
    table = Table()
    table.play(*LINE)
    query = DealQuery("courtyard", "classic", "constructed", 7)
    opened = service.resume_or_begin(table.store, ANN, query, SETUP, NOON)
    assert (opened.id, opened.saved.game.status) == (table.id, Status.WON)


def test_a_query_for_another_deal_begins_it() -> None:
    table = Table()
    setup = replace(SETUP, deal=replace(SETUP.deal, number=8))
    query = DealQuery("courtyard", "classic", "constructed", 8)
    opened = service.resume_or_begin(table.store, ANN, query, setup, NOON)
    assert (opened.is_new, opened.saved.game.setup) == (True, setup)


def test_open_games_are_those_not_won() -> None:
    table = Table()
    other = service.begin(table.store, ANN, SETUP, NOON + 1)
    service.begin(table.store, BOB, SETUP, NOON + 2)
    listed = [game.id for game in service.open_games(table.store, ANN)]
    assert listed == [other.id, table.id]
    table.play(*LINE)
    assert [game.id for game in service.open_games(table.store, ANN)] == [other.id]


def test_a_shuffle_is_asked_of_the_thinker_by_a_number_of_its_own() -> None:
    table = Table()
    first = table.shuffle_at(0)
    second = table.shuffle_at(1)
    assert [number for _, number in table.thinker.asked] == [7_000, 7_001]
    assert table.thinker.asked[1][0] == first.game.position != second.game.position


def test_a_shuffle_sent_again_is_answered_without_a_search() -> None:
    table = Table()
    done = table.shuffle_at(0)
    assert table.shuffle_at(0) == done
    assert len(table.thinker.asked) == 1


def test_a_shuffle_of_a_game_that_has_moved_on_is_refused_without_a_search() -> None:
    table = Table()
    table.play(LINE[0])
    with pytest.raises(ConflictError):
        table.shuffle_at(0)
    assert table.thinker.asked == []


def test_a_hopeless_shuffle_changes_nothing_t19() -> None:
    table = Table(game_on(stack("b1 b1")))
    before = table.saved
    with pytest.raises(NoWinnableShuffleError):
        table.shuffle_at(0)
    assert table.saved == before


def test_a_paused_or_won_game_is_not_shuffled_and_nothing_is_searched() -> None:
    table = Table()
    table.play(PLAYER)
    with pytest.raises(GamePausedError):
        table.shuffle_at(1)
    table.play(Resume(), *LINE)
    with pytest.raises(GameWonError):
        table.shuffle_at(table.saved.version)
    assert table.thinker.asked == []
