"""The laws of dealing: every deal and every shuffle is won by the line that comes with it.

Lines are played through by :class:`tests.boards.Rectangles`, which knows coordinates alone.
"""

import json
import os
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spatz.core.errors import OddGroupError
from spatz.core.layout import Layout
from spatz.core.place import Place
from spatz.core.position import Position
from spatz.core.rules import RULES, Rules
from spatz.core.tile_set import TileSet
from spatz.core.wire import read_position
from spatz.dealing.constructed import NotClearableError, constructed
from spatz.dealing.dealers import DEALERS
from spatz.dealing.dealt import Dealer
from spatz.dealing.rng import Rng
from spatz.dealing.shuffling import NoWinnableShuffleError, Shuffled, shuffle_with_line
from spatz.layouts.builtin import LAYOUTS
from spatz.solver.clearing import clear
from tests.boards import Rectangles, groups_of, tiles_of
from tests.property.strategies import layouts, positions, rules

DEALS, MANY_DEALS = 1_000, 10_000
SHUFFLES, MANY_SHUFFLES = 60, 2_000
PLAYS = range(1, 301)
MOST_TRIED = 16
"""Up to so many tiles every line is tried."""

PROVED = Path(os.environ.get("SPATZ_DEALS", Path(__file__).parents[3] / "shared" / "deals"))
"""Positions with proved answers, where the machine has them."""

numbers = st.integers(1, 999_999_999)
on_every_layout = pytest.mark.parametrize("name", LAYOUTS)
under_both_rules = pytest.mark.parametrize("chosen", RULES.values(), ids=RULES)
by_every_dealer = pytest.mark.parametrize("dealer", DEALERS.values(), ids=DEALERS)


@by_every_dealer
@under_both_rules
@on_every_layout
def test_a_thousand_deals_are_won_by_their_own_lines(
    name: str, chosen: Rules, dealer: Dealer
) -> None:
    """T31 and T36: a certificate with each deal, checked by somebody else."""
    win_by_their_lines(LAYOUTS[name], chosen, dealer, DEALS)


@pytest.mark.long
@pytest.mark.timeout(600)
@by_every_dealer
@under_both_rules
@on_every_layout
def test_ten_thousand_deals_are_won_by_their_own_lines(
    name: str, chosen: Rules, dealer: Dealer
) -> None:
    win_by_their_lines(LAYOUTS[name], chosen, dealer, MANY_DEALS)


def win_by_their_lines(layout: Layout, chosen: Rules, dealer: Dealer, deals: int) -> None:
    rectangles = Rectangles(tiles_of(layout))
    for number in range(1, deals + 1):
        dealt = dealer(layout, chosen, number)
        groups = [chosen.group_of(face).name for face in dealt.deal.faces]
        assert rectangles.are_emptied(groups, dealt.line), number


def test_deals_do_not_become_harder_or_easier_unseen() -> None:
    """T29: a player who takes any legal pair wins 42 % of the constructed Turtles."""
    won = sum(play_at_random(LAYOUTS["turtle"], RULES["classic"], n).is_cleared for n in PLAYS)
    assert 0.36 <= won / len(PLAYS) <= 0.48


@given(layout=layouts(12), chosen=rules(), number=numbers)
def test_a_layout_is_dealt_exactly_when_some_line_empties_it(
    layout: Layout, chosen: Rules, number: int
) -> None:
    rectangles = Rectangles(tiles_of(layout))
    try:
        dealt = constructed(layout, chosen, number)
    except NotClearableError:
        assert not rectangles.can_be_emptied(frozenset(layout.slots))
    else:
        groups = [chosen.group_of(face).name for face in dealt.deal.faces]
        assert rectangles.are_emptied(groups, dealt.line)


@given(layout=layouts())
def test_a_layout_and_its_mirror_image_are_emptied_alike(layout: Layout) -> None:
    mirrored = Layout.own(Place(z, y, -x) for z, y, x in layout.places)
    kinds = {type(clear(one, one.slots, Rng(1).below)) for one in (layout, mirrored)}
    assert len(kinds) == 1


@given(position=positions(12), number=numbers)
@settings(max_examples=300)
def test_a_shuffle_is_won_by_its_line_or_proved_impossible(position: Position, number: int) -> None:
    holds_the_laws_of_shuffling(position, number)


@under_both_rules
@on_every_layout
def test_dead_ends_are_shuffled_so_that_they_can_be_won(name: str, chosen: Rules) -> None:
    for number in range(1, SHUFFLES // len(LAYOUTS) + 1):
        holds_the_laws_of_shuffling(dead_end(LAYOUTS[name], chosen, number), number)


@pytest.mark.long
@pytest.mark.timeout(600)
@under_both_rules
@on_every_layout
def test_thousands_of_dead_ends_are_shuffled(name: str, chosen: Rules) -> None:
    for number in range(1, MANY_SHUFFLES // len(LAYOUTS) + 1):
        holds_the_laws_of_shuffling(dead_end(LAYOUTS[name], chosen, number), number)


@pytest.mark.parametrize("file", ["edge", "small", "turtle", "courtyard"])
def test_positions_with_proved_answers_are_shuffled_as_their_geometry_allows(file: str) -> None:
    lines = proved_positions(file)
    for line in lines:
        position = read_position(json.loads(line), LAYOUTS).position
        holds_the_laws_of_shuffling(position, 1)
        if json.loads(line)["winnable"]:
            assert shuffle_with_line(position, 2).position.remaining == position.remaining


def holds_the_laws_of_shuffling(position: Position, number: int) -> None:
    """The same slots, the same faces, won by the line; or there is nothing to be found."""
    rectangles = Rectangles(tiles_of(position.layout))
    try:
        shuffled = shuffle_with_line(position, number)
    except NoWinnableShuffleError:
        assert has_odd_group(position) or not can_be_emptied(rectangles, position)
    else:
        keeps_its_tiles(position, shuffled)
        assert rectangles.are_emptied(groups_of(shuffled.position), shuffled.line)


def keeps_its_tiles(position: Position, shuffled: Shuffled) -> None:
    assert shuffled.position.layout is position.layout
    assert shuffled.position.rules is position.rules
    assert shuffled.position.remaining == position.remaining
    assert Counter(shuffled.position.faces) == Counter(position.faces)


def has_odd_group(position: Position) -> bool:
    try:
        TileSet(position.rules, tuple(face for face in position.faces if face is not None))
    except OddGroupError:
        return True
    return False


def can_be_emptied(rectangles: Rectangles, position: Position) -> bool:
    """By trying every line; of larger positions by the deepest pile, which must be over half."""
    remaining = frozenset(position.remaining)
    if len(remaining) <= MOST_TRIED:
        return rectangles.can_be_emptied(remaining)
    return 2 * rectangles.deepest_pile(remaining) <= len(remaining)


def dead_end(layout: Layout, chosen: Rules, number: int) -> Position:
    """A deal played at random until no pair is left; another one where the play was won."""
    position = play_at_random(layout, chosen, number)
    return dead_end(layout, chosen, number + 10_000) if position.is_cleared else position


def play_at_random(layout: Layout, chosen: Rules, number: int) -> Position:
    """A deal after a player took any legal pair until there was none."""
    rng = Rng(number, "play")
    position = Position.of_deal(constructed(layout, chosen, number).deal)
    while pairs := list(position.pairs()):
        position = position.without(rng.choice(pairs))
    return position


def proved_positions(file: str) -> list[str]:
    """One position a line; skipped where the folder is missing, but not in CI."""
    if not PROVED.is_dir() and not os.environ.get("CI"):
        pytest.skip(f"{PROVED} is not on this machine; SPATZ_DEALS names another folder")
    return (PROVED / f"{file}.jsonl").read_text(encoding="utf-8").splitlines()
