"""The catalogues: every visible word under a key, in four languages.

A message is a text with placeholders (``{name}``), or one text for each plural form of its
language. The browser gets the same messages as JSON and fills them in the same way.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from babel import Locale
from babel.messages.catalog import Message
from babel.messages.pofile import read_po

LANGUAGES = ("de", "nl", "pl", "en")
"""Spatz speaks these, by their ISO 639-1 codes."""

FALLBACK = "en"
"""Spoken where nobody has asked for one of ours."""

Forms = tuple[str, ...]

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_ONE_OTHER = {"one": 0, "other": 1}
_PLACES = {
    "de": _ONE_OTHER,
    "nl": _ONE_OTHER,
    "en": _ONE_OTHER,
    "pl": {"one": 0, "few": 1, "many": 2, "other": 2},
}
_WISH = re.compile(r"([a-z]{1,8})(?:-[a-z0-9]{1,8})*(?:\s*;\s*q\s*=\s*([01](?:\.\d{0,3})?))?")


class MissingMessageError(KeyError):
    """The catalogue has no such message, or the message has no plural forms."""


@dataclass(frozen=True)
class Catalogue:
    """All messages of one language. Cheap to make: the file is read once in a process."""

    lang: str

    def say(self, key: str, **values: object) -> str:
        """The message, its placeholders filled; a MissingMessageError, or a KeyError for a value
        that is not given."""
        message = self._message(key)
        if not isinstance(message, str):
            raise MissingMessageError(key)
        return fill(message, values)

    def plural(self, key: str, n: int, **values: object) -> str:
        """The form of the message that goes with the number ``n``, filled, ``{n}`` too."""
        forms = self._message(key)
        if isinstance(forms, str):
            raise MissingMessageError(key)
        category = Locale.parse(self.lang).plural_form(n)
        return fill(forms[self.plural_map[category]], {"n": n, **values})

    @property
    def messages(self) -> Mapping[str, str | Forms]:
        """Every message by its key."""
        return _read(self.lang)

    @property
    def plural_map(self) -> Mapping[str, int]:
        """From the CLDR plural category of a number to the place of its form in a message."""
        return _PLACES[self.lang]

    def to_json(self) -> str:
        """What the browser reads: ``lang``, ``plural`` (category to place) and ``m`` (key to
        message)."""
        content = {"lang": self.lang, "plural": dict(self.plural_map), "m": dict(self.messages)}
        return json.dumps(content, ensure_ascii=False, separators=(",", ":"), sort_keys=True)

    def _message(self, key: str) -> str | Forms:
        try:
            return self.messages[key]
        except KeyError:
            raise MissingMessageError(key) from None


def fill(text: str, values: Mapping[str, object]) -> str:
    """The text with its placeholders replaced; a KeyError for one that has no value."""
    return _PLACEHOLDER.sub(lambda found: str(values[found[1]]), text)


def negotiate(query: str | None, chosen: str | None, accept_language: str | None) -> str:
    """The language of an answer: the address asks first, then the player's choice, then the
    browser; what we do not speak, and what cannot be read, is passed over."""
    for wish in (query, chosen):
        if wish in LANGUAGES:
            return str(wish)
    return _first_spoken(accept_language or "")


def _first_spoken(accept_language: str) -> str:
    wishes = [_WISH.fullmatch(part.strip()) for part in accept_language.lower().split(",")]
    spoken = [
        (float(wish[2] or 1), wish[1])
        for wish in wishes
        if wish is not None and wish[1] in LANGUAGES and float(wish[2] or 1) > 0
    ]
    return max(spoken, key=lambda wish: wish[0], default=(0, FALLBACK))[1]


@cache
def _read(lang: str) -> Mapping[str, str | Forms]:
    if lang not in LANGUAGES:
        raise ValueError(lang)
    path = files("spatz.text").joinpath("locale", lang, "messages.po")
    with path.open("rb") as file:
        catalog = read_po(file, locale=lang)
    messages = dict(_entry(message) for message in catalog if message.id)
    return MappingProxyType(messages)


def _entry(message: Message) -> tuple[str, str | Forms]:
    if isinstance(message.id, str):
        return message.id, str(message.string)
    return message.id[0], tuple(message.string or ())
