"""Deals of which each arrangement is as likely, winnable or not: always the same for a number."""

from spatz.core.position import Position
from spatz.core.rules import CLASSIC, Rules
from spatz.dealing.rng import Rng
from spatz.dealing.tiles import draw_tiles
from spatz.layouts.builtin import LAYOUTS


def uniform_position(layout: str, number: int, rules: Rules = CLASSIC) -> Position:
    """A built-in layout with its tile set laid at random."""
    rng, places = Rng(number, "tests"), LAYOUTS[layout].places
    tiles = draw_tiles(len(places), rules, rng)
    return Position(LAYOUTS[layout], rules, tuple(rng.shuffled(tiles.faces)))
