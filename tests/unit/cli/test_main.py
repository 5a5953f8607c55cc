"""The command line as a whole: what it prints where, and its exit status."""

import subprocess
import sys
from importlib.metadata import version

import pytest

from spatz.cli.coming import COMING
from spatz.cli.main import cli, main

SPATZ = (sys.executable, "-m", "spatz")


def complaint(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """What a refused command says: one line on standard error, nothing on standard output."""
    assert main(args) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert printed.err.startswith("spatz: ")
    return printed.err.removeprefix("spatz: ").rstrip("\n")


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"spatz {version('spatz')}\n"


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    printed = capsys.readouterr().out
    assert [name for name in cli.commands if f"\n  {name} " not in printed] == []


@pytest.mark.parametrize("name", COMING)
def test_a_command_that_is_not_there_yet_says_so(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = complaint(capsys, name, "turtle", "--whatever", "-")
    assert said == f"'{name}' is not there yet: it comes with a later version"


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, "plau") == "No such command 'plau'. Did you mean 'play'?"


def test_an_option_without_a_command_is_one_of_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert "'--port': 0 is not in the range" in complaint(capsys, "--port", "0")


def test_an_unknown_option_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, "layouts", "--xml") == "No such option '--xml'."


def test_the_package_can_be_run() -> None:
    done = subprocess.run([*SPATZ, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"spatz {version('spatz')}\n"


def test_a_reader_who_goes_away_ends_the_command_quietly() -> None:
    command = [*SPATZ, "deal", "courtyard", "--count", "1000000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


def test_a_closed_output_is_no_reason_to_fail() -> None:
    command = f"{sys.executable} -m spatz layouts >&-"
    ended = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)  # noqa: S602  # ours
    assert (ended.returncode, ended.stderr) == (0, "")


def test_help_comes_without_what_only_a_game_needs() -> None:
    heavy = "{'litestar', 'sqlalchemy', 'granian', 'alembic', 'babel', 'jinja2'}"
    code = f"import sys, spatz.cli.main; print({heavy} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
