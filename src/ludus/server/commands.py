"""What people and bots may do at a table: each function checks one wish and gives the events that fulfil it."""

from __future__ import annotations

from collections.abc import Sequence

from ludus.engine.errors import Illegal
from ludus.engine.language import N_
from ludus.engine.match import Entry, Match
from ludus.server import events
from ludus.server.events import EVERYBODY, Draft, only
from ludus.server.names import checked_chat
from ludus.server.places import BOT, FREE, KEPT, PERSON, RESIGNED
from ludus.server.refusals import Forbidden, NotNow, Refused, Stale, Unknown
from ludus.server.table import FINISHED, PLAYING, WAITING, Table

PATIENCE = 10 * 60_000  # milliseconds of silence after which the others may put a bot on a seat
MOST_AT_ONCE = 200  # actions taken over from a plan


def playing(table: Table) -> Match:
    if table.match is None:
        raise NotNow(N_("The game has not started: a seat at the table is still free."))
    if table.stage != PLAYING:
        raise NotNow(N_("The game is over."))
    return table.match


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.header.players:
        raise Unknown(N_("Seats at this table: {players}."), players=table.header.players)


def by_hand(table: Table, seat: int) -> Match:
    """The match, for a person who wants to act on a seat."""
    match = playing(table)
    if table.places[seat].away == RESIGNED:
        raise NotNow(N_("The player in this seat has resigned."))
    if table.places[seat].by_bot:
        raise NotNow(N_("A bot is playing in this seat; take the seat back first."))
    return match


# the game


def move(table: Table, seat: int, heard: int, actions: Sequence[int]) -> list[Draft]:
    """Play some actions in a row. `heard` is how many events the seat had been told when it decided."""
    if not 1 <= len(actions) <= MOST_AT_ONCE:
        raise Refused(N_("You can play 1 to {most} actions at once."), most=MOST_AT_ONCE)
    if already_done(table, seat, heard, actions):  # asked first: it may have been what ended the game
        return []
    match = playing(table)
    if heard != table.heard(seat):
        check_fresh(table, seat, heard, actions)
    return drafts(match.fork(), seat, actions, bool(table.header.clock))


def move_by_hand(table: Table, seat: int, heard: int, actions: Sequence[int]) -> list[Draft]:
    if not already_done(table, seat, heard, actions):
        by_hand(table, seat)
    return move(table, seat, heard, actions)


def drafts(match: Match, seat: int, actions: Sequence[int], clock: bool) -> list[Draft]:
    """Play on a match and note what was done; a row of actions must not run through a draw or an uncovered secret."""
    found = []
    seen = match.revealed
    for action in actions:
        if match.revealed != seen:
            raise Refused(N_("Chance or another player intervenes before the last of these actions."))
        awaited = match.active()
        before = match.fork()
        match.play(seat, action)
        audience = listeners(before, seat, match) if before.secret(seat, action) else EVERYBODY
        data: dict[str, object] = {"action": action}
        if clock:
            data["wakes"] = [other for other in match.active() if other not in awaited]
        found.append(Draft(events.MOVE, seat, data, audience))
    return found


def listeners(before: Match, seat: int, after: Match) -> int:
    """Who hears of something done in secret: the seat itself, and whoever can see that something came of it."""
    others = [other for other in range(events.NOBODY, after.players) if other != seat]
    return only(seat, *(other for other in others if after.game.is_noticed(before.view(other), after.view(other))))


def already_done(table: Table, seat: int, heard: int, actions: Sequence[int]) -> bool:
    """Whether these very actions were already played from this very number: a request sent twice is fulfilled once."""
    if heard >= table.heard(seat):
        return False
    news = set(table.news(seat, heard))
    own = [done.action for done in table.done if done.seat == seat and done.number in news]
    return own[: len(actions)] == list(actions) and bool(own)


def check_fresh(table: Table, seat: int, heard: int, actions: Sequence[int]) -> None:
    """Refuse a move that was decided on before something happened that has to do with it."""
    news = table.news(seat, heard)
    talk = {event.number for event in table.talk}
    on_board = [number for number in news if number not in talk]
    if heard > table.heard(seat):
        raise Stale(N_("The position has changed in the meantime; look again."))
    if not on_board:
        return
    standing = {done.number for done in table.done}
    later = [done for done in table.done if done.number >= on_board[0]]
    if not standing.issuperset(on_board) or any(done.seat == seat for done in later):
        raise Stale(N_("The position has changed in the meantime; look again."))
    if not commutes(playing(table), [Entry(done.seat, done.action) for done in later], seat, actions):
        raise Stale(N_("The position has changed in the meantime; look again."))


def commutes(match: Match, later: Sequence[Entry], seat: int, actions: Sequence[int]) -> bool:
    """Whether a seat's actions come to the same before the last entries of the log as after them.

    Where all act at once, this lets nobody wait for the others, and still refuses whatever the others' actions touch.
    """
    after, before = match.fork(), match.at(len(match.log) - len(later))
    for action in actions:
        after.play(seat, action)
    try:
        for entry in [*(Entry(seat, action) for action in actions), *later]:
            before.play(*entry)
    except Illegal:
        return False
    return after.bytes() == before.bytes()


def undo(table: Table, seat: int, heard: int, everything: bool = False) -> list[Draft]:
    """Take back the seat's last action, or all it may take back."""
    match = by_hand(table, seat).fork()
    news = set(table.news(seat, heard))
    if heard > table.heard(seat) or any(done.seat == seat for done in table.done if done.number in news):
        raise Stale(N_("The position has changed in the meantime; look again."))
    own = [done.number for done in table.done if done.seat == seat]
    match.undo(seat)
    count = 1
    while everything and match.can_undo(seat):
        match.undo(seat)
        count += 1
    hidden = not any(table.hears(events.NOBODY, number) for number in own[-count:])
    return [Draft(events.UNDO, seat, {"count": count}, only(seat) if hidden else EVERYBODY)]


# places


def with_begin(table: Table, drafts: list[Draft]) -> list[Draft]:
    """The game begins as soon as the last place is taken."""
    after = table.then(events.numbered(drafts, table.number))
    return [*drafts, Draft(events.BEGIN)] if all(place.taken for place in after.places) else drafts


def waiting(table: Table) -> None:
    if table.stage != WAITING:
        raise NotNow(N_("The game has already started."))


def sit(table: Table, seat: int, player: str, name: str, invited: bool = False) -> list[Draft]:
    if table.seats_of(player) and table.places[seat].player == player:
        return []
    waiting(table)
    if table.places[seat].taken:
        raise NotNow(N_("This seat is taken by {name}."), name=table.places[seat].name)
    if table.places[seat].kind == KEPT and not invited:
        raise Forbidden(N_("This seat is reserved for an invited player."))
    return with_begin(table, [Draft(events.SIT, seat, {"player": player, "name": name})])


def settle(table: Table, player: str, seat: int, kind: str, level: str = "", name: str = "") -> list[Draft]:
    """The host decides what a place that nobody else has is for: a bot, an invitation, anybody."""
    waiting(table)
    if player != table.header.host:
        raise Forbidden(N_("Only {name} can do this: they created the table."), name=host_name(table))
    if table.places[seat].kind == PERSON:
        raise NotNow(N_("This seat is taken by {name}."), name=table.places[seat].name)
    drafts = {
        BOT: Draft(events.BOT, seat, {"level": level, "name": name}),
        KEPT: Draft(events.INVITE, seat),
        FREE: Draft(events.OPEN, seat),
    }
    if kind not in drafts:
        raise Refused(N_("A seat is for one of {kinds}, not {kind}."), kinds=", ".join(drafts), kind=kind)
    return with_begin(table, [drafts[kind]])


def host_name(table: Table) -> str:
    seats = table.seats_of(table.header.host)
    return table.places[seats[0]].name if seats else "?"


# coming and going


def leave(table: Table, seat: int) -> list[Draft]:
    if table.stage == WAITING:
        return [Draft(events.OPEN, seat)]
    playing(table)
    return [] if table.places[seat].away else [Draft(events.LEAVE, seat)]


def resign(table: Table, seat: int, level: str) -> list[Draft]:
    playing(table)
    return [] if table.places[seat].away == RESIGNED else [Draft(events.RESIGN, seat, {"level": level})]


def come_back(table: Table, seat: int) -> list[Draft]:
    place = table.places[seat]
    if table.stage == FINISHED or place.away == RESIGNED:
        raise NotNow(N_("The game is over."))
    return [Draft(events.RETURN, seat)] if place.away else []


def consent(table: Table, seat: int, absent: int, level: str) -> list[Draft]:
    """Agree that a bot plays for somebody who left or keeps the table waiting."""
    playing(table)
    check_seat(table, absent)
    if absent == seat or not table.absent(absent, PATIENCE):
        raise NotNow(N_("{name} is still playing."), name=table.places[absent].name)
    if seat in table.places[absent].consents:
        return []
    return [Draft(events.CONSENT, seat, {"for": absent, "level": level})]


# talk


def chat(table: Table, seat: int, text: str) -> list[Draft]:  # noqa: ARG001 - people may talk at any stage
    return [Draft(events.CHAT, seat, {"text": checked_chat(text)})]


def learned(table: Table, seat: int, key: str) -> list[Draft]:
    known = any(event.kind == events.LEARNED and event.data["key"] == key for event in table.talk)
    return [] if known else [Draft(events.LEARNED, seat, {"key": key}, audience=only(seat))]


def rematch(table: Table, seat: int, other: str) -> list[Draft]:
    if not table.over:
        raise NotNow(N_("The game is not over yet."))
    return [] if table.rematch else [Draft(events.REMATCH, seat, {"table": other})]
