"""Players, their games, and what happened in them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    _make_players()
    _make_games()
    op.create_table(
        "events",
        sa.Column("game_id", sa.String(22), nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "version"),
        sqlite_with_rowid=False,
    )


def _make_players() -> None:
    op.create_table(
        "players",
        sa.Column("id", _BIG, nullable=False),
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("preferences", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("token_hash"),
        sqlite_autoincrement=True,
    )


def _make_games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("player_id", _BIG, nullable=False),
        sa.Column("layout", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("dealer", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("faces", sa.Text(), nullable=False),
        sa.Column("begun_at", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("pairs_left", sa.Integer(), nullable=False),
        sa.Column("played", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("finished_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    of_deal = ["player_id", "layout", "rules", "dealer", "number", "begun_at", "id"]
    op.create_index("ix_games_of_deal", "games", of_deal)
    unfinished = sa.text("finished_at IS NULL")
    op.create_index(
        "ix_games_open",
        "games",
        ["player_id", "seen_at", "id"],
        sqlite_where=unfinished,
        postgresql_where=unfinished,
    )
