"""``spatz deal``."""

import json
from pathlib import Path
from typing import Any

import pytest

from spatz.cli.main import main
from spatz.core.deal import DealId
from spatz.core.wire import write_deal
from spatz.dealing.dealers import DEFAULT_DEALER, deal
from spatz.layouts.builtin import LAYOUTS
from tests.unit.cli.test_main import complaint

TWO_TILES = "spatz layout 1\nlevel 0\n[][]\n()()\n"


def dealt(capsys: pytest.CaptureFixture[str], *args: str) -> list[dict[str, Any]]:
    """The positions that the command prints."""
    assert main(["deal", *args]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def expected(deal_id: DealId) -> dict[str, object]:
    """The deal of this name as JSON."""
    return write_deal(deal(deal_id, LAYOUTS[deal_id.layout]).deal, deal_id)


def test_by_default_it_is_the_first_classic_deal(capsys: pytest.CaptureFixture[str]) -> None:
    first = DealId("courtyard", "classic", DEFAULT_DEALER, 1)
    assert dealt(capsys, "courtyard") == [expected(first)]


def test_numbers_go_upwards_one_position_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--rules", "identity", "--dealer", "constructed", "--number", "7", "--count", "3"]
    ids = [DealId("courtyard", "identity", "constructed", number) for number in (7, 8, 9)]
    assert dealt(capsys, "courtyard", *options) == [expected(one) for one in ids]


def test_a_file_is_dealt_by_its_tiles(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "two.txt"
    path.write_text(TWO_TILES)
    (position,) = dealt(capsys, str(path))
    assert position["tiles"] == [[0, 0, 0], [2, 0, 0]]
    assert position["faces"][0] == position["faces"][1]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        pytest.param(["nowhere"], "There is no layout “nowhere”.", id="unknown layout"),
        pytest.param(
            ["turtle", "--dealer", "sharp"],
            "There is no dealer called “sharp”.",
            id="unknown dealer",
        ),
        pytest.param(
            ["turtle", "--dealer", "uniform"],
            "'uniform' is not there yet: it comes with a later version",
            id="dealer to come",
        ),
        pytest.param(
            ["turtle", "--rules", "loose"],
            "Invalid value for '--rules': 'loose' is not one of 'classic', 'identity'.",
            id="unknown rules",
        ),
        pytest.param(
            ["turtle", "--number", "0"],
            "Invalid value for '--number': 0 is not in the range 1<=x<=999999999.",
            id="number too small",
        ),
        pytest.param(
            ["turtle", "--number", "one"],
            "Invalid value for '--number': 'one' is not a valid integer range.",
            id="no number",
        ),
        pytest.param(
            ["turtle", "--number", "999999999", "--count", "2"],
            "Invalid value: the last number would be 1000000000, past 999999999",
            id="past the last number",
        ),
        pytest.param([], "Missing argument 'LAYOUT'.", id="no layout"),
    ],
)
def test_what_cannot_be_dealt_is_refused(
    args: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert complaint(capsys, "deal", *args) == said


@pytest.mark.parametrize(
    ("content", "said"),
    [
        pytest.param(b"", "This is no drawing", id="empty"),
        pytest.param(b"\xff\xfe\x00", "not a text file", id="bytes"),
        pytest.param(b"spatz layout 1\nlevel 0\n[]\n()\n", "odd", id="odd"),
        pytest.param(b"spatz layout 1\nlevel 0\n[][]\n()\n", "Line 4, column 3", id="broken tile"),
        pytest.param(
            b"spatz layout 1\nlevel 0\n[]\n()\nlevel 1\n[]\n()\n",
            "cannot be cleared",
            id="one on another",
        ),
    ],
)
def test_a_file_that_cannot_be_dealt_is_named(
    content: bytes, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "layout.txt"
    path.write_bytes(content)
    line = complaint(capsys, "deal", str(path))
    assert line.startswith(f"{path}: ")
    assert said in line


def test_a_folder_is_no_layout(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert complaint(capsys, "deal", str(tmp_path)) == f"{tmp_path}: Is a directory"
