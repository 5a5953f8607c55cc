"""Games in SQL: the events are the game; the row beside them is its beginning and a summary."""

import logging
import re
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from sqlalchemy import Connection, Row

from spatz.game.clock import Millis, Sign
from spatz.game.codec import (
    read_event,
    read_setup,
    write_deal,
    write_event,
    write_setup,
)
from spatz.game.errors import CodecError, UnreadableError
from spatz.game.event import Event
from spatz.game.game import Game, Status
from spatz.game.ports import (
    ConflictError,
    DealQuery,
    GameId,
    GameNotFoundError,
    GameSummary,
    PlayerId,
    Saved,
)
from spatz.storage import queries
from spatz.storage.database import Database
from spatz.storage.errors import DamagedGameError
from spatz.storage.replays import Replays, Texts

_log = logging.getLogger(__name__)

# 16 bytes of chance are the 22 characters that a game goes by.
_ID_BYTES = 16
_ID = re.compile(r"[A-Za-z0-9_-]{22}")


class SqlGames:
    """The game store; see :class:`spatz.game.ports.GameStore`.

    A stored game that cannot be read is DamagedGameError, or NewerFormatError.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._replays = Replays()

    def create(self, player: PlayerId, game: Game, now: int) -> GameId:
        """Keep a game that has just begun."""
        game_id = GameId(secrets.token_urlsafe(_ID_BYTES))
        row = {"id": game_id, "player_id": player, **_beginning(game, now)}
        self._database.write(lambda connection: connection.execute(queries.CREATE, row))
        return game_id

    def load(self, player: PlayerId, game_id: GameId) -> Saved:
        """The game, by replay of its events."""
        stored = self._database.read(lambda connection: _stored(connection, player, game_id))
        with _reading(game_id):
            game = self._replays.read(game_id, stored.texts)
            sign = Sign(Millis(int(stored.played)), int(stored.seen))
        if len(stored.texts.events) != stored.version:
            raise DamagedGameError(game_id)
        return Saved(game, stored.version, sign)

    def append(
        self, game_id: GameId, event: Event, *, version: int, after: Game, sign: Sign
    ) -> int:
        """Keep the event that follows this version and, with it, what the summary says of it."""
        body = {**_which(game_id), "version": version + 1, "body": write_event(event)}
        summary = {
            **_which(game_id),
            "seen": version,
            "new_status": after.status.value,
            "new_pairs_left": after.pairs_left,
            "new_finished_at": sign.seen if after.status is Status.WON else None,
            **_signed(sign),
        }

        def add(connection: Connection) -> None:
            if connection.execute(queries.MOVE_ON, summary).rowcount == 0:
                raise ConflictError(version, _stored_version(connection, game_id))
            connection.execute(queries.ADD_EVENT, body)

        self._database.write(add)
        return version + 1

    def sign(self, game_id: GameId, sign: Sign) -> None:
        """Keep a sign of life; an older one takes nothing back."""
        values = {**_which(game_id), **_signed(sign)}

        def renew(connection: Connection) -> None:
            if connection.execute(queries.SIGN, values).rowcount == 0:
                raise GameNotFoundError

        self._database.write(renew)

    def events_since(self, game_id: GameId, version: int) -> tuple[Event, ...]:
        """The events after this version, in order."""
        which = {**_which(game_id), "seen": version}

        def find(connection: Connection) -> list[str]:
            _stored_version(connection, game_id)
            return list(connection.scalars(queries.EVENTS_AFTER, which).all())

        bodies = self._database.read(find)
        with _reading(game_id):
            return tuple(map(read_event, bodies))

    def latest(self, player: PlayerId, deal: DealQuery | None) -> GameId | None:
        """The game of these deals that was begun last, or the open one that was seen last."""
        which: dict[str, object] = {"player": player}
        query = queries.LATEST_OPEN
        if deal is not None:
            query = queries.LATEST_OF_DEALS if deal.number is None else queries.LATEST_OF_DEAL
            which |= {
                "deal_layout": deal.layout,
                "deal_rules": deal.rules,
                "deal_dealer": deal.dealer,
                "deal_number": deal.number,
            }
        found = self._database.read(lambda connection: connection.scalar(query, which))
        return None if found is None else GameId(found)

    def open_games(self, player: PlayerId) -> tuple[GameSummary, ...]:
        """The games that are not won, the one seen last first; damaged ones are left out."""
        which = {"player": player}
        rows = self._database.read(lambda c: c.execute(queries.OPEN, which).all())
        summaries = map(_summary, rows)
        return tuple(summary for summary in summaries if summary is not None)


def _which(game_id: GameId) -> dict[str, object]:
    """To look a game up by. What cannot be the id of a game is not asked of the database, which
    might refuse it."""
    if not _ID.fullmatch(game_id):
        raise GameNotFoundError
    return {"game_id": game_id}


class _Stored(NamedTuple):
    texts: Texts
    version: int
    played: int
    seen: int


def _stored(connection: Connection, player: PlayerId, game_id: GameId) -> _Stored:
    which = {**_which(game_id), "player": player}
    row = connection.execute(queries.BEGINNING, which).one_or_none()
    if row is None:
        raise GameNotFoundError
    # An event that is added between the two statements is later than this version.
    up_to = {**which, "last": row.version}
    events = tuple(connection.scalars(queries.EVENTS_UP_TO, up_to).all())
    texts = Texts(row.setup, row.faces, events)
    return _Stored(texts, row.version, row.played, row.seen_at)


def _signed(sign: Sign) -> dict[str, object]:
    return {"sign_played": sign.played, "sign_seen": sign.seen}


def _stored_version(connection: Connection, game_id: GameId) -> int:
    version = connection.scalar(queries.VERSION, _which(game_id))
    if version is None:
        raise GameNotFoundError
    return version


def _beginning(game: Game, now: int) -> Mapping[str, object]:
    deal, first = game.setup.deal, Sign.first(now)
    return {
        "layout": deal.layout,
        "rules": deal.rules,
        "dealer": deal.dealer,
        "number": deal.number,
        "setup": write_setup(game.setup),
        "faces": write_deal(game.deal),
        "begun_at": now,
        "version": 0,
        "status": game.status.value,
        "pairs_left": game.pairs_left,
        "played": first.played,
        "seen_at": first.seen,
    }


def _summary(row: Row[str, str, str, int, int, int, int]) -> GameSummary | None:
    game_id, setup_text, status, pairs_left, played, begun_at, seen_at = row
    try:
        setup = read_setup(setup_text)
        return GameSummary(
            GameId(game_id),
            setup.deal,
            setup.scoring,
            Status(status),
            pairs_left,
            Millis(played),
            begun_at,
            seen_at,
        )
    except (CodecError, TypeError, ValueError):
        _log.warning("game %s cannot be read and is left out", game_id)
        return None


@contextmanager
def _reading(game_id: str) -> Iterator[None]:
    """SQLite checks no types, so that a damaged row may hold anything."""
    try:
        yield
    except (UnreadableError, TypeError, ValueError) as error:
        raise DamagedGameError(game_id) from error
