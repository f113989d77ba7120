"""What happened, as sentences: the deed with its price and gain, then everything the table did because of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludus.engine.language import Words
from ludus.engine.view import View
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.state import ACTIONS_PHASE, CARDS_PHASE, FAVOURS_PHASE
from ludus.games.hadrians_wall.text.deeds import deed
from ludus.games.hadrians_wall.text.describing import describe
from ludus.games.hadrians_wall.text.kinds import kind_of, price
from ludus.games.hadrians_wall.text.phrases import (
    attribute_amount,
    citizen_amount,
    listed,
    pieces,
    reward_amount,
    who,
)
from ludus.games.hadrians_wall.text.score import is_over

TOLD_BY_THE_TABLE = ("path", "stop", "favour_temple", "favour_diplomat", "favour_none")  # what they bring comes later


def narrate(before: View, seat: int, action: int, after: View, lang: str = "en") -> str:
    """What happened, in the eyes of whoever the two views belong to."""
    _ = names.tongue(lang)
    kind = kind_of(action).name
    sentences = [choosing(before, seat, action, after, _) if kind == "path" else deed(before, seat, action, after, _)]
    if kind not in TOLD_BY_THE_TABLE:
        sentences += balance(before, seat, action, after, _)
    return " ".join([*sentences, *events(before, after, _)])


def choosing(before: View, seat: int, action: int, after: View, _: Words) -> str:
    """A path is secret: until all have chosen, others are not even told who has."""
    if seat == before.seat:
        return _("{who} has chosen. {what}.", who=who(before, seat, _), what=describe(action, before, _.lang))
    return _("A path is chosen in secret.") if after.s.phase == CARDS_PHASE else _("Everybody has chosen.")


def narrate_secret(before: View, after: View, lang: str = "en") -> str:
    """What others hear when somebody has chosen a path: nothing, until the last one has."""
    _ = names.tongue(lang)
    if before.s.phase != CARDS_PHASE or after.s.phase == CARDS_PHASE:
        return ""
    return " ".join([_("Everybody has chosen."), *events(before, after, _)])


def balance(before: View, seat: int, action: int, after: View, _: Words) -> list[str]:
    """What was paid and what was gained."""
    cost, gained = pieces(_, price(action)), gains(before, seat, action, after, _)
    if any(price(action)) and gained:
        return [_("Paid: {cost}; gained: {gained}.", cost=cost, gained=gained)]
    if any(price(action)):
        return [_("Paid: {cost}.", cost=cost)]
    return [_("Gained: {gained}.", gained=gained)] if gained else []


def gains(before: View, seat: int, action: int, after: View, _: Words) -> str:
    """What a seat has more than before, beyond the box it marked itself."""
    p, q = before.s.seats[seat], after.s.seats[seat]
    cost = price(action)
    supplies = [int(q.supplies[n] - p.supplies[n]) + cost[n] for n in range(len(t.SUPPLIES))]
    parts = [pieces(_, supplies)] if any(supplies) else []
    rises = [int(q.attributes[n] - p.attributes[n]) for n in range(len(t.ATTRIBUTES))]
    parts += [attribute_amount(_, n, rise) for n, rise in enumerate(rises) if rise]
    parts += list(marks(p, q, action, _))
    return ", ".join(parts)


def marks(p: Any, q: Any, action: int, _: Words) -> Iterator[str]:
    """Boxes that rewards marked."""
    kind, number = kind_of(action)
    for n in range(len(t.CITIZENS)):
        risen = int(q.citizens[n] - p.citizens[n]) - (kind == "citizen" and n == number)
        if risen:
            yield citizen_amount(_, n, risen)
    if q.production > p.production:
        yield reward_amount(_, t.PRODUCTION, int(q.production - p.production))
    if q.temple_favours > p.temple_favours:
        yield reward_amount(_, t.FAVOUR, int(q.temple_favours - p.temple_favours))
    if kind == "diplomat":
        yield reward_amount(_, t.FAVOUR, t.DIPLOMAT_FAVOURS)
    if kind == "train":
        yield reward_amount(_, t.SWORD, 1)


def events(before: View, after: View, _: Words) -> Iterator[str]:
    """What the table did by itself: cards shown, the attack, a new year, the end."""
    if before.s.phase == CARDS_PHASE and after.s.phase != CARDS_PHASE:
        yield from shown(after, _)
    if before.s.phase == ACTIONS_PHASE and (after.s.phase == FAVOURS_PHASE or new_year(before, after)):
        yield _("The Picts attack: {attacks}.", attacks=by_cohort(after.s.attacks, _))
    yield from settled(before, after, _)
    if new_year(before, after) and not is_over(after):
        year, gain = int(after.s.year) + 1, pieces(_, t.FATE_GAIN[after.s.year_card])
        yield _("Year {year} begins; Fate gives everybody {gain}.", year=year, gain=gain)
    if is_over(after):
        yield _("The game is over.")


def by_cohort(counts: Any, _: Words) -> str:
    """A number for each cohort."""
    sides = names.sides(_)
    return listed(_, (_("{cohort} {count}", cohort=side, count=int(counts[n])) for n, side in enumerate(sides)))


def new_year(before: View, after: View) -> bool:
    return bool(after.s.year > before.s.year) or is_over(after)


def shown(after: View, _: Words) -> Iterator[str]:
    """The cards everybody chose."""
    cards = names.cards(_)
    for seat in range(after.players):
        p = after.s.seats[seat]
        path, prospect = cards[p.paths[after.s.year]], cards[p.prospect]
        yield _("{who}: path {path}, prospect {prospect}.", who=who(after, seat, _), path=path, prospect=prospect)
    neutral = [cards[card] for card in after.s.neutral_cards if card >= 0]
    if neutral:
        yield _("Neutral: {cards}.", cards=listed(_, neutral))


def settled(before: View, after: View, _: Words) -> Iterator[str]:
    """What the attack brought to those who have just taken it."""
    if after.s.phase != FAVOURS_PHASE and not new_year(before, after):
        return
    for seat in range(after.players):
        was_open = before.s.phase == ACTIONS_PHASE or not before.s.seats[seat].settled
        p = after.s.seats[seat]
        if was_open and (p.settled or new_year(before, after)):
            yield _(
                "{who} takes {disdain} disdain and gains {valour}.",
                who=who(after, seat, _),
                disdain=int(p.attack_disdain),
                valour=attribute_amount(_, t.VALOUR, int(p.attack_valour)),
            )
