"""What may happen to the database of a running server: told to the player, or survived."""

import http.client
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.players import Player, RefusedError
from tests.server import Server, running

pytestmark = pytest.mark.load

GERMAN = "Die Datenbank ist gerade nicht benutzbar"


def begun(server: Server) -> Player:
    """A player who speaks German and has taken a pair."""
    player = Player(server.port)
    player.begin(layout="courtyard", number=7)
    player.ask("PUT", "/api/preferences", {"language": "de"})
    player.play("moves", pair=player.view["pairs"][0])
    return player


def take(player: Player) -> None:
    player.play("moves", pair=player.view["pairs"][0])


def unavailable(player: Player) -> None:
    """Hold a move to a refusal in German after which the player knows the same as before."""
    with pytest.raises(RefusedError) as caught:
        take(player)
    assert (caught.value.status, caught.value.problem["code"]) == (503, "storage-unavailable")
    assert caught.value.problem["detail"].startswith(GERMAN)


def test_a_database_that_another_program_holds_is_unavailable_until_it_is_let_go(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as server, begun(server) as player:
        with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            unavailable(player)
        assert player.reload()["version"] == 1
        take(player)
        assert player.reload()["version"] == 2
        assert "Traceback" not in server.errors


def test_a_full_disk_is_unavailable_until_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk, running(disk) as server, begun(server) as player:
        ballast = disk / "ballast"
        fill(ballast)
        for _ in range(40):
            try:
                take(player)
            except RefusedError:
                break
        seen = player.view["version"]
        unavailable(player)
        assert player.reload()["version"] == seen
        ballast.unlink()
        take(player)
        assert player.reload()["version"] == seen + 1
        assert "Traceback" not in server.errors


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of 3 MB in the folder."""
    disk = folder / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(disk)]
    if (
        os.geteuid() != 0
        or shutil.which("mount") is None
        or subprocess.run(mount, check=False, capture_output=True).returncode != 0
    ):
        pytest.skip("only root may mount a small disk, and not in every container")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)


def fill(ballast: Path) -> None:
    """Take what room there is."""
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4_096))
        except OSError:
            return


def test_two_servers_on_one_file_are_one_game(tmp_path: Path) -> None:
    first, second = Server(tmp_path), Server(tmp_path)
    try:
        first.start()
        second.start()
        with begun(first) as here, Player(second.port) as there:
            there.cookie, there.view = here.cookie, here.view
            for _ in range(6):
                take(here)
                stale = there.view
                there.reload()
                assert there.view["version"] == here.view["version"]
                take(there)
                here.view, there.view = there.view, stale
                with pytest.raises(RefusedError) as caught:
                    there.play("undo", moves=1)
                assert caught.value.status == 409
            assert here.reload()["version"] == 13
        assert first.errors == ""
    finally:
        first.kill()
        second.kill()


def test_whoever_ends_the_server_politely_finds_everything_again(tmp_path: Path) -> None:
    with running(tmp_path) as server, begun(server) as player:
        take(player)
        seen = player.view
        assert server.stop() == 0
        assert not server.database.with_name(server.database.name + "-wal").exists()
        server.start()
        again = player.reload()
        assert {**again, "clock": None, "score": None} == {**seen, "clock": None, "score": None}
        assert server.errors == ""


def test_a_server_that_is_ended_while_many_play_keeps_what_it_answered(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        players = [begun(server) for _ in range(6)]
        with ThreadPoolExecutor(len(players)) as pool:
            playing = [pool.submit(play_on, player) for player in players]
            wait(playing, timeout=0.3)
            assert server.stop() == 0
        assert [player.result() for player in playing] == [None] * len(players)
        server.start()
        for player in players:
            seen = player.view["version"]
            assert player.reload()["version"] in {seen, seen + 1}
            player.leave()
        assert server.errors == ""


def play_on(player: Player) -> None:
    """Take pairs and put them back until no answer comes."""
    try:
        while True:
            take(player)
            player.play("undo")
    except (OSError, http.client.HTTPException):
        return
