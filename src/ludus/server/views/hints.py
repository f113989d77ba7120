"""Hints: what a bot that thinks ahead would do, and why, shown only to the seat that asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludus.bots import Advice
from ludus.bots.simple import greedy_action
from ludus.engine.language import N_, words
from ludus.server.live.story import Viewer
from ludus.server.refusals import Forbidden, NotNow
from ludus.server.tables.moves import running_match
from ludus.server.tables.table import Table
from ludus.server.views.plan import redeal_seed
from ludus.server.views.position import ActionInfo, action_infos
from ludus.server.views.preview import Preview, Trial, preview
from ludus.server.work.thinking import Question

THINKING = 0.5  # seconds: no more than a bot at a table has, so that neither keeps the other waiting for long
MAX_HINTS = 3
MAX_OPENED = 2  # new possibilities that are named; many at once are another question, not a reason
FEW = 6
CLEAR, SLIGHT, EVEN = 0.06, 0.02, 0.005  # differences in what actions are worth, from 0 to 1


@dataclass(frozen=True)
class Hint(ActionInfo):
    """An action, how sure the adviser is of it, what it gives now, and what it prepares; all in words."""

    confidence: str
    gains: Preview
    prepares: tuple[str, ...]


def hint_question(table: Table, viewer: Viewer, level: str) -> Question:
    """What a bot of some level is asked for a hint."""
    match = running_match(table)
    if not table.header.hints:
        raise Forbidden(N_("This table is played without hints."))
    if viewer.seat not in match.active():
        raise NotNow(N_("No hint: it is not your decision now."))
    return Question.about(match.view(viewer.seat), level, table.number, THINKING, explain=True)


def hints(table: Table, viewer: Viewer, advice: Sequence[Advice]) -> list[Hint]:
    """The best few of the actions that were tried; nobody knows anything of the others."""
    view = running_match(table).view(viewer.seat)
    legal = view.legal()
    tried = [one for one in advice if one.visits and one.action in legal][:MAX_HINTS]
    shown = {info.number: info for info in action_infos(view, [one.action for one in tried], viewer.lang)}
    sure = confidences(tried, [shown[one.action].text for one in tried], len(legal) == 1, viewer.lang)
    return [
        Hint(
            **vars(shown[one.action]),
            confidence=how,
            gains=preview(table, viewer, one.action),
            prepares=tuple(prepared(table, viewer, one.action)),
        )
        for one, how in zip(tried, sure, strict=True)
    ]


def confidences(tried: Sequence[Advice], texts: Sequence[str], forced: bool, lang: str) -> list[str]:
    """How sure the adviser is, by how much the actions differ."""
    _ = words("ludus", lang)
    if not tried:
        return []
    if len(tried) == 1:
        return [_("the only choice") if forced else _("by rule of thumb")]
    best = tried[0].value
    return [_leader(best - tried[1].value, texts[1], lang), *(_follower(best - one.value, lang) for one in tried[1:])]


def _leader(lead: float, second: str, lang: str) -> str:
    _ = words("ludus", lang)
    if lead >= CLEAR:
        return _("clearly best")
    if lead >= SLIGHT:
        return _("better than “{action}”", action=second)
    if lead >= EVEN:
        return _("slightly better than “{action}”", action=second)
    return _("about as good as “{action}”", action=second)


def _follower(behind: float, lang: str) -> str:
    _ = words("ludus", lang)
    if behind >= CLEAR:
        return _("clearly weaker")
    return _("a little weaker") if behind >= SLIGHT else _("nearly as good")


def prepared(table: Table, viewer: Viewer, action: int) -> list[str]:
    """What an action leads to: what becomes possible, and what the game's own heuristic would do next."""
    match, text, _ = running_match(table), table.game.text, words("ludus", viewer.lang)
    trial = Trial(match, viewer.seat, action, redeal_seed(table, viewer.seat))
    then = trial.after
    if trial.revealing or viewer.seat not in then.active():
        return []
    was, following = set(trial.before.legal()), greedy_action(then, viewer.seat)
    following_text = "" if text.finishes(following) else text.describe(following, then, viewer.lang)
    choices = [number for number in then.legal() if not text.finishes(number)]
    opened = dict.fromkeys(text.describe(number, then, viewer.lang) for number in choices if number not in was)
    opened.pop(following_text, None)
    found = []
    if 0 < len(opened) <= FEW and any(number in was for number in choices):  # else it is another question altogether
        found.append(_("makes possible: {actions}", actions="; ".join(list(opened)[:MAX_OPENED])))
    if following_text:
        found.append(_("next: {action}", action=following_text))
    return found
