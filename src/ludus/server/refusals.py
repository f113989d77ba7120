"""Refusals: errors with a status for programs and words for people. A refused request changes nothing."""

from ludus.engine.errors import Illegal, LudusError, NoUndo
from ludus.engine.language import N_


class Refused(LudusError):
    """A request that cannot be fulfilled; the message says what would be right."""

    status = 400
    retry_after = 0  # seconds after which the same request may be fulfilled; 0 where waiting does not help


class Unknown(Refused):
    status = 404


class Forbidden(Refused):
    status = 403


class NotNow(Refused):
    """Right at another time: the table is in another stage, or it is not this seat's turn."""

    status = 409


class Stale(NotNow):
    """Sent from an outdated position: load the current one."""


class ReadOnly(Refused):
    """A table that cannot be replayed here; what is stored of it can still be read."""

    status = 409


class Damaged(ReadOnly):
    """Something that is stored of a table cannot be read, or does not fit the rest."""

    def __init__(self) -> None:
        super().__init__(
            N_("This table is damaged: part of what is stored of it cannot be used. It can be read, but not played on.")
        )


class TooMuch(Refused):
    """More than one visitor or one address may have, while everybody else carries on."""

    status = 429
    retry_after = 2


class TooManyTables(TooMuch):
    retry_after = 600


class Full(Refused):
    """More than the whole server can take."""

    status = 503
    retry_after = 10


class TooLarge(Refused):
    status = 413


def headers_of(error: LudusError) -> dict[str, str]:
    """The HTTP headers for any error."""
    wait = error.retry_after if isinstance(error, Refused) else 0
    return {"Retry-After": str(wait)} if wait else {}


def status_of(error: LudusError) -> int:
    """The HTTP status for any error a person can be shown."""
    if isinstance(error, Refused):
        return error.status
    return 409 if isinstance(error, (Illegal, NoUndo)) else 422
