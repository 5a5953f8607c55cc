"""What the operator decides: a TOML file, overruled by the environment, overruled by flags."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec

from spatz.core.errors import SpatzError, quote

PREFIX = "SPATZ_"
CONFIG = "SPATZ_CONFIG"

Threads = Annotated[int, msgspec.Meta(ge=1, le=64)]
Rate = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class SettingsError(SpatzError):
    """A setting cannot be what it was given; ``reason`` is the reader's, in English."""

    code = "bad-setting"

    def __init__(self, source: str, field: str, reason: str) -> None:
        self.source, self.field, self.reason = source, field, reason
        super().__init__(source=source, field=field)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every setting, with what holds where nothing is said."""

    database: str = ""
    """Address of the database; it must be given."""
    hosts: tuple[str, ...] = ("localhost", "127.0.0.1", "[::1]")
    """Names under which the site may be visited; ``*.example.org`` for all below, ``*`` for any."""
    https: bool = False
    """Whether visitors come by HTTPS: then the cookie and the browser are held to it."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose X-Forwarded-For is believed."""
    writes: Rate = 50
    """Requests that write, each second, from one address not this machine's; 0 for any number."""
    newcomers: Rate = 60
    """New players, each minute, from one address not this machine's; 0 for any number."""
    threads: Threads = 8
    """So many requests are at the store at the same time, in each worker."""


def read_settings(
    environment: Mapping[str, str], flags: Mapping[str, object] | None = None
) -> Settings:
    """The settings from the file that ``SPATZ_CONFIG`` names, the environment and the flags.

    SettingsError, which names the source and the field.
    """
    chosen: dict[str, object] = {}
    if path := environment.get(CONFIG):
        chosen |= _checked(path, _read_file(path), strict=True)
    chosen |= _checked("environment", _from_environment(environment), strict=False)
    chosen |= _checked("flags", dict(flags or {}), strict=True)
    return msgspec.convert(chosen, Settings)


def to_environment(settings: Settings) -> dict[str, str]:
    """The settings as a process can hand them on to the workers that it starts."""
    return {PREFIX + name.upper(): _to_text(value) for name, value in _fields(settings).items()}


def _fields(settings: Settings) -> dict[str, object]:
    return {name: getattr(settings, name) for name in Settings.__struct_fields__}


def _to_text(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case tuple():
            return ",".join(value)
        case _:
            return str(value)


def _from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    given = {
        name: environment[PREFIX + name.upper()]
        for name in Settings.__struct_fields__
        if PREFIX + name.upper() in environment
    }
    return {name: _split(name, text) for name, text in given.items()}


def _split(name: str, text: str) -> object:
    if isinstance(getattr(Settings(), name), tuple):
        return [part.strip() for part in text.split(",") if part.strip()]
    return text


def _read_file(path: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SettingsError(path, "", str(error)) from None


def _checked(source: str, given: dict[str, Any], *, strict: bool) -> dict[str, object]:
    """The given fields as the settings have them; the others are left out."""
    try:
        settings = msgspec.convert(given, Settings, strict=strict)
    except msgspec.ValidationError as error:
        found = re.search(r"`(?:\$\.)?(\w+)[^`]*`$", str(error))
        raise SettingsError(source, quote(found[1] if found else ""), str(error)) from None
    return {name: getattr(settings, name) for name in given}
