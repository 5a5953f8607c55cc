"""``spatz layouts``."""

import json

import pytest

from spatz.cli.main import main
from spatz.core.wire import read_layout
from spatz.layouts.builtin import LAYOUTS
from spatz.text.catalogue import Catalogue


def test_the_list_has_a_line_for_every_layout(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["layouts"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(LAYOUTS)
    assert lines[0] == f"turtle      144 tiles  {Catalogue('en').say('layout.turtle.about')}"


def test_as_json_it_is_one_list_of_layouts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["layouts", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert [read_layout(entry) for entry in printed] == list(LAYOUTS.values())
    assert [list(entry) for entry in printed] == [["id", "name", "tiles"]] * len(LAYOUTS)
    assert printed[0]["name"] == "Turtle"
