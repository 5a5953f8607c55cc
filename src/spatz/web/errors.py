"""What is wrong with a request before the game is asked at all."""

from spatz.core.errors import InputError, SpatzError, quote


class MalformedRequestError(InputError):
    """The body is no JSON, or broken off."""

    code = "malformed-request"


class BadFieldError(InputError):
    """A field of the body is missing, unknown, or not what is expected there."""

    code = "bad-field"

    def __init__(self, field: str) -> None:
        self.field = quote(field)
        super().__init__(field=self.field)


class WrongMediaTypeError(InputError):
    """The body does not say that it is JSON."""

    code = "wrong-media-type"


class TooLargeError(InputError):
    """The body is longer than any that we read."""

    code = "too-large"


class TooSlowError(InputError):
    """The body did not arrive in time; whoever sends so slowly holds a connection."""

    code = "too-slow"


class RequestError(SpatzError):
    """The request itself is refused, whatever is in it."""


class UnknownPathError(RequestError):
    """There is nothing at this address."""

    code = "unknown-path"


class WrongMethodError(RequestError):
    """The address does not know this method."""

    code = "wrong-method"

    def __init__(self, allowed: tuple[str, ...]) -> None:
        self.allowed = allowed
        super().__init__(allowed=list(allowed))


class UnknownHostError(RequestError):
    """The site does not go by this name."""

    code = "unknown-host"


class ForeignOriginError(RequestError):
    """A page of another site has sent this."""

    code = "foreign-origin"


class TooManyRequestsError(RequestError):
    """Too much was asked from one address; it may come again after the seconds."""

    code = "too-many-requests"

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds
        super().__init__(seconds=seconds)


class InternalError(SpatzError):
    """Our fault; the log has it."""

    code = "internal-error"
