"""What went wrong, in one line on standard error."""

import sys
from pathlib import Path

import click

from spatz.core.errors import SpatzError

DONE, GONE, TROUBLE, INTERRUPTED = 0, 1, 2, 130
"""Exit statuses: all was done; the reader of the output went away (Click has it so too); bad usage
or input; stopped by Ctrl-C."""


class FileError(click.ClickException):
    """An error in a file, which is named."""

    def __init__(self, path: Path, error: SpatzError) -> None:
        super().__init__(f"{path}: {tell(error)}")


def complain(error: Exception) -> None:
    """Print the error as one line, without a traceback."""
    line = " ".join(tell(error).split())
    print(f"spatz: {line}", file=sys.stderr)


def tell(error: Exception) -> str:
    """The error in words."""
    match error:
        case click.ClickException():
            return error.format_message()
        case SpatzError():
            return _tell_ours(error)
        case OSError(strerror=str() as reason, filename=str() as name):
            return f"{name}: {reason}"
        case OSError(strerror=str() as reason):
            return reason
        case _:
            return str(error)


def _tell_ours(error: SpatzError) -> str:
    from spatz.text.catalogue import Catalogue

    words = Catalogue("en").say(f"error.{error.code}", **error.facts)
    reason = getattr(error, "reason", None)
    return f"{words} ({reason})" if reason else words
