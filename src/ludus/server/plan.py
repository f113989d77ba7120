"""Planning: moves tried on a copy in which everything the seat cannot know is drawn anew. Nothing of it is stored."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from ludus.engine.language import N_
from ludus.engine.match import Match
from ludus.engine.telling import Section
from ludus.server.commands import MOST_AT_ONCE, playing
from ludus.server.drawing import picture
from ludus.server.refusals import NotNow, Refused
from ludus.server.showing import ActionShown, Eyes, actions
from ludus.server.table import Table


@dataclass(frozen=True)
class Plan:
    """Where some planned actions lead."""

    planned: list[ActionShown]
    actions: list[ActionShown]  # what could come next; nothing where chance or others decide
    ended: bool  # chance or another player comes next: the plan can go no further
    question: str
    told: list[Section]
    board: str
    points: int
    points_now: int
    gains: list[tuple[str, int, int]]  # every part of the score that the plan changes: now, and then


def plan(table: Table, eyes: Eyes, wanted: Sequence[int]) -> Plan:
    match = playing(table)
    if len(wanted) > MOST_AT_ONCE:
        raise Refused(N_("A plan may have at most {most} actions."), most=MOST_AT_ONCE)
    if eyes.seat not in match.active():
        raise NotNow(N_("Nothing to plan: it is not your decision now."))
    copy = match.fork(eyes.seat, imagined(table, eyes.seat))
    known = copy  # the last position in which nothing has been imagined
    planned = []
    for number in wanted:
        if copy is not known:
            raise Refused(N_("Chance or another player intervenes before the last of these actions."))
        planned += actions(copy.view(eyes.seat), [number] if 0 <= number < len(match.game.words) else [], eyes.lang)
        copy = copy.fork()
        copy.play(eyes.seat, number)
        known = copy if copy.revealed == known.revealed else known
    return _plan(match, known, eyes, planned, ended=copy is not known)


def _plan(match: Match, copy: Match, eyes: Eyes, planned: list[ActionShown], ended: bool) -> Plan:
    now, then = match.view(eyes.seat), copy.view(eyes.seat)
    text = match.game.text
    before = dict(text.breakdown(now, eyes.seat, eyes.lang))
    after = dict(text.breakdown(then, eyes.seat, eyes.lang))
    legal = () if ended else copy.legal_numbers(eyes.seat)
    return Plan(
        planned=planned,
        actions=actions(then, legal, eyes.lang),
        ended=not legal,
        question=text.question(then, eyes.lang),
        told=list(text.tell(then, eyes.lang)),
        board=picture(then, eyes.lang),
        points=then.points(eyes.seat),
        points_now=now.points(eyes.seat),
        gains=[(label, before.get(label, 0), points) for label, points in after.items() if before.get(label) != points],
    )


def imagined(table: Table, seat: int) -> int:
    """The seed of what is drawn anew: the same plan looks the same each time, and tells nothing of the real draws."""
    digest = hashlib.blake2b(f"{table.header.id} {seat} {table.heard(seat)}".encode(), digest_size=7)
    return int.from_bytes(digest.digest(), "big")
