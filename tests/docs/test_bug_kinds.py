"""The tests that the table of bug kinds names exist."""

import re

import pytest

from tests.docs.project import ROOT, read

PAGE = "docs/design/bug-kinds.md"
ROWS: dict[str, str] = dict(re.findall(r"^\| (T\d\d) \|.*\| ([^|]+) \|$", read(PAGE), re.MULTILINE))
NAMED = sorted(set(re.findall(r"`(tests/[^`]+)`", read(PAGE))))


def test_the_table_is_read_whole_and_in_order() -> None:
    assert len(ROWS) == read(PAGE).count("\n| T") == len(set(ROWS))
    assert list(ROWS) == sorted(ROWS)


@pytest.mark.parametrize("kind", ROWS)
def test_every_kind_has_a_test_or_comes_later(kind: str) -> None:
    assert "`tests/" in ROWS[kind] or "issue " in ROWS[kind]


@pytest.mark.parametrize("named", NAMED)
def test_every_named_test_exists(named: str) -> None:
    path, _, name = named.partition("::")
    assert (ROOT / path).exists()
    if path.endswith(".js"):
        assert f'test("{name}"' in read(path)
    elif name:
        assert f"\ndef {name}(" in read(path)
