"""What both databases do beyond a store in memory: remember, share, and survive damage."""

from collections.abc import Callable, Iterator

import pytest
import sqlalchemy as sa

from spatz.game.errors import NewerFormatError
from spatz.game.ports import GameId, GameNotFoundError, PlayerId, Store
from spatz.storage import open_store
from spatz.storage.errors import DamagedDatabaseError, DamagedGameError, NewerSchemaError
from tests.storing import BEGUN, INNER, OUTER, new_game, next_event, play, sign

Run = Callable[[str], None]

DAMAGE = [
    pytest.param("UPDATE events SET body = substr(body, 1, 20)", id="cut off"),
    pytest.param("UPDATE events SET body = ''", id="empty"),
    pytest.param("UPDATE events SET body = '[1, 2]'", id="foreign JSON"),
    pytest.param('UPDATE events SET body = \'{"v":1,"event":"redone","at":1}\'', id="unfit"),
    pytest.param("DELETE FROM events WHERE version = 1", id="first event lost"),
    pytest.param("DELETE FROM events WHERE version = 2", id="last event lost"),
    pytest.param("UPDATE games SET setup = 'garbage'", id="setup"),
    pytest.param("UPDATE games SET faces = '{}'", id="faces"),
]


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    store = open_store(address)
    yield store
    store.close()


@pytest.fixture
def player(store: Store) -> PlayerId:
    return store.players.create(b"the player", 0)


@pytest.fixture
def game_id(store: Store, player: PlayerId) -> GameId:
    """Of a won game: two events."""
    made = store.games.create(player, new_game(), BEGUN)
    play(store, player, made, OUTER, INNER)
    return made


@pytest.fixture
def run(address: str) -> Iterator[Run]:
    """Somebody else changes the database."""
    engine = sa.create_engine(address.replace("postgresql:", "postgresql+psycopg:"))
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", lambda c, _: c.execute("PRAGMA foreign_keys=ON"))

    def statement(text: str) -> None:
        with engine.begin() as connection:
            connection.exec_driver_sql(text)

    yield statement
    engine.dispose()


def test_everything_is_there_after_closing_and_opening(
    address: str, store: Store, player: PlayerId, game_id: GameId
) -> None:
    store.players.set_preferences(player, {"language": "nl"})
    saved = store.games.load(player, game_id)
    store.close()
    again = open_store(address)
    assert again.players.find(b"the player") == player
    assert again.players.preferences(player) == {"language": "nl"}
    assert again.games.load(player, game_id) == saved
    again.close()


def test_two_stores_on_one_database_see_each_others_events(
    address: str, store: Store, player: PlayerId, game_id: GameId
) -> None:
    other = open_store(address)
    assert other.games.load(player, game_id) == store.games.load(player, game_id)
    other.close()


@pytest.mark.parametrize("damage", DAMAGE)
def test_t45_a_damaged_game_is_a_clear_error_and_changes_nothing_else(
    store: Store, player: PlayerId, game_id: GameId, run: Run, damage: str
) -> None:
    run(damage)
    with pytest.raises(DamagedGameError) as caught:
        store.games.load(player, game_id)
    assert caught.value.facts == {"game": game_id}
    fresh = store.games.create(player, new_game(), BEGUN)
    assert play(store, player, fresh, OUTER).version == 1


def test_t45_damaged_events_are_a_clear_error(store: Store, game_id: GameId, run: Run) -> None:
    run("UPDATE events SET body = 'garbage'")
    with pytest.raises(DamagedGameError):
        store.games.events_since(game_id, 0)


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param("UPDATE games SET setup = 'garbage' WHERE number = 1", id="setup"),
        pytest.param("UPDATE games SET status = 'lost' WHERE number = 1", id="status"),
    ],
)
def test_t45_a_damaged_game_is_left_out_of_the_list(
    store: Store, player: PlayerId, run: Run, damage: str
) -> None:
    store.games.create(player, new_game(1), BEGUN)
    whole = store.games.create(player, new_game(2), BEGUN)
    run(damage)
    assert [game.id for game in store.games.open_games(player)] == [whole]


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param("UPDATE players SET preferences = '{\"langu'", id="cut off"),
        pytest.param("UPDATE players SET preferences = '[]'", id="foreign JSON"),
        pytest.param("UPDATE players SET preferences = ''", id="empty"),
    ],
)
def test_t45_damaged_preferences_are_none_and_can_be_set_again(
    store: Store, player: PlayerId, run: Run, damage: str
) -> None:
    run(damage)
    assert store.players.preferences(player) == {}
    store.players.set_preferences(player, {"language": "de"})
    assert store.players.preferences(player) == {"language": "de"}


def test_a_game_written_by_a_newer_program_says_so(
    store: Store, player: PlayerId, game_id: GameId, run: Run
) -> None:
    run("UPDATE events SET body = '{\"v\":99}'")
    with pytest.raises(NewerFormatError):
        store.games.load(player, game_id)


def test_t46_a_newer_schema_is_refused_and_left_as_it_is(
    address: str, store: Store, player: PlayerId, game_id: GameId, run: Run
) -> None:
    saved = store.games.load(player, game_id)
    run("UPDATE spatz_schema SET version_num = '9999'")
    with pytest.raises(NewerSchemaError) as caught:
        open_store(address)
    assert caught.value.found == "9999"
    assert store.games.load(player, game_id) == saved


def test_an_event_is_never_kept_twice_even_where_the_summary_is_behind(
    store: Store, player: PlayerId, game_id: GameId, run: Run
) -> None:
    run("UPDATE games SET version = 1")
    before = store.games.load(player, game_id)
    event, after = next_event(before.game, INNER)
    with pytest.raises(DamagedDatabaseError):
        store.games.append(game_id, event, version=1, after=after, sign=sign(9_000))
    assert store.games.load(player, game_id) == before


def test_a_game_belongs_to_a_player_who_exists(store: Store) -> None:
    with pytest.raises(DamagedDatabaseError):
        store.games.create(PlayerId(999), new_game(), BEGUN)


def test_a_deleted_player_takes_the_games_along_and_the_number_is_not_given_again(
    store: Store, player: PlayerId, game_id: GameId, run: Run
) -> None:
    run("DELETE FROM players")
    assert store.players.create(b"another", 0) > player
    with pytest.raises(GameNotFoundError):
        store.games.events_since(game_id, 0)
