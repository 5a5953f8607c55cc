"""Static files are packed once for each state of their content."""

import gzip
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from spatz.text.catalogue import LANGUAGES
from spatz.web.static import KEPT_SECONDS, prepare_static


def test_the_same_files_get_the_same_folder(tmp_path: Path) -> None:
    first = prepare_static(tmp_path)
    made = first.stat().st_ino
    assert prepare_static(tmp_path) == first
    assert first.stat().st_ino == made


def test_the_name_does_not_depend_on_where_it_lies(tmp_path: Path) -> None:
    assert prepare_static(tmp_path / "a").name == prepare_static(tmp_path / "b").name


def test_text_is_packed_beside_itself(static: Path) -> None:
    for lang in LANGUAGES:
        plain = static / "text" / f"{lang}.json"
        packed = plain.with_name(plain.name + ".gz")
        assert gzip.decompress(packed.read_bytes()) == plain.read_bytes()


def test_fonts_are_not_packed_again(static: Path) -> None:
    assert [*static.rglob("*.woff2")]
    assert not [*static.rglob("*.woff2.*")]


def test_several_workers_may_start_at_once(tmp_path: Path) -> None:
    with ThreadPoolExecutor(4) as threads:
        folders = {*threads.map(lambda _: prepare_static(tmp_path), range(4))}
    (folder,) = folders
    assert [path.name for path in folder.parent.iterdir()] == [folder.name]


def test_where_the_cache_cannot_be_written_a_temporary_folder_serves(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    folder = prepare_static(blocked)
    assert (folder / "text" / "en.json").is_file()
    assert blocked.read_text() == "not a folder"


def test_folders_of_old_versions_go_when_nobody_uses_them(tmp_path: Path) -> None:
    place = tmp_path / "static"
    old, young = place / "old", place / "young"
    for folder in (old, young):
        folder.mkdir(parents=True)
    long_ago = old.stat().st_mtime - KEPT_SECONDS - 60
    os.utime(old, (long_ago, long_ago))
    made = prepare_static(tmp_path)
    assert {path.name for path in place.iterdir()} == {"young", made.name}


def test_where_the_folder_cannot_be_put_a_temporary_one_serves(tmp_path: Path) -> None:
    name = prepare_static(tmp_path / "a").name
    place = tmp_path / "b" / "static"
    place.mkdir(parents=True)
    (place / name).write_text("in the way")
    folder = prepare_static(tmp_path / "b")
    assert (folder.name, (folder / "text" / "en.json").is_file()) == (name, True)
    assert [path.name for path in place.iterdir()] == [name]
