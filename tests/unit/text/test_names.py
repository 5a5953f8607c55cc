"""What things are called."""

import pytest

from spatz.core.deal import DealId
from spatz.core.face import Face
from spatz.layouts.builtin import NAMES
from spatz.text.catalogue import LANGUAGES, Catalogue
from spatz.text.names import deal_title, face_name, layout_description, layout_name, number


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_faces_have_the_same_name(lang: str) -> None:
    names = {face_name(Catalogue(lang), face) for face in Face}
    assert len(names) == len(Face) == 42


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_built_in_layout_has_a_name_and_a_description(lang: str) -> None:
    catalogue = Catalogue(lang)
    names = {layout_name(catalogue, layout) for layout in NAMES}
    descriptions = {layout_description(catalogue, layout) for layout in NAMES}
    assert len(names) == len(descriptions) == len(NAMES)
    assert "" not in descriptions


def test_a_layout_of_the_players_own_goes_by_its_id() -> None:
    catalogue = Catalogue("de")
    assert layout_name(catalogue, "own-0a1b") == "own-0a1b"
    assert layout_description(catalogue, "own-0a1b") == ""


@pytest.mark.parametrize(
    ("lang", "text"),
    [("de", "1.234.567"), ("nl", "1.234.567"), ("pl", "1\xa0234\xa0567"), ("en", "1,234,567")],
)
def test_digits_are_grouped_as_the_language_does(lang: str, text: str) -> None:
    assert number(Catalogue(lang), 1_234_567) == text


def test_a_deal_is_called_by_layout_and_number() -> None:
    deal = DealId("turtle", "classic", "constructed", 1_234)
    assert deal_title(Catalogue("de"), deal) == "Schildkröte, Deal 1.234"
