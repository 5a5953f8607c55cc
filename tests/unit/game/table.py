"""A player at a game, for the tests of the use cases."""

import pytest

from spatz.core.deal import DealId
from spatz.core.errors import SpatzError
from spatz.dealing.dealers import deal
from spatz.game import service
from spatz.game.command import Command, Pause, RemovePair
from spatz.game.game import Game, PauseCause, Setup
from spatz.game.ports import (
    PlayerId,
    Saved,
)
from spatz.layouts.builtin import find_layout
from tests.fakes import MemoryStore, Thinker

NOON = 1_800_000_000_000
SETUP = Setup(DealId("courtyard", "classic", "constructed", 7), "time", hints=True)
LINE = [RemovePair(pair) for pair in deal(SETUP.deal, find_layout("courtyard")).line]
ANN, BOB = PlayerId(1), PlayerId(2)
PLAYER, HIDDEN = Pause(PauseCause.PLAYER), Pause(PauseCause.HIDDEN)


class Table:
    """Ann at a game, with a clock that goes only when it is told to."""

    def __init__(self, game: Game | None = None) -> None:
        self.store = MemoryStore()
        self.thinker = Thinker()
        self.now = NOON
        if game is None:
            self.id = service.begin(self.store, ANN, SETUP, self.now).id
        else:
            self.id = self.store.games.create(ANN, game, self.now)

    @property
    def saved(self) -> Saved:
        return self.store.games.load(ANN, self.id)

    def play(self, *commands: Command) -> Saved:
        """Each of these at the version that is stored."""
        for command in commands:
            saved = self.play_at(self.saved.version, command)
        return saved

    def play_at(self, version: int, command: Command) -> Saved:
        return service.play(self.store, ANN, self.id, command, version, self.now)

    def shuffle_at(self, version: int) -> Saved:
        return service.shuffle_rest(self.store, self.thinker, ANN, self.id, version, self.now)

    def alive(self, *, kept_playing: bool = False) -> Saved:
        return service.alive(self.store, ANN, self.id, self.now, kept_playing=kept_playing)

    def wait(self, seconds: float, *, beats: bool = True) -> None:
        """Time passes, with or without a sign of life every 20 seconds."""
        end = self.now + int(seconds * 1_000)
        while beats and self.now + 20_000 < end:
            self.now += 20_000
            self.alive()
        self.now = end

    @property
    def played_seconds(self) -> float:
        return self.saved.played(self.now) / 1_000

    def refused(self, error: type[SpatzError], version: int, command: Command) -> None:
        """The command is refused, and nothing has changed."""
        before = self.saved
        with pytest.raises(error):
            self.play_at(version, command)
        assert self.saved == before
