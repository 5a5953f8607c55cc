"""``spatz deal``: deals as JSON, one position a line."""

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from spatz.cli.coming import COMING_DEALERS, refuse
from spatz.cli.trouble import FileError
from spatz.core.deal import LARGEST_NUMBER, SMALLEST_NUMBER, DealId
from spatz.core.errors import SpatzError
from spatz.core.rules import CLASSIC, RULES

if TYPE_CHECKING:
    from spatz.core.layout import Layout

LARGEST_FILE = 1024 * 1024
"""Longer drawings are refused, in bytes: the largest that can be dealt are far shorter."""

_NUMBERS = click.IntRange(SMALLEST_NUMBER, LARGEST_NUMBER)


@click.command()
@click.argument("layout")
@click.option("--rules", type=click.Choice(list(RULES)), default=CLASSIC.name, show_default=True)
@click.option("--dealer", metavar="DEALER", help="Who deals: constructed.")
@click.option("--number", type=_NUMBERS, default=SMALLEST_NUMBER, show_default=True)
@click.option("--count", type=_NUMBERS, default=1, show_default=True, help="So many numbers on.")
def deal(layout: str, rules: str, dealer: str | None, number: int, count: int) -> None:
    """Print COUNT deals of LAYOUT, a built-in layout or the path of a file, numbers upwards."""
    from spatz.core.wire import write_deal
    from spatz.dealing import dealers

    if dealer in COMING_DEALERS:
        refuse(dealer)
    last = number + count - 1
    if last > LARGEST_NUMBER:
        raise click.BadParameter(f"the last number would be {last}, past {LARGEST_NUMBER}")
    shape = _find_layout(layout)
    try:
        for n in range(number, last + 1):
            deal_id = DealId(shape.id, rules, dealer or dealers.DEFAULT_DEALER, n)
            dealt = dealers.deal(deal_id, shape)
            print(json.dumps(write_deal(dealt.deal, deal_id), separators=(",", ":")), flush=True)
    except SpatzError as error:
        raise (FileError(Path(layout), error) if shape.is_own else error) from None


def _find_layout(name: str) -> "Layout":
    from spatz.layouts.builtin import LAYOUTS, find_layout

    if name in LAYOUTS or not name or not os.path.exists(name):  # noqa: PTH110  # of any length
        return find_layout(name)
    return _read_layout(Path(name))


def _read_layout(path: Path) -> "Layout":
    from spatz.core.layout import Layout
    from spatz.layouts.drawing import read

    try:
        return Layout.own(read(_content(path).decode()).places)
    except UnicodeDecodeError:
        raise click.ClickException(f"{path}: not a text file") from None
    except SpatzError as error:
        raise FileError(path, error) from None


def _content(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise click.ClickException(f"{path}: {error.strerror}") from None
    if len(content) > LARGEST_FILE:
        raise click.ClickException(f"{path}: longer than {LARGEST_FILE} bytes")
    return content
