"""Commands whose names are settled and whose work is not there yet: they say so."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NoReturn

import click

COMING: Mapping[str, str] = MappingProxyType(
    {
        "solve": "Decide positions: winnable or not.",
        "rate": "Measure how difficult positions are.",
        "census": "Deal at random, decide each deal, count.",
        "import": "Read layouts from files of other programs.",
        "export": "Write a layout for another program.",
        "backup": "Copy the database while the game runs.",
        "restore": "Put a copy of the database back.",
    }
)
"""What each of them will do, by name."""

COMING_DEALERS = ("uniform",)
"""Dealers whose names are settled and who do not deal yet."""


def refuse(name: str) -> NoReturn:
    """Say that this is not there yet."""
    raise click.UsageError(f"'{name}' is not there yet: it comes with a later version")


def not_there_yet(name: str) -> click.Command:
    """The command of this name, which takes any arguments and refuses to run."""
    return click.Command(
        name,
        callback=lambda arguments: refuse(name),  # noqa: ARG005  # whatever they are
        params=[click.Argument(["arguments"], nargs=-1, type=click.UNPROCESSED)],
        context_settings={"ignore_unknown_options": True},
        help=f"{COMING[name]} (Not there yet.)",
    )
