"""Planning: moves tried on a copy in which everything the seat cannot know is drawn again. Nothing of it is stored."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from ludus.engine.language import N_
from ludus.engine.match import Match
from ludus.engine.telling import Section
from ludus.server.live.story import Viewer
from ludus.server.refusals import NotNow, Refused
from ludus.server.tables.moves import MAX_ACTIONS, running_match
from ludus.server.tables.table import Table
from ludus.server.views.boards import board_svg
from ludus.server.views.position import ActionInfo, action_infos


@dataclass(frozen=True)
class Plan:
    """Where some planned actions lead."""

    planned: list[ActionInfo]
    actions: list[ActionInfo]  # what could come next; nothing where chance or others decide
    ended: bool  # chance or another player comes next: the plan can go no further
    question: str
    sections: list[Section]
    board: str
    points: int
    points_now: int
    gains: list[tuple[str, int, int]]  # every part of the score that the plan changes: now, and then


def plan(table: Table, viewer: Viewer, wanted: Sequence[int]) -> Plan:
    match = running_match(table)
    if len(wanted) > MAX_ACTIONS:
        raise Refused(N_("A plan may have at most {most} actions."), most=MAX_ACTIONS)
    if viewer.seat not in match.active():
        raise NotNow(N_("Nothing to plan: it is not your decision now."))
    copy = match.fork(viewer.seat, redeal_seed(table, viewer.seat))
    known = copy  # the last position that does not depend on anything drawn again
    planned = []
    for number in wanted:
        if copy is not known:
            raise Refused(N_("Chance or another player intervenes before the last of these actions."))
        named = [number] if 0 <= number < len(match.game.words) else []  # others are refused by `play`
        planned += action_infos(copy.view(viewer.seat), named, viewer.lang)
        copy = copy.fork()
        copy.play(viewer.seat, number)
        known = copy if copy.revealed == known.revealed else known
    return _plan(match, known, viewer, planned, ended=copy is not known)


def _plan(match: Match, copy: Match, viewer: Viewer, planned: list[ActionInfo], ended: bool) -> Plan:
    now, then = match.view(viewer.seat), copy.view(viewer.seat)
    text = match.game.text
    before = dict(text.breakdown(now, viewer.seat, viewer.lang))
    after = dict(text.breakdown(then, viewer.seat, viewer.lang))
    legal = () if ended else copy.legal_numbers(viewer.seat)
    return Plan(
        planned=planned,
        actions=action_infos(then, legal, viewer.lang),
        ended=not legal,
        question=text.question(then, viewer.lang),
        sections=list(text.tell(then, viewer.lang)),
        board=board_svg(then, viewer.lang),
        points=then.points(viewer.seat),
        points_now=now.points(viewer.seat),
        gains=[(label, before.get(label, 0), points) for label, points in after.items() if before.get(label) != points],
    )


def redeal_seed(table: Table, seat: int) -> int:
    """The seed of what is drawn again: a plan looks the same each time, and reveals nothing of the real draws."""
    digest = hashlib.blake2b(f"{table.header.id} {seat} {table.visible_count(seat)}".encode(), digest_size=7)
    return int.from_bytes(digest.digest(), "big")
