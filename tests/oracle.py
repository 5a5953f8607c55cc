"""The rules once more, in plain coordinates: shares no code and no table with the product.

A tile is ``(x, y, z)`` in half tiles and takes the rectangle from (x, y) to (x + 2, y + 2).
"""

from collections.abc import Collection, Hashable, Iterable, Sequence

Tile = tuple[int, int, int]


def covers(upper: Tile, lower: Tile) -> bool:
    """Whether one tile lies above another and their rectangles share some area."""
    (ax, ay, az), (bx, by, bz) = upper, lower
    wide = min(ax + 2, bx + 2) - max(ax, bx)
    high = min(ay + 2, by + 2) - max(ay, by)
    return az > bz and wide > 0 and high > 0


def touches_left(neighbour: Tile, tile: Tile) -> bool:
    """Whether the neighbour's right edge lies along some of the tile's left edge."""
    (ax, ay, az), (bx, by, bz) = neighbour, tile
    return az == bz and ax + 2 == bx and min(ay + 2, by + 2) - max(ay, by) > 0


def is_free(tiles: Sequence[Tile], index: int, remaining: Collection[int]) -> bool:
    """Whether a remaining tile is not covered, and open to the left or to the right."""
    tile = tiles[index]
    others = [tiles[other] for other in remaining if other != index]
    covered = any(covers(other, tile) for other in others)
    left = any(touches_left(other, tile) for other in others)
    right = any(touches_left(tile, other) for other in others)
    return index in remaining and not covered and not (left and right)


def replays_to_empty(
    tiles: Sequence[Tile],
    groups: Sequence[Hashable | None],
    moves: Iterable[Sequence[int]],
) -> bool:
    """Whether every move takes two free tiles of one group, and nothing is left in the end.

    ``groups[i]`` is what pairs with tile i; None where the tile has been removed.
    """
    remaining = {index for index, group in enumerate(groups) if group is not None}
    for move in moves:
        if len(move) != 2 or move[0] == move[1] or not remaining.issuperset(move):
            return False
        if groups[move[0]] != groups[move[1]]:
            return False
        if not all(is_free(tiles, index, remaining) for index in move):
            return False
        remaining.difference_update(move)
    return not remaining
