"""What every store does with players, and with being closed."""

import pytest

from spatz.game.ports import PlayerId, Store
from spatz.storage.errors import StorageUnavailableError

NOBODY = PlayerId(999_999)


def test_a_player_is_found_by_the_hash_of_the_token(store: Store) -> None:
    one = store.players.create(b"\x00\xff one", 1)
    other = store.players.create(b"\x00\xff other", 1)
    assert one != other
    assert store.players.find(b"\x00\xff one") == one
    assert store.players.find(b"\x00\xff other") == other


@pytest.mark.usefixtures("player")
def test_an_unknown_hash_is_nobodys(store: Store) -> None:
    assert store.players.find(b"") is None


def test_a_player_prefers_nothing_at_first(store: Store, player: PlayerId) -> None:
    assert store.players.preferences(player) == {}


def test_preferences_are_replaced_as_a_whole(store: Store, player: PlayerId) -> None:
    store.players.set_preferences(player, {"language": "pl", "sound": True})
    store.players.set_preferences(player, {"language": None})
    assert store.players.preferences(player) == {"language": None}


def test_preferences_hold_whatever_json_holds(store: Store, player: PlayerId) -> None:
    everything = {"ü\0": [1, -2.5, None, True, {"麻": "雀 🀄"}], "": {}}
    store.players.set_preferences(player, everything)
    assert store.players.preferences(player) == everything


def test_preferences_are_the_players_own(
    store: Store, player: PlayerId, stranger: PlayerId
) -> None:
    store.players.set_preferences(player, {"language": "de"})
    assert store.players.preferences(stranger) == {}


def test_nobody_prefers_nothing(store: Store) -> None:
    store.players.set_preferences(NOBODY, {"language": "de"})
    assert store.players.preferences(NOBODY) == {}


def test_an_open_store_is_healthy(store: Store) -> None:
    assert store.healthy()


def test_a_closed_store_refuses_everything(store: Store, player: PlayerId) -> None:
    store.close()
    store.close()
    assert not store.healthy()
    with pytest.raises(StorageUnavailableError):
        store.players.preferences(player)
    with pytest.raises(StorageUnavailableError):
        store.players.create(b"another", 1)
