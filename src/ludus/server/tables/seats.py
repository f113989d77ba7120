"""The places at a table, and how events change who sits on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from ludus.server.tables import events
from ludus.server.tables.events import Event

FREE, KEPT, PERSON, BOT = "free", "kept", "person", "bot"  # kept: for whoever has the invitation
LEFT, RESIGNED, LATE = "left", "resigned", "late"  # why a bot plays for a person


@dataclass(frozen=True)
class Place:
    """One seat: who has it, and who plays it."""

    kind: str = FREE
    name: str = ""
    player: str = ""
    level: str = ""  # of the bot that plays here, for itself or for a person who is away
    away: str = ""
    consents: frozenset[int] = frozenset()  # seats that agree to a bot playing here

    @property
    def taken(self) -> bool:
        return self.kind in (PERSON, BOT)

    @property
    def by_bot(self) -> bool:
        """Whether a bot plays this seat now."""
        return bool(self.level)

    @property
    def by_person(self) -> bool:
        return self.kind == PERSON and not self.level and self.away != LEFT


Places = tuple[Place, ...]


def with_place(places: Places, seat: int, **changes: object) -> Places:
    changed = replace(places[seat], **changes)  # type: ignore[arg-type]
    return (*places[:seat], changed, *places[seat + 1 :])


def _sit(places: Places, event: Event) -> Places:
    place = Place(PERSON, event.data["name"], event.data["player"])
    return (*places[: event.seat], place, *places[event.seat + 1 :])


def _bot(places: Places, event: Event) -> Places:
    place = Place(BOT, event.data["name"], level=event.data["level"])
    return (*places[: event.seat], place, *places[event.seat + 1 :])


def _empty(kind: str) -> Callable[[Places, Event], Places]:
    return lambda places, event: (*places[: event.seat], Place(kind), *places[event.seat + 1 :])


def _leave(places: Places, event: Event) -> Places:
    return _settled(with_place(places, event.seat, away=LEFT))


def _resign(places: Places, event: Event) -> Places:
    return _settled(with_place(places, event.seat, away=RESIGNED, level=event.data["level"]))


def _late(places: Places, event: Event) -> Places:
    return with_place(places, event.seat, away=LATE, level=event.data["level"])


def _return(places: Places, event: Event) -> Places:
    return with_place(places, event.seat, away="", level="", consents=frozenset())


def _consent(places: Places, event: Event) -> Places:
    absent = event.data["for"]
    agreed = places[absent].consents | {event.seat}
    return _settled(with_place(places, absent, consents=agreed), event.data["level"])


def _settled(places: Places, level: str = "") -> Places:
    """A bot takes over wherever everybody who is still here agrees; `level` is the one just agreed on."""
    here = {seat for seat, place in enumerate(places) if place.by_person}
    for seat, place in enumerate(places):
        if place.consents and not place.by_bot and here - {seat} <= place.consents:
            places = with_place(places, seat, level=level or "greedy", away=place.away or LATE)
    return places


CHANGES: dict[str, Callable[[Places, Event], Places]] = {
    events.SIT: _sit,
    events.BOT: _bot,
    events.INVITE: _empty(KEPT),
    events.OPEN: _empty(FREE),
    events.LEAVE: _leave,
    events.RESIGN: _resign,
    events.LATE: _late,
    events.RETURN: _return,
    events.CONSENT: _consent,
}
