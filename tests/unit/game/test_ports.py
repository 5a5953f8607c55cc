"""ports.py: queries, and games as they are stored."""

import pytest

from spatz.core.deal import DealId
from spatz.game.clock import Millis, Sign
from spatz.game.command import Pause
from spatz.game.game import PauseCause
from spatz.game.ports import DealQuery, Saved
from tests.games import after, three_pairs

NOON = 1_800_000_000_000


@pytest.mark.parametrize(
    ("query", "fits"),
    [
        pytest.param(DealQuery("turtle", "classic", "constructed"), True, id="any-number"),
        pytest.param(DealQuery("turtle", "classic", "constructed", 42), True, id="this-number"),
        pytest.param(DealQuery("turtle", "classic", "constructed", 43), False, id="other-number"),
        pytest.param(DealQuery("spider", "classic", "constructed", 42), False, id="other-layout"),
        pytest.param(DealQuery("turtle", "identity", "constructed", 42), False, id="other-rules"),
        pytest.param(DealQuery("turtle", "classic", "chain-1", 42), False, id="other-dealer"),
    ],
)
def test_a_query_means_the_deals_with_its_names_and_number(query: DealQuery, fits: bool) -> None:
    assert query.fits(DealId("turtle", "classic", "constructed", 42)) is fits


def test_a_saved_game_knows_how_long_has_been_played() -> None:
    sign = Sign(Millis(5_000), NOON)
    playing = Saved(three_pairs(), 0, sign)
    paused = Saved(after(three_pairs(), Pause(PauseCause.PLAYER)), 1, sign)
    assert (playing.played(NOON + 2_000), paused.played(NOON + 2_000)) == (7_000, 5_000)
