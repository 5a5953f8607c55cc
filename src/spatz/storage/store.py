"""Games and players in one database."""

from sqlalchemy import select

from spatz.storage.database import Database
from spatz.storage.errors import StorageError
from spatz.storage.games import SqlGames
from spatz.storage.players import SqlPlayers
from spatz.storage.tables import PLAYERS

_ANYTHING = select(PLAYERS.c.id).limit(1)


class SqlStore:
    """The store; see :class:`spatz.game.ports.Store`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.games = SqlGames(database)
        self.players = SqlPlayers(database)

    def healthy(self) -> bool:
        """Whether the database answers just now."""
        try:
            self._database.read(lambda connection: connection.scalar(_ANYTHING))
        except StorageError:
            return False
        return True

    def close(self) -> None:
        """Finish what was begun and let go of the database; a second call does nothing."""
        self._database.close()
