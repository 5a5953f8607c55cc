"""Reading a request straight from its scope."""

from collections.abc import Iterator
from ipaddress import IPv6Address, ip_address

from litestar.types import Scope

_REFUSED = ("q=0", "q=0.0", "q=0.00", "q=0.000")


def header(scope: Scope, name: bytes) -> str | None:
    """The first header of this name, given in lower case."""
    return next(headers(scope, name), None)


def headers(scope: Scope, name: bytes) -> Iterator[str]:
    """All headers of this name, given in lower case."""
    return (value.decode("latin-1") for key, value in scope["headers"] if key == name)


def accepts_gzip(scope: Scope) -> bool:
    """Whether the browser can unpack gzip."""
    parts = (header(scope, b"accept-encoding") or "").lower().split(",")
    wishes = [part.replace(" ", "").partition(";") for part in parts]
    return any(name == "gzip" and weight not in _REFUSED for name, _, weight in wishes)


def visitor(scope: Scope) -> str | None:
    """The address that a request came from, of IPv6 the network, which is one household; None for
    this machine itself, where a proxy stands that does not say for whom it asks."""
    name = (scope.get("client") or ("", 0))[0]
    try:
        address = ip_address(name)
    except ValueError:
        return name
    if address.is_loopback:
        return None
    return address.exploded[:19] if isinstance(address, IPv6Address) else str(address)
