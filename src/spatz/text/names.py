"""What things are called in the language of a catalogue: faces, layouts, deals, numbers."""

from babel.numbers import format_decimal

from spatz.core.deal import DealId
from spatz.core.face import Face
from spatz.text.catalogue import Catalogue


def face_name(catalogue: Catalogue, face: Face) -> str:
    """A face, told so that a listener knows its group: "Plum blossom (flower)"."""
    return catalogue.say(f"face.{face.value}")


def layout_name(catalogue: Catalogue, layout_id: str) -> str:
    """A built-in layout by its name; a layout of the player's own by its id."""
    key = f"layout.{layout_id}.name"
    return catalogue.say(key) if key in catalogue.messages else layout_id


def layout_description(catalogue: Catalogue, layout_id: str) -> str:
    """One line about a built-in layout; nothing about others."""
    key = f"layout.{layout_id}.about"
    return catalogue.say(key) if key in catalogue.messages else ""


def deal_title(catalogue: Catalogue, deal: DealId) -> str:
    """Layout and number: what a player calls this deal."""
    return catalogue.say(
        "deal.title",
        layout=layout_name(catalogue, deal.layout),
        number=number(catalogue, deal.number),
    )


def number(catalogue: Catalogue, value: int) -> str:
    """A whole number, its digits grouped as the language does."""
    return format_decimal(value, locale=catalogue.lang)
