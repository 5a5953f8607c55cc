"""Players in SQL: what is known of them is the hash of a token, and what they prefer."""

import json
import logging
from collections.abc import Mapping

from sqlalchemy import bindparam, insert, select, update

from spatz.game.ports import PlayerId
from spatz.storage.database import Database
from spatz.storage.tables import PLAYERS

_log = logging.getLogger(__name__)

_CREATE = insert(PLAYERS).returning(PLAYERS.c.id)
_FIND = select(PLAYERS.c.id).where(PLAYERS.c.token_hash == bindparam("hash"))
_PREFERENCES = select(PLAYERS.c.preferences).where(PLAYERS.c.id == bindparam("player"))
_SET_PREFERENCES = (
    update(PLAYERS).where(PLAYERS.c.id == bindparam("player")).values(preferences=bindparam("text"))
)


class SqlPlayers:
    """The player store; see :class:`spatz.game.ports.PlayerStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(self, token_hash: bytes, now: int) -> PlayerId:
        """A new player; DamagedDatabaseError if the hash is not new."""
        row = {"token_hash": token_hash, "created_at": now, "preferences": "{}"}
        return PlayerId(self._database.write(lambda c: c.execute(_CREATE, row).scalar_one()))

    def find(self, token_hash: bytes) -> PlayerId | None:
        """The player with this token."""
        found = self._database.read(lambda c: c.scalar(_FIND, {"hash": token_hash}))
        return None if found is None else PlayerId(found)

    def preferences(self, player: PlayerId) -> Mapping[str, object]:
        """What was last set; nothing where it cannot be read, so that it can be set again."""
        text = self._database.read(lambda c: c.scalar(_PREFERENCES, {"player": player}))
        return {} if text is None else _readable(text, player)

    def set_preferences(self, player: PlayerId, preferences: Mapping[str, object]) -> None:
        """Replace all preferences; for no player, do nothing."""
        values = {"player": player, "text": json.dumps(preferences, separators=(",", ":"))}
        self._database.write(lambda c: c.execute(_SET_PREFERENCES, values))


def _readable(text: str, player: PlayerId) -> Mapping[str, object]:
    try:
        preferences = json.loads(text)
    except ValueError:
        preferences = None
    if isinstance(preferences, dict):
        return preferences
    _log.warning("the preferences of player %s are damaged", player)
    return {}
