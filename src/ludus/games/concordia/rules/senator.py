"""SENATOR and CONSUL: buy cards of the display into the hand."""

from typing import Any

import numpy as np

from ludus.engine.chance import draw_bit
from ludus.engine.kernels import Record, kernel
from ludus.games.concordia import tables as t
from ludus.games.concordia.actions import ANY_SLOTS, PURCHASE, WITH
from ludus.games.concordia.rules.ending import take_concordia
from ludus.games.concordia.rules.storehouse import affords, bit, one, pay, stock

ANY_ORDER = np.cumsum(t.ANY_GOOD) - t.ANY_GOOD  # by slot, how many slots before it ask for any good
ANY_SLOT = np.array(ANY_SLOTS, np.int16)


@kernel
def play_senator(s: Record, card: int) -> None:
    s.purchases = t.PURCHASES[card]
    s.question = PURCHASE


@kernel
def slot_price(s: Record, slot: int, card: int) -> Any:
    """The goods that a slot's card costs, but for "any": a Consul ignores what stands below the card."""
    price = t.SALE_GOODS[s.display[slot]]
    return price if card == t.CONSUL else price + t.SURCHARGE[slot]


@kernel
def offers(s: Record) -> Any:
    """What the player whose turn it is can buy now."""
    return payable_cards(s, s.card) if s.purchases > 0 else np.int64(0)


@kernel
def payable_cards(s: Record, card: int) -> Any:
    """The slots that can be paid with a Senator or Consul; where any good is asked for, each good it can be."""
    mask = np.int64(0)
    goods = stock(s.seats[s.turn])
    for slot in range(t.SLOTS):
        if s.display[slot] == t.NO_CARD:
            continue
        price = slot_price(s, slot, card)
        if not affords(goods, price):
            continue
        if t.ANY_GOOD[slot] and card != t.CONSUL:
            for good in range(len(t.GOODS)):
                if affords(goods, price + one(good)):
                    mask |= bit(WITH + ANY_ORDER[slot] * len(t.GOODS) + good)
        else:
            mask |= bit(slot)
    return mask


@kernel
def slot_of(answer: int) -> Any:
    return answer if answer < WITH else ANY_SLOT[(answer - WITH) // len(t.GOODS)]


@kernel
def answer_price(s: Record, answer: int, card: int) -> Any:
    """The whole price of what is bought, with the good named for "any"."""
    price = slot_price(s, slot_of(answer), card)
    return price if answer < WITH else price + one((answer - WITH) % len(t.GOODS))


@kernel
def purchase(s: Record, answer: int) -> None:
    """Buy a card; its slot stays empty until the purchase is over."""
    player = s.seats[s.turn]
    slot = slot_of(answer)
    pay(player, answer_price(s, answer, s.card))
    card = s.display[slot]
    player.hand[t.SALE_CARD[card]] += 1
    player.bought |= bit(card)
    s.display[slot] = t.NO_CARD
    s.purchases -= 1
    if s.to_come == 0 and cards_on_display(s) == 0:
        take_concordia(s)


@kernel
def cards_on_display(s: Record) -> int:
    count = 0
    for slot in range(t.SLOTS):
        count += s.display[slot] != t.NO_CARD
    return count


@kernel
def refill(s: Record) -> None:
    """Move the cards to the cheap end and draw new ones for the slots left empty."""
    filled = 0
    for slot in range(t.SLOTS):
        card = s.display[slot]
        if card != t.NO_CARD:
            s.display[slot] = t.NO_CARD
            s.display[filled] = card
            filled += 1
    while filled < t.SLOTS and s.to_come:
        s.display[filled] = draw_card(s)
        filled += 1


@kernel
def draw_card(s: Record) -> int:
    """One of the first deck that is not empty."""
    deck = 0
    while deck < len(t.DECKS) - 1 and s.to_come & t.DECK_MASK[deck] == 0:
        deck += 1
    card = draw_bit(s, s.to_come & t.DECK_MASK[deck])
    s.to_come &= ~bit(card)
    return card
