"""Setting a table: from what a person chose to a header and the first events."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ludus import bots
from ludus.engine.language import N_
from ludus.engine.match import LARGEST_SEED
from ludus.games import find
from ludus.server import events
from ludus.server.events import Draft, Event, Header
from ludus.server.names import bot_names, checked_name
from ludus.server.places import BOT, FREE, KEPT, PERSON
from ludus.server.refusals import Refused
from ludus.server.store.store import Invite
from ludus.server.table import Table
from ludus.server.tokens import Tokens, hashed, new_id

LONGEST_CLOCK = 30 * 24 * 3600
SHORTEST_CLOCK = 15


@dataclass(frozen=True)
class Chair:
    """What a place is meant for: `person` (the one who sets the table, or somebody at the same screen), `kept` (for an
    invited player), `free` (for anybody) or `bot`."""

    kind: str = FREE
    name: str = ""
    level: str = ""


@dataclass(frozen=True)
class Setting:
    """All that is chosen before a table is set."""

    game: str
    chairs: Sequence[Chair]
    options: Mapping[str, str | int] = field(default_factory=dict)
    clock: int = 0
    listed: bool = False
    watched: bool = True
    hints: bool = True
    guided: bool = False


def checked_level(level: str) -> str:
    """A bot's level; nothing else that `bots.make` understands may come from outside."""
    known = bots.names()
    if level not in known:
        raise Refused(N_("Unknown bot {name}. Available: {bots}."), name=level, bots=", ".join(known))
    return level


def stand_in() -> str:
    """The level of a bot that plays for somebody who is away: neither the weakest nor the slowest."""
    known = list(bots.names())
    return known[len(known) // 2]


def set_table(setting: Setting, host: str) -> tuple[Header, list[Draft]]:
    game = find(setting.game)
    game.config(len(setting.chairs), setting.options)
    if setting.clock and not SHORTEST_CLOCK <= setting.clock <= LONGEST_CLOCK:
        message = N_("A clock gives {shortest} to {longest} seconds per decision; 0 means no clock.")
        raise Refused(message, shortest=SHORTEST_CLOCK, longest=LONGEST_CLOCK)
    header = Header(
        id=new_id(),
        game=game.name,
        version=game.version,
        players=len(setting.chairs),
        options=dict(setting.options),
        seed=secrets.randbelow(LARGEST_SEED),
        salt=secrets.token_hex(16),
        host=host,
        created=events.now(),
        clock=setting.clock,
        listed=setting.listed or any(chair.kind == FREE for chair in setting.chairs),
        watched=setting.watched,
        hints=setting.hints,
        guided=setting.guided and game_has_guide(setting.game),
    )
    drafts = list(_seated(setting.chairs, host))
    if all(chair.kind in (PERSON, BOT) for chair in setting.chairs):
        drafts.append(Draft(events.BEGIN))
    return header, drafts


def _seated(chairs: Sequence[Chair], host: str) -> list[Draft]:
    names = iter(bot_names([checked_level(chair.level) for chair in chairs if chair.kind == BOT]))
    drafts = []
    for seat, chair in enumerate(chairs):
        if chair.kind == PERSON:
            drafts.append(Draft(events.SIT, seat, {"player": host, "name": checked_name(chair.name)}))
        elif chair.kind == BOT:
            drafts.append(Draft(events.BOT, seat, {"level": chair.level, "name": next(names)}))
        elif chair.kind == KEPT:
            drafts.append(Draft(events.INVITE, seat))
        elif chair.kind == FREE:
            drafts.append(Draft(events.OPEN, seat))
        else:
            raise Refused(
                N_("A seat is for one of {kinds}, not {kind}."), kinds="person, bot, kept, free", kind=chair.kind
            )
    return drafts


def game_has_guide(name: str) -> bool:
    try:
        return bool(find(name).guide.LESSONS)
    except ModuleNotFoundError:
        return False


def again(table: Table) -> Setting:
    """The same table once more; people are seated by their places, see `seat_again`."""
    header = table.header
    return Setting(
        header.game,
        [Chair(place.kind, place.name, place.level) for place in table.places],
        header.options,
        header.clock,
        header.listed,
        header.watched,
        header.hints,
    )


def kept_places(happened: Sequence[Event]) -> dict[int, int]:
    """The seats that are kept for an invitation, and the event that kept each."""
    latest = {
        event.seat: event for event in happened if event.kind in (events.SIT, events.BOT, events.INVITE, events.OPEN)
    }
    return {seat: event.number for seat, event in latest.items() if event.kind == events.INVITE}


def invites(table: str, happened: Sequence[Event], tokens: Tokens) -> list[Invite]:
    """Hashes of the invitations for places that are kept."""
    return [
        Invite(hashed(tokens.invitation(table, seat, number)), seat) for seat, number in kept_places(happened).items()
    ]
