"""The whole table in words: what is going on, what I may do, what I have, what others show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludus.engine.language import Words
from ludus.engine.phrases import listed, player_name, sentence
from ludus.engine.telling import OTHERS, OWN, TABLE, Section
from ludus.engine.view import View
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.state import CARDS_PHASE, FAVOURS_PHASE, OVER
from ludus.games.hadrians_wall.text.amounts import attacks, counted_object, pieces
from ludus.games.hadrians_wall.text.describe import describe
from ludus.games.hadrians_wall.text.left_sheet import left_sheet
from ludus.games.hadrians_wall.text.question import question
from ludus.games.hadrians_wall.text.right_sheet import right_sheet
from ludus.games.hadrians_wall.text.score import breakdown, count_for_path


def tell(view: View, lang: str = "en", of: int | None = None) -> list[Section]:
    """The table as sections of lines; `of` says whose sheets are described in full, by default the viewer's."""
    _ = names.translator(lang)
    seat = displayed_seat(view, of)
    who = player_name(view, seat, lang)
    whose = OWN if seat == view.seat else OTHERS
    sections = [Section(_("Now"), tuple(now(_, view)))]
    if view.seat >= 0 and (may := view.legal()):
        sections.append(Section(_("You may"), tuple(describe(action, view, lang) for action in may)))
    sections += [
        Section(_("Pieces and favours: {who}", who=who), tuple(holdings(_, view, seat)), whose),
        Section(_("Cards: {who}", who=who), tuple(cards(_, view, seat)), whose),
        Section(_("Left sheet: {who}", who=who), tuple(left_sheet(_, view.s.seats[seat])), TABLE),
        Section(_("Right sheet: {who}", who=who), tuple(right_sheet(_, view.s.seats[seat])), TABLE),
        Section(_("Score: {who}", who=who), tuple(score(_, view, seat, lang))),
    ]
    others = (other for other in range(view.players) if other != seat)
    sections += [Section(player_name(view, other, lang), tuple(summary(_, view, other)), OTHERS) for other in others]
    return [section for section in sections if section.lines]


def displayed_seat(view: View, of: int | None) -> int:
    """Whose sheets are displayed: those asked for, else the viewer's, else the first player's."""
    return of if of is not None else max(view.seat, 0)


def now(_: Words, view: View) -> Iterator[str]:
    s = view.s
    difficulty = names.difficulties(_)[s.difficulty]
    yield _("Year {year} of {years}, {difficulty}.", year=int(s.year) + 1, years=t.YEARS, difficulty=difficulty)
    if s.phase != OVER:
        yield phase(_, int(s.phase))
    yield question(view, _.lang)
    yield _("The Fate card gave everybody {gain}.", gain=pieces(_, t.FATE_GAIN[s.year_card], counted_object))
    if s.phase not in (FAVOURS_PHASE, OVER):
        yield from coming_attack(_, s)
    if s.attacks.any():
        yield _("The Picts last attacked {attacks}.", attacks=attacks(_, s.attacks))


def coming_attack(_: Words, s: Any) -> Iterator[str]:
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


def phase(_: Words, number: int) -> str:
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


def holdings(_: Words, view: View, seat: int) -> Iterator[str]:
    p = view.s.seats[seat]
    yield _("Pieces: {pieces}.", pieces=pieces(_, p.supplies))
    if p.temple_favours:
        yield _("Temple favours: {count}.", count=int(p.temple_favours))
    if p.diplomat_favours.any():
        yield _("Diplomat favours: {favours}.", favours=named(_, names.sides(_), p.diplomat_favours, some_only=True))
    hand = [card for card in range(len(t.CARDS)) if int(view.s.hands[seat]) >> card & 1] if seat == view.seat else []
    for card in hand:
        yield _("In hand: {card}", card=card_line(_, view, seat, card))
    if hand and view.s.chosen[seat] >= 0:
        yield _("Secretly chosen path: {card}.", card=names.cards(_)[view.s.chosen[seat]])
    if p.stopped and view.s.phase not in (CARDS_PHASE, OVER):
        yield _("Done for this year.")


def card_line(_: Words, view: View, seat: int, card: int) -> str:
    """Everything on a card, and how far it is fulfilled as a path."""
    return _(
        "{card}. As a path: {goal}; 1, 2, 3 points at {thresholds}; now {count}. As a prospect: {gain}; good {good}; "
        "shape {shape}.",
        card=sentence(names.cards(_)[card]),
        goal=names.goals(_)[card],
        thresholds=", ".join(str(int(n)) for n in t.CARD_THRESHOLDS[card]),
        count=count_for_path(view, seat, card),
        gain=pieces(_, t.CARD_GAIN[card]),
        good=int(t.CARD_GOOD[card]),
        shape=t.SHAPES[int(t.CARD_SHAPE[card])],
    )


def cards(_: Words, view: View, seat: int) -> Iterator[str]:
    s, p = view.s, view.s.seats[seat]
    for year, card in enumerate(p.paths):
        if card >= 0:
            yield _("Path in year {year}: {card}", year=year + 1, card=card_line(_, view, seat, int(card)))
    if p.prospect >= 0:
        yield _("Prospect: {card}", card=prospect_line(_, int(p.prospect)))
    for n, card in enumerate(s.neutral_cards):
        if card >= 0:
            yield _("Neutral prospect {number}: {card}", number=n + 1, card=prospect_line(_, int(card)))
            placed = [s.neutral_soldiers[n], 0, 0, 0, s.neutral_resources[n]]
            if any(placed):
                yield _("On neutral prospect {number}: {pieces}.", number=n + 1, pieces=pieces(_, placed))
    if s.tribute:
        yield _("Payments to neighbours this year, each adding an attack: {count}.", count=int(s.tribute))


def prospect_line(_: Words, card: int) -> str:
    return _(
        "{card}; good {good}; shape {shape}.",
        card=names.cards(_)[card],
        good=int(t.CARD_GOOD[card]),
        shape=t.SHAPES[int(t.CARD_SHAPE[card])],
    )


def score(_: Words, view: View, seat: int, lang: str) -> Iterator[str]:
    for label, points in breakdown(view, seat, lang):
        yield _("{label}: {points}", label=label, points=_.number(points))
    yield _("Total: {points}", points=_.number(view.points(seat)))


def summary(_: Words, view: View, seat: int) -> Iterator[str]:
    """What another player shows."""
    p = view.s.seats[seat]
    yield _("Points: {points}. Pieces: {pieces}.", points=_.number(view.points(seat)), pieces=pieces(_, p.supplies))
    yield _("Attributes: {levels}.", levels=named(_, names.attributes(_), p.attributes))
    yield _("Cohorts: {levels}.", levels=named(_, names.sides(_), p.cohorts))
    yield _("Tracks: {levels}.", levels=named(_, names.tracks(_), p.tracks))
    yield _("Citizens: {levels}.", levels=named(_, names.citizens(_), p.citizens))
    if p.buildings:
        yield _("Buildings: {buildings}.", buildings=listed(standing(_, p), _.lang))
    if p.temple_favours or p.diplomat_favours.any():
        yield _(
            "Favours: from temples {temples}, from diplomats {diplomats}.",
            temples=int(p.temple_favours),
            diplomats=int(p.diplomat_favours.sum()),
        )
    if p.disdain > p.removed:
        yield _("Disdain not removed: {count}.", count=int(p.disdain - p.removed))
    if paths := [names.cards(_)[card] for card in p.paths if card >= 0]:
        yield _("Paths: {cards}.", cards=listed(paths, _.lang))
    if p.prospect >= 0:
        yield _("Prospect: {card}", card=prospect_line(_, int(p.prospect)))
    if p.stopped and view.s.phase not in (CARDS_PHASE, OVER):
        yield _("Done for this year.")


def named(_: Words, labels: names.Names, counts: Any, some_only: bool = False) -> str:
    """A number for each name; where only some matter, without those that have none."""
    pairs = [(label, int(counts[n])) for n, label in enumerate(labels) if counts[n] or not some_only]
    return listed((_("{name} {count}", name=label, count=count) for label, count in pairs), _.lang)


def standing(_: Words, p: Any) -> Iterator[str]:
    return (name for n, name in enumerate(names.buildings(_)) if int(p.buildings) >> n & 1)
