"""What happened, in sentences, for somebody who saw the table before and after."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ludus.engine.language import N_, Words
from ludus.engine.phrases import joined, player_name
from ludus.engine.view import View
from ludus.games.concordia import tables as t
from ludus.games.concordia.actions import COPY, HOUSE, KEEP, MOVE, NEW_COLONIST, OVER, PURCHASE, SETTLE, TRADE
from ludus.games.concordia.maps import ROUTE_NAMES
from ludus.games.concordia.names import card_names, movement, sestertii, translator
from ludus.games.concordia.text import effects, facts
from ludus.games.concordia.text.acts import Act, act
from ludus.games.concordia.text.cases import cards_taken, goods_taken, money_taken
from ludus.games.concordia.text.describe import gained_by_others, paid, traded
from ludus.games.concordia.text.phrases import goods_words, origin_words, place_words, price_words
from ludus.games.concordia.text.question import outcome


@dataclass(frozen=True)
class Event:
    """One action between two views."""

    before: View
    seat: int
    parts: Act
    after: View
    _: Words

    def player_name(self, seat: int) -> str:
        return player_name(self.before, seat, self._.lang)

    @property
    def player(self) -> str:
        return self.player_name(self.seat)


RECRUITS = (
    N_("{player} buys a land colonist in Roma for {price}."),
    N_("{player} buys a sea colonist in Roma for {price}."),
)
ARRIVES = (
    N_("{player} moves a land colonist from {origin} to {place} for {points}."),
    N_("{player} moves a sea colonist from {origin} to {place} for {points}."),
)
SETTLES = (
    N_("{player} settles a land colonist in {city} for {price}."),
    N_("{player} settles a sea colonist in {city} for {price}."),
)
PLAYS = (  # without cards that return to the hand and with them; each without other gains and with them
    (N_("{player} plays the {card}."), N_("{player} plays the {card} and gains {gains}.")),
    (
        N_("{player} plays the {card} and takes back {cards}."),
        N_("{player} plays the {card}, takes back {cards} and gains {gains}."),
    ),
)
COPIES = (  # likewise
    (N_("{player} copies {other}'s {card}."), N_("{player} copies {other}'s {card} and gains {gains}.")),
    (
        N_("{player} copies {other}'s {card} and takes back {cards}."),
        N_("{player} copies {other}'s {card}, takes back {cards} and gains {gains}."),
    ),
)
REWARDS = (  # of an intermediate scoring
    N_("Highest score: {players} ({money})."),
    N_("Second highest: {players} ({money})."),
)
ENDING = N_("{player} finishes.")
ENDINGS = {  # what `done` says, by question
    NEW_COLONIST: N_("{player} buys no colonist."),
    MOVE: N_("{player} finishes moving."),
    HOUSE: N_("{player} finishes building."),
    SETTLE: N_("{player} finishes settling."),
    TRADE: N_("{player} finishes trading."),
    COPY: N_("{player} copies no card."),
    PURCHASE: N_("{player} finishes buying cards."),
}


def narrate(before: View, seat: int, action: int, after: View, lang: str = "en") -> str:
    """What happened, as one sentence or a few."""
    event = Event(before, seat, act(action), after, translator(lang))
    return " ".join([SENTENCES[event.parts.verb](event), *aftermath(event)]).strip()


def done(e: Event) -> str:
    _ = e._
    return _(ENDINGS.get(int(e.before.s.question), ENDING), player=e.player)


def play(e: Event) -> str:
    return " ".join([use_card(e, PLAYS, e.parts.card), *intermediate_scores(e, e.parts.card)])


def copy(e: Event) -> str:
    top = int(e.before.s.seats[e.parts.seat].top)
    return " ".join([use_card(e, COPIES, top, other=e.player_name(e.parts.seat)), *intermediate_scores(e, top)])


def use_card(e: Event, sentences: tuple[tuple[str, str], ...], card: int, **named: str) -> str:
    """A card is used, with what it gives at once."""
    _, s = e._, e.before.s
    cards = effects.taken_back(s, e.seat, copied=e.parts.verb == "copy") if card == t.TRIBUNE else 0
    coins = int(t.MERCATOR_COINS[card]) or effects.tribune_coins(cards)
    good, made = effects.specialist(s, e.seat, card) if card >= t.MASON else (0, 0)
    return _(
        sentences[cards > 0][coins + made > 0],
        player=e.player,
        card=card_names(_)[card],
        cards=cards_taken(_, cards),
        gains=goods_taken(_, good, made) if made else money_taken(_, coins),
        **named,
    )


def intermediate_scores(e: Event, card: int) -> Iterator[str]:
    """The intermediate scoring at a first Tribune, and what it pays when all have scored."""
    _, s = e._, e.before.s
    if card != t.TRIBUNE or not s.intermediate_scoring or s.seats[e.seat].scored:
        return
    points = [int(s.seats[seat].interim) for seat in range(e.before.players)]
    points[e.seat] = e.before.points(e.seat)
    yield _.plural("Intermediate scoring: {n} point.", "Intermediate scoring: {n} points.", points[e.seat])
    if all(e.after.s.seats[seat].scored for seat in range(e.before.players)):
        ranks = sorted(set(points), reverse=True)
        for score, reward, coins in zip(ranks, REWARDS, (t.INTERMEDIATE_FIRST, t.INTERMEDIATE_SECOND), strict=False):
            names = [e.player_name(seat) for seat, own in enumerate(points) if own == score]
            yield _(reward, players=joined(names, _.lang), money=sestertii(_, coins))


def colonist(e: Event) -> str:
    _ = e._
    return _(RECRUITS[e.parts.kind], player=e.player, price=price_words(_, facts.COLONIST_PRICE))


def move(e: Event) -> str:  # noqa: ARG001
    """Nothing yet: all of a journey is narrated where it ends."""
    return ""


def to(e: Event) -> str:
    _, s = e._, e.before.s
    m, kind, origin = int(s.map), int(s.mover), int(s.origin)
    points = movement(_, facts.points_to(m, kind, origin, ROUTE_NAMES[m][kind].index(e.parts.place)))
    start = origin_words(_, facts.place_name(m, kind, origin))
    return _(ARRIVES[kind], player=e.player, origin=start, place=place_words(e.parts.place), points=points)


def house(e: Event) -> str:
    _ = e._
    coins, goods = facts.house_price(e.before.s, facts.city_number(e.before.s, e.parts.place))
    cost = price_words(_, goods, coins)
    return _("{player} builds a house in {city} for {price}.", player=e.player, city=e.parts.place, price=cost)


def produce(e: Event) -> str:
    _, s = e._, e.before.s
    province = facts.province_number(s, e.parts.place)
    own = goods_words(_, effects.production(s, province)[e.seat])
    named = {"player": e.player, "province": e.parts.place}
    gains = [_("{player} produces in {province} and gains {goods}", **named, goods=own)]
    gains += gained_by_others(_, e.before, province)
    return " ".join([f"{'; '.join(gains)}.", *without_room(e, province)])


def without_room(e: Event, province: int) -> Iterator[str]:
    """What was lost because it did not fit, once everything is stored."""
    if e.after.s.question == KEEP:
        return
    for seat, gained in enumerate(effects.production(e.before.s, province)):
        stored = zip(
            facts.counted(e.after.s.seats[seat].goods), facts.counted(e.before.s.seats[seat].goods), strict=True
        )
        lost = [made - (now - then) for made, (now, then) in zip(gained, stored, strict=True)]
        if any(lost):
            _ = e._
            yield _("{player} has no room for {goods}.", player=e.player_name(seat), goods=goods_words(_, lost))


def coins(e: Event) -> str:
    _ = e._
    money = effects.coins(e.before.s)
    if not money:
        return _("{player} collects no coins.", player=e.player)
    return _("{player} collects {money} and turns all markers back.", player=e.player, money=money_taken(_, money))


def keep(e: Event) -> str:
    _ = e._
    return _("{player} keeps {goods}.", player=e.player, goods=goods_taken(_, e.parts.good, 1))


def settle(e: Event) -> str:
    _ = e._
    cost = price_words(_, facts.COLONIST_PRICE)
    return _(SETTLES[e.parts.kind], player=e.player, city=e.parts.place, price=cost)


def money(e: Event) -> str:
    _ = e._
    return _("{player} takes {money}.", player=e.player, money=money_taken(_, effects.income(e.before.s, e.seat)))


def sell(e: Event) -> str:
    _ = e._
    return _("{player} sells {goods} for {money}.", player=e.player, **traded(_, e.parts.good))


def buy(e: Event) -> str:
    _ = e._
    return _("{player} buys {goods} for {money}.", player=e.player, **traded(_, e.parts.good))


def card(e: Event) -> str:
    _ = e._
    name = card_names(_)[int(t.SALE_CARD[int(e.before.s.display[e.parts.slot])])]
    cost = price_words(_, paid(e.before, e.parts))
    return _("{player} buys the {card} for {price}.", player=e.player, card=name, price=cost)


def aftermath(e: Event) -> Iterator[str]:
    """What the action brought about besides: the two special cards, and the end."""
    _, before, after = e._, e.before.s, e.after.s
    if after.magnus != before.magnus:
        yield _("The Praefectus Magnus passes to {player}.", player=e.player_name(int(after.magnus)))
    if after.concordia != before.concordia:
        yield _(
            "{player} takes the Concordia card: everyone else has one more turn.",
            player=e.player_name(int(after.concordia)),
        )
    if after.question == OVER:
        yield outcome(_, e.after)


SENTENCES: dict[str, Callable[[Event], str]] = {
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
