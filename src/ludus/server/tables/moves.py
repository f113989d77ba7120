"""Moves: checking what a seat wants to play, against the position it was decided in."""

from __future__ import annotations

from collections.abc import Sequence

from ludus.engine.errors import Illegal
from ludus.engine.language import N_
from ludus.engine.match import Entry, Match
from ludus.server.refusals import NotNow, Refused, Stale
from ludus.server.tables.events import EVERYBODY, NOBODY, Draft, Stage, only
from ludus.server.tables.payloads import ActionPlayed, TurnRewound
from ludus.server.tables.seats import RESIGNED
from ludus.server.tables.table import Table

MAX_ACTIONS = 200  # actions taken over from a plan


def match_of(table: Table) -> Match:
    """The match of a game that has begun."""
    if table.match is None and table.over:
        raise NotNow(N_("This table has been closed."))
    if table.match is None:
        raise NotNow(N_("The game has not started: a seat at the table is still free."))
    return table.match


def running_match(table: Table) -> Match:
    """The match of a game that has begun and is not over."""
    match = match_of(table)
    if table.stage != Stage.PLAYING:
        raise NotNow(N_("The game is over."))
    return match


def match_for_person(table: Table, seat: int) -> Match:
    """The running match, for a person who wants to act for a seat."""
    match = running_match(table)
    if table.seats[seat].away == RESIGNED:
        raise NotNow(N_("The player in this seat has resigned."))
    if table.seats[seat].by_bot:
        raise NotNow(N_("A bot is playing in this seat; take the seat back first."))
    return match


def move(table: Table, seat: int, known: int, actions: Sequence[int], by_person: bool = True) -> list[Draft]:
    """Play some actions in a row. `known` is how many events the seat had received when it decided."""
    if not 1 <= len(actions) <= MAX_ACTIONS:
        raise Refused(N_("You can play 1 to {most} actions at once."), most=MAX_ACTIONS)
    if already_played(table, seat, known, actions):  # checked first: it may have been what ended the game
        return []
    match = match_for_person(table, seat) if by_person else running_match(table)
    if known != table.visible_count(seat):
        check_fresh(table, seat, known, actions)
    return play(match.fork(), seat, actions)


def play(match: Match, seat: int, actions: Sequence[int]) -> list[Draft]:
    """Play on a match and note what was done; a row of actions must not run through a draw or an uncovered secret."""
    drafts = []
    revealed = match.revealed
    for action in actions:
        if match.revealed != revealed:
            raise Refused(N_("Chance or another player intervenes before the last of these actions."))
        to_move = match.active()
        before = match.fork()
        match.play(seat, action)
        audience = secret_audience(before, seat, match) if before.secret(seat, action) else EVERYBODY
        wakes = tuple(other for other in match.active() if other not in to_move)
        drafts.append(Draft(ActionPlayed(action, wakes), seat, audience))
    return [*drafts[:-1], drafts[-1]._replace(match=match)]


def secret_audience(before: Match, seat: int, after: Match) -> int:
    """Who may know of something done in secret: the seat itself, and whoever can see a consequence of it."""
    others = [other for other in range(NOBODY, after.players) if other != seat]
    return only(seat, *(other for other in others if after.game.is_noticed(before.view(other), after.view(other))))


def already_played(table: Table, seat: int, known: int, actions: Sequence[int]) -> bool:
    """Whether these very actions were already played from this very number: a request sent twice is fulfilled once."""
    if known >= table.visible_count(seat):
        return False
    own = own_since(table, seat, known)
    return own[: len(actions)] == list(actions) and bool(own)


def own_since(table: Table, seat: int, known: int) -> list[int]:
    """What a seat has done, and not taken back, since it had received so many events."""
    new = set(table.visible_since(seat, known))
    return [played.action for played in table.played if played.seat == seat and played.number in new]


def check_fresh(table: Table, seat: int, known: int, actions: Sequence[int]) -> None:
    """Refuse a move that was decided on before something happened that has to do with it."""
    if known > table.visible_count(seat):
        raise Stale(N_("The position has changed in the meantime; look again."))
    others = {event.number for event in table.other_events if not isinstance(event.payload, TurnRewound)}
    on_board = [number for number in table.visible_since(seat, known) if number not in others]
    if not on_board:
        return
    standing = {played.number for played in table.played}
    later = [played for played in table.played if played.number >= on_board[0]]
    if (
        not standing.issuperset(on_board)
        or any(played.seat == seat for played in later)
        or not commutes(running_match(table), [played.entry for played in later], seat, actions)
    ):
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
