"""Which click selects, deselects, pairs or is refused."""

import pytest
from playwright.sync_api import Page, expect

from spatz.core.place import Pair, Slot
from spatz.core.position import Position
from tests.browser.table import Table
from tests.plays import constructed

pytestmark = pytest.mark.browser
TURTLE = "/play?layout=turtle&rules=classic&dealer=constructed&number=7"


@pytest.fixture
def position() -> Position:
    return constructed("turtle", number=7)[0]


@pytest.fixture
def turtle(table: Table) -> Table:
    return table.open(TURTLE)


def pair_in(position: Position) -> Pair:
    return next(position.pairs())


def free_but_not_matching(position: Position, slot: Slot) -> Slot:
    return next(other for other in position.free if not position.match(slot, other))


def covered(table: Table, position: Position) -> Slot:
    """A tile that is covered in part, so that a pointer still meets it."""
    blocked = (s for s in position.remaining if position.blockers(s).covered)
    return next(s for s in blocked if table.is_seen(s))


def shut_in(position: Position) -> Slot:
    blocked = position.remaining - position.free
    return next(s for s in blocked if not position.blockers(s).covered)


def test_a_free_tile_is_selected_and_the_same_again_is_deselected(
    turtle: Table, position: Position
) -> None:
    slot = pair_in(position).first
    turtle.click(slot)
    turtle.expect_selected(slot)
    turtle.click(slot)
    turtle.expect_selected(None)


def test_two_matching_free_tiles_go(turtle: Table, position: Position) -> None:
    turtle.take(*pair_in(position))
    turtle.expect_pairs_left(71)
    turtle.expect_selected(None)


def test_another_free_tile_that_does_not_match_becomes_the_selection(
    turtle: Table, position: Position
) -> None:
    first = pair_in(position).first
    other = free_but_not_matching(position, first)
    turtle.click(first)
    turtle.click(other)
    turtle.expect_selected(other)
    turtle.expect_pairs_left(72)


@pytest.mark.parametrize("reason", ["covered", "shut-in"])
def test_a_blocked_tile_says_why_flashes_its_blockers_and_leaves_the_selection(
    turtle: Table, position: Position, reason: str
) -> None:
    blocked = covered(turtle, position) if reason == "covered" else shut_in(position)
    first = pair_in(position).first
    turtle.click(first)
    turtle.click(blocked)
    words = "Covered" if reason == "covered" else "Closed on both sides"
    expect(turtle.by("reason")).to_contain_text(words)
    turtle.expect_selected(first)
    turtle.expect_pairs_left(72)


def test_a_blocked_tile_is_not_chosen_even_if_it_matches(turtle: Table, position: Position) -> None:
    first, blocked = next(
        (free, other)
        for free in position.free
        for other in position.remaining - position.free
        if position.match(free, other) and not position.blockers(other).covered
    )
    turtle.click(first)
    turtle.click(blocked)
    expect(turtle.tile(blocked)).to_have_count(1)
    turtle.expect_selected(first)
    turtle.expect_pairs_left(72)


def test_bare_cloth_changes_nothing_and_escape_deselects(
    turtle: Table, position: Position, page: Page
) -> None:
    slot = pair_in(position).first
    turtle.click(slot)
    page.mouse.click(12, 880)
    turtle.expect_selected(slot)
    page.keyboard.press("Escape")
    turtle.expect_selected(None)


def test_undo_leaves_no_selection_behind(turtle: Table, position: Position) -> None:
    pair = pair_in(position)
    turtle.take(*pair)
    other = next(iter(position.remove(pair).free))
    turtle.click(other)
    turtle.expect_selected(other)
    turtle.press("undo")
    turtle.expect_pairs_left(72)
    turtle.expect_selected(None)


def test_every_tile_says_what_it_is(turtle: Table, position: Position) -> None:
    for slot in (pair_in(position).first, shut_in(position)):
        tile = turtle.tile(slot)
        face = position.faces[slot]
        assert face is not None
        expect(tile).to_have_attribute("data-face", face.value)
        expect(tile).to_have_attribute("data-free", str(position.is_free(slot)).lower())
        name = tile.get_attribute("aria-label")
        assert name
        assert "level" in name


def test_the_board_is_the_servers_board(turtle: Table, position: Position) -> None:
    free = turtle.by("board").locator('[data-free="true"]').count()
    assert free == len(position.free)
    assert turtle.faces() == {s: f.value for s, f in enumerate(position.faces) if f is not None}
