"""rules.py: which faces pair."""

from itertools import product

import pytest

from spatz.core.face import Face
from spatz.core.rules import CLASSIC, IDENTITY, RULES, Rules


def pairs_by_the_rule_book(rules: Rules, a: Face, b: Face) -> bool:
    """The sentence of the rule book, on the ids alone."""
    if rules is CLASSIC and a.value.startswith("flower-"):
        return b.value.startswith("flower-")
    if rules is CLASSIC and a.value.startswith("season-"):
        return b.value.startswith("season-")
    return a.value == b.value


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_t08_all_42_by_42_pairs_of_faces_follow_the_rule_book(rules: Rules) -> None:
    for a, b in product(Face, repeat=2):
        assert rules.match(a, b) is pairs_by_the_rule_book(rules, a, b)
        assert rules.match(a, b) is rules.match(b, a)


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_faces_match_when_they_are_of_one_group(rules: Rules) -> None:
    for a, b in product(Face, repeat=2):
        assert rules.match(a, b) is (rules.group_of(a) == rules.group_of(b))


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_every_face_is_in_exactly_one_group(rules: Rules) -> None:
    listed = [face for group in rules.groups for face in group.faces]
    assert sorted(listed, key=list(Face).index) == list(Face)


@pytest.mark.parametrize(
    ("rules", "face", "name"),
    [
        pytest.param(CLASSIC, Face.FLOWER_PLUM, "flowers", id="classic flower"),
        pytest.param(CLASSIC, Face.SEASON_WINTER, "seasons", id="classic season"),
        pytest.param(CLASSIC, Face.WIND_EAST, "wind-east", id="classic wind"),
        pytest.param(IDENTITY, Face.FLOWER_PLUM, "flower-plum", id="identity flower"),
    ],
)
def test_a_group_has_a_name_that_stays(rules: Rules, face: Face, name: str) -> None:
    assert rules.group_of(face).name == name


def test_there_are_36_groups_by_classic_and_42_by_identity_rules() -> None:
    assert {name: len(rules.groups) for name, rules in RULES.items()} == {
        "classic": 36,
        "identity": 42,
    }
