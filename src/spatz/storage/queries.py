"""The statements about games: built once, the same for both databases."""

from sqlalchemy import bindparam, case, insert, select, update

from spatz.storage.tables import EVENTS, GAMES

_OF_GAME = GAMES.c.id == bindparam("game_id")
_OF_PLAYER = GAMES.c.player_id == bindparam("player")
_OPEN = GAMES.c.finished_at.is_(None)
_OF_DEALS = (
    _OF_PLAYER,
    GAMES.c.layout == bindparam("deal_layout"),
    GAMES.c.rules == bindparam("deal_rules"),
    GAMES.c.dealer == bindparam("deal_dealer"),
)

_played_on = case(
    (GAMES.c.played < bindparam("sign_played"), bindparam("sign_played")), else_=GAMES.c.played
)
_seen_later = case(
    (GAMES.c.seen_at < bindparam("sign_seen"), bindparam("sign_seen")), else_=GAMES.c.seen_at
)

CREATE = insert(GAMES)

BEGINNING = select(
    GAMES.c.setup, GAMES.c.faces, GAMES.c.version, GAMES.c.played, GAMES.c.seen_at
).where(_OF_GAME, _OF_PLAYER)

VERSION = select(GAMES.c.version).where(_OF_GAME)

EVENTS_UP_TO = (
    select(EVENTS.c.body)
    .where(EVENTS.c.game_id == bindparam("game_id"), EVENTS.c.version <= bindparam("last"))
    .order_by(EVENTS.c.version)
)

EVENTS_AFTER = (
    select(EVENTS.c.body)
    .where(EVENTS.c.game_id == bindparam("game_id"), EVENTS.c.version > bindparam("seen"))
    .order_by(EVENTS.c.version)
)

MOVE_ON = (
    update(GAMES)
    .where(_OF_GAME, GAMES.c.version == bindparam("seen"))
    .values(
        version=GAMES.c.version + 1,
        status=bindparam("new_status"),
        pairs_left=bindparam("new_pairs_left"),
        finished_at=bindparam("new_finished_at"),
        played=_played_on,
        seen_at=bindparam("sign_seen"),
    )
)
"""Changes one row, or none if the version that was seen is not the stored one."""

ADD_EVENT = insert(EVENTS)

SIGN = update(GAMES).where(_OF_GAME).values(played=_played_on, seen_at=_seen_later)

LATEST_OF_DEALS = (
    select(GAMES.c.id)
    .where(*_OF_DEALS)
    .order_by(GAMES.c.begun_at.desc(), GAMES.c.id.desc())
    .limit(1)
)

LATEST_OF_DEAL = LATEST_OF_DEALS.where(GAMES.c.number == bindparam("deal_number"))

OPEN = (
    select(
        GAMES.c.id,
        GAMES.c.setup,
        GAMES.c.status,
        GAMES.c.pairs_left,
        GAMES.c.played,
        GAMES.c.begun_at,
        GAMES.c.seen_at,
    )
    .where(_OF_PLAYER, _OPEN)
    .order_by(GAMES.c.seen_at.desc(), GAMES.c.id.desc())
)

LATEST_OPEN = (
    select(GAMES.c.id)
    .where(_OF_PLAYER, _OPEN)
    .order_by(GAMES.c.seen_at.desc(), GAMES.c.id.desc())
    .limit(1)
)
