"""``spatz play`` and ``spatz serve``, as processes of their own."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import pytest

from spatz.cli import serving
from spatz.cli.main import main
from spatz.cli.serving import naming
from spatz.core.errors import UnknownFaceError
from tests.server import Server, running
from tests.unit.cli.test_main import complaint

# Several of these listen on the default port, so two must not run at the same time.
pytestmark = pytest.mark.xdist_group("default port")

SECONDS = 60


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_it_prints_its_address_and_nothing_else(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.printed == f"{server.url}/\n"
        with urllib.request.urlopen(server.url, timeout=SECONDS) as page:  # noqa: S310  # ours
            assert page.status == 200
        assert server.stop() == 0
        assert server.errors == ""


def test_what_is_kept_is_there_after_the_next_start(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        server.stop()
        before = server.database.stat().st_size
        server.start()
        assert server.database.stat().st_size >= before > 0


@contextmanager
def started(home: Path, *options: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """The program with these options, in a home of its own; it is gone afterwards."""
    command = [sys.executable, "-m", "spatz", *options]
    surroundings = {key: value for key, value in os.environ.items() if key[:4] != "XDG_"}
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**surroundings, "HOME": str(home), **environment},
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def first_line(process: subprocess.Popen[str]) -> str:
    """The address that is printed, without the end of the line."""
    assert process.stdout is not None
    return process.stdout.readline().rstrip("\n")


def test_ctrl_c_ends_it_with_130(tmp_path: Path) -> None:
    with started(tmp_path, "--no-browser", "--host", "127.0.0.1") as process:
        assert first_line(process).startswith("http://127.0.0.1:")
        process.send_signal(signal.SIGINT)
        said, complained = process.communicate(timeout=SECONDS)
        assert (process.returncode, said, complained) == (130, "", "")


def test_games_are_kept_in_the_data_folder(tmp_path: Path) -> None:
    with started(tmp_path, "play", "--no-browser") as process:
        first_line(process)
        assert (tmp_path / ".local" / "share" / "spatz" / "spatz.sqlite3").exists()


def test_the_browser_is_opened_at_the_address(tmp_path: Path) -> None:
    browser, visited = tmp_path / "browser", tmp_path / "visited"
    browser.write_text(f'#!/bin/sh\necho noise\necho "$1" > {visited}\n')
    browser.chmod(0o755)
    os.mkfifo(visited)
    with started(tmp_path, "play", BROWSER=str(browser)) as process:
        address = first_line(process)
        assert visited.read_text() == f"{address}\n"
        process.send_signal(signal.SIGTERM)
        assert process.communicate(timeout=SECONDS) == ("", "")


def test_a_host_that_stands_for_all_can_be_visited_by_any_name(tmp_path: Path) -> None:
    with started(tmp_path, "--no-browser", "--host", "0.0.0.0") as process:  # noqa: S104  # a test
        address = first_line(process)
        assert address.startswith("http://127.0.0.1:")
        request = urllib.request.Request(address, headers={"Host": "table.example"})  # noqa: S310
        with urllib.request.urlopen(request, timeout=SECONDS) as page:  # noqa: S310  # ours
            assert page.status == 200


@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_port_that_was_asked_for_must_be_free(
    command: str, taken: int, capsys: pytest.CaptureFixture[str]
) -> None:
    said = complaint(capsys, command, "--port", str(taken))
    assert said == f"port {taken} is taken: another program listens on it"


def test_a_free_port_is_taken_where_the_default_is_not(
    taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "DEFAULT_PORT", taken)
    assert serving.choose_port("127.0.0.1", None) not in {0, taken}


def test_the_default_port_is_taken_where_it_is_free(
    taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "DEFAULT_PORT", serving.choose_port("127.0.0.1", None))
    assert serving.choose_port("127.0.0.1", None) == serving.DEFAULT_PORT != taken


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8137/"),
        ("localhost", "http://localhost:8137/"),
        ("0.0.0.0", "http://127.0.0.1:8137/"),  # noqa: S104  # a test
        ("::1", "http://[::1]:8137/"),
    ],
)
def test_the_address_is_one_that_a_browser_here_can_visit(host: str, address: str) -> None:
    assert serving.url(host, 8_137) == address


@pytest.mark.parametrize("command", ["play", "serve"])
@pytest.mark.parametrize(
    ("host", "said"),
    [
        pytest.param("no.such.host.invalid", "cannot listen on", id="no host"),
        pytest.param("203.0.113.9", "cannot listen on", id="another machine"),
    ],
)
def test_a_host_that_is_not_here_is_refused(
    command: str, host: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in complaint(capsys, command, "--host", host)


@pytest.mark.parametrize("command", ["play", "serve"])
@pytest.mark.parametrize(
    ("database", "said"),
    [
        pytest.param("mysql://host/name", "“mysql” is no kind of database", id="unknown kind"),
        pytest.param("sqlite:///{folder}/file/below", "File exists", id="below a file"),
        pytest.param("sqlite:///{folder}/file", "no database of Spatz", id="not ours"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused(
    command: str,
    database: str,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "environ", dict(os.environ))
    (tmp_path / "file").write_text("not a database\n" * 100)
    address = database.format(folder=tmp_path)
    told = complaint(capsys, command, "--port", str(Server(tmp_path).port), "--database", address)
    assert said in told
    assert address in told


def test_the_password_of_a_database_is_not_repeated() -> None:
    address = "postgresql://anna:sec@ret@db.example/spatz"
    with pytest.raises(click.ClickException) as refused, naming(address):
        raise UnknownFaceError("face", "spatz")
    assert "postgresql://db.example/spatz: " in refused.value.message
    assert "sec" not in refused.value.message


def test_a_setting_that_cannot_be_read_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPATZ_THREADS", "many")
    assert "threads" in complaint(capsys, "play", "--no-browser")


@contextmanager
def site(folder: Path, *options: str) -> Iterator[subprocess.Popen[str]]:
    """A public site that has answered."""
    port = str(Server(folder).port)
    database = f"sqlite:///{folder / 'site.sqlite3'}"
    with started(folder, "serve", "--port", port, "--database", database, *options) as process:
        assert _answered(f"http://127.0.0.1:{port}/health", process) == 200
        yield process


@pytest.mark.parametrize(("ended_by", "status"), [("SIGTERM", 0), ("SIGINT", 130)])
def test_a_public_site_has_a_clean_end(ended_by: str, status: int, tmp_path: Path) -> None:
    with site(tmp_path) as process:
        process.send_signal(signal.Signals[ended_by])
        assert process.communicate(timeout=SECONDS) == ("", "")
        assert process.returncode == status


def test_a_public_site_may_have_several_workers(tmp_path: Path) -> None:
    with site(tmp_path, "--workers", "2") as process:
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=SECONDS) == 0


def _answered(url: str, process: subprocess.Popen[str]) -> int:
    """The status of the first answer that comes."""
    while process.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=SECONDS) as answer:  # noqa: S310  # ours
                return int(answer.status)
        except OSError:
            continue
    raise AssertionError(process.communicate()[1])


def test_the_command_line_is_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--help"]) == 0
    assert "print its address" in capsys.readouterr().out
