"""The static files under a hash of their content: a browser may keep them for a year.

They are packed once, into a folder of the user's cache that goes by the same hash, and served from
there. A checkout that is worked on gets a new hash, and so a new folder, at the next start.
"""

import gzip
import hashlib
import importlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import version
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from time import time

from platformdirs import user_cache_path

from spatz.text.catalogue import LANGUAGES, Catalogue
from spatz.web.slim import slim

PACKING = 1
"""Counted up when the same files are packed in another way."""
HASH_LENGTH = 16
SLIMMED = (".css", ".js")
PACKED = (".css", ".js", ".json", ".svg", ".html", ".txt", ".webmanifest")
"""Text, of which a packed copy lies beside the file."""
KEPT_SECONDS = 30 * 24 * 60 * 60
"""Folders of other versions are removed when nobody has started with them for so long."""


def prepare_static(cache: Path | None = None) -> Path:
    """The folder with everything that is served, made if need be; its name is the hash."""
    root, locale = _source("spatz.web", "static"), _source("spatz.text", "locale")
    name = _hash(root, locale)
    place = (user_cache_path("spatz", appauthor=False) if cache is None else cache) / "static"
    folder = place / name
    try:
        if not folder.is_dir():
            place.mkdir(parents=True, exist_ok=True)
            _forget_old(place)
            _make(root, place, folder)
    except OSError:
        place = Path(tempfile.mkdtemp(prefix="spatz-"))
        folder = place / name
        _make(root, place, folder)
    with suppress(OSError):  # somebody else's folder serves as well
        os.utime(folder)
    return folder


def _source(package: str, folder: str) -> Path:
    return Path(str(files(package) / folder))


def _hash(*roots: Path) -> str:
    packing = f"{version('spatz')} {PACKING} {_has_brotli()}"
    digest = hashlib.sha256(packing.encode())
    for root in roots:
        for path in _files(root):
            content = path.read_bytes()
            digest.update(f"{path.relative_to(root).as_posix()}:{len(content)}:".encode())
            digest.update(content)
    return digest.hexdigest()[:HASH_LENGTH]


def _files(root: Path) -> Iterator[Path]:
    return (path for path in sorted(root.rglob("*")) if path.is_file())


def _make(root: Path, place: Path, folder: Path) -> None:
    """Make the folder under another name first, so that nobody sees half of it."""
    making = Path(tempfile.mkdtemp(prefix=".making-", dir=place))
    try:
        made = making / folder.name
        shutil.copytree(root, made)
        _write_messages(made / "text")
        for path in [path for path in _files(made) if path.suffix in PACKED]:
            _pack(path)
        made.rename(folder)
    except OSError:
        # Somebody else, starting at the same time, may have been first.
        if not folder.is_dir():
            raise
    finally:
        shutil.rmtree(making, ignore_errors=True)


def _write_messages(folder: Path) -> None:
    folder.mkdir()
    for lang in LANGUAGES:
        (folder / f"{lang}.json").write_text(Catalogue(lang).to_json(), encoding="utf-8")


def _pack(path: Path) -> None:
    """Lay packed copies beside a text: by gzip, and by brotli where the library is there."""
    if path.suffix in SLIMMED:
        path.write_text(slim(path.read_text(encoding="utf-8")), encoding="utf-8")
    content = path.read_bytes()
    _write_if_smaller(path, ".gz", gzip.compress(content, mtime=0))
    if _has_brotli():
        _write_if_smaller(path, ".br", importlib.import_module("brotli").compress(content))


def _write_if_smaller(path: Path, ending: str, packed: bytes) -> None:
    if len(packed) < path.stat().st_size:
        path.with_name(path.name + ending).write_bytes(packed)


def _has_brotli() -> bool:
    return find_spec("brotli") is not None


def _forget_old(place: Path) -> None:
    for folder in place.iterdir():
        if folder.stat().st_mtime < time() - KEPT_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)
