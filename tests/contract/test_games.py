"""What every store does with games."""

import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from spatz.core.deal import DealId
from spatz.dealing.dealers import deal
from spatz.game.clock import Sign
from spatz.game.command import (
    Command,
    Pause,
    Redo,
    Resume,
    ShowPair,
    Shuffle,
    Undo,
)
from spatz.game.event import PairRemoved, PairShown, Undone
from spatz.game.game import PauseCause, Setup, Status
from spatz.game.play import begin
from spatz.game.ports import (
    ConflictError,
    DealQuery,
    GameId,
    GameNotFoundError,
    GameSummary,
    PlayerId,
    Saved,
    Store,
)
from spatz.layouts.builtin import LAYOUTS
from tests.storing import BEGUN, INNER, LAYOUT, OUTER, new_game, next_event, play, sign

SHOW = ShowPair(OUTER.pair)
NOBODY = GameId("A" * 22)


def test_a_new_game_is_loaded_as_it_began(store: Store, player: PlayerId) -> None:
    game = new_game()
    game_id = store.games.create(player, game, BEGUN)
    assert store.games.load(player, game_id) == Saved(game, 0, Sign.first(BEGUN))


def test_a_game_on_a_built_in_layout_is_loaded_as_it_began(store: Store, player: PlayerId) -> None:
    deal_id = DealId("courtyard", "classic", "constructed", 7)
    dealt = deal(deal_id, LAYOUTS[deal_id.layout]).deal
    game = begin(Setup(deal_id, "none", hints=False), dealt)
    game_id = store.games.create(player, game, BEGUN)
    assert store.games.load(player, game_id).game == game


def test_ids_cannot_be_guessed_and_are_safe_in_a_url(store: Store, player: PlayerId) -> None:
    ids = {store.games.create(player, new_game(), BEGUN) for _ in range(50)}
    assert len(ids) == 50
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", game_id) for game_id in ids)


def test_another_players_game_is_not_found(
    store: Store, player: PlayerId, stranger: PlayerId
) -> None:
    game_id = store.games.create(player, new_game(), BEGUN)
    with pytest.raises(GameNotFoundError):
        store.games.load(stranger, game_id)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(NOBODY, id="unknown"),
        pytest.param("", id="empty"),
        pytest.param("\0" * 22, id="no text to a database"),
        pytest.param("\ud800" * 22, id="half a character"),
        pytest.param("%" * 22, id="wildcards"),
        pytest.param("x" * 100_000, id="endless"),
    ],
)
def test_an_unknown_id_is_not_found(store: Store, player: PlayerId, text: str) -> None:
    game_id, (event, after) = GameId(text), next_event(new_game(), OUTER)
    with pytest.raises(GameNotFoundError):
        store.games.load(player, game_id)
    with pytest.raises(GameNotFoundError):
        store.games.append(game_id, event, version=0, after=after, sign=sign(1))
    with pytest.raises(GameNotFoundError):
        store.games.sign(game_id, sign(1))
    with pytest.raises(GameNotFoundError):
        store.games.events_since(game_id, 0)


@pytest.mark.parametrize(
    "commands",
    [
        pytest.param((OUTER,), id="a pair"),
        pytest.param((OUTER, INNER), id="a win"),
        pytest.param((Shuffle(tuple(reversed(new_game().deal.faces))), OUTER), id="shuffle"),
        pytest.param((OUTER, Undo()), id="undo"),
        pytest.param((OUTER, Undo(), Redo()), id="redo"),
        pytest.param((SHOW, SHOW), id="hints"),
        pytest.param((Pause(PauseCause.PLAYER),), id="pause"),
        pytest.param((Pause(PauseCause.HIDDEN), Resume(), OUTER), id="resume"),
    ],
)
def test_whatever_happened_is_loaded_again(
    store: Store, player: PlayerId, commands: tuple[Command, ...]
) -> None:
    game = new_game()
    game_id = store.games.create(player, game, BEGUN)
    for number, command in enumerate(commands, 1):
        event, game = next_event(game, command, number)
        after = store.games.append(
            game_id, event, version=number - 1, after=game, sign=sign(number)
        )
        assert after == number
    assert store.games.load(player, game_id) == Saved(game, len(commands), sign(len(commands)))


@pytest.mark.parametrize(
    "version", [pytest.param(0, id="seen before"), pytest.param(2, id="ahead")]
)
def test_an_event_for_another_version_conflicts_and_is_not_kept(
    store: Store, player: PlayerId, version: int
) -> None:
    game_id = store.games.create(player, new_game(), BEGUN)
    before = play(store, player, game_id, OUTER)
    event, after = next_event(before.game, INNER)
    with pytest.raises(ConflictError) as caught:
        store.games.append(game_id, event, version=version, after=after, sign=sign(9_000))
    assert caught.value.facts == {"seen": version, "version": 1}
    assert store.games.load(player, game_id) == before
    assert [game.status for game in store.games.open_games(player)] == [Status.PLAYING]


def test_of_many_at_one_version_just_one_is_kept(store: Store, player: PlayerId) -> None:
    game = new_game()
    game_id = store.games.create(player, game, BEGUN)
    event, after = next_event(game, SHOW, 1)

    def try_it(_number: int) -> int:
        try:
            return store.games.append(game_id, event, version=0, after=after, sign=sign(1))
        except ConflictError:
            return 0

    with ThreadPoolExecutor(8) as threads:
        assert sorted(threads.map(try_it, range(16))) == [0] * 15 + [1]
    assert store.games.load(player, game_id) == Saved(after, 1, sign(1))


def test_with_an_event_time_played_never_goes_back_but_the_clock_of_the_server_may(
    store: Store, player: PlayerId
) -> None:
    game = new_game()
    game_id = store.games.create(player, game, BEGUN)
    store.games.sign(game_id, sign(5_000))
    event, after = next_event(game, OUTER, 4_000)
    earlier = sign(4_000, BEGUN - 1)
    store.games.append(game_id, event, version=0, after=after, sign=earlier)
    assert store.games.load(player, game_id).sign == sign(5_000, BEGUN - 1)


def test_a_sign_of_life_is_kept_and_changes_nothing_else(store: Store, player: PlayerId) -> None:
    game = new_game()
    game_id = store.games.create(player, game, BEGUN)
    store.games.sign(game_id, sign(5_000))
    assert store.games.load(player, game_id) == Saved(game, 0, sign(5_000))


@pytest.mark.parametrize(
    ("late", "kept"),
    [
        pytest.param(sign(4_000), sign(5_000), id="both"),
        pytest.param(sign(4_000, BEGUN + 6_000), sign(5_000, BEGUN + 6_000), id="played"),
        pytest.param(sign(6_000, BEGUN), sign(6_000, BEGUN + 5_000), id="seen"),
    ],
)
def test_a_late_sign_of_life_takes_nothing_back(
    store: Store, player: PlayerId, late: Sign, kept: Sign
) -> None:
    game_id = store.games.create(player, new_game(), BEGUN)
    store.games.sign(game_id, sign(5_000))
    store.games.sign(game_id, late)
    assert store.games.load(player, game_id).sign == kept


@pytest.mark.parametrize(
    ("version", "expected"),
    [
        pytest.param(0, 3, id="from the beginning"),
        pytest.param(1, 2, id="from the middle"),
        pytest.param(3, 0, id="from the end"),
        pytest.param(4, 0, id="from beyond"),
    ],
)
def test_the_events_after_a_version_come_in_order(
    store: Store, player: PlayerId, version: int, expected: int
) -> None:
    game_id = store.games.create(player, new_game(), BEGUN)
    play(store, player, game_id, SHOW, OUTER, Undo())
    happened = (
        PairShown(SHOW.pair, sign(1_000).played),
        PairRemoved(OUTER.pair, sign(2_000).played),
        Undone(1, sign(3_000).played),
    )
    assert store.games.events_since(game_id, version) == happened[3 - expected :]


def test_a_player_without_games_has_no_latest_one(
    store: Store, player: PlayerId, stranger: PlayerId
) -> None:
    store.games.create(stranger, new_game(), BEGUN)
    assert store.games.latest(player, None) is None
    assert store.games.latest(player, query()) is None


def test_the_latest_game_of_a_deal_was_begun_last_whether_won_or_not(
    store: Store, player: PlayerId
) -> None:
    first = store.games.create(player, new_game(), BEGUN)
    last = store.games.create(player, new_game(), BEGUN + 10_000)
    play(store, player, first, SHOW, at=20_000)
    assert store.games.latest(player, query()) == last
    play(store, player, last, OUTER, INNER, at=30_000)
    assert store.games.latest(player, query()) == last


def test_the_latest_game_is_one_of_the_deals_that_were_asked_for(
    store: Store, player: PlayerId
) -> None:
    one = store.games.create(player, new_game(1), BEGUN)
    two = store.games.create(player, new_game(2), BEGUN + 1)
    other = store.games.create(player, new_game(1, dealer="uniform"), BEGUN + 2)
    asked = [query(1), query(2), query(3), query(None), query(1, "uniform"), query(2, "uniform")]
    found = [store.games.latest(player, deals) for deals in asked]
    assert found == [one, two, None, two, other, None]


def test_the_latest_open_game_was_seen_last(store: Store, player: PlayerId) -> None:
    first = store.games.create(player, new_game(1), BEGUN)
    second = store.games.create(player, new_game(2), BEGUN + 1)
    assert store.games.latest(player, None) == second
    store.games.sign(first, sign(10_000))
    assert store.games.latest(player, None) == first
    play(store, player, second, SHOW, at=20_000)
    assert store.games.latest(player, None) == second


def test_a_won_game_is_not_open(store: Store, player: PlayerId) -> None:
    first = store.games.create(player, new_game(1), BEGUN)
    second = store.games.create(player, new_game(2), BEGUN + 1)
    play(store, player, second, OUTER, INNER)
    assert store.games.latest(player, None) == first
    assert [game.id for game in store.games.open_games(player)] == [first]


def test_open_games_are_told_with_what_has_become_of_them(
    store: Store, player: PlayerId, stranger: PlayerId
) -> None:
    store.games.create(stranger, new_game(), BEGUN)
    first = store.games.create(player, new_game(1, scoring="none"), BEGUN)
    second = store.games.create(player, new_game(2), BEGUN + 1)
    play(store, player, second, OUTER, Pause(PauseCause.PLAYER))
    assert store.games.open_games(player) == (
        GameSummary(
            id=second,
            deal=DealId(LAYOUT.id, "classic", "constructed", 2),
            scoring="time",
            status=Status.PAUSED,
            pairs_left=1,
            played=sign(2_000).played,
            begun_at=BEGUN + 1,
            seen_at=BEGUN + 2_000,
        ),
        GameSummary(
            id=first,
            deal=DealId(LAYOUT.id, "classic", "constructed", 1),
            scoring="none",
            status=Status.PLAYING,
            pairs_left=2,
            played=sign(0).played,
            begun_at=BEGUN,
            seen_at=BEGUN,
        ),
    )


def query(number: int | None = 1, dealer: str = "constructed") -> DealQuery:
    return DealQuery(LAYOUT.id, "classic", dealer, number)
