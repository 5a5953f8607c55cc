"""Games, commands and events that the laws are tried on."""

from hypothesis import strategies as st

from spatz.core.deal import Deal, DealId
from spatz.core.place import Pair
from spatz.dealing.constructed import constructed
from spatz.game.command import Command, Pause, Redo, RemovePair, Resume, ShowPair, Undo
from spatz.game.event import PairRemoved, PairShown, Paused, Redone, Resumed, Shuffled, Undone
from spatz.game.game import Game, PauseCause, Setup
from spatz.game.play import begin
from spatz.game.scoring import SCORINGS
from spatz.layouts.builtin import find_layout
from tests.boards import mat
from tests.property import strategies

_SLOTS = st.integers(-1, strategies.MOST_PLACES)
_TWO_SLOTS = st.lists(st.integers(0, 10_000), min_size=2, max_size=2, unique=True)
PAIRS_ON_A_BOARD = _TWO_SLOTS.map(lambda slots: Pair.of(*slots))
PAIRS = st.builds(Pair.of, _SLOTS, _SLOTS)
COMMANDS: st.SearchStrategy[Command] = st.one_of(
    st.builds(RemovePair, PAIRS),
    st.builds(ShowPair, PAIRS),
    st.builds(Undo, st.integers(-1, 3)),
    st.builds(Redo),
    st.builds(Pause, st.sampled_from(PauseCause)),
    st.builds(Resume),
)


def setup_for(deal: Deal, scoring: str, *, hints: bool) -> Setup:
    return Setup(DealId(deal.layout.id, deal.rules.name, "constructed", 1), scoring, hints)


@st.composite
def winnable_deals(draw: st.DrawFn) -> Deal:
    """Deals that can be won, on layouts that are quickly played."""
    layout = draw(st.sampled_from([mat(2), mat(8), mat(24), find_layout("courtyard")]))
    return constructed(layout, draw(strategies.rules()), draw(st.integers(1, 9))).deal


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Games that have just begun, winnable or not."""
    deal = draw(st.one_of(strategies.deals(), winnable_deals()))
    scoring = draw(st.sampled_from(list(SCORINGS)))
    return begin(setup_for(deal, scoring, hints=draw(st.booleans())), deal)


TIMES = st.integers(0, 10**12)
EVENTS = st.one_of(
    st.builds(PairRemoved, PAIRS_ON_A_BOARD, TIMES),
    st.builds(Undone, st.integers(0, 500), TIMES),
    st.builds(Redone, TIMES),
    st.builds(Shuffled, st.lists(st.none() | strategies.faces()).map(tuple), TIMES),
    st.builds(PairShown, PAIRS_ON_A_BOARD, TIMES),
    st.builds(Paused, st.sampled_from(PauseCause), TIMES),
    st.builds(Resumed, TIMES),
)
