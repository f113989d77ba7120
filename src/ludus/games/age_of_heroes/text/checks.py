"""What each action needs besides the right moment: every need that is not met is a reason against it."""

from __future__ import annotations

from collections.abc import Callable

from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.actions import GIVEN, MARCHES
from ludus.games.age_of_heroes.state import ASK_ANSWER
from ludus.games.age_of_heroes.text.question import next_sort
from ludus.games.age_of_heroes.text.speech import Speech

Reasons = list[str]


def nothing(_v: Speech, _n: int) -> Reasons:
    """No reason: for actions that only need their moment."""
    return []


# ---------------------------------------------------------------- cards


def lacks(v: Speech, card: int) -> str:
    return "" if int(v.mine.hand[card]) else v._("you hold no {card}", card=v.card(card))


def swap(v: Speech, card: int) -> Reasons:
    return [lacks(v, card), v._("you have a city: collect taxes instead") if int(v.mine.cities) else ""]


def lay(v: Speech, tribe: int) -> Reasons:
    full = int(v.mine.monument) >= v.number(t.MONUMENT_TO_WIN)
    return [
        lacks(v, t.SPECIAL + tribe),
        v._("your monument is built of {stone}", stone=v.stone_of(v.me)) if tribe != int(v.mine.tribe) else "",
        v._("your monument is finished") if full else "",
    ]


def luck(v: Speech, _n: int) -> Reasons:
    against_tribe = int(v.s.question) == ASK_ANSWER and int(v.s.attacker) != t.NOBODY
    return [lacks(v, t.LUCK), v._("Luck does not help against another tribe") if against_tribe else ""]


# ---------------------------------------------------------------- the fair


def offer(v: Speech, place: int) -> Reasons:
    spent = int(v.mine.offers) >= v.number(t.OFFERS)
    return [lacks(v, int(GIVEN[place])), v._("you have made all your offers at this fair") if spent else ""]


def give(v: Speech, place: int) -> Reasons:
    card, tribe = divmod(place, len(t.TRIBES))
    return [lacks(v, card), not_another(v, tribe)]


def exchange_with(v: Speech, tribe: int) -> Reasons:
    stranger = not_another(v, tribe)
    if stranger:
        return [stranger]
    holds = int(v.s.seats[v.seat_of(tribe)].hand[int(v.s.want)])
    return [] if holds else [v._("they hold no {card}", card=v.card(int(v.s.want)))]


# ---------------------------------------------------------------- building


def build(v: Speech, what: int) -> Reasons:
    item = int(t.BUILD_ITEM[what])
    reasons = [unpaid(v, item), v._("none is left") if not int(v.s.supply[item]) else ""]
    if item == t.GENERAL and not int(v.mine.home[t.PLAIN_ARMY]):
        reasons.append(v._("you have no army at home without a general"))
    if item == t.ROAD:
        reasons += road(v, what)
    return reasons


def unpaid(v: Speech, item: int) -> str:
    """What is missing of the price, when gold has stood in wherever it can."""
    price = [int(n) for n in v.s.cost[item]]
    gold = price[t.GOLD] + sum(
        max(price[kind] - int(v.mine.hand[kind]), 0) for kind in range(t.ORDINARY) if kind != t.GOLD
    )
    short = gold - int(v.mine.hand[t.GOLD])
    if short <= 0:
        return ""
    return v._.plural(
        "costs {price}, you are {n} card short", "costs {price}, you are {n} cards short", short, price=v.price(item)
    )


def road(v: Speech, what: int) -> Reasons:
    _ = v._
    left, right = v.neighbour(v.me, 1), v.neighbour(v.me, -1)
    if left == right and what == t.ROAD_RIGHT:
        return [_("your only neighbour is on the left")]
    neighbour = left if what == t.ROAD_LEFT else right
    refused = int(v.s.refused) >> neighbour & 1
    return [
        _("a road is already there") if v.road(v.me, neighbour) else "",
        _("{who} have refused this turn", who=v.who(neighbour)) if refused else "",
    ]


# ---------------------------------------------------------------- war and disasters


def not_another(v: Speech, tribe: int) -> str:
    """Why a tribe is not another one still in the game; empty if it is."""
    _ = v._
    seat = v.seat_of(tribe)
    if seat == t.NOBODY:
        return _("that tribe is not in this game")
    if seat == v.me:
        return _("that is your own tribe")
    return "" if v.playing(seat) else _("that tribe is out of the game")


def war(v: Speech, place: int) -> Reasons:
    home = v.mine.home
    ready = int(home[t.PLAIN_ARMY]) + int(home[t.LED_ARMY]) + int(v.mine.hand[t.HERO])
    return [not_another(v, place // len(t.GOALS)), "" if ready else v._("you have no army at home and no hero")]


def hero_leads(v: Speech, _n: int) -> Reasons:
    free = int(v.mine.home[t.PLAIN_ARMY]) > int(v.s.heroes[v.side()][t.AS_GENERAL])
    return [lacks(v, t.HERO), "" if free else v._("no army at home is without a leader")]


def send(v: Speech, place: int) -> Reasons:
    _ = v._
    armies, led = MARCHES[place]
    plain = armies - led
    at_home, led_at_home = int(v.mine.home[t.PLAIN_ARMY]), int(v.mine.home[t.LED_ARMY])
    leading = int(v.s.heroes[t.ATTACKER][t.AS_GENERAL])
    reasons = []
    if led > led_at_home:
        reasons.append(_("generals at home: {n}", n=led_at_home))
    if plain > at_home:
        reasons.append(_("armies at home without a general: {n}", n=at_home))
    if plain < leading:
        reasons.append(_("armies led by heroes, which must go: {n}", n=leading))
    if armies + int(v.s.heroes[t.ATTACKER][t.AS_ARMY]) == 0:
        reasons.append(_("you would send nobody"))
    return reasons


def under(v: Speech, place: int) -> Reasons:
    sort, strength = divmod(place, t.STRENGTHS)
    due = next_sort(v)
    return [
        "" if int(v.s.drawn[v.side()][strength]) else v._("you have no battle card {n} to lay", n=strength + 1),
        "" if sort == due else v._("the next card goes under {army}", army=v.sort(due)),
    ]


def fight(v: Speech, place: int) -> Reasons:
    sort, strength = divmod(place, t.STRENGTHS)
    ready = int(v.s.laid[v.side()][sort][strength])
    return [] if ready else [v._("you have no such army with card {n} left to fight", n=strength + 1)]


def shake(v: Speech, tribe: int) -> Reasons:
    stranger = not_another(v, tribe)
    if stranger:
        return [stranger]
    hit = int(v.s.seats[v.seat_of(tribe)].home[t.PLAIN_ARMY])
    return [] if hit else [v._("they have no army at home without a general")]


def erupt(v: Speech, tribe: int) -> Reasons:
    stranger = not_another(v, tribe)
    if stranger:
        return [stranger]
    return [] if int(v.s.seats[v.seat_of(tribe)].cities) else [v._("they have no city")]


CHECKS: dict[str, Callable[[Speech, int], Reasons]] = {
    "tribe": lambda v, n: [] if v.seat_of(n) == t.NOBODY else [v._("that tribe is already taken")],
    "taxes": lambda v, _n: [] if int(v.mine.cities) else [v._("you have no city; you may swap a card")],
    "swap": swap,
    "build": build,
    "war": war,
    "hero army": lambda v, _n: [lacks(v, t.HERO)],
    "hero general": hero_leads,
    "send": send,
    "olympics": lambda v, _n: [lacks(v, t.OLYMPICS)],
    "luck": luck,
    "under": under,
    "fight": fight,
    "lay": lay,
    "discard": lambda v, n: [lacks(v, n)],
    "shake": shake,
    "erupt": erupt,
    "offer": offer,
    "with": exchange_with,
    "give": give,
}
