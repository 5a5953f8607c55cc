"""The command ``spatz``: a group of commands, of which ``play`` is the default.

Commands import what they need when they run, so that help comes at once.
"""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

import click

from spatz.cli.coming import COMING, not_there_yet
from spatz.cli.deal import deal
from spatz.cli.layouts import layouts
from spatz.cli.play import play
from spatz.cli.serve import serve
from spatz.cli.trouble import DONE, GONE, INTERRUPTED, TROUBLE, complain
from spatz.core.errors import SpatzError

_GROUP_OPTIONS = ("--help", "--version")


class _PlayByDefault(click.Group):
    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args or (args[0].startswith("-") and args[0] not in _GROUP_OPTIONS):
            args = ["play", *args]
        return super().parse_args(ctx, args)


@click.group(cls=_PlayByDefault, context_settings={"max_content_width": 100})
@click.version_option(version("spatz"), message="%(prog)s %(version)s")
def cli() -> None:
    """Mahjong Solitaire in the browser, and its deals in the terminal.

    Without a command, spatz plays.
    """


for command in (play, serve, layouts, deal, *map(not_there_yet, COMING)):
    cli.add_command(command)


def main(args: Sequence[str] | None = None) -> int:
    """Run the command line; the exit status. Whatever goes wrong is said in one line."""
    try:
        status = cli.main(args, prog_name="spatz", standalone_mode=False)
        if sys.stdout is not None:  # it is None where the shell closed it
            sys.stdout.flush()
    except BrokenPipeError:
        # The reader has gone, as `head` does; nothing more is to be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return GONE
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except (click.ClickException, SpatzError, OSError) as error:
        complain(error)
        return TROUBLE
    return status or DONE
