"""The tables. Times are UTC milliseconds, play time is milliseconds, JSON is text.

JSON is kept as text, not in a type of the database: what was written is read again byte by byte,
on both databases.
"""

from sqlalchemy import BigInteger, ForeignKey, Index, Integer, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

_BIG = BigInteger().with_variant(Integer, "sqlite")


class Base(DeclarativeBase):
    """Gathers the tables; they are queried as tables, no object is ever mapped."""


class PlayerRow(Base):
    """Somebody who plays, known by the hash of a token and by nothing else."""

    __tablename__ = "players"
    # A number is never given twice, not even after its player was deleted.
    __table_args__ = ({"sqlite_autoincrement": True},)

    id: Mapped[int] = mapped_column(_BIG, primary_key=True)
    token_hash: Mapped[bytes] = mapped_column(LargeBinary, unique=True)
    created_at: Mapped[int] = mapped_column(BigInteger)
    preferences: Mapped[str] = mapped_column(Text)


class GameRow(Base):
    """A game: how it began, and a summary of where its events have led, for lists and look-ups."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    player_id: Mapped[int] = mapped_column(_BIG, ForeignKey("players.id", ondelete="CASCADE"))
    layout: Mapped[str] = mapped_column(String(64))
    rules: Mapped[str] = mapped_column(String(64))
    dealer: Mapped[str] = mapped_column(String(64))
    number: Mapped[int] = mapped_column(Integer)
    setup: Mapped[str] = mapped_column(Text)
    faces: Mapped[str] = mapped_column(Text)
    begun_at: Mapped[int] = mapped_column(BigInteger)
    version: Mapped[int] = mapped_column(Integer)
    status: Mapped[str] = mapped_column(String(16))
    pairs_left: Mapped[int] = mapped_column(Integer)
    played: Mapped[int] = mapped_column(BigInteger)
    seen_at: Mapped[int] = mapped_column(BigInteger)
    finished_at: Mapped[int | None] = mapped_column(BigInteger)


class EventRow(Base):
    """What happened in a game, in order: version 1 is the first event."""

    __tablename__ = "events"
    # The key is the table: the events of one game lie side by side.
    __table_args__ = ({"sqlite_with_rowid": False},)

    game_id: Mapped[str] = mapped_column(
        String(22), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    version: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    body: Mapped[str] = mapped_column(Text)


Index(
    "ix_games_of_deal",
    GameRow.player_id,
    GameRow.layout,
    GameRow.rules,
    GameRow.dealer,
    GameRow.number,
    GameRow.begun_at,
    GameRow.id,
)
Index(
    "ix_games_open",
    GameRow.player_id,
    GameRow.seen_at,
    GameRow.id,
    sqlite_where=GameRow.finished_at.is_(None),
    postgresql_where=GameRow.finished_at.is_(None),
)
