"""Keys of messages: what is used exists, what exists is used, and each language is itself."""

import re
from functools import cache

import pytest

from spatz.text.catalogue import LANGUAGES, Catalogue
from tests.docs.project import SOURCE, error_codes

KINDS = (".py", ".js", ".html")
KEY = r"[a-z]+(?:\.[a-z0-9-]+)+"
QUOTED_KEY = re.compile(rf"""(["'`])({KEY})\1""")
BEGUN_KEY = re.compile(r"""(?:f["']|`|["'])([a-z]+\.(?:[a-z0-9-]+\.)*)(?:\{|\$\{|["']\s*[+~])""")
CALL = re.compile(rf"""(?:\bsay|\bplural|\bt|\bwords?)\(\s*(["'`])({KEY})\1""")
NO_KEY = re.compile(r"\.(?:js|css|html|svg|json|txt|po|toml|py|sqlite3?|woff2?|webmanifest|png)$")

PLACEHOLDER = re.compile(r"\{\w+\}")
WORD = re.compile(r"\w+")

TELLTALES = {
    "en": "the and this are with your you from tile tiles board game move",
    "de": "und der das nicht ist eine einen mit für du stein steine brett spiel zug",
    "nl": "het een niet zijn deze geen voor naar steen stenen zet paren",
    "pl": "się jest nie oraz dla przez jeśli kamień kamienie kamieni ruch gra",
}
"""Words that give a language away, since no other of ours has them."""


@cache
def sources() -> str:
    """All code, pages and scripts."""
    files = sorted(path for path in SOURCE.rglob("*") if path.suffix in KINDS)
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def quoted() -> frozenset[str]:
    """Everything in the sources that looks like a key."""
    found = {match[2] for match in QUOTED_KEY.finditer(sources())}
    return frozenset(key for key in found if not NO_KEY.search(key))


@cache
def begun() -> frozenset[str]:
    """What the sources complete to keys: "error." and its like."""
    return frozenset(match[1] for match in BEGUN_KEY.finditer(sources()))


def keys() -> frozenset[str]:
    """All keys that there are."""
    return frozenset(Catalogue("en").messages)


def test_every_key_that_is_asked_for_exists() -> None:
    asked = {match[2] for match in CALL.finditer(sources())}
    assert sorted(asked - keys()) == []


def test_everything_that_looks_like_a_key_is_one() -> None:
    names = {key.split(".")[0] for key in keys()}
    alike = {key for key in quoted() if key.split(".")[0] in names}
    assert sorted(alike - keys()) == []


def test_every_key_is_used() -> None:
    completed = tuple(begun())
    unused = [key for key in keys() - quoted() if not key.startswith(completed)]
    assert sorted(unused) == []


def test_every_error_has_words_and_no_words_are_left_of_an_error() -> None:
    told = {key.removeprefix("error.") for key in keys() if key.startswith("error.")}
    assert sorted(told ^ error_codes()) == []


def texts(lang: str) -> dict[str, str]:
    """Every message without its placeholders, all its forms in one text."""
    messages = Catalogue(lang).messages.items()
    joined = {key: m if isinstance(m, str) else "\n".join(m) for key, m in messages}
    return {key: PLACEHOLDER.sub("", text) for key, text in joined.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_language_has_words_of_another(lang: str) -> None:
    foreign = {
        word for other, words in TELLTALES.items() if other != lang for word in words.split()
    } - set(TELLTALES[lang].split())
    found = {key: foreign & set(WORD.findall(text.lower())) for key, text in texts(lang).items()}
    assert {key: sorted(words) for key, words in found.items() if words} == {}


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_sentences_are_translated(lang: str) -> None:
    english = texts("en")
    same = [
        key
        for key, text in texts(lang).items()
        if text == english[key] and len(WORD.findall(text)) > 3
    ]
    assert same == []
