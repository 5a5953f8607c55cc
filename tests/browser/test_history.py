"""Undo, redo, shuffle, the dead end, the same deal again."""

import pytest
from playwright.sync_api import expect

from tests.browser.table import Table
from tests.plays import after, constructed, to_dead_end, to_one_stack

pytestmark = pytest.mark.browser


def deal(layout: str, number: int) -> str:
    return f"layout={layout}&rules=classic&dealer=constructed&number={number}"


def test_undo_goes_to_the_start_and_redo_to_the_end(table: Table) -> None:
    position, line = constructed("courtyard", number=3)
    table.open_after(deal("courtyard", 3), line[:10])
    at_end = table.faces()

    for left in range(27, 37):
        table.press("undo")
        table.expect_pairs_left(left)
    assert table.faces() == {s: f.value for s, f in enumerate(position.faces) if f is not None}
    expect(table.by("undo")).to_be_disabled()

    for left in range(35, 25, -1):
        table.press("redo")
        table.expect_pairs_left(left)
    assert table.faces() == at_end
    expect(table.by("redo")).to_be_disabled()


@pytest.mark.parametrize("back_first", [False, True], ids=["undo", "redo"])
def test_no_more_is_asked_for_than_can_be_undone_or_redone(table: Table, back_first: bool) -> None:
    _, line = constructed("courtyard", number=3)
    table.open_after(deal("courtyard", 3), line[:1])
    table.expect_pairs_left(35)
    if back_first:
        table.press("undo")
        table.expect_pairs_left(36)
    table.by("redo" if back_first else "undo").dblclick(force=True)
    table.expect_pairs_left(35 if back_first else 36)
    table.settle()
    expect(table.by("notice")).to_be_hidden()
    assert table.game()["version"] == (3 if back_first else 2)


def test_a_new_move_empties_redo(table: Table) -> None:
    _, line = constructed("courtyard", number=3)
    table.open_after(deal("courtyard", 3), line[:5])
    for left in (32, 33, 34):
        table.press("undo")
        table.expect_pairs_left(left)
    table.take(*line[2])
    table.expect_pairs_left(33)
    expect(table.by("redo")).to_be_disabled()
    assert len(table.faces()) == 66


def test_a_shuffle_asks_first_keeps_the_places_and_clears_the_history(table: Table) -> None:
    _, line = constructed("courtyard", number=3)
    table.open_after(deal("courtyard", 3), line[:6])
    before = table.faces()

    table.press("shuffle")
    expect(table.by("ask")).to_be_visible()
    table.by("ask-no").click()
    assert table.faces() == before

    table.press("shuffle")
    table.by("ask-yes").click()
    expect(table.by("undo")).to_be_disabled()
    after_shuffle = table.faces()
    assert after_shuffle.keys() == before.keys()
    assert sorted(after_shuffle.values()) == sorted(before.values())
    assert after_shuffle != before
    expect(table.by("redo")).to_be_disabled()
    assert table.game()["tally"]["shuffles"] == 1


def test_a_dead_end_is_told_and_undo_leads_on(table: Table) -> None:
    position, _ = constructed("turtle", number=11)
    line = to_dead_end(position)
    table.open_after(deal("turtle", 11), line[:-1])
    table.take(*line[-1])
    table.expect_status("stuck")
    left = after(position, line).remaining
    expect(table.by("stuck")).to_contain_text(str(len(left)))
    assert len(table.faces()) == len(left)

    table.by("stuck-undo").click()
    table.expect_status("playing")
    expect(table.by("stuck")).to_be_hidden()
    table.expect_pairs_left(len(left) // 2 + 1)


def test_the_rest_is_shuffled_out_of_a_dead_end(table: Table) -> None:
    position, _ = constructed("turtle", number=11)
    line = to_dead_end(position)
    table.open_after(deal("turtle", 11), line)
    table.expect_status("stuck")
    table.by("stuck-shuffle").click()
    if table.by("ask").is_visible():
        table.by("ask-yes").click()
    table.expect_status("playing")
    assert len(table.faces()) == len(after(position, line).remaining)


def test_an_impossible_shuffle_leaves_the_position_and_says_so(table: Table) -> None:
    number, line = to_one_stack("courtyard")
    table.open_after(deal("courtyard", number), line)
    table.expect_status("stuck")
    before, version = table.faces(), table.game()["version"]
    assert len(before) == 2

    table.by("stuck-shuffle").click()
    if table.by("ask").is_visible():
        table.by("ask-yes").click()
    expect(table.page.locator("body")).to_contain_text("can be won", ignore_case=True)
    table.expect_status("stuck")
    assert table.faces() == before
    assert table.game()["version"] == version

    table.by("stuck-undo").click()
    table.expect_pairs_left(2)
