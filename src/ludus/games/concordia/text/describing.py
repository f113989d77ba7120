"""What an action would do, in a short phrase with its price or its gain."""

from __future__ import annotations

from collections.abc import Callable

from ludus.engine.language import N_, Words
from ludus.engine.view import View
from ludus.games.concordia.actions import COPY, HOUSE, MOVE, NEW_COLONIST, PURCHASE, SETTLE, TO, TRADE
from ludus.games.concordia.maps import ROUTE_NAMES
from ludus.games.concordia.names import CARDS as CARD_NAMES
from ludus.games.concordia.names import amount, amounts, listed, movement, sestertii, speak
from ludus.games.concordia.tables import (
    ARCHITECT,
    COLONIST,
    CONSUL,
    DIPLOMAT,
    GOODS,
    MASON,
    MERCATOR_COINS,
    NO_CARD,
    PREFECT,
    PRICE,
    SALE_CARD,
    TRIBUNE,
)
from ludus.games.concordia.text import effects
from ludus.games.concordia.text.acts import NONE, Act, act
from ludus.games.concordia.text.table import (
    ANY,
    COLONIST_PRICE,
    NOWHERE,
    city_number,
    house_price,
    on_board,
    points_to,
    price,
    province_number,
    who,
)
from ludus.games.concordia.text.words import cost_words, origin_words, price_words

RECRUITS = (N_("Buy a land colonist into Roma for {price}"), N_("Buy a sea colonist into Roma for {price}"))
SETS_OUT = (N_("Move a land colonist from {place}"), N_("Move a sea colonist from {place}"))
SETTLES = (N_("Settle a land colonist in {city} for {price}"), N_("Settle a sea colonist in {city} for {price}"))
STOP = N_("Be done")
STOPS = {  # what `done` means, by question
    NEW_COLONIST: N_("Buy no colonist"),
    MOVE: N_("Move no further"),
    HOUSE: N_("Build no more houses"),
    SETTLE: N_("Settle no more colonists"),
    TRADE: N_("Trade no more"),
    COPY: N_("Copy nobody"),
    PURCHASE: N_("Buy no more cards"),
}


def describe(action: int, view: View, lang: str = "en") -> str:
    """What the action does, as a short phrase."""
    parts = act(action)
    return PHRASES[parts.verb](speak(lang), view, parts)


def done(_: Words, view: View, parts: Act) -> str:  # noqa: ARG001 - one shape for all phrases
    return _(STOPS.get(int(view.s.question), STOP))


def play(_: Words, view: View, parts: Act) -> str:
    name = _(CARD_NAMES[parts.card])
    return _("Play the {card}: {gives}", card=name, gives=gives(_, view, int(view.s.turn), parts.card))


def gives(_: Words, view: View, seat: int, card: int) -> str:
    """What a card would give a seat, in figures of this moment."""
    s = view.s
    if card == TRIBUNE:
        cards = effects.taken_back(s, seat, copied=False)
        back = _.plural("take back {n} card", "take back {n} cards", cards)
        return listed(_, [back, sestertii(_, effects.tribune_coins(cards))])
    if card == ARCHITECT:
        return _("{points}, then houses", points=movement(_, on_board(s, seat)))
    if card == PREFECT:
        return _("a province produces, or {money}", money=sestertii(_, effects.coins(s)))
    if card == COLONIST:
        return _("new colonists, or {money}", money=sestertii(_, effects.income(s, seat)))
    if MERCATOR_COINS[card]:
        return _("{money}, then trade", money=sestertii(_, int(MERCATOR_COINS[card])))
    if card == DIPLOMAT:
        return models(_, view, seat)
    if card >= MASON:
        return amount(_, *effects.specialist(s, seat, card))
    return _("buy 1 card without surcharge") if card == CONSUL else _("buy up to 2 cards")


def models(_: Words, view: View, seat: int) -> str:
    """The cards a seat's Diplomat could copy."""
    tops = [int(view.s.seats[other].top) for other in range(view.players) if other != seat]
    names = [_(CARD_NAMES[top]) for top in tops if top not in (NO_CARD, DIPLOMAT)]
    return _("copy {cards}", cards=listed(_, names)) if names else _("nobody to copy")


def colonist(_: Words, view: View, parts: Act) -> str:  # noqa: ARG001
    return _(RECRUITS[parts.kind], price=price_words(_, COLONIST_PRICE))


def move(_: Words, view: View, parts: Act) -> str:  # noqa: ARG001
    return _(SETS_OUT[parts.kind], place=origin_words(_, parts.place))


def to(_: Words, view: View, parts: Act) -> str:
    s, m, kind = view.s, int(view.s.map), int(view.s.mover)
    if s.question != TO or parts.place not in ROUTE_NAMES[m][kind]:
        return _("End the journey on {place}", place=parts.place)
    points = points_to(m, kind, int(s.origin), ROUTE_NAMES[m][kind].index(parts.place))
    return _("End the journey on {place}, for {points}", place=parts.place, points=movement(_, points))


def house(_: Words, view: View, parts: Act) -> str:
    city = city_number(view.s, parts.place)
    if city == NOWHERE:
        return _("Build a house in {city}", city=parts.place)
    cost = cost_words(_, *house_price(view.s, city))
    return _("Build a house in {city} for {price}", city=parts.place, price=cost)


def produce(_: Words, view: View, parts: Act) -> str:
    province = province_number(view.s, parts.place)
    if province == NOWHERE:
        return _("Let {province} produce", province=parts.place)
    gains = produced(_, view, province)
    return _("Let {province} produce: {gains}", province=parts.place, gains=gains)


def produced(_: Words, view: View, province: int) -> str:
    """Who gains what when a province produces, beginning with the player whose turn it is."""
    gains, first = effects.production(view.s, province), int(view.s.turn)
    order = [(first + n) % view.players for n in range(view.players)]
    return "; ".join(
        _("{player} {goods}", player=who(_, view, seat), goods=amounts(_, gains[seat]))
        for seat in order
        if any(gains[seat])
    )


def coins(_: Words, view: View, parts: Act) -> str:  # noqa: ARG001
    return _("Take {money} and turn all markers back", money=sestertii(_, effects.coins(view.s)))


def keep(_: Words, view: View, parts: Act) -> str:  # noqa: ARG001
    return _("Keep {goods}", goods=amount(_, parts.good, 1))


def settle(_: Words, view: View, parts: Act) -> str:  # noqa: ARG001
    return _(SETTLES[parts.kind], city=parts.place, price=price_words(_, COLONIST_PRICE))


def money(_: Words, view: View, parts: Act) -> str:  # noqa: ARG001
    return _("Take {money}", money=sestertii(_, effects.income(view.s, int(view.s.turn))))


def sell(_: Words, view: View, parts: Act) -> str:  # noqa: ARG001
    return _("Sell {goods} for {money}", goods=amount(_, parts.good, 1), money=sestertii(_, int(PRICE[parts.good])))


def buy(_: Words, view: View, parts: Act) -> str:  # noqa: ARG001
    return _("Buy {goods} for {money}", goods=amount(_, parts.good, 1), money=sestertii(_, int(PRICE[parts.good])))


def copy(_: Words, view: View, parts: Act) -> str:
    if parts.seat >= view.players or view.s.seats[parts.seat].top == NO_CARD:
        return _("Copy the card of {player}", player=who(_, view, parts.seat))
    top = int(view.s.seats[parts.seat].top)
    return _("Copy the {card} of {player}", card=_(CARD_NAMES[top]), player=who(_, view, parts.seat))


def card(_: Words, view: View, parts: Act) -> str:
    if view.s.display[parts.slot] == NO_CARD:
        return _("Buy the card of slot {n}", n=parts.slot + 1)
    name = _(CARD_NAMES[int(SALE_CARD[int(view.s.display[parts.slot])])])
    cost = price_words(_, paid(view, parts))
    return _("Buy the {card} of slot {n} for {price}", card=name, n=parts.slot + 1, price=cost)


def paid(view: View, parts: Act) -> list[str]:
    """The goods a purchase takes, with the one that is named for "any"."""
    cost = price(view.s, parts.slot)
    if parts.good == NONE or ANY not in cost:
        return cost
    return [*(good for good in cost if good != ANY), GOODS[parts.good]]


PHRASES: dict[str, Callable[[Words, View, Act], str]] = {
    "done": done,
    "play": play,
    "colonist": colonist,
    "move": move,
    "to": to,
    "house": house,
    "produce": produce,
    "coins": coins,
    "keep": keep,
    "settle": settle,
    "money": money,
    "sell": sell,
    "buy": buy,
    "copy": copy,
    "card": card,
}
