"""The statements about games: built once, the same for both databases."""

from sqlalchemy import bindparam, case, insert, select, update

from spatz.storage.tables import EventRow, GameRow

_OF_GAME = GameRow.id == bindparam("game_id")
_OF_PLAYER = GameRow.player_id == bindparam("player")
_OPEN = GameRow.finished_at.is_(None)
_OF_DEALS = (
    _OF_PLAYER,
    GameRow.layout == bindparam("deal_layout"),
    GameRow.rules == bindparam("deal_rules"),
    GameRow.dealer == bindparam("deal_dealer"),
)

_played_on = case(
    (GameRow.played < bindparam("sign_played"), bindparam("sign_played")), else_=GameRow.played
)
_seen_later = case(
    (GameRow.seen_at < bindparam("sign_seen"), bindparam("sign_seen")), else_=GameRow.seen_at
)

CREATE = insert(GameRow)

BEGINNING = select(
    GameRow.setup, GameRow.faces, GameRow.version, GameRow.played, GameRow.seen_at
).where(_OF_GAME, _OF_PLAYER)

VERSION = select(GameRow.version).where(_OF_GAME)

EVENTS_UP_TO = (
    select(EventRow.body)
    .where(EventRow.game_id == bindparam("game_id"), EventRow.version <= bindparam("last"))
    .order_by(EventRow.version)
)

EVENTS_AFTER = (
    select(EventRow.body)
    .where(EventRow.game_id == bindparam("game_id"), EventRow.version > bindparam("seen"))
    .order_by(EventRow.version)
)

MOVE_ON = (
    update(GameRow)
    .where(_OF_GAME, GameRow.version == bindparam("seen"))
    .values(
        version=GameRow.version + 1,
        status=bindparam("new_status"),
        pairs_left=bindparam("new_pairs_left"),
        finished_at=bindparam("new_finished_at"),
        played=_played_on,
        seen_at=bindparam("sign_seen"),
    )
)
"""Changes one row, or none if the version that was seen is not the stored one."""

ADD_EVENT = insert(EventRow)

SIGN = update(GameRow).where(_OF_GAME).values(played=_played_on, seen_at=_seen_later)

LATEST_OF_DEALS = (
    select(GameRow.id)
    .where(*_OF_DEALS)
    .order_by(GameRow.begun_at.desc(), GameRow.id.desc())
    .limit(1)
)

LATEST_OF_DEAL = LATEST_OF_DEALS.where(GameRow.number == bindparam("deal_number"))

OPEN = (
    select(
        GameRow.id,
        GameRow.setup,
        GameRow.status,
        GameRow.pairs_left,
        GameRow.played,
        GameRow.begun_at,
        GameRow.seen_at,
    )
    .where(_OF_PLAYER, _OPEN)
    .order_by(GameRow.seen_at.desc(), GameRow.id.desc())
)

LATEST_OPEN = (
    select(GameRow.id)
    .where(_OF_PLAYER, _OPEN)
    .order_by(GameRow.seen_at.desc(), GameRow.id.desc())
    .limit(1)
)
