"""The whole table in words: what is going on, what I may do, what I have, what others show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludus.engine.language import Words
from ludus.engine.telling import OTHERS, OWN, TABLE, Section
from ludus.engine.view import View
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.state import CARDS_PHASE, FAVOURS_PHASE, OVER
from ludus.games.hadrians_wall.text.counting import counted_object
from ludus.games.hadrians_wall.text.describing import describe
from ludus.games.hadrians_wall.text.left_sheet import left_sheet
from ludus.games.hadrians_wall.text.phrases import attacks, listed, pieces, who
from ludus.games.hadrians_wall.text.questions import question
from ludus.games.hadrians_wall.text.right_sheet import right_sheet
from ludus.games.hadrians_wall.text.score import breakdown, count_for_path


def tell(view: View, lang: str = "en", of: int | None = None) -> list[Section]:
    """The table as sections of lines; `of` says whose sheets are told in full: the own, if nothing is said."""
    _ = names.tongue(lang)
    seat = shown_seat(view, of)
    whose = OWN if seat == view.seat else OTHERS
    sections = [Section(_("Now"), tuple(now(view, _)))]
    if view.seat >= 0 and (may := view.legal()):
        sections.append(Section(_("You may"), tuple(describe(action, view, lang) for action in may)))
    sections += [
        Section(_("Pieces and favours: {who}", who=who(view, seat, _)), tuple(holdings(view, seat, _)), whose),
        Section(_("Cards: {who}", who=who(view, seat, _)), tuple(cards(view, seat, _)), whose),
        Section(_("Left sheet: {who}", who=who(view, seat, _)), tuple(left_sheet(view.s.seats[seat], _)), TABLE),
        Section(_("Right sheet: {who}", who=who(view, seat, _)), tuple(right_sheet(view.s.seats[seat], _)), TABLE),
        Section(_("Score: {who}", who=who(view, seat, _)), tuple(score(view, seat, lang, _))),
    ]
    others = (other for other in range(view.players) if other != seat)
    sections += [Section(who(view, other, _), tuple(summary(view, other, _)), OTHERS) for other in others]
    return [section for section in sections if section.lines]


def shown_seat(view: View, of: int | None) -> int:
    """Whose sheets are shown: the one asked for, else the viewer's own, else the first."""
    return of if of is not None else max(view.seat, 0)


def now(view: View, _: Words) -> Iterator[str]:
    s = view.s
    difficulty = names.difficulties(_)[s.difficulty]
    yield _("Year {year} of {years}, {difficulty}.", year=int(s.year) + 1, years=t.YEARS, difficulty=difficulty)
    if s.phase != OVER:
        yield phase(int(s.phase), _)
    yield question(view, _.lang)
    yield _("The Fate card gave everybody {gain}.", gain=pieces(_, t.FATE_GAIN[s.year_card], counted_object))
    if s.phase not in (FAVOURS_PHASE, OVER):
        yield from coming_attack(s, _)
    if s.attacks.any():
        yield _("The Picts last attacked {attacks}.", attacks=attacks(_, s.attacks))


def coming_attack(s: Any, _: Words) -> Iterator[str]:
    yield _.plural(
        "At the end of the year the Picts attack with {n} card.",
        "At the end of the year the Picts attack with {n} cards.",
        attack_size(s),
    )
    yield _.plural(
        "At stake: {n} point of valour or disdain.",
        "At stake: {n} points of valour or disdain.",
        int(t.POTENTIAL[s.year]),
    )


def phase(number: int, _: Words) -> str:
    return (
        _("Everybody chooses a path."),
        _("Roads give their income."),
        _("Time for actions."),
        _("The Picts attack; favours may be spent."),
    )[number]


def attack_size(s: Any) -> int:
    """Cards of the coming attack: by year and difficulty, and one for each piece on neutral cards."""
    extra = int(s.neutral_soldiers.sum() + s.neutral_resources.sum() + s.tribute)
    return int(t.ATTACK_CARDS[s.difficulty, s.year]) + extra


def holdings(view: View, seat: int, _: Words) -> Iterator[str]:
    p = view.s.seats[seat]
    yield _("Pieces: {pieces}.", pieces=pieces(_, p.supplies))
    if p.temple_favours:
        yield _("Temple favours: {count}.", count=int(p.temple_favours))
    if p.diplomat_favours.any():
        yield _("Diplomat favours: {favours}.", favours=named(names.sides(_), p.diplomat_favours, _, some_only=True))
    hand = [card for card in range(len(t.CARDS)) if int(view.s.hands[seat]) >> card & 1] if seat == view.seat else []
    for card in hand:
        yield _("In hand: {card}", card=card_line(view, seat, card, _))
    if hand and view.s.chosen[seat] >= 0:
        yield _("Secretly chosen path: {card}.", card=names.cards(_)[view.s.chosen[seat]])
    if p.stopped and view.s.phase not in (CARDS_PHASE, OVER):
        yield _("Done for this year.")


def card_line(view: View, seat: int, card: int, _: Words) -> str:
    """Everything on a card, and how far it is fulfilled as a path."""
    return _(
        "{card}. As a path: {goal}; 1, 2, 3 points at {thresholds}; now {count}. As a prospect: {gain}; good {good}; "
        "shape {shape}.",
        card=names.capital(names.cards(_)[card]),
        goal=names.goals(_)[card],
        thresholds=", ".join(str(int(n)) for n in t.CARD_THRESHOLDS[card]),
        count=count_for_path(view, seat, card),
        gain=pieces(_, t.CARD_GAIN[card]),
        good=int(t.CARD_GOOD[card]),
        shape=t.SHAPES[int(t.CARD_SHAPE[card])],
    )


def cards(view: View, seat: int, _: Words) -> Iterator[str]:
    s, p = view.s, view.s.seats[seat]
    for year, card in enumerate(p.paths):
        if card >= 0:
            yield _("Path in year {year}: {card}", year=year + 1, card=card_line(view, seat, int(card), _))
    if p.prospect >= 0:
        yield _("Prospect: {card}", card=prospect_line(int(p.prospect), _))
    for n, card in enumerate(s.neutral_cards):
        if card >= 0:
            yield _("Neutral prospect {number}: {card}", number=n + 1, card=prospect_line(int(card), _))
            lying = [s.neutral_soldiers[n], 0, 0, 0, s.neutral_resources[n]]
            if any(lying):
                yield _("On neutral prospect {number}: {pieces}.", number=n + 1, pieces=pieces(_, lying))
    if s.tribute:
        yield _("Payments to neighbours this year, each adding an attack: {count}.", count=int(s.tribute))


def prospect_line(card: int, _: Words) -> str:
    return _(
        "{card}; good {good}; shape {shape}.",
        card=names.cards(_)[card],
        good=int(t.CARD_GOOD[card]),
        shape=t.SHAPES[int(t.CARD_SHAPE[card])],
    )


def score(view: View, seat: int, lang: str, _: Words) -> Iterator[str]:
    for label, points in breakdown(view, seat, lang):
        yield _("{label}: {points}", label=label, points=_.number(points))
    yield _("Total: {points}", points=_.number(view.points(seat)))


def summary(view: View, seat: int, _: Words) -> Iterator[str]:
    """What another player shows."""
    p = view.s.seats[seat]
    yield _("Points: {points}. Pieces: {pieces}.", points=_.number(view.points(seat)), pieces=pieces(_, p.supplies))
    yield _("Attributes: {levels}.", levels=named(names.attributes(_), p.attributes, _))
    yield _("Cohorts: {levels}.", levels=named(names.sides(_), p.cohorts, _))
    yield _("Tracks: {levels}.", levels=named(names.tracks(_), p.tracks, _))
    yield _("Citizens: {levels}.", levels=named(names.citizens(_), p.citizens, _))
    if p.buildings:
        yield _("Buildings: {buildings}.", buildings=listed(_, standing(p, _)))
    if p.temple_favours or p.diplomat_favours.any():
        yield _(
            "Favours: from temples {temples}, from diplomats {diplomats}.",
            temples=int(p.temple_favours),
            diplomats=int(p.diplomat_favours.sum()),
        )
    if p.disdain > p.removed:
        yield _("Disdain not removed: {count}.", count=int(p.disdain - p.removed))
    if paths := [names.cards(_)[card] for card in p.paths if card >= 0]:
        yield _("Paths: {cards}.", cards=listed(_, paths))
    if p.prospect >= 0:
        yield _("Prospect: {card}", card=prospect_line(int(p.prospect), _))
    if p.stopped and view.s.phase not in (CARDS_PHASE, OVER):
        yield _("Done for this year.")


def named(labels: names.Names, counts: Any, _: Words, some_only: bool = False) -> str:
    """A number for each name; where only some matter, without those that have none."""
    told = [(label, int(counts[n])) for n, label in enumerate(labels) if counts[n] or not some_only]
    return listed(_, (_("{name} {count}", name=label, count=count) for label, count in told))


def standing(p: Any, _: Words) -> Iterator[str]:
    return (name for n, name in enumerate(names.buildings(_)) if int(p.buildings) >> n & 1)
