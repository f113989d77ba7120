"""Setting up a table: from what a person chose to a header and the first events."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from ludus import bots
from ludus.engine.language import N_
from ludus.engine.seeding import new_key
from ludus.games import find
from ludus.server.people.names import bot_names, checked_name
from ludus.server.people.tokens import new_id
from ludus.server.refusals import Refused
from ludus.server.tables import events
from ludus.server.tables.events import CONSENT, STRICT, Draft, Header
from ludus.server.tables.payloads import BotSeated, GameBegun, Payload, PersonSeated, SeatOpened, SeatReserved
from ludus.server.tables.seats import SeatKind
from ludus.server.tables.table import Table

LONGEST_CLOCK = 30 * 24 * 3600
SHORTEST_CLOCK = 15


@dataclass(frozen=True)
class SeatSetup:
    """What a seat is meant for. A person is whoever sets up the table, or somebody at the same screen, unless `player`
    says who."""

    kind: str = SeatKind.FREE
    name: str = ""
    level: str = ""
    player: str = ""


@dataclass(frozen=True)
class TableSetup:
    """All that is chosen before a table is set up."""

    game: str
    seats: Sequence[SeatSetup]
    options: Mapping[str, str | int] = field(default_factory=dict)
    clock: int = 0
    listed: bool = False
    watched: bool = True
    hints: bool = True
    guided: bool = False
    undo: str = STRICT

    def check(self) -> None:
        """Refuse what cannot be set up, with a message that says what would be right."""
        find(self.game).config(len(self.seats), self.options)
        if self.clock and not SHORTEST_CLOCK <= self.clock <= LONGEST_CLOCK:
            message = N_("A clock gives {shortest} to {longest} seconds per decision; 0 means no clock.")
            raise Refused(message, shortest=SHORTEST_CLOCK, longest=LONGEST_CLOCK)
        if self.undo not in (STRICT, CONSENT):
            raise Refused(N_("Undo is either {strict} or by {consent}."), strict=STRICT, consent=CONSENT)
        _payloads(self.seats, "")


def checked_level(level: str) -> str:
    """A bot's level; nothing else that `bots.make` understands may come from outside."""
    known = bots.names()
    if level not in known:
        raise Refused(N_("Unknown bot {name}. Available: {bots}."), name=level, bots=", ".join(known))
    return level


def default_level() -> str:
    """The level of a bot that plays for somebody who is away: neither the weakest nor the slowest."""
    known = list(bots.names())
    return known[len(known) // 2]


def first_events(setup: TableSetup, host: str) -> tuple[Header, list[Draft]]:
    """The header and the first events of a table that a player sets up."""
    setup.check()
    game = find(setup.game)
    header = Header(
        id=new_id(),
        game=game.name,
        version=game.version,
        players=len(setup.seats),
        options=dict(setup.options),
        key=new_key(),
        host=host,
        created=events.now(),
        clock=setup.clock,
        listed=setup.listed or any(seat.kind == SeatKind.FREE for seat in setup.seats),
        watched=setup.watched,
        hints=setup.hints,
        guided=setup.guided and has_guide(setup.game),
        undo=setup.undo,
    )
    drafts = [Draft(payload, seat) for seat, payload in enumerate(_payloads(setup.seats, host))]
    if all(seat.kind in (SeatKind.PERSON, SeatKind.BOT) for seat in setup.seats):
        drafts.append(Draft(GameBegun()))
    return header, drafts


def _payloads(seats: Sequence[SeatSetup], host: str) -> list[Payload]:
    """What happens first at each seat."""
    names = iter(bot_names([checked_level(seat.level) for seat in seats if seat.kind == SeatKind.BOT]))
    found: list[Payload] = []
    for seat in seats:
        match seat.kind:
            case SeatKind.PERSON:
                found.append(PersonSeated(seat.player or host, checked_name(seat.name)))
            case SeatKind.BOT:
                found.append(BotSeated(seat.level, next(names)))
            case SeatKind.KEPT:
                found.append(SeatReserved())
            case SeatKind.FREE:
                found.append(SeatOpened())
            case kind:
                message = N_("A seat is for one of {kinds}, not {kind}.")
                raise Refused(message, kinds="person, bot, kept, free", kind=kind)
    return found


def has_guide(game: str) -> bool:
    try:
        return bool(find(game).guide.LESSONS)
    except ModuleNotFoundError:
        return False


def rematch_setup(table: Table, unwanted: Collection[str] = ()) -> TableSetup:
    """The same people and bots at another table; a bot in place of a person who is banned or deleted."""
    header = table.header
    return TableSetup(
        header.game,
        [
            SeatSetup(SeatKind.BOT, level=default_level())
            if seat.kind == SeatKind.PERSON and (not seat.player or seat.player in unwanted)
            else SeatSetup(seat.kind, seat.name, seat.level, seat.player)
            for seat in table.seats
        ],
        header.options,
        header.clock,
        header.listed,
        header.watched,
        header.hints,
        undo=header.undo,
    )
