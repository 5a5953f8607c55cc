"""Time played. Clocks stay outside: what time it is now is handed in.

Two kinds of time are told apart: ``Millis`` are milliseconds of play, counted by game; ``now`` and
``seen`` are UTC, in milliseconds, as the clock of the server has it.
"""

from typing import NamedTuple, NewType

Millis = NewType("Millis", int)
"""Whole milliseconds of play, from the beginning of a game."""

START = Millis(0)
"""When a game begins."""

LONGEST_SILENCE_MS = 60_000
"""No sign of life for longer than this counts as a pause since the last one."""


class Sign(NamedTuple):
    """A sign of life: so long had been played when the player was last seen, at that UTC time."""

    played: Millis
    seen: int

    @classmethod
    def first(cls, now: int) -> "Sign":
        """The sign with which a game begins."""
        return cls(START, now)

    def after(self, now: int, *, running: bool, kept_playing: bool = False) -> "Sign":
        """The sign that follows when the player is seen now; see :func:`time_played`."""
        return Sign(time_played(self, now, running=running, kept_playing=kept_playing), now)


def time_played(sign: Sign, now: int, *, running: bool, kept_playing: bool = False) -> Millis:
    """How long has been played by now.

    ``running`` says whether the clock has run since the sign: it stands while the game is paused,
    stuck or won. After a silence nothing is added, unless the player is known to have kept playing
    (behind a gap in the connection). A clock of the server that was put back adds nothing and takes
    nothing away.
    """
    silence = now - sign.seen
    if not running or silence <= 0:
        return sign.played
    if silence > LONGEST_SILENCE_MS and not kept_playing:
        return sign.played
    return Millis(sign.played + silence)
