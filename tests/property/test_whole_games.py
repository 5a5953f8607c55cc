"""A machine that plays whole games, by legal and by illegal commands."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from spatz.core.errors import SpatzError
from spatz.core.face import Face
from spatz.core.place import Pair
from spatz.dealing.shuffling import ShuffleError, shuffle
from spatz.game.clock import Millis
from spatz.game.codec import read_game, write_deal, write_event, write_setup
from spatz.game.command import Command, Pause, Redo, RemovePair, Resume, ShowPair, Shuffle, Undo
from spatz.game.event import Event
from spatz.game.game import Game, PauseCause, Status
from spatz.game.play import answers, apply, decide, replay
from spatz.game.scoring import SCORINGS
from tests.property.game_strategies import PAIRS, games

Faces = tuple[Face | None, ...]


class Player(RuleBasedStateMachine):
    """Plays a game by legal and illegal commands, and remembers by itself how the board was.

    Its memory is as simple as can be: every position that undo or redo can come back to, whole.
    """

    @initialize(game=games())
    def sit_down(self, game: Game) -> None:
        self.first = self.game = game
        self.events: list[Event] = []
        self.now = 0
        self.before: list[Faces] = []
        self.undone: list[Faces] = []
        self.board: Faces = game.deal.faces
        self.taken = 0

    def ask(self, command: Command, *, legal: bool) -> None:
        """The game does it if it is legal; if not, nothing changes, as games are values."""
        try:
            event = decide(self.game, command, Millis(self.now))
        except SpatzError:
            assert not legal
            return
        assert legal
        assert answers(event, command)
        self._check_tally(before=self.game, after=apply(self.game, event))
        self.game = apply(self.game, event)
        self.events.append(event)

    def _check_tally(self, before: Game, after: Game) -> None:
        pairs = zip(
            (before.tally.hints, before.tally.undos, before.tally.shuffles),
            (after.tally.hints, after.tally.undos, after.tally.shuffles),
            strict=True,
        )
        assert all(old <= new for old, new in pairs)
        assert before.at <= after.at

    @property
    def is_open(self) -> bool:
        return self.game.pause is None and any(self.board)

    @rule(ms=st.integers(-10_000, 100_000))
    def wait(self, ms: int) -> None:
        """The clock of the server goes on, or is put back."""
        self.now = max(0, self.now + ms)

    @rule(choices=st.lists(st.integers(0, 99), min_size=1, max_size=8))
    @precondition(lambda self: self.game.status is Status.PLAYING)
    def take_legal_pairs(self, choices: list[int]) -> None:
        for choice in choices:
            pairs = list(self.game.position.pairs())
            if pairs:
                pair = pairs[choice % len(pairs)]
                self.ask(RemovePair(pair), legal=True)
                self._took(pair)

    @rule(pair=PAIRS)
    def take_any_pair(self, pair: Pair) -> None:
        legal = self.is_open and pair in list(self.game.position.pairs())
        self.ask(RemovePair(pair), legal=legal)
        if legal:
            self._took(pair)

    def _took(self, pair: Pair) -> None:
        self.before.append(self.board)
        self.undone.clear()
        gone = set(pair)
        self.board = tuple(None if slot in gone else f for slot, f in enumerate(self.board))
        self.taken += 1

    @rule(moves=st.integers(-1, 5))
    def undo(self, moves: int) -> None:
        legal = self.is_open and 1 <= moves <= len(self.before)
        self.ask(Undo(moves), legal=legal)
        if legal:
            self._took_back(moves)

    @rule(choice=st.integers(0, 99), redo=st.integers(0, 5))
    @precondition(lambda self: self.is_open and bool(self.before))
    def undo_what_can_be_undone(self, choice: int, redo: int) -> None:
        moves = 1 + choice % len(self.before)
        self.ask(Undo(moves), legal=True)
        self._took_back(moves)
        for _ in range(redo):
            self.redo()

    def _took_back(self, moves: int) -> None:
        for _ in range(moves):
            self.undone.append(self.board)
            self.board = self.before.pop()
            self.taken -= 1

    @rule()
    def redo(self) -> None:
        legal = self.is_open and bool(self.undone)
        self.ask(Redo(), legal=legal)
        if legal:
            self.before.append(self.board)
            self.board = self.undone.pop()
            self.taken += 1

    @rule(number=st.integers(1, 99))
    def shuffle(self, number: int) -> None:
        try:
            faces = shuffle(self.game.position, number).faces
        except ShuffleError:
            return
        legal = self.is_open
        self.ask(Shuffle(faces), legal=legal)
        if legal:
            self.board = faces
            self.before.clear()
            self.undone.clear()

    @rule(data=st.data())
    def shuffle_wrongly(self, data: st.DataObject) -> None:
        other = data.draw(st.sampled_from(list(Face)))
        faces = tuple(other if face is None else None for face in self.board)
        self.ask(Shuffle(faces), legal=False)

    @rule(data=st.data())
    @precondition(lambda self: self.game.status is Status.PLAYING)
    def show_a_legal_pair(self, data: st.DataObject) -> None:
        pair = data.draw(st.sampled_from(list(self.game.position.pairs())))
        self.ask(ShowPair(pair), legal=self.game.setup.hints)

    @rule(pair=PAIRS)
    def show_any_pair(self, pair: Pair) -> None:
        is_pair = pair in self.game.position.pairs()
        legal = self.is_open and self.game.setup.hints and is_pair
        self.ask(ShowPair(pair), legal=legal)

    @rule(cause=st.sampled_from(PauseCause), and_resume=st.booleans())
    def pause(self, cause: PauseCause, and_resume: bool) -> None:
        self.ask(Pause(cause), legal=self.is_open)
        if and_resume:
            self.resume()

    @rule()
    def resume(self) -> None:
        self.ask(Resume(), legal=self.game.pause is not None)

    @invariant()
    def the_board_is_as_remembered(self) -> None:
        assert self.game.position.faces == self.board
        assert (self.game.redoable, len(self.game.past)) == (len(self.undone), self.taken)

    @invariant()
    def tiles_go_two_by_two_and_none_is_lost(self) -> None:
        gone = len(self.board) - len(self.game.position.remaining)
        assert gone == 2 * len(self.game.past)
        moves = self.game.past[self.game.floor :] + self.game.future
        slots = [slot for move in moves for slot in move.pair]
        assert len(slots) == len(set(slots))

    @invariant()
    def status_says_what_can_be_seen(self) -> None:
        any_pair = any(True for _ in self.game.position.pairs())
        match self.game.status:
            case Status.WON:
                assert not any(self.board)
                assert self.game.undoable == 0
            case Status.PAUSED:
                assert self.game.pause is not None
            case Status.STUCK:
                assert any(self.board)
                assert not any_pair
            case Status.PLAYING:
                assert any_pair

    @invariant()
    def the_replay_is_the_game(self) -> None:
        assert replay(self.first.setup, self.first.deal, self.events) == self.game

    @invariant()
    def the_score_is_never_below_0(self) -> None:
        for score in (scoring(self.game, self.game.at) for scoring in SCORINGS.values()):
            assert score.total == max(0, sum(line.points for line in score.lines))

    def teardown(self) -> None:
        """What is stored as text is the same game when it is read."""
        setup, deal = write_setup(self.first.setup), write_deal(self.first.deal)
        assert read_game(setup, deal, map(write_event, self.events)) == self.game


TestPlayer = Player.TestCase
TestPlayer.settings = settings(max_examples=60, stateful_step_count=60)
