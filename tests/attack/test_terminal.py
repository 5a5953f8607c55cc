"""Commands that cannot be done: one clear line, status 2, no traceback, and nothing made."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from spatz.cli.deal import LARGEST_FILE
from tests.unit.cli.test_main import SPATZ, complaint

HEADER = "spatz layout 1\nlevel 0\n"
FILES: dict[str, bytes] = {
    "empty": b"",
    "words": b"not a drawing",
    "bytes": b"\xff\xfe\x00",
    "nothing in it": HEADER.encode(),
    "one tile": f"{HEADER}[]\n[]\n".encode(),
    "half a tile": f"{HEADER}[]\n".encode(),
    "too wide": f"{HEADER}{'[]' * 20_000}\n{'[]' * 20_000}\n".encode(),
    "too high a level": b"spatz layout 1\nlevel 99999999999999999999\n[]\n[]\n[]\n[]\n",
    "too long": b"#" * (LARGEST_FILE + 1),
    "a nul": f"{HEADER}[]\0[]\n".encode(),
}


@pytest.mark.parametrize("content", FILES.values(), ids=FILES)
def test_a_file_that_cannot_be_dealt_is_named(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "layout.txt"
    path.write_bytes(content)
    assert complaint(capsys, "deal", str(path)).startswith(f"{path}: ")


def test_a_folder_is_no_layout(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, "deal", str(tmp_path)) == f"{tmp_path}: Is a directory"


def test_what_cannot_be_read_is_named_too(capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(capsys, "deal", "/proc/self/mem")
    assert said == "/proc/self/mem: Input/output error"


@pytest.mark.parametrize(
    "name", ["", "nope", "a\nb", "\x1b[31m", "\udcff", "x" * 5_000, "../turtle"]
)
def test_an_unknown_layout_is_told_in_one_printable_line(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = complaint(capsys, "deal", name)
    assert said.startswith("There is no layout “")
    assert said.isprintable()
    assert len(said) < 200


@pytest.mark.parametrize(
    "arguments",
    [
        ("deal",),
        ("deal", "turtle", "spider"),
        ("deal", "turtle", "--number", "0"),
        ("deal", "turtle", "--number", "1e3"),
        ("deal", "turtle", "--number", "9" * 400),
        ("deal", "turtle", "--number", "nan"),
        ("deal", "turtle", "--number", "-1"),
        ("deal", "turtle", "--count", "0"),
        ("deal", "turtle", "--number", "999999999", "--count", "2"),
        ("deal", "turtle", "--rules", "none"),
        ("deal", "turtle", "--dealer", "nobody"),
        ("layouts", "turtle"),
        ("play", "--port", "65536"),
        ("play", "--port", "x"),
        ("play", "--host", "nowhere.invalid", "--port", "1"),
        ("play", "--database", "mysql://x"),
        ("serve", "--workers", "0"),
        ("serve", "--workers", "65"),
        ("serve", "--database", "sqlite:///:memory:"),
        ("--lang", "de"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_done_is_told_in_one_line(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert complaint(capsys, *arguments)


@pytest.mark.parametrize("command", ["play", "serve"])
@pytest.mark.parametrize(
    ("content", "words"),
    [(b"hello " * 1_000, "no database of Spatz"), (None, "cannot be used right now")],
    ids=["a text", "a folder"],
)
def test_what_is_no_database_is_left_as_it_is(
    command: str, content: bytes | None, words: str, tmp_path: Path
) -> None:
    path = tmp_path / "games"
    path.mkdir() if content is None else path.write_bytes(content)
    port = () if command == "play" else ("--port", "8399")
    done = run(command, *port, "--database", f"sqlite:///{path}", home=tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert words in done.stderr
    assert path.is_dir() if content is None else path.read_bytes() == content


def test_no_room_for_the_output_is_told() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*SPATZ, "layouts"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (2, "spatz: No space left on device\n")


def test_ctrl_c_ends_a_long_command_with_130() -> None:
    command = [*SPATZ, "deal", "courtyard", "--count", "1000000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate()
    assert (process.returncode, errors.strip()) == (130, b"")


def test_words_that_the_terminal_cannot_show_are_no_fault() -> None:
    done = subprocess.run(
        [*SPATZ, "deal", "nope"],
        capture_output=True,
        check=False,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def run(*arguments: str, home: Path) -> "subprocess.CompletedProcess[str]":
    """The command in a process of its own, with a home of its own."""
    return subprocess.run(
        [sys.executable, "-m", "spatz", *arguments],
        capture_output=True,
        check=False,
        text=True,
        timeout=60,
        env={**os.environ, "HOME": str(home)},
    )
