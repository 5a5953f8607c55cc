"""Scripts and style sheets without what only their readers need.

Comments that have lines to themselves and the space at the start of lines go; the line breaks stay,
so that whatever a browser complains of is found in the source under the same number.
"""

import re

_COMMENT = re.compile(r"^[ \t]*(?:/\*(?:(?!\*/).)*\*/|//[^\n]*)[ \t]*$", re.MULTILINE | re.DOTALL)
_INDENT = re.compile(r"^[ \t]+", re.MULTILINE)
_BREAKS = re.compile(r"[^\n]+")


def slim(text: str) -> str:
    """The same program in fewer bytes."""
    if _has_long_literal(text):
        return text
    return _INDENT.sub("", _COMMENT.sub(lambda found: _BREAKS.sub("", found[0]), text))


def _has_long_literal(text: str) -> bool:
    """Whether a template literal may go over several lines: its spaces are part of the program."""
    return any(line.count("`") % 2 for line in text.splitlines())
