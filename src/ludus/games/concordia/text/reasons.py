"""Why an action cannot be done now: every reason, in short phrases; none if it can."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludus.engine.language import N_, Words
from ludus.engine.phrases import listed, player_name
from ludus.engine.view import View
from ludus.games.concordia import tables as t
from ludus.games.concordia.actions import KEEP, MAY_BE_DONE, MOVE, OVER, PROVINCE, PURCHASE, TO
from ludus.games.concordia.maps import CAPITAL, CITIES_WITH, REACH, ROUTE, ROUTE_NAMES
from ludus.games.concordia.names import (
    card_effects,
    card_names,
    god_names,
    god_rewards,
    good_names,
    movement,
    translator,
)
from ludus.games.concordia.rules.architect import cities_beside, taken_routes
from ludus.games.concordia.text import facts
from ludus.games.concordia.text.acts import NONE, Act, act
from ludus.games.concordia.text.cases import goods_lacking, money_lacking
from ludus.games.concordia.text.phrases import place_words
from ludus.games.concordia.text.question import pending

Reasons = Iterator[str]
NONE_LEFT = (N_("no land colonist is left in the storehouse"), N_("no sea colonist is left in the storehouse"))
NONE_THERE = (N_("you have no land colonist there"), N_("you have no sea colonist there"))
WRONG_ROUTE = (N_("a land colonist cannot use that route"), N_("a sea colonist cannot use that route"))
NO_ROUTE = (N_("no land route leads there"), N_("no sea route leads there"))


def why_not(view: View, seat: int, action: int, lang: str = "en") -> list[str]:
    """Every reason why a seat cannot do something now; empty if it can."""
    _, s, parts = translator(lang), view.s, act(action)
    if s.question == OVER:
        return [_("the game is over")]
    reasons = []
    if s.to_move != seat:
        reasons.append(_("{player} has to decide now", player=player_name(view, int(s.to_move), lang)))
    if parts.verb not in ("done", "card") and parts.question != s.question:
        reasons.append(pending(_, s))
    return [*reasons, *CHECKS.get(parts.verb, nothing)(_, view, seat, parts)]


def nothing(_: Words, view: View, seat: int, parts: Act) -> Reasons:  # noqa: ARG001 - one shape for all checks
    """No further reasons."""
    return iter(())


def done(_: Words, view: View, seat: int, parts: Act) -> Reasons:  # noqa: ARG001
    question = int(view.s.question)
    if MAY_BE_DONE[question]:
        return
    if question == TO:
        yield _("the colonist that has set out must arrive somewhere")
    elif question == PROVINCE:
        yield _("you must choose a province or the coins")
    elif question == KEEP:
        yield _("no space may be left empty")
    else:
        yield _("you must play a card")


def play(_: Words, view: View, seat: int, parts: Act) -> Reasons:
    player = view.s.seats[seat]
    if player.hand[parts.card] > 0:
        return
    if player.discard[parts.card] > 0:
        yield _("the {card} stays in your discard pile until you play a Tribune", card=card_names(_)[parts.card])
    else:
        yield _("you do not have the {card}", card=card_names(_)[parts.card])


def colonist(_: Words, view: View, seat: int, parts: Act) -> Reasons:
    if facts.waiting(view.s, seat, parts.kind) == 0:
        yield _(NONE_LEFT[parts.kind])
    yield from short(_, view.s, seat, facts.COLONIST_PRICE)


def move(_: Words, view: View, seat: int, parts: Act) -> Reasons:
    s, kind = view.s, parts.kind
    place = facts.place_number(s, kind, parts.place)
    if place == facts.NOWHERE:
        yield not_here(_, parts.place)
        return
    if place not in facts.places(s, seat, kind):
        yield _(NONE_THERE[kind])
    if s.question != MOVE:
        return
    if s.movement == 0:
        yield _("no movement points are left")
    elif not int(REACH[s.map, kind, place, s.movement]) & ~int(taken_routes(s, kind)):
        yield _("every route within reach is occupied")


def to(_: Words, view: View, seat: int, parts: Act) -> Reasons:  # noqa: ARG001
    s, m = view.s, int(view.s.map)
    if not any(parts.place in names for names in ROUTE_NAMES[m]):
        yield not_here(_, parts.place)
        return
    if s.question != TO:
        return
    kind = int(s.mover)
    if parts.place not in ROUTE_NAMES[m][kind]:
        yield _(WRONG_ROUTE[kind])
        return
    route = ROUTE_NAMES[m][kind].index(parts.place)
    if s.origin == ROUTE + route:
        yield _("the colonist is already there")
        return
    points = facts.points_to(m, kind, int(s.origin), route)
    if points > s.movement:
        yield _("it takes {points}", points=movement(_, points))
    for other in range(view.players):
        if ROUTE + route in facts.places(s, other, kind):
            yield _("{player}'s colonist is there", player=player_name(view, other, _.lang))


def house(_: Words, view: View, seat: int, parts: Act) -> Reasons:
    s = view.s
    city = facts.city_number(s, parts.place)
    if city == facts.NOWHERE:
        yield not_here(_, parts.place)
        return
    if city in facts.houses(s, seat):
        yield _("you already have a house there")
    if not int(cities_beside(s, seat)) >> city & 1:
        yield _("none of your colonists is on a route to this city")
    if len(facts.houses(s, seat)) == t.HOUSES:
        yield _("all {n} of your houses are built", n=t.HOUSES)
    coins, goods = facts.house_price(s, city)
    yield from short(_, s, seat, goods, coins)


def produce(_: Words, view: View, seat: int, parts: Act) -> Reasons:  # noqa: ARG001
    province = facts.province_number(view.s, parts.place)
    if province == facts.NOWHERE:
        yield not_here(_, parts.place)
    elif int(view.s.flipped) >> province & 1:
        yield _("its marker shows coins")


def keep(_: Words, view: View, seat: int, parts: Act) -> Reasons:
    if view.s.seats[seat].gained[parts.good] == 0:
        yield _("there is no {good} to store", good=good_names(_)[parts.good])


def settle(_: Words, view: View, seat: int, parts: Act) -> Reasons:
    s = view.s
    city = facts.city_number(s, parts.place)
    if city == facts.NOWHERE:
        yield not_here(_, parts.place)
        return
    if not int(CITIES_WITH[s.map, parts.kind]) >> city & 1:
        yield _(NO_ROUTE[parts.kind])
    if city != CAPITAL[s.map] and city not in facts.houses(s, seat):
        yield _("you have no house there")
    yield from colonist(_, view, seat, parts)


def money(_: Words, view: View, seat: int, parts: Act) -> Reasons:  # noqa: ARG001
    if view.s.settled > 0:
        yield _("you have already settled a colonist")


def sell(_: Words, view: View, seat: int, parts: Act) -> Reasons:
    if view.s.seats[seat].goods[parts.good] == 0:
        yield _("you have no {good} in the storehouse", good=good_names(_)[parts.good])
    if int(view.s.received) >> parts.good & 1:
        yield _("{good}: already bought this turn", good=good_names(_)[parts.good])
    yield from third_kind(_, view.s, parts.good)


def buy(_: Words, view: View, seat: int, parts: Act) -> Reasons:
    if facts.free_spaces(view.s, seat) <= 0:
        yield _("there is no free space in the storehouse")
    if int(view.s.sold) >> parts.good & 1:
        yield _("{good}: already sold this turn", good=good_names(_)[parts.good])
    yield from short(_, view.s, seat, [], int(t.PRICE[parts.good]))
    yield from third_kind(_, view.s, parts.good)


def third_kind(_: Words, s: Any, good: int) -> Reasons:
    traded = facts.members(int(s.sold) | int(s.received), len(t.GOODS))
    if good not in traded and len(traded) >= t.MERCATOR_KINDS:
        names = listed((good_names(_)[other] for other in traded), _.lang)
        yield _("you have already traded two kinds: {goods}", goods=names)


def copy(_: Words, view: View, seat: int, parts: Act) -> Reasons:
    if parts.seat >= view.players:
        yield _.plural("there is only {n} player", "there are only {n} players", view.players)
        return
    if parts.seat == seat:
        yield _("only another player's card can be copied")
    top = int(view.s.seats[parts.seat].top)
    if top == t.NO_CARD:
        yield _("{player}'s discard pile is empty", player=player_name(view, parts.seat, _.lang))
    elif top == t.DIPLOMAT:
        yield _("a Diplomat cannot be copied")


def card(_: Words, view: View, seat: int, parts: Act) -> Reasons:
    s = view.s
    if s.display[parts.slot] == t.NO_CARD:
        yield _("slot {n} is empty", n=parts.slot + 1)
        return
    cost = facts.price(s, parts.slot)
    if s.question != PURCHASE:
        yield from inspected(_, s, seat, int(s.display[parts.slot]))
    elif parts.good == NONE and facts.ANY in cost:
        yield _("this slot also costs any 1 good: name it")
    if parts.good != NONE and s.card == t.CONSUL:
        yield _("a Consul pays no surcharge")
    named = [t.GOODS[parts.good]] if parts.good != NONE and facts.ANY in cost else []
    yield from short(_, s, seat, [*(good for good in cost if good != facts.ANY), *named])


def inspected(_: Words, s: Any, seat: int, card: int) -> Reasons:
    """What somebody wants to know who looks at a card for sale: what it does, and what it would score for them now."""
    kind, god = int(t.SALE_CARD[card]), int(t.SALE_GOD[card])
    yield card_effects(_)[kind]
    yield f"{god_names(_)[god]}: {god_rewards(_)[god]}"
    points = facts.worth(s, seat, kind, god)
    yield _.plural("it would score {n} point for you now", "it would score {n} points for you now", points)
    yield _("cards are bought with a Senator or a Consul")


def short(_: Words, s: Any, seat: int, goods: list[str], coins: int = 0) -> Reasons:
    """What a price asks for beyond what a seat has."""
    have = facts.counted(s.seats[seat].goods)
    for good, name in enumerate(t.GOODS):
        missing = goods.count(name) - have[good]
        if missing > 0:
            yield _("{what} short", what=goods_lacking(_, good, missing))
    missing = coins - int(s.seats[seat].money)
    if missing > 0:
        yield _("{what} short", what=money_lacking(_, missing))


def not_here(_: Words, place: str) -> str:
    return _("{place} is not on this map", place=place_words(place))


CHECKS: dict[str, Callable[[Words, View, int, Act], Reasons]] = {
    "done": done,
    "play": play,
    "colonist": colonist,
    "move": move,
    "to": to,
    "house": house,
    "produce": produce,
    "keep": keep,
    "settle": settle,
    "money": money,
    "sell": sell,
    "buy": buy,
    "copy": copy,
    "card": card,
}
