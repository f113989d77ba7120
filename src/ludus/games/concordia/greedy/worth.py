"""What things are worth to the player whose turn it is, in sestertii: the estimates the greedy policy compares.

They look no further than the turn and weigh points against money at one rate, `POINT`. What would come to nothing is
`POINTLESS`: a Prefect who stores nothing or feeds a rival, an Architect who cannot build, a Senator who cannot buy.
"""

from typing import Any

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.concordia import maps as m
from ludus.games.concordia import tables as t
from ludus.games.concordia.actions import PLAY
from ludus.games.concordia.greedy.sites import POINT, POINTLESS, architect_worth
from ludus.games.concordia.rules.colonist import income, new_colonists
from ludus.games.concordia.rules.diplomat import models
from ludus.games.concordia.rules.prefect import bonus_goods, visible_coins
from ludus.games.concordia.rules.scoring import cards_of, houses_by_good, per_card
from ludus.games.concordia.rules.senator import answer_price, payable_cards, slot_of
from ludus.games.concordia.rules.storehouse import amount, colonists_on_board, free_spaces, has

GROWTH = 2  # points a god's card will still gain, as long as there are cards to come
CARD_BACK = 1  # a card taken back
MOBILITY = 4  # a movement point more
STOCK = np.array([2, 2, 2, 1, 1], np.int16)  # how many of each good one likes to have in store
SHORT = 5  # what a good is worth more for each one missing, and less for each one too many
RESERVE = 5  # sestertii one likes to keep for the coins of houses


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
def share_of(s: Record, seat: int, province: int) -> Any:
    """How many goods a seat could store if a province produced, and what they are worth."""
    units = bonus_goods(s) if seat == s.turn else 0
    price = np.int64(t.PRICE[s.marker[province]]) * units
    houses = np.int64(s.seats[seat].houses) & m.PROVINCE_CITIES[s.map, province]
    city = 0
    while houses:
        if houses & 1:
            units += 1
            price += t.PRICE[s.product[city]]
        houses >>= 1
        city += 1
    if units == 0:
        return 0, price
    free = free_spaces(s.seats[seat])
    return (units, price) if units <= free else (free, price * free // units)


@kernel
def province_worth(s: Record, province: int) -> Any:
    """What a province would give the player, less half of what it would give the others.

    It is pointless to store nothing, or less than one of the others would.
    """
    stored, own = share_of(s, s.turn, province)
    if stored == 0:
        return POINTLESS
    others = np.int64(0)
    for seat in range(s.players):
        if seat != s.turn:
            fed, theirs = share_of(s, seat, province)
            if fed > stored:
                return POINTLESS
            others += theirs
    return own - others // 2


@kernel
def coins_worth(s: Record) -> Any:
    coins = np.int64(visible_coins(s))
    return coins if coins > 0 else POINTLESS


@kernel
def prefect_worth(s: Record) -> Any:
    best = coins_worth(s)
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
    best = POINTLESS
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
    """Cards back in hand, the coins, and perhaps a colonist; pointless where only the card just played comes back."""
    taken = int(s.question == PLAY)
    for card in range(len(t.CARDS)):
        taken += s.seats[s.turn].discard[card]
    if taken == 1:
        return POINTLESS
    worth = taken * CARD_BACK + max(0, taken - t.FREE_CARDS)
    return worth + colonist_worth(s) if new_colonists(s) else worth


@kernel
def specialist_worth(s: Record, card: int) -> Any:
    good = card - t.MASON
    made = amount(houses_by_good(s, s.turn), good)
    stored = min(made, free_spaces(s.seats[s.turn]))
    return t.PRICE[good] * stored if stored > 0 else POINTLESS


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
    best = POINTLESS
    others = models(s)
    for seat in range(s.players):
        if has(others, seat):
            best = max(best, card_worth(s, s.seats[seat].top))
    return best
