"""The tables. Times are UTC milliseconds, play time is milliseconds, JSON is text.

JSON is kept as text, not in a type of the database: what was written is read again byte by byte,
on both databases. Columns have types, so that a wrong one is found before it is run.
"""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Named,
    String,
    Table,
    Text,
    TypedColumns,
)

METADATA = MetaData()
"""Gathers the tables."""

_BIG = BigInteger().with_variant(Integer, "sqlite")


class PlayerColumns(TypedColumns):
    """Somebody who plays, known by the hash of a token and by nothing else."""

    id: Named[int] = Column(_BIG, primary_key=True)
    token_hash: Named[bytes] = Column(LargeBinary, unique=True)
    created_at: Named[int] = Column(BigInteger)
    preferences: Named[str] = Column(Text)


class GameColumns(TypedColumns):
    """A game: how it began, and a summary of where its events have led, for lists and look-ups."""

    id: Named[str] = Column(String(22), primary_key=True)
    player_id: Named[int] = Column(_BIG, ForeignKey("players.id", ondelete="CASCADE"))
    layout: Named[str] = Column(String(64))
    rules: Named[str] = Column(String(64))
    dealer: Named[str] = Column(String(64))
    number: Named[int] = Column(Integer)
    setup: Named[str] = Column(Text)
    faces: Named[str] = Column(Text)
    begun_at: Named[int] = Column(BigInteger)
    version: Named[int] = Column(Integer)
    status: Named[str] = Column(String(16))
    pairs_left: Named[int] = Column(Integer)
    played: Named[int] = Column(BigInteger)
    seen_at: Named[int] = Column(BigInteger)
    finished_at: Named[int | None] = Column(BigInteger)


class EventColumns(TypedColumns):
    """What happened in a game, in order: version 1 is the first event."""

    game_id: Named[str] = Column(
        String(22), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    version: Named[int] = Column(Integer, primary_key=True, autoincrement=False)
    body: Named[str] = Column(Text)


# A number is never given twice, not even after its player was deleted.
PLAYERS = Table("players", METADATA, PlayerColumns, sqlite_autoincrement=True)

GAMES = Table("games", METADATA, GameColumns)

# The key is the table: the events of one game lie side by side.
EVENTS = Table("events", METADATA, EventColumns, sqlite_with_rowid=False)
