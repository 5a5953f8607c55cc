"""The indexes of the tables: for who makes the tables or compares them, no statement names one.

Apart from the tables, since to name PostgreSQL loads its whole dialect, at every start.
"""

from sqlalchemy import Index, MetaData

from spatz.storage.tables import GAMES, METADATA

SCHEMA: MetaData = METADATA
"""The tables with their indexes."""

Index(
    "ix_games_of_deal",
    GAMES.c.player_id,
    GAMES.c.layout,
    GAMES.c.rules,
    GAMES.c.dealer,
    GAMES.c.number,
    GAMES.c.begun_at,
    GAMES.c.id,
)
Index(
    "ix_games_open",
    GAMES.c.player_id,
    GAMES.c.seen_at,
    GAMES.c.id,
    sqlite_where=GAMES.c.finished_at.is_(None),
    postgresql_where=GAMES.c.finished_at.is_(None),
)
