"""The laws of a game: what is sent again, taken back, or written and read."""

from contextlib import suppress
from functools import reduce

from hypothesis import given
from hypothesis import strategies as st

from spatz.core.deal import Deal, DealId
from spatz.core.errors import SpatzError
from spatz.game import service
from spatz.game.clock import START, Sign
from spatz.game.codec import (
    read_deal,
    read_event,
    read_setup,
    write_deal,
    write_event,
    write_setup,
)
from spatz.game.command import Command, RemovePair
from spatz.game.event import (
    Event,
    Redone,
    Undone,
)
from spatz.game.game import Game, Setup, Status
from spatz.game.play import apply, decide
from spatz.game.ports import PlayerId
from spatz.game.scoring import SCORINGS
from tests.fakes import MemoryStore
from tests.property import strategies
from tests.property.game_strategies import COMMANDS, EVENTS, games, setup_for

NOON = 1_800_000_000_000
ANN = PlayerId(1)


def sent(game: Game, commands: list[Command], times: int) -> tuple[Game, int]:
    """The game after these commands, each sent so many times at the version first seen."""
    store = MemoryStore()
    game_id = store.games.create(ANN, game, NOON)
    for command in commands:
        version = store.games.load(ANN, game_id).version
        for _ in range(times):
            with suppress(SpatzError):
                service.play(store, ANN, game_id, command, version, NOON)
    saved = store.games.load(ANN, game_id)
    return saved.game, saved.version


@given(games(), st.lists(COMMANDS, max_size=20))
def test_a_command_sent_again_makes_no_difference(game: Game, commands: list[Command]) -> None:
    assert sent(game, commands, times=3) == sent(game, commands, times=1)


@given(games(), st.data())
def test_undo_to_the_start_and_redo_to_the_end_change_nothing(
    game: Game, data: st.DataObject
) -> None:
    end = game
    while end.status is Status.PLAYING and len(end.past) < len(game.deal.faces) // 2 - 1:
        pair = data.draw(st.sampled_from(list(end.position.pairs())))
        end = apply(end, decide(end, RemovePair(pair), START))
    moves = end.undoable
    start = apply(end, Undone(moves, START)) if moves else end
    assert start.position == game.position
    again = reduce(apply, [Redone(START)] * moves, start)
    assert (again.position, again.past, again.future) == (end.position, end.past, ())


@given(EVENTS)
def test_reading_a_written_event_gives_it_back(event: Event) -> None:
    assert read_event(write_event(event)) == event


@given(strategies.deal_ids(), st.sampled_from(list(SCORINGS)), st.booleans())
def test_reading_a_written_setup_gives_it_back(deal_id: DealId, scoring: str, hints: bool) -> None:
    setup = Setup(deal_id, scoring, hints)
    assert read_setup(write_setup(setup)) == setup


@given(strategies.deals())
def test_reading_a_written_deal_gives_it_back(deal: Deal) -> None:
    setup = setup_for(deal, "none", hints=True)
    assert read_deal(write_deal(deal), setup.deal) == deal


SILENCES = st.lists(st.integers(-100_000, 100_000), max_size=20)


@given(SILENCES, st.booleans(), st.booleans())
def test_play_time_never_runs_back_and_never_faster_than_the_clock(
    silences: list[int], running: bool, kept_playing: bool
) -> None:
    sign = Sign.first(NOON)
    for silence in silences:
        later = sign.after(sign.seen + silence, running=running, kept_playing=kept_playing)
        assert 0 <= later.played - sign.played <= max(0, silence)
        sign = later
