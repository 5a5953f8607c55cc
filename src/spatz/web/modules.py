"""Which scripts a page needs: the page names them all, so that a browser asks for them at once
and not wave by wave, as it finds one in another."""

import re
from functools import cache
from importlib.resources import files

_IMPORT = re.compile(r'^(?:import|export)\s[^;"]*"\./([\w-]+\.js)"', re.MULTILINE)


@cache
def modules_of(first: str) -> tuple[str, ...]:
    """The names of the modules that this one imports, itself and the imports of imports included,
    in the order in which they are met."""
    folder = files("spatz.web") / "static" / "js"
    met = [first]
    for name in met:
        text = (folder / name).read_text(encoding="utf-8")
        met += [other for other in _IMPORT.findall(text) if other not in met]
    return tuple(dict.fromkeys(met))
