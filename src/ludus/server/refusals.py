"""Refusals: errors with a status for programs and words for people. A refused request changes nothing."""

from ludus.engine.errors import Illegal, LudusError, NoUndo


class Refused(LudusError):
    """A request that cannot be fulfilled; the message says what would be right."""

    status = 400


class Unknown(Refused):
    status = 404


class Forbidden(Refused):
    status = 403


class NotNow(Refused):
    """Right at another time: the table is in another stage, or it is not this seat's turn."""

    status = 409


class Stale(NotNow):
    """Sent from a position that is no longer the case: look again."""


class TooMuch(Refused):
    status = 429


class TooLarge(Refused):
    status = 413


class NotReady(Refused):
    """The game's rules are still being compiled."""

    status = 503


def status_of(error: LudusError) -> int:
    """The HTTP status for any error a person can be told about."""
    if isinstance(error, Refused):
        return error.status
    return 409 if isinstance(error, (Illegal, NoUndo)) else 422
