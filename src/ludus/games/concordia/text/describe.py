"""What an action would do, in a short phrase with its price or its gain."""

from __future__ import annotations

from collections.abc import Callable

from ludus.engine.language import N_, Words
from ludus.engine.phrases import listed, player_name
from ludus.engine.view import View
from ludus.games.concordia import tables as t
from ludus.games.concordia.actions import COPY, HOUSE, MOVE, NEW_COLONIST, PURCHASE, SETTLE, TO, TRADE
from ludus.games.concordia.maps import ROUTE_NAMES
from ludus.games.concordia.names import card_names, movement, translator
from ludus.games.concordia.text import effects, facts
from ludus.games.concordia.text.acts import NONE, Act, act
from ludus.games.concordia.text.cases import cards_taken, goods_taken, money_taken
from ludus.games.concordia.text.phrases import goods_words, origin_words, place_words, price_words

RECRUITS = (N_("Buy a land colonist in Roma for {price}"), N_("Buy a sea colonist in Roma for {price}"))
SETS_OUT = (N_("Move a land colonist from {place}"), N_("Move a sea colonist from {place}"))
SETTLES = (N_("Settle a land colonist in {city} for {price}"), N_("Settle a sea colonist in {city} for {price}"))
STOP = N_("Done")
STOPS = {  # what `done` means, by question
    NEW_COLONIST: N_("Buy no colonist"),
    MOVE: N_("Finish moving"),
    HOUSE: N_("Finish building"),
    SETTLE: N_("Finish settling"),
    TRADE: N_("Finish trading"),
    COPY: N_("Copy no card"),
    PURCHASE: N_("Finish buying cards"),
}


def describe(action: int, view: View, lang: str = "en") -> str:
    """What the action does, as a short phrase."""
    parts = act(action)
    return PHRASES[parts.verb](translator(lang), view, parts)


def done(_: Words, view: View, parts: Act) -> str:  # noqa: ARG001 - one shape for all phrases
    return _(STOPS.get(int(view.s.question), STOP))


def play(_: Words, view: View, parts: Act) -> str:
    name = card_names(_)[parts.card]
    return _("Play the {card}: {gives}", card=name, gives=gives(_, view, int(view.s.turn), parts.card))


def gives(_: Words, view: View, seat: int, card: int) -> str:
    """What a card would give a seat, in figures of this moment."""
    s = view.s
    if card == t.TRIBUNE:
        cards = effects.taken_back(s, seat, copied=False)
        coins = effects.tribune_coins(cards)
        sentence = N_("take back {cards} and gain {money}") if coins else N_("take back {cards}")
        return _(sentence, cards=cards_taken(_, cards), money=money_taken(_, coins))
    if card == t.ARCHITECT:
        return _("{points}, then houses", points=movement(_, facts.on_board(s, seat)))
    if card == t.PREFECT:
        coins = effects.coins(s)
        sentence = N_("produce in a province, or collect {money}") if coins else N_("produce in a province")
        return _(sentence, money=money_taken(_, coins))
    if card == t.COLONIST:
        return _("settle colonists, or take {money}", money=money_taken(_, effects.income(s, seat)))
    if t.MERCATOR_COINS[card]:
        return _("take {money}, then trade", money=money_taken(_, int(t.MERCATOR_COINS[card])))
    if card == t.DIPLOMAT:
        return models(_, view, seat)
    if card >= t.MASON:
        good, made = effects.specialist(s, seat, card)
        return _("gain {goods}", goods=goods_taken(_, good, made)) if made else _("nothing")
    return _("buy 1 card without surcharge") if card == t.CONSUL else _("buy up to 2 cards")


def models(_: Words, view: View, seat: int) -> str:
    """The cards a seat's Diplomat could copy."""
    tops = [int(view.s.seats[other].top) for other in range(view.players) if other != seat]
    names = dict.fromkeys(card_names(_)[top] for top in tops if top not in (t.NO_CARD, t.DIPLOMAT))
    return _("copy {cards}", cards=listed(names, _.lang)) if names else _("no card to copy")


def colonist(_: Words, view: View, parts: Act) -> str:  # noqa: ARG001
    return _(RECRUITS[parts.kind], price=price_words(_, facts.COLONIST_PRICE))


def move(_: Words, view: View, parts: Act) -> str:  # noqa: ARG001
    return _(SETS_OUT[parts.kind], place=origin_words(_, parts.place))


def to(_: Words, view: View, parts: Act) -> str:
    s, m, kind = view.s, int(view.s.map), int(view.s.mover)
    if s.question != TO or parts.place not in ROUTE_NAMES[m][kind]:
        return _("End the journey on {place}", place=place_words(parts.place))
    points = facts.points_to(m, kind, int(s.origin), ROUTE_NAMES[m][kind].index(parts.place))
    return _("End the journey on {place} for {points}", place=place_words(parts.place), points=movement(_, points))


def house(_: Words, view: View, parts: Act) -> str:
    city = facts.city_number(view.s, parts.place)
    if city == facts.NOWHERE:
        return _("Build a house in {city}", city=parts.place)
    coins, goods = facts.house_price(view.s, city)
    return _("Build a house in {city} for {price}", city=parts.place, price=price_words(_, goods, coins))


def produce(_: Words, view: View, parts: Act) -> str:
    province = facts.province_number(view.s, parts.place)
    if province == facts.NOWHERE:
        return _("Produce in {province}", province=parts.place)
    return produced(_, view, province, parts.place)


def produced(_: Words, view: View, province: int, name: str) -> str:
    """Who gains what if a province produces."""
    own = goods_words(_, effects.production(view.s, province)[int(view.s.turn)])
    gains = [_("gain {goods}", goods=own), *gained_by_others(_, view, province)]
    return _("Produce in {province}: {gains}", province=name, gains="; ".join(gains))


def gained_by_others(_: Words, view: View, province: int) -> list[str]:
    """What the others gain when a province produces, in turn order."""
    gains, first = effects.production(view.s, province), int(view.s.turn)
    others = [(first + n) % view.players for n in range(1, view.players)]
    return [
        _("{player} gains {goods}", player=player_name(view, seat, _.lang), goods=goods_words(_, gains[seat]))
        for seat in others
        if any(gains[seat])
    ]


def coins(_: Words, view: View, parts: Act) -> str:  # noqa: ARG001
    money = effects.coins(view.s)
    if not money:
        return _("Collect no coins")
    return _("Collect {money} and turn all markers back", money=money_taken(_, money))


def keep(_: Words, view: View, parts: Act) -> str:  # noqa: ARG001
    return _("Keep {goods}", goods=goods_taken(_, parts.good, 1))


def settle(_: Words, view: View, parts: Act) -> str:  # noqa: ARG001
    return _(SETTLES[parts.kind], city=parts.place, price=price_words(_, facts.COLONIST_PRICE))


def money(_: Words, view: View, parts: Act) -> str:  # noqa: ARG001
    return _("Take {money}", money=money_taken(_, effects.income(view.s, int(view.s.turn))))


def sell(_: Words, view: View, parts: Act) -> str:  # noqa: ARG001
    return _("Sell {goods} for {money}", **traded(_, parts.good))


def buy(_: Words, view: View, parts: Act) -> str:  # noqa: ARG001
    return _("Buy {goods} for {money}", **traded(_, parts.good))


def traded(_: Words, good: int) -> dict[str, str]:
    """What changes hands when one of a good is sold or bought."""
    return {"goods": goods_taken(_, good, 1), "money": money_taken(_, int(t.PRICE[good]))}


def copy(_: Words, view: View, parts: Act) -> str:
    if parts.seat >= view.players or view.s.seats[parts.seat].top == t.NO_CARD:
        return _("Copy {player}'s card", player=player_name(view, parts.seat, _.lang))
    top = int(view.s.seats[parts.seat].top)
    return _("Copy {player}'s {card}", card=card_names(_)[top], player=player_name(view, parts.seat, _.lang))


def card(_: Words, view: View, parts: Act) -> str:
    if view.s.display[parts.slot] == t.NO_CARD:
        return _("Buy the card in slot {n}", n=parts.slot + 1)
    name = card_names(_)[int(t.SALE_CARD[int(view.s.display[parts.slot])])]
    cost = price_words(_, paid(view, parts))
    return _("Buy the {card} in slot {n} for {price}", card=name, n=parts.slot + 1, price=cost)


def paid(view: View, parts: Act) -> list[str]:
    """The goods a purchase takes, with the one that is named for "any" once cards are being bought."""
    cost = facts.price(view.s, parts.slot)
    if parts.good == NONE or facts.ANY not in cost or view.s.question != PURCHASE:
        return cost
    return [*(good for good in cost if good != facts.ANY), t.GOODS[parts.good]]


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
