"""What a game refuses. Nothing changes when one of these is raised."""

from spatz.core.errors import SpatzError, UnknownNameError


class GameError(SpatzError):
    """The game, as it stands, does not allow it."""


class GamePausedError(GameError):
    """While the game is paused, it can only be resumed."""

    code = "game-paused"


class GameWonError(GameError):
    """The game is won; nothing changes it any more, undo included."""

    code = "game-won"


class AlreadyPausedError(GameError):
    """The game is paused already."""

    code = "already-paused"


class NotPausedError(GameError):
    """There is no pause to end."""

    code = "not-paused"


class NothingToUndoError(GameError):
    """So many moves cannot be taken back."""

    code = "nothing-to-undo"

    def __init__(self, moves: int, undoable: int) -> None:
        self.moves, self.undoable = moves, undoable
        super().__init__(moves=moves, undoable=undoable)


class NothingToRedoError(GameError):
    """No move was taken back since the last new one."""

    code = "nothing-to-redo"


class HintsNotAllowedError(GameError):
    """The game was begun without hints."""

    code = "hints-not-allowed"


class WrongShuffleError(GameError):
    """These faces are not the remaining ones, dealt anew over the occupied places."""

    code = "wrong-shuffle"


class UnknownScoringError(UnknownNameError):
    """There is no such scoring."""

    code = "unknown-scoring"


class CodecError(SpatzError):
    """What should be a stored game is none that we can read."""


class UnreadableError(CodecError):
    """The text is cut off, or is not ours; ``field`` says where."""

    code = "unreadable-game"

    def __init__(self, field: str) -> None:
        self.field = field
        super().__init__(field=field)


class NewerFormatError(CodecError):
    """The text was written in a format that this program does not know."""

    code = "newer-format"

    def __init__(self, found: int, known: int) -> None:
        self.found, self.known = found, known
        super().__init__(found=found, known=known)
