"""A battle in words: who attacks whom for what, what stands against what, and what the reader's cards are."""

from __future__ import annotations

from collections.abc import Sequence

from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.state import MUSTERING
from ludus.games.age_of_heroes.text.speech import Speech


def battle(v: Speech) -> list[str]:
    """The battle being fought, line by line."""
    lines = [attack(v, int(v.s.attacker), int(v.s.defender), int(v.s.goal)), f"{spoils(v)}."]
    if int(v.s.battle) != MUSTERING or any(v.line_up(t.ATTACKER)):
        lines.append(forces(v, t.ATTACKER))
    lines.append(forces(v, t.DEFENDER))
    fortresses = int(v.s.seats[int(v.s.defender)].fortresses)
    if fortresses:
        lines.append(
            v._.plural("{n} fortress strengthens the defence.", "{n} fortresses strengthen the defence.", fortresses)
        )
    if int(v.s.victorious):
        lines.append(v._("Victorious so far: {n}.", n=int(v.s.victorious)))
    sides = ((int(v.s.attacker), t.ATTACKER), (int(v.s.defender), t.DEFENDER))
    cards = [(seat, strengths(v.s.shown[side])) for seat, side in sides]
    lines += [shown_by(v, seat, shown) for seat, shown in cards if shown]
    return lines + own_cards(v)


def shown_by(v: Speech, seat: int, shown: str) -> str:
    """The battle cards a side has shown in this battle."""
    return v.by(seat, v._("Cards you have shown: {list}."), v._("Cards {who} have shown: {list}."), list=shown)


def attack(v: Speech, attacker: int, defender: int, goal: int) -> str:
    """Who attacks whom, and what for."""
    _ = v._
    whom = v.whom(defender)
    if attacker == t.NOBODY:
        return _("Barbarians attack {whom}.", whom=whom)
    mine, theirs = (
        (_("You attack {whom} to conquer cities."), _("{who} attack {whom} to conquer cities.")),
        (_("You attack {whom} to plunder cards."), _("{who} attack {whom} to plunder cards.")),
        (_("You attack {whom} to destroy the monument."), _("{who} attack {whom} to destroy the monument.")),
    )[goal]
    return v.by(attacker, mine, theirs, whom=whom)


def spoils(v: Speech) -> str:
    """What victorious armies take in this battle."""
    _, few, many = v._, v.n_cards(v.number(t.DESTROYED)), v.n_cards(v.number(t.DESTROYED_WITH_THREE))
    plundered = v.number(t.CARDS_PER_ARMY)
    if int(v.s.attacker) == t.NOBODY:
        hand = v.n_cards(plundered)
        return _("For each victorious army {cards} of the monument, or {more} of the hand", cards=few, more=hand)
    if int(v.s.goal) == t.PLUNDER:
        return _.plural("{n} card for each victorious army", "{n} cards for each victorious army", plundered)
    if int(v.s.goal) == t.DESTRUCTION:
        return _("{cards} of the monument; {more} with 3 victorious armies or more", cards=few, more=many)
    armies = v.number(t.ARMIES_PER_CITY)
    return _.plural("A city for each victorious army", "A city for every {n} victorious armies", armies)


def forces(v: Speech, side: int) -> str:
    """What stands on a side."""
    force = v.sorts(v.line_up(side))
    return v._("Attacking: {force}.", force=force) if side == t.ATTACKER else v._("Defending: {force}.", force=force)


def own_cards(v: Speech) -> list[str]:
    """The battle cards of a reader who fights: those in hand, and those under armies that have not fought."""
    if not v.fights():
        return []
    side = v.side()
    lines = []
    chosen = int(v.s.chosen[side])
    if chosen != t.NOBODY:
        sort, card = divmod(chosen, t.STRENGTHS)
        lines.append(v._("You have chosen {army}, card {n}.", n=card + 1, army=v.chosen_sort(sort)))
    if in_hand := strengths(v.s.drawn[side]):
        lines.append(v._("Your battle cards: {list}.", list=in_hand))
    under = [strengths(v.s.laid[side][sort]) for sort in range(len(t.SORTS))]
    return lines + [laid_under(v, sort, laid) for sort, laid in enumerate(under) if laid]


def laid_under(v: Speech, sort: int, laid: str) -> str:
    _ = v._
    return (
        _("Under armies led by generals: {list}.", list=laid),
        _("Under armies led by heroes: {list}.", list=laid),
        _("Under heroes: {list}.", list=laid),
        _("Under armies: {list}.", list=laid),
    )[sort]


def strengths(counts: Sequence[int]) -> str:
    """Battle cards, the strongest first: "6, 4, 4"."""
    cards = [strength + 1 for strength, n in enumerate(counts) for _each in range(int(n))]
    return ", ".join(str(card) for card in sorted(cards, reverse=True))
