"""The whole table in words: what is going on, what I may do, what I have, what others show, what is on the board."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.engine.language import N_, Words
from ludus.engine.telling import OTHERS, OWN, TABLE, Section
from ludus.engine.view import View
from ludus.games.concordia.actions import OVER
from ludus.games.concordia.maps import CITY_NAMES, CITY_PROVINCE, PROVINCE_NAMES
from ludus.games.concordia.names import CARDS as CARD_NAMES
from ludus.games.concordia.names import GODS as GOD_NAMES
from ludus.games.concordia.names import GOODS as GOOD_NAMES
from ludus.games.concordia.names import amounts, listed, sestertii, speak
from ludus.games.concordia.tables import (
    DECK_MASK,
    DECKS,
    HOUSES,
    KINDS,
    MARKER_COINS,
    NO_CARD,
    NOBODY,
    SALE,
    SALE_CARD,
    SALE_GOD,
    SLOTS,
)
from ludus.games.concordia.text.describing import describe
from ludus.games.concordia.text.questions import question
from ludus.games.concordia.text.scores import breakdown
from ludus.games.concordia.text.table import (
    counted,
    free_spaces,
    houses,
    members,
    place_name,
    places,
    price,
    shows_points,
    waiting,
    who,
)
from ludus.games.concordia.text.words import place_words, price_list

COLONISTS = (N_("Land colonists: {places}"), N_("Sea colonists: {places}"))


def tell(view: View, lang: str = "en", of: int | None = None) -> list[Section]:  # noqa: ARG001 - one table for all
    """The table as one seat sees it."""
    _ = speak(lang)
    first = max(0, view.seat)
    order = [(first + n) % view.players for n in range(view.players)]
    sections = [Section(_("Now"), tuple(now(_, view, lang)))]
    if view.seat in view.active():
        sections.append(Section(_("You may"), tuple(describe(action, view, lang) for action in view.legal())))
    for seat in order:
        title = _("You, {player}", player=who(_, view, seat)) if seat == view.seat else who(_, view, seat)
        sections.append(Section(title, tuple(belongings(_, view, seat, lang)), OWN if seat == view.seat else OTHERS))
    sections.append(Section(_("Cards for sale"), tuple(sale(_, view)), TABLE))
    return [*sections, Section(_("Provinces"), tuple(provinces(_, view)), TABLE)]


def now(_: Words, view: View, lang: str) -> Iterator[str]:
    s = view.s
    if s.question != OVER:
        yield _("Round {n}.", n=int(s.rounds))
    yield question(view, lang)
    if s.question != OVER and s.concordia != NOBODY:
        yield _("Last turns: {player} holds the Concordia card.", player=who(_, view, int(s.concordia)))
    yield _("Praefectus Magnus: {player}.", player=who(_, view, int(s.magnus)))


def belongings(_: Words, view: View, seat: int, lang: str) -> Iterator[str]:
    s, player = view.s, view.s.seats[seat]
    yield sestertii(_, int(player.money)) if player.money else _("no money")
    stock, free = amounts(_, counted(player.goods)), free_spaces(s, seat)
    if free:
        yield _.plural("Storehouse: {goods}; {n} space free", "Storehouse: {goods}; {n} spaces free", free, goods=stock)
    else:
        yield _("Storehouse: {goods}; no space free", goods=stock)
    if any(counted(player.gained)):
        yield _("To store: {goods}", goods=amounts(_, counted(player.gained)))
    for kind in range(len(KINDS)):
        yield colonists(_, view, seat, kind)
    cities = [CITY_NAMES[int(s.map)][city] for city in houses(s, seat)]
    if cities:
        yield _("Houses ({n} of {most}): {cities}", n=len(cities), most=HOUSES, cities=listed(_, cities))
    hand = counted(player.hand)
    if seat == view.seat:
        yield _("Hand: {cards}", cards=cards(_, hand))
    else:
        yield _.plural("{n} card in hand", "{n} cards in hand", sum(hand))
    yield discard(_, view, seat)
    if shows_points(view, seat):
        gods = [f"{label} = {points}" for label, points in breakdown(view, seat, lang)]
        yield _.plural("{n} point: {gods}", "{n} points: {gods}", view.points(seat), gods="; ".join(gods))


def colonists(_: Words, view: View, seat: int, kind: int) -> str:
    """Where the colonists of a kind are: "Land colonists: Roma, Aquileia – Roma; in the storehouse: 1"."""
    on_board = [place_words(place_name(int(view.s.map), kind, place)) for place in places(view.s, seat, kind)]
    said, left = _(COLONISTS[kind], places=listed(_, on_board)), waiting(view.s, seat, kind)
    return _("{colonists}; in the storehouse: {n}", colonists=said, n=left) if left else said


def discard(_: Words, view: View, seat: int) -> str:
    player = view.s.seats[seat]
    if player.top == NO_CARD:
        return _("Discard pile: empty")
    played = counted(player.discard)
    return _("Discard pile: {cards}; {top} on top", cards=cards(_, played), top=_(CARD_NAMES[int(player.top)]))


def cards(_: Words, counts: list[int]) -> str:
    named = [(_(CARD_NAMES[card]), n) for card, n in enumerate(counts) if n]
    return listed(_, [_("{n} × {card}", n=n, card=name) if n > 1 else name for name, n in named])


def sale(_: Words, view: View) -> Iterator[str]:
    """The display slot by slot, and how many cards are still to come."""
    s = view.s
    for slot in range(SLOTS):
        card = int(s.display[slot])
        if card != NO_CARD:
            yield _(
                "{n}: {card}, {god}; price: {price}",
                n=slot + 1,
                card=_(CARD_NAMES[int(SALE_CARD[card])]),
                god=_(GOD_NAMES[int(SALE_GOD[card])]),
                price=price_list(_, price(s, slot)),
            )
    yield _("Still to come: {decks}", decks=decks_left(_, view))


def decks_left(_: Words, view: View) -> str:
    """How many cards are left of each deck."""
    left = [len(members(int(view.s.to_come) & int(mask), len(SALE))) for mask in DECK_MASK]
    return listed(_, [_("{deck}: {n}", deck=deck, n=n) for deck, n in zip(DECKS, left, strict=True) if n])


def provinces(_: Words, view: View) -> Iterator[str]:
    """Every province with its marker, its cities, what they produce and whose houses stand there."""
    s, m = view.s, int(view.s.map)
    for number, name in enumerate(PROVINCE_NAMES[m]):
        good = int(s.marker[number])
        marker = _(GOOD_NAMES[good])
        if int(s.flipped) >> number & 1:
            marker = _.plural("{n} coin", "{n} coins", int(MARKER_COINS[good]))
        inside = [city for city in range(len(CITY_NAMES[m])) if CITY_PROVINCE[m, city] == number]
        yield _(
            "{province} (marker: {marker}): {cities}",
            province=name,
            marker=marker,
            cities="; ".join(city_words(_, view, city) for city in inside),
        )


def city_words(_: Words, view: View, city: int) -> str:
    name, good = CITY_NAMES[int(view.s.map)][city], _(GOOD_NAMES[int(view.s.product[city])])
    owners = [who(_, view, seat) for seat in range(view.players) if city in houses(view.s, seat)]
    if not owners:
        return _("{city} ({good})", city=name, good=good)
    return _("{city} ({good}; {owners})", city=name, good=good, owners=listed(_, owners))
