"""GameView: all that the browser is told of a game."""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from spatz.core.deal import DealId
from spatz.core.layout import Layout
from spatz.core.place import Pair, Slot
from spatz.core.position import Position
from spatz.core.wire import write_tiles
from spatz.game.game import Game, PauseCause, Status
from spatz.game.ports import GameId, GameSummary, Saved
from spatz.game.scoring import SCORINGS, Score


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A part of what the browser is told."""


class DealView(View, frozen=True):
    """The name of the deal."""

    layout: str
    rules: str
    dealer: str
    number: int


class LayoutView(View, frozen=True):
    """The shape; measures and places in half tiles, a place as x, y and level."""

    id: str
    width: int
    height: int
    levels: int
    tiles: list[list[int]]


class TileView(View, frozen=True):
    """A tile, and the remaining tiles that lie upon it or touch its sides."""

    slot: Slot
    face: str
    group: str
    free: bool
    above: list[Slot]
    left: list[Slot]
    right: list[Slot]


class ClockView(View, frozen=True):
    """The time played, in milliseconds, and whether it goes on."""

    ms: int
    running: bool


class ScoreLineView(View, frozen=True):
    """How often a rule applied, and the points for all of it."""

    code: str
    count: int
    points: int


class FallingView(View, frozen=True):
    """How the total falls while the clock runs."""

    points: int
    each_ms: int
    floor: int


class ScoreView(View, frozen=True):
    """What the game is worth now."""

    total: int
    lines: list[ScoreLineView]
    falling: FallingView | None


class TallyView(View, frozen=True):
    """What undo never gives back."""

    hints: int
    undos: int
    shuffles: int


class GameView(View, frozen=True):
    """A game; while it is paused, neither tiles nor pairs are told. The notice is a word to the
    player, in the player's language."""

    id: GameId
    version: int
    deal: DealView
    layout: LayoutView
    scoring: str
    hints_allowed: bool
    status: Status
    pause: PauseCause | None
    tiles: list[TileView]
    pairs: list[Pair]
    pairs_left: int
    undoable: int
    redoable: int
    clock: ClockView
    score: ScoreView | None
    tally: TallyView
    notice: str | None


class AliveView(View, frozen=True):
    """The answer to a sign of life."""

    ms: int
    version: int
    status: Status


class SummaryView(View, frozen=True):
    """A game in a list; times of the day are UTC, in milliseconds."""

    id: GameId
    deal: DealView
    scoring: str
    status: Status
    pairs_left: int
    ms: int
    begun_at: int
    seen_at: int


def game_view(game_id: GameId, saved: Saved, now: int, notice: str | None = None) -> GameView:
    """The game as it stands now."""
    game, played = saved.game, saved.played(now)
    hidden = game.status is Status.PAUSED
    return GameView(
        id=game_id,
        version=saved.version,
        deal=_deal_view(game.setup.deal),
        layout=_layout_view(game.position.layout),
        scoring=game.setup.scoring,
        hints_allowed=game.setup.hints,
        status=game.status,
        pause=game.pause,
        tiles=[] if hidden else _tile_views(game.position),
        pairs=[] if hidden else list(game.position.pairs()),
        pairs_left=game.pairs_left,
        undoable=game.undoable,
        redoable=game.redoable,
        clock=ClockView(ms=played, running=game.is_running),
        score=_score_view(SCORINGS[game.setup.scoring](game, played)),
        tally=_tally_view(game),
        notice=notice,
    )


def alive_view(saved: Saved, now: int) -> AliveView:
    """So long has been played."""
    return AliveView(ms=saved.played(now), version=saved.version, status=saved.game.status)


def summary_view(game: GameSummary) -> SummaryView:
    """A game in a list."""
    return SummaryView(
        id=game.id,
        deal=_deal_view(game.deal),
        scoring=game.scoring,
        status=game.status,
        pairs_left=game.pairs_left,
        ms=game.played,
        begun_at=game.begun_at,
        seen_at=game.seen_at,
    )


def _deal_view(deal: DealId) -> DealView:
    return DealView(layout=deal.layout, rules=deal.rules, dealer=deal.dealer, number=deal.number)


@lru_cache(maxsize=64)
def _layout_view(layout: Layout) -> LayoutView:
    return LayoutView(
        id=layout.id,
        width=layout.width,
        height=layout.height,
        levels=layout.levels,
        tiles=write_tiles(layout.places),
    )


class _Around(NamedTuple):
    """All slots above a slot and beside it."""

    above: tuple[Slot, ...]
    left: tuple[Slot, ...]
    right: tuple[Slot, ...]


@lru_cache(maxsize=64)
def _around(layout: Layout) -> tuple[_Around, ...]:
    """For every slot; listed once, as a view looks at them all."""
    return tuple(
        _Around(
            tuple(layout.above(slot)), tuple(layout.left_of(slot)), tuple(layout.right_of(slot))
        )
        for slot in layout.slots
    )


def _tile_views(position: Position) -> list[TileView]:
    around, free = _around(position.layout), frozenset(position.free)
    return [
        _tile_view(position, around[slot], slot, free=slot in free) for slot in position.remaining
    ]


def _tile_view(position: Position, around: _Around, slot: Slot, *, free: bool) -> TileView:
    faces = position.faces
    face = faces[slot]
    assert face is not None
    return TileView(
        slot=slot,
        face=face.value,
        group=position.rules.group_of(face).name,
        free=free,
        above=[other for other in around.above if faces[other] is not None],
        left=[other for other in around.left if faces[other] is not None],
        right=[other for other in around.right if faces[other] is not None],
    )


def _score_view(score: Score) -> ScoreView | None:
    """Nothing under a scoring without rules."""
    if not score.lines:
        return None
    falling = score.falling
    return ScoreView(
        total=score.total,
        lines=[
            ScoreLineView(code=line.code, count=line.count, points=line.points)
            for line in score.lines
        ],
        falling=None
        if falling is None
        else FallingView(points=falling.points, each_ms=falling.each_ms, floor=falling.least),
    )


def _tally_view(game: Game) -> TallyView:
    tally = game.tally
    return TallyView(hints=tally.hints, undos=tally.undos, shuffles=tally.shuffles)
