"""Everything that the laws are tried on."""

from hypothesis import strategies as st

from spatz.core.deal import Deal, DealId
from spatz.core.face import Face
from spatz.core.layout import Layout
from spatz.core.place import Place
from spatz.core.position import Position
from spatz.core.rules import RULES, Rules

MOST_PLACES = 16


def rules() -> st.SearchStrategy[Rules]:
    """Either rules."""
    return st.sampled_from(list(RULES.values()))


def faces() -> st.SearchStrategy[Face]:
    """Any face."""
    return st.sampled_from(list(Face))


def places() -> st.SearchStrategy[Place]:
    """Any place in a small box: near enough to others to cover and to touch."""
    return st.builds(Place, st.integers(0, 3), st.integers(0, 5), st.integers(0, 9))


@st.composite
def place_lists(draw: st.DrawFn, most: int = MOST_PLACES) -> list[Place]:
    """Places that do not overlap, in any order, floating or not; perhaps none, perhaps odd."""
    kept: list[Place] = []
    for place in draw(st.lists(places(), max_size=3 * most)):
        if len(kept) < most and not any(overlap(place, other) for other in kept):
            kept.append(place)
    return kept


def overlap(a: Place, b: Place) -> bool:
    """Whether two tiles of one level share a quarter."""
    return a.z == b.z and abs(a.y - b.y) < 2 and abs(a.x - b.x) < 2


@st.composite
def layouts(draw: st.DrawFn, most: int = MOST_PLACES) -> Layout:
    """Layouts that can be dealt; clearable or not."""
    kept = draw(place_lists(most).filter(lambda kept: len(kept) > 1))
    return Layout.own(kept[: len(kept) // 2 * 2])


@st.composite
def positions(draw: st.DrawFn, most: int = MOST_PLACES) -> Position:
    """Any position: odd counts and odd groups, removed tiles, few faces so that many match."""
    layout = Layout.of_any_count("any", draw(place_lists(most)))
    few = draw(st.lists(faces(), min_size=1, max_size=4))
    entry = st.one_of(st.sampled_from(few), st.none())
    count = len(layout.places)
    return Position(
        layout, draw(rules()), tuple(draw(st.lists(entry, min_size=count, max_size=count)))
    )


@st.composite
def deals(draw: st.DrawFn, most: int = MOST_PLACES) -> Deal:
    """A layout with whole pairs on it, anywhere; winnable or not."""
    layout = draw(layouts(most))
    chosen = draw(rules())
    half = len(layout.places) // 2
    one_of_each = draw(st.lists(faces(), min_size=half, max_size=half))
    dealt = [
        face
        for one in one_of_each
        for face in (one, draw(st.sampled_from(chosen.group_of(one).faces)))
    ]
    return Deal(layout, chosen, tuple(draw(st.permutations(dealt))))


def deal_ids() -> st.SearchStrategy[DealId]:
    """Any deal id."""
    name = st.from_regex(r"[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}", fullmatch=True)
    return st.builds(DealId, name, st.sampled_from(list(RULES)), name, st.integers(1, 999_999_999))
