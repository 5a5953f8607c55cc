"""deal.py: deals and their names."""

import pytest

from spatz.core.deal import Deal, DealId
from spatz.core.errors import (
    BadDealIdError,
    FaceCountError,
    OddGroupError,
    OutOfRangeError,
    SpatzError,
    UnknownRulesError,
)
from spatz.core.face import Face
from spatz.core.rules import CLASSIC
from spatz.core.tile_set import TileSet
from tests.drawing import row

PAIR = (Face.CIRCLE_1, Face.CIRCLE_1)
LAYOUT = row("b1 b1").layout


def test_a_deal_has_a_face_on_every_place() -> None:
    deal = Deal(LAYOUT, CLASSIC, PAIR)
    assert deal.tile_set == TileSet(CLASSIC, PAIR)


@pytest.mark.parametrize("faces", [(), PAIR * 2], ids=["too few", "too many"])
def test_a_deal_of_another_length_is_refused(faces: tuple[Face, ...]) -> None:
    with pytest.raises(FaceCountError) as refused:
        Deal(LAYOUT, CLASSIC, faces)
    assert refused.value.facts == {"places": 2, "faces": len(faces)}
    assert (refused.value.places, refused.value.faces) == (2, len(faces))


def test_a_deal_with_an_odd_group_is_refused() -> None:
    with pytest.raises(OddGroupError):
        Deal(LAYOUT, CLASSIC, (Face.CIRCLE_1, Face.CIRCLE_2))


def test_a_deal_id_is_one_line_of_text() -> None:
    deal_id = DealId("turtle", "classic", "constructed", 42)
    assert deal_id.write() == "turtle/classic/constructed/42"
    assert DealId.read("turtle/classic/constructed/42") == deal_id


@pytest.mark.parametrize("number", [1, 999_999_999])
def test_numbers_of_deals_go_from_one_to_nine_nines(number: int) -> None:
    assert DealId.read(f"turtle/identity/chain-1/{number}").number == number


@pytest.mark.parametrize(
    ("text", "error"),
    [
        pytest.param("", BadDealIdError, id="nothing"),
        pytest.param("turtle/classic/42", BadDealIdError, id="a part missing"),
        pytest.param("turtle/classic/uniform/42/1", BadDealIdError, id="a part too many"),
        pytest.param("Turtle/classic/uniform/42", BadDealIdError, id="a capital letter"),
        pytest.param("/classic/uniform/42", BadDealIdError, id="an empty layout"),
        pytest.param("turtle/classic/uni form/42", BadDealIdError, id="a blank"),
        pytest.param("turtle\n/classic/uniform/42", BadDealIdError, id="a line end"),
        pytest.param(f"{'a' * 65}/classic/uniform/42", BadDealIdError, id="a very long name"),
        pytest.param("turtle/classic/uniform/x", BadDealIdError, id="no number"),
        pytest.param("turtle/classic/uniform/042", BadDealIdError, id="a leading nought"),
        pytest.param("turtle/classic/uniform/0", BadDealIdError, id="nought"),
        pytest.param("turtle/classic/uniform/-1", BadDealIdError, id="a negative number"),
        pytest.param("turtle/classic/uniform/٤٢", BadDealIdError, id="digits of another script"),
        pytest.param("turtle/classic/uniform/42\n", BadDealIdError, id="a line end after it"),
        pytest.param("turtle/classic/uniform/1000000000", OutOfRangeError, id="too large"),
        pytest.param("turtle/classic/uniform/" + "9" * 9999, OutOfRangeError, id="far too large"),
        pytest.param("turtle/chess/uniform/42", UnknownRulesError, id="unknown rules"),
    ],
)
def test_what_names_no_deal_is_refused(text: str, error: type[SpatzError]) -> None:
    with pytest.raises(error):
        DealId.read(text)


@pytest.mark.parametrize("number", [0, -5, 1_000_000_000])
def test_a_number_out_of_range_is_refused(number: int) -> None:
    with pytest.raises(OutOfRangeError) as refused:
        DealId("turtle", "classic", "uniform", number)
    assert refused.value.facts == {"field": "number", "smallest": 1, "largest": 999_999_999}
    assert (refused.value.smallest, refused.value.largest) == (1, 999_999_999)
