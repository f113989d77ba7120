"""The whole table in words: what is going on, what I may do, what I have, what others show, what is on the board."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.engine.language import N_, Words
from ludus.engine.phrases import listed, player_name
from ludus.engine.telling import OTHERS, OWN, TABLE, Section
from ludus.engine.view import View
from ludus.games.concordia import tables as t
from ludus.games.concordia.actions import OVER
from ludus.games.concordia.maps import CITY_NAMES, CITY_PROVINCE, PROVINCE_NAMES
from ludus.games.concordia.names import amounts, card_names, god_names, good_names, sestertii, translator
from ludus.games.concordia.text.describe import describe
from ludus.games.concordia.text.facts import counted, free_spaces, houses, members, place_name, places, price, waiting
from ludus.games.concordia.text.phrases import place_words, price_list
from ludus.games.concordia.text.question import question
from ludus.games.concordia.text.score import breakdown, shows_points

COLONISTS = (N_("Land colonists: {places}"), N_("Sea colonists: {places}"))


def tell(view: View, lang: str = "en", of: int | None = None) -> list[Section]:  # noqa: ARG001 - one table for all
    """The table as one seat sees it."""
    _ = translator(lang)
    first = max(0, view.seat)
    order = [(first + n) % view.players for n in range(view.players)]
    sections = [Section(_("Now"), tuple(now(_, view, lang)))]
    if view.seat in view.active():
        sections.append(Section(_("You may"), tuple(describe(action, view, lang) for action in view.legal())))
    for seat in order:
        name = player_name(view, seat, lang)
        title = _("You, {player}", player=name) if seat == view.seat else name
        sections.append(Section(title, tuple(belongings(_, view, seat, lang)), OWN if seat == view.seat else OTHERS))
    sections.append(Section(_("Cards for sale"), tuple(sale(_, view)), TABLE))
    return [*sections, Section(_("Provinces"), tuple(provinces(_, view)), TABLE)]


def now(_: Words, view: View, lang: str) -> Iterator[str]:
    s = view.s
    if s.question != OVER:
        yield _("Round {n}.", n=int(s.rounds))
    yield question(view, lang)
    if s.question != OVER and s.concordia != t.NOBODY:
        yield _("Last turns: {player} holds the Concordia card.", player=player_name(view, int(s.concordia), lang))
    yield _("Praefectus Magnus: {player}.", player=player_name(view, int(s.magnus), lang))


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
    for kind in range(len(t.KINDS)):
        yield colonists(_, view, seat, kind)
    cities = [CITY_NAMES[int(s.map)][city] for city in houses(s, seat)]
    if cities:
        yield _("Houses ({n} of {most}): {cities}", n=len(cities), most=t.HOUSES, cities=listed(cities, lang))
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
    said, left = _(COLONISTS[kind], places=listed(on_board, _.lang)), waiting(view.s, seat, kind)
    return _("{colonists}; in the storehouse: {n}", colonists=said, n=left) if left else said


def discard(_: Words, view: View, seat: int) -> str:
    player = view.s.seats[seat]
    if player.top == t.NO_CARD:
        return _("Discard pile: empty")
    played = counted(player.discard)
    return _("Discard pile: {cards}; {top} on top", cards=cards(_, played), top=card_names(_)[int(player.top)])


def cards(_: Words, counts: list[int]) -> str:
    named = [(card_names(_)[card], n) for card, n in enumerate(counts) if n]
    return listed((_("{n} × {card}", n=n, card=name) if n > 1 else name for name, n in named), _.lang)


def sale(_: Words, view: View) -> Iterator[str]:
    """The display slot by slot, and how many cards are still to come."""
    s = view.s
    for slot in range(t.SLOTS):
        card = int(s.display[slot])
        if card != t.NO_CARD:
            yield _(
                "{n}: {card}, {god}; price: {price}",
                n=slot + 1,
                card=card_names(_)[int(t.SALE_CARD[card])],
                god=god_names(_)[int(t.SALE_GOD[card])],
                price=price_list(_, price(s, slot)),
            )
    yield _("Still to come: {decks}", decks=decks_left(_, view))


def decks_left(_: Words, view: View) -> str:
    """How many cards are left of each deck."""
    left = [len(members(int(view.s.to_come) & int(mask), len(t.SALE))) for mask in t.DECK_MASK]
    return listed((_("{deck}: {n}", deck=deck, n=n) for deck, n in zip(t.DECKS, left, strict=True) if n), _.lang)


def provinces(_: Words, view: View) -> Iterator[str]:
    """Every province with its marker, its cities, what they produce and whose houses stand there."""
    s, m = view.s, int(view.s.map)
    for number, name in enumerate(PROVINCE_NAMES[m]):
        good = int(s.marker[number])
        marker = good_names(_)[good]
        if int(s.flipped) >> number & 1:
            marker = _.plural("{n} coin", "{n} coins", int(t.MARKER_COINS[good]))
        inside = [city for city in range(len(CITY_NAMES[m])) if CITY_PROVINCE[m, city] == number]
        yield _(
            "{province} (marker: {marker}): {cities}",
            province=name,
            marker=marker,
            cities="; ".join(city_words(_, view, city) for city in inside),
        )


def city_words(_: Words, view: View, city: int) -> str:
    name, good = CITY_NAMES[int(view.s.map)][city], good_names(_)[int(view.s.product[city])]
    owners = [player_name(view, seat, _.lang) for seat in range(view.players) if city in houses(view.s, seat)]
    if not owners:
        return _("{city} ({good})", city=name, good=good)
    return _("{city} ({good}; {owners})", city=name, good=good, owners=listed(owners, _.lang))
