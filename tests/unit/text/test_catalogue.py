"""Every word in four languages, filled in alike here and in the browser."""

import gettext
import json
import re
from collections.abc import Mapping
from importlib.resources import files

import pytest
from babel import Locale

from spatz.text.catalogue import (
    LANGUAGES,
    Catalogue,
    MissingMessageError,
    fill,
    negotiate,
)

PLACEHOLDER = re.compile(r"\{\w+\}")
PLURAL_RULE = re.compile(r"nplurals=(\d+); plural=(.+?);")
FORMS = {"de": 2, "nl": 2, "pl": 3, "en": 2}


def placeholders(message: str | tuple[str, ...]) -> set[str]:
    """All placeholders in any of the forms."""
    return set(PLACEHOLDER.findall(" ".join([message] if isinstance(message, str) else message)))


def gaps(lang: str) -> list[str]:
    """What is wrong in one language, held to the English catalogue."""
    english, messages = Catalogue("en").messages, Catalogue(lang).messages
    return [
        *(f"missing: {key}" for key in sorted(english.keys() - messages.keys())),
        *(f"left over: {key}" for key in sorted(messages.keys() - english.keys())),
        *(fault for key in sorted(english.keys() & messages.keys()) for fault in faults(lang, key)),
    ]


def faults(lang: str, key: str) -> list[str]:
    """What is wrong with one message."""
    ours, other = Catalogue("en").messages[key], Catalogue(lang).messages[key]
    forms = (other,) if isinstance(other, str) else other
    tests: Mapping[str, bool] = {
        "empty": not all(form.strip() for form in forms),
        "another kind": isinstance(ours, str) is not isinstance(other, str),
        "forms": not isinstance(other, str) and len(other) != FORMS[lang],
        "placeholders": placeholders(ours) != placeholders(other),
    }
    return [f"{fault}: {key}" for fault, found in tests.items() if found]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_whole_in_every_language(lang: str) -> None:
    assert gaps(lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    text = (files("spatz.text") / "locale" / lang / "messages.po").read_text(encoding="utf-8")
    keys = re.findall(r'^msgid "(.+)"$', text, flags=re.MULTILINE)
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_category_of_numbers_has_the_form_that_gettext_takes(lang: str) -> None:
    text = (files("spatz.text") / "locale" / lang / "messages.po").read_text(encoding="utf-8")
    rule = PLURAL_RULE.search(text)
    assert rule is not None
    form, category = gettext.c2py(rule[2]), Locale.parse(lang).plural_form
    places = Catalogue(lang).plural_map
    assert [places[category(n)] for n in range(1_001)] == [form(n) for n in range(1_001)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_gets_every_message(lang: str) -> None:
    sent = json.loads(Catalogue(lang).to_json())
    known = Catalogue(lang).messages.items()
    messages = {key: list(m) if isinstance(m, tuple) else m for key, m in known}
    assert sent == {"lang": lang, "plural": dict(Catalogue(lang).plural_map), "m": messages}


def test_a_message_is_filled() -> None:
    assert Catalogue("de").say("error.unknown-layout", name="x") == "Es gibt kein Layout „x“."


def test_a_value_that_is_missing_is_not_passed_over() -> None:
    with pytest.raises(KeyError, match="name"):
        Catalogue("de").say("error.unknown-layout")


def test_a_value_that_looks_like_a_placeholder_stays_as_it_is() -> None:
    assert fill("{a} and {b}", {"a": "{b}", "b": 2}) == "{b} and 2"


def test_a_message_that_is_not_there_is_an_error() -> None:
    with pytest.raises(MissingMessageError, match="no-such-key"):
        Catalogue("en").say("no-such-key")


def test_a_message_without_forms_has_no_plural() -> None:
    with pytest.raises(MissingMessageError, match=r"deal\.title"):
        Catalogue("en").plural("deal.title", 2)


def test_a_language_that_we_do_not_speak_is_an_error() -> None:
    with pytest.raises(ValueError, match="fr"):
        _ = Catalogue("fr").messages


@pytest.mark.parametrize(
    ("query", "chosen", "accepted", "lang"),
    [
        pytest.param("pl", "de", "nl", "pl", id="the address comes first"),
        pytest.param("fr", "de", "nl", "de", id="an unknown language in the address is ignored"),
        pytest.param(None, "de", "nl", "de", id="then the player's choice"),
        pytest.param(None, "xx", "nl", "nl", id="an unknown choice is ignored"),
        pytest.param(None, None, "nl", "nl", id="then the browser"),
        pytest.param(None, None, "de-AT,en;q=0.5", "de", id="a country's language is its language"),
        pytest.param(None, None, "fr,pl;q=0.4,nl;q=0.8", "nl", id="the dearest that we speak"),
        pytest.param(None, None, "en-GB,en;q=0.9,de;q=0.9", "en", id="the first of equals"),
        pytest.param(None, None, "de;q=0, en;q=0.1", "en", id="nought means not this one"),
        pytest.param(None, None, "NL", "nl", id="capitals do not matter"),
        pytest.param(None, None, "fr, it", "en", id="none of ours"),
        pytest.param(None, None, "", "en", id="nothing"),
        pytest.param(None, None, None, "en", id="nothing at all"),
        pytest.param(None, None, "de;q=9, ;;, *, pl", "pl", id="what cannot be read"),
        pytest.param("PL", None, None, "en", id="the address is exact"),
    ],
)
def test_the_language_of_an_answer(
    query: str | None, chosen: str | None, accepted: str | None, lang: str
) -> None:
    assert negotiate(query, chosen, accepted) == lang
