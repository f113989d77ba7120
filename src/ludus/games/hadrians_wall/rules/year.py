"""The game begins, and each of its years: the Fate card, the player cards, the income."""

from ludus.engine.chance import draw_bit, nth_bit, reveal
from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.rules.fate import turn_up_fate
from ludus.games.hadrians_wall.rules.marking import answered, ask_attribute, gain
from ludus.games.hadrians_wall.rules.paying import receive
from ludus.games.hadrians_wall.state import ACTIONS_PHASE, CARDS_PHASE, FRESH_SEAT, INCOME_PHASE, NONE, NOT_ASKED

BUILDING_COUNT = t.BUILDING_INCOME.size


@kernel
def lay_out(s: Record, config: Record) -> None:
    """Nothing is marked but the printed circle of production."""
    s.players = config[0]
    s.difficulty = config[1]
    s.gifts = config[2]
    s.year = -1
    s.fate_deck = t.ALL_FATE
    s.fate_discard = 0
    s.attack_cards = 0
    for cohort in range(3):
        s.attacks[cohort] = 0
    s.neutral_deck = t.ALL_CARDS if t.NEUTRAL_CARDS[s.players] else 0
    clear_neutral(s)
    for seat in range(t.MAX_PLAYERS):
        s.seats[seat] = FRESH_SEAT[0]
        s.decks[seat] = t.ALL_CARDS if seat < s.players else 0
        s.hands[seat] = 0
        s.chosen[seat] = NONE


@kernel
def deal(s: Record) -> None:
    begin_year(s)


@kernel
def begin_year(s: Record) -> None:
    """The Fate card for everybody, then two cards for each."""
    s.year += 1
    s.phase = CARDS_PHASE
    s.year_card = turn_up_fate(s)
    for seat in range(s.players):
        receive(s.seats[seat], t.FATE_GAIN[s.year_card])
        s.seats[seat].prospect = NONE
        deal_two(s, seat)


@kernel
def deal_two(s: Record, seat: int) -> None:
    deck = s.decks[seat]
    hand = 0
    for _ in range(2):
        card = 1 << draw_bit(s, deck)
        deck ^= card
        hand |= card
    s.decks[seat] = deck
    s.hands[seat] = hand


@kernel
def choose_path(s: Record, seat: int, card: int) -> None:
    """Keep a card in secret. The choice is final, so nothing before it can be undone."""
    s.chosen[seat] = card
    reveal(s)
    for other in range(s.players):
        if s.chosen[other] == NONE:
            return
    for other in range(s.players):
        uncover(s, other)
    for n in range(t.NEUTRAL_CARDS[s.players]):
        card = draw_bit(s, s.neutral_deck)
        s.neutral_deck ^= 1 << card
        s.neutral_cards[n] = card
    income(s)


@kernel
def uncover(s: Record, seat: int) -> None:
    """The kept card becomes a path, the other one this year's prospect."""
    p = s.seats[seat]
    path = s.chosen[seat]
    p.paths[s.year] = path
    p.prospect = nth_bit(s.hands[seat] ^ (1 << path), 0)
    receive(p, t.CARD_GAIN[p.prospect])
    s.hands[seat] = 0
    s.chosen[seat] = NONE


@kernel
def clear_neutral(s: Record) -> None:
    """Neutral cards and all that was put on them leave the table."""
    s.tribute = 0
    for n in range(t.MAX_NEUTRAL):
        s.neutral_cards[n] = NONE
        s.neutral_soldiers[n] = 0
        s.neutral_resources[n] = 0


@kernel
def income(s: Record) -> None:
    """What everybody's own sheet gives each year."""
    s.phase = INCOME_PHASE
    for seat in range(s.players):
        p = s.seats[seat]
        p.supplies[t.RESOURCE] += p.production
        for building in range(BUILDING_COUNT):
            if (p.buildings >> building) & 1:
                each_year = t.BUILDING_INCOME[building]
                if each_year >= t.FIRST_ATTRIBUTE_CHOICE:
                    p.roads_left += 1
                else:
                    gain(p, each_year)
        next_road(p)
    begin_actions(s)


@kernel
def next_road(p: Record) -> None:
    """Ask for the attribute of the next road that can still give one."""
    while p.roads_left > 0 and p.asked == NOT_ASKED:
        p.roads_left -= 1
        ask_attribute(p, t.ATTRIBUTE_OFFERS[t.ATTRIBUTE_OFFERS.size - 1])


@kernel
def choose_attribute(s: Record, seat: int, attribute: int) -> None:
    """Of a road just built, or of a road's yearly income."""
    p = s.seats[seat]
    answered(p)
    gain(p, t.FIRST_ATTRIBUTE + attribute)
    if s.phase == INCOME_PHASE:
        next_road(p)
        begin_actions(s)


@kernel
def begin_actions(s: Record) -> None:
    """Nobody acts before all roads have given their attributes."""
    for seat in range(s.players):
        if s.seats[seat].asked != NOT_ASKED:
            return
    s.phase = ACTIONS_PHASE
    for seat in range(s.players):
        s.seats[seat].stopped = 0
