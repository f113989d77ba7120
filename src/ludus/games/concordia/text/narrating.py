"""What happened, in sentences, for somebody who saw the table before and after."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ludus.engine.language import N_, Words
from ludus.engine.view import View
from ludus.games.concordia.actions import COPY, HOUSE, KEEP, MOVE, NEW_COLONIST, OVER, PURCHASE, SETTLE, TRADE
from ludus.games.concordia.maps import ROUTE_NAMES
from ludus.games.concordia.names import CARDS as CARD_NAMES
from ludus.games.concordia.names import amount, amounts, listed, movement, sestertii, speak
from ludus.games.concordia.tables import (
    INTERMEDIATE_FIRST,
    INTERMEDIATE_SECOND,
    MASON,
    MERCATOR_COINS,
    PRICE,
    SALE_CARD,
    TRIBUNE,
)
from ludus.games.concordia.text import effects
from ludus.games.concordia.text.acts import Act, act
from ludus.games.concordia.text.describing import paid, produced
from ludus.games.concordia.text.questions import outcome
from ludus.games.concordia.text.table import (
    COLONIST_PRICE,
    city_number,
    counted,
    house_price,
    place_name,
    points_to,
    province_number,
    who,
)
from ludus.games.concordia.text.words import cost_words, origin_words, price_words


@dataclass(frozen=True)
class Event:
    """One action between two views."""

    before: View
    seat: int
    parts: Act
    after: View
    words: Words

    def who(self, seat: int) -> str:
        return who(self.words, self.before, seat)

    @property
    def player(self) -> str:
        return self.who(self.seat)


RECRUITS = (
    N_("{player} buys a land colonist into Roma for {price}."),
    N_("{player} buys a sea colonist into Roma for {price}."),
)
SETS_OUT = (
    N_("A land colonist of {player} sets out from {place}."),
    N_("A sea colonist of {player} sets out from {place}."),
)
ARRIVES = (
    N_("{player} moves a land colonist from {origin} to {place} for {points}."),
    N_("{player} moves a sea colonist from {origin} to {place} for {points}."),
)
SETTLES = (
    N_("{player} settles a land colonist in {city} for {price}."),
    N_("{player} settles a sea colonist in {city} for {price}."),
)
ENDING = N_("{player} is done.")
ENDINGS = {  # what `done` says, by question
    NEW_COLONIST: N_("{player} buys no colonist."),
    MOVE: N_("{player} moves no further."),
    HOUSE: N_("{player} builds no more houses."),
    SETTLE: N_("{player} settles no more colonists."),
    TRADE: N_("{player} trades no more."),
    COPY: N_("{player} copies nobody."),
    PURCHASE: N_("{player} buys no more cards."),
}


def narrate(before: View, seat: int, action: int, after: View, lang: str = "en") -> str:
    """What happened, as one sentence or a few."""
    event = Event(before, seat, act(action), after, speak(lang))
    return " ".join([SENTENCES[event.parts.verb](event), *aftermath(event)])


def done(e: Event) -> str:
    _ = e.words
    return _(ENDINGS.get(int(e.before.s.question), ENDING), player=e.player)


def play(e: Event) -> str:
    _ = e.words
    sentence = _("{player} plays the {card}.", player=e.player, card=_(CARD_NAMES[e.parts.card]))
    return " ".join([sentence, *gifts(e, e.parts.card, copied=False)])


def copy(e: Event) -> str:
    _ = e.words
    top = int(e.before.s.seats[e.parts.seat].top)
    named = {"card": _(CARD_NAMES[top]), "other": e.who(e.parts.seat)}
    sentence = _("{player} copies the {card} of {other}.", player=e.player, **named)
    return " ".join([sentence, *gifts(e, top, copied=True)])


def gifts(e: Event, card: int, copied: bool) -> Iterator[str]:
    """What a card gives at once."""
    _, s = e.words, e.before.s
    if card == TRIBUNE:
        yield from early_scores(e)
        cards = effects.taken_back(s, e.seat, copied)
        coins = sestertii(_, effects.tribune_coins(cards))
        yield _.plural(
            "Taken back: {n} card, with {money}.", "Taken back: {n} cards, with {money}.", cards, money=coins
        )
    elif MERCATOR_COINS[card]:
        yield _("Received: {money}.", money=sestertii(_, int(MERCATOR_COINS[card])))
    elif card >= MASON:
        yield _("Stored: {goods}.", goods=amount(_, *effects.specialist(s, e.seat, card)))


def early_scores(e: Event) -> Iterator[str]:
    """The intermediate scoring at a first Tribune, and what it pays when all have scored."""
    _, s = e.words, e.before.s
    if not s.intermediate_scoring or s.seats[e.seat].scored:
        return
    points = [int(s.seats[seat].interim) for seat in range(e.before.players)]
    points[e.seat] = e.before.points(e.seat)
    yield _.plural("Intermediate scoring: {n} point.", "Intermediate scoring: {n} points.", points[e.seat])
    if all(e.after.s.seats[seat].scored for seat in range(e.before.players)):
        ranks = sorted(set(points), reverse=True)
        for place, coins in ((0, INTERMEDIATE_FIRST), (1, INTERMEDIATE_SECOND)):
            names = [e.who(seat) for seat, own in enumerate(points) if ranks[place : place + 1] == [own]]
            if names:
                yield _("Paid for it: {money} to {players}.", money=sestertii(_, coins), players=listed(_, names))


def colonist(e: Event) -> str:
    _ = e.words
    return _(RECRUITS[e.parts.kind], player=e.player, price=price_words(_, COLONIST_PRICE))


def move(e: Event) -> str:
    _ = e.words
    return _(SETS_OUT[e.parts.kind], player=e.player, place=origin_words(_, e.parts.place))


def to(e: Event) -> str:
    _, s = e.words, e.before.s
    m, kind, origin = int(s.map), int(s.mover), int(s.origin)
    points = movement(_, points_to(m, kind, origin, ROUTE_NAMES[m][kind].index(e.parts.place)))
    start = origin_words(_, place_name(m, kind, origin))
    return _(ARRIVES[kind], player=e.player, origin=start, place=e.parts.place, points=points)


def house(e: Event) -> str:
    _ = e.words
    cost = cost_words(_, *house_price(e.before.s, city_number(e.before.s, e.parts.place)))
    return _("{player} builds a house in {city} for {price}.", player=e.player, city=e.parts.place, price=cost)


def produce(e: Event) -> str:
    _, s = e.words, e.before.s
    province = province_number(s, e.parts.place)
    gains = produced(_, e.before, province)
    sentence = _("{player} lets {province} produce: {gains}.", player=e.player, province=e.parts.place, gains=gains)
    return " ".join([sentence, *without_room(e, province)])


def without_room(e: Event, province: int) -> Iterator[str]:
    """What was lost because it did not fit, once everything is stored."""
    if e.after.s.question == KEEP:
        return
    for seat, gained in enumerate(effects.production(e.before.s, province)):
        stored = zip(counted(e.after.s.seats[seat].goods), counted(e.before.s.seats[seat].goods), strict=True)
        lost = [made - (now - then) for made, (now, then) in zip(gained, stored, strict=True)]
        if any(lost):
            _ = e.words
            yield _("No room for {goods} of {player}.", goods=amounts(_, lost), player=e.who(seat))


def coins(e: Event) -> str:
    _ = e.words
    money = sestertii(_, effects.coins(e.before.s))
    return _("{player} takes {money} and turns all markers back.", player=e.player, money=money)


def keep(e: Event) -> str:
    _ = e.words
    return _("{player} keeps {goods}.", player=e.player, goods=amount(_, e.parts.good, 1))


def settle(e: Event) -> str:
    _ = e.words
    cost = price_words(_, COLONIST_PRICE)
    return _(SETTLES[e.parts.kind], player=e.player, city=e.parts.place, price=cost)


def money(e: Event) -> str:
    _ = e.words
    return _("{player} takes {money}.", player=e.player, money=sestertii(_, effects.income(e.before.s, e.seat)))


def sell(e: Event) -> str:
    _, good = e.words, e.parts.good
    coins = sestertii(_, int(PRICE[good]))
    return _("{player} sells {goods} for {money}.", player=e.player, goods=amount(_, good, 1), money=coins)


def buy(e: Event) -> str:
    _, good = e.words, e.parts.good
    coins = sestertii(_, int(PRICE[good]))
    return _("{player} buys {goods} for {money}.", player=e.player, goods=amount(_, good, 1), money=coins)


def card(e: Event) -> str:
    _ = e.words
    name = _(CARD_NAMES[int(SALE_CARD[int(e.before.s.display[e.parts.slot])])])
    cost = price_words(_, paid(e.before, e.parts))
    return _("{player} buys the {card} for {price}.", player=e.player, card=name, price=cost)


def aftermath(e: Event) -> Iterator[str]:
    """What the action brought about besides: the two special cards, and the end."""
    _, before, after = e.words, e.before.s, e.after.s
    if after.magnus != before.magnus:
        yield _("The Praefectus Magnus passes to {player}.", player=e.who(int(after.magnus)))
    if after.concordia != before.concordia:
        yield _(
            "{player} takes the Concordia card: everybody else has one more turn.", player=e.who(int(after.concordia))
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
