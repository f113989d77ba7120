"""What things are worth to the player whose turn it is, in sestertii: the estimates the greedy policy compares.

They look no further than the turn and weigh points against money at one rate, `POINT`.
"""

from typing import Any

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.concordia import maps as m
from ludus.games.concordia import tables as t
from ludus.games.concordia.rules.architect import house_coins, payable_houses, taken_routes
from ludus.games.concordia.rules.colonist import income, new_colonists
from ludus.games.concordia.rules.diplomat import models
from ludus.games.concordia.rules.prefect import bonus_goods, visible_coins
from ludus.games.concordia.rules.scoring import cards_of, houses_by_good, per_card
from ludus.games.concordia.rules.senator import answer_price, payable_cards, slot_of
from ludus.games.concordia.rules.storehouse import amount, bit, colonists_on_board, free_spaces, has

POINT = 5  # sestertii for a point: at the end it is worth ten, but money early makes more of itself
HOUSE = 20  # a house, as long as one does not know which
GROWTH = 2  # points a god's card will still gain, as long as there are cards to come
CARD_BACK = 1  # a card taken back
MOBILITY = 4  # a movement point more
STOCK = np.array([2, 2, 2, 1, 1], np.int16)  # how many of each good one likes to have in store
SHORT = 5  # what a good is worth more for each one missing, and less for each one too many
RESERVE = 5  # sestertii one likes to keep for the coins of houses

CITY_ROUTES = np.ascontiguousarray(m.REACH[:, :, : m.MAX_CITIES, 1])  # by map, kind and city, the routes at the city


@kernel
def shortage(player: Record, good: int) -> Any:
    """How many of a good are missing; negative, how many there are too many."""
    return STOCK[good] - player.goods[good]


@kernel
def goods_worth(price: Any) -> Any:
    """What the goods of a price would sell for."""
    total = np.int64(0)
    for good in range(len(t.GOODS)):
        total += amount(price, good) * t.PRICE[good]
    return total


@kernel
def house_worth(s: Record, city: int) -> Any:
    """The points a house would add with the cards owned, and what it will produce, less its coins."""
    player = s.seats[s.turn]
    good = s.product[city]
    points = 0 if good == t.BRICK else cards_of(player, t.JUPITER)
    if np.int64(player.houses) & m.PROVINCE_CITIES[s.map, m.CITY_PROVINCE[s.map, city]] == 0:
        points += cards_of(player, t.SATURNUS)
    if amount(houses_by_good(s, s.turn), good) == 0:
        points += 2 * cards_of(player, t.MERCURIUS)
    points += t.MINERVA_POINTS[good] * (player.hand[t.MASON + good] + player.discard[t.MASON + good])
    return points * POINT + t.PRICE[good] - house_coins(s, city)


@kernel
def stops(s: Record, kind: int) -> Any:
    """The routes of a kind where a colonist of the player stands or could stop."""
    player = s.seats[s.turn]
    movement = colonists_on_board(player)
    near = np.int64(0)
    standing = np.int64(0)
    for i in range(t.COLONISTS):
        place = player.colonists[kind, i]
        if place != t.IN_STOREHOUSE:
            near |= m.REACH[s.map, kind, place, movement]
        if place >= m.ROUTE:
            standing |= bit(place - m.ROUTE)
    return near & ~taken_routes(s, kind) | standing


@kernel
def architect_worth(s: Record) -> Any:
    """Houses that could be built within reach, as far as goods allow."""
    player = s.seats[s.turn]
    land, sea = stops(s, t.LAND), stops(s, t.SEA)
    sites = payable_houses(s, bit(m.CITIES[s.map]) - 1)
    found = 0
    city = 0
    while sites:
        if sites & 1:
            found += (CITY_ROUTES[s.map, t.LAND, city] & land) | (CITY_ROUTES[s.map, t.SEA, city] & sea) != 0
        sites >>= 1
        city += 1
    return min(found, player.goods[t.BRICK] + (player.goods[t.FOOD] > 0)) * HOUSE


@kernel
def province_worth(s: Record, province: int) -> Any:
    """What a province would give the player, less half of what it would give the others."""
    free = free_spaces(s.seats[s.turn])
    units = bonus_goods(s)
    own = t.PRICE[s.marker[province]] * units
    others = 0
    for city in range(m.CITIES[s.map]):
        if has(m.PROVINCE_CITIES[s.map, province], city):
            price = t.PRICE[s.product[city]]
            for seat in range(s.players):
                if has(s.seats[seat].houses, city):
                    if seat == s.turn:
                        own += price
                        units += 1
                    else:
                        others += price
    if units > free:
        own = own * free // units
    return own - others // 2


@kernel
def prefect_worth(s: Record) -> Any:
    best = np.int64(visible_coins(s))
    for province in range(m.PROVINCES[s.map]):
        if not has(s.flipped, province):
            best = max(best, province_worth(s, province))
    return best


@kernel
def colonist_worth(s: Record) -> Any:
    """A colonist more: what Mars gives for it, and a movement point."""
    return 2 * cards_of(s.seats[s.turn], t.MARS) * POINT + MOBILITY


@kernel
def settling_worth(s: Record) -> Any:
    """Settling as many as can be paid, or else the money."""
    player = s.seats[s.turn]
    waiting = len(t.KINDS) * t.COLONISTS - colonists_on_board(player)
    count = min(waiting, min(player.goods[t.FOOD], player.goods[t.TOOL]))
    return max(count * colonist_worth(s), income(s))


@kernel
def purchase_worth(s: Record, answer: int, card: int) -> Any:
    """A card for sale: what its god gives now and may give more, less its price."""
    sale = s.display[slot_of(answer)]
    god = t.SALE_GOD[sale]
    word = t.SALE_CARD[sale]
    points = GROWTH if s.to_come else 1
    if god == t.MINERVA:
        points += t.MINERVA_POINTS[word - t.MASON] * amount(houses_by_good(s, s.turn), word - t.MASON)
    else:
        points += per_card(s, s.turn, god)
    return points * POINT - goods_worth(answer_price(s, answer, card))


@kernel
def buying_worth(s: Record, card: int) -> Any:
    """The best card a Senator or Consul could buy."""
    best = np.int64(0)
    mask = payable_cards(s, card)
    answer = 0
    while mask:
        if mask & 1:
            best = max(best, purchase_worth(s, answer, card))
        mask >>= 1
        answer += 1
    return best


@kernel
def trading_worth(s: Record, card: int) -> Any:
    """The coins, and the two kinds of goods one would most like to sell or to buy."""
    player = s.seats[s.turn]
    first = np.int64(0)
    second = np.int64(0)
    spare = player.money + t.MERCATOR_COINS[card] - RESERVE
    for good in range(len(t.GOODS)):
        short = shortage(player, good)
        gain = np.int64(0)
        if short < 0:
            gain -= short * 3
        elif short * t.PRICE[good] <= spare:
            gain += short * SHORT
        if gain > first:
            second = first
            first = gain
        elif gain > second:
            second = gain
    return t.MERCATOR_COINS[card] + first + second


@kernel
def tribune_worth(s: Record) -> Any:
    """Cards back in hand, the coins, and perhaps a colonist."""
    taken = 1
    for card in range(len(t.CARDS)):
        taken += s.seats[s.turn].discard[card]
    worth = taken * CARD_BACK + max(0, taken - t.FREE_CARDS)
    return worth + colonist_worth(s) if new_colonists(s) else worth


@kernel
def specialist_worth(s: Record, card: int) -> Any:
    good = card - t.MASON
    made = amount(houses_by_good(s, s.turn), good)
    return t.PRICE[good] * min(made, free_spaces(s.seats[s.turn]))


@kernel
def card_worth(s: Record, card: int) -> Any:
    """What playing a card would be worth now; a Diplomat's worth is that of the card it copies."""
    if card == t.TRIBUNE:
        return tribune_worth(s)
    if card == t.ARCHITECT:
        return architect_worth(s)
    if card == t.PREFECT:
        return prefect_worth(s)
    if card == t.COLONIST:
        return settling_worth(s)
    if card in (t.MERCATOR, t.MERCATOR5):
        return trading_worth(s, card)
    if card in (t.SENATOR, t.CONSUL):
        return buying_worth(s, card)
    return specialist_worth(s, card)


@kernel
def copying_worth(s: Record) -> Any:
    """The best of the cards a Diplomat could copy."""
    best = np.int64(0)
    others = models(s)
    for seat in range(s.players):
        if has(others, seat):
            best = max(best, card_worth(s, s.seats[seat].top))
    return best
