"""What is legal: for each question the actions that answer it, in ascending order."""

from typing import Any

import numpy as np

from ludus.engine.chance import lowest_bit
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes import actions as a
from ludus.games.age_of_heroes import state as st
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.options import MAX_ARMIES, MAX_GENERALS
from ludus.games.age_of_heroes.rules.battle import side_of, sort_to_lay
from ludus.games.age_of_heroes.rules.building import can_build
from ludus.games.age_of_heroes.rules.disasters import can_hit
from ludus.games.age_of_heroes.rules.ring import bit, is_playing
from ludus.games.age_of_heroes.rules.war import armies_at_home, can_attack, can_lead, can_send

OFFERS_OF_KIND = t.HAND_KINDS - 1  # a card is offered for one of any other kind


@kernel
def legal(s: Record, seat: int, actions: Any) -> int:
    if not (s.asked >> seat) & 1:
        return 0
    question = s.question
    if question == st.ASK_TRADE:
        return trades(s, seat, actions)
    if question in (st.ASK_ACTION, st.ASK_BUILD):
        return turn_actions(s, seat, actions)
    if question == st.ASK_SEND:
        return marches(s, seat, actions)
    if question == st.ASK_DISCARD:
        return cards_of_hand(s, seat, a.DISCARD, actions, 0)
    if question == st.ASK_UNDER:
        return cards_to_lay(s, side_of(s, seat), actions)
    if question == st.ASK_FIGHT:
        return armies_to_fight(s, side_of(s, seat), actions)
    if question == st.ASK_HERO:
        return defending_heroes(s, seat, actions)
    return short_answers(s, seat, actions)


@kernel
def add(actions: Any, count: int, action: int) -> int:
    actions[np.uint64(count)] = action  # unsigned: it need not be asked whether to count from the end
    return count + 1


@kernel
def short_answers(s: Record, seat: int, actions: Any) -> int:
    """Questions answered by a name, or by yes or no."""
    question = s.question
    if question in (st.ASK_ROAD, st.ASK_EXCHANGE):
        return add(actions, add(actions, 0, a.AGREE), a.REFUSE)
    if question in (st.ASK_LUCK, st.ASK_ANSWER):
        return reactions(s, seat, actions)
    if question == st.ASK_LAY:
        return add(actions, add(actions, 0, a.LAY + s.seats[seat].tribe), a.DONE)
    count = 0
    for tribe in range(len(t.TRIBES)):
        other = s.seat_of[tribe]
        if question == st.ASK_TRIBE:
            if other == t.NOBODY:
                count = add(actions, count, a.TRIBE + tribe)
        elif other in (t.NOBODY, seat):
            continue
        elif question == st.ASK_WITH:
            if s.seats[other].hand[s.want] > 0:
                count = add(actions, count, a.WITH + tribe)
        elif can_hit(s, other):
            count = add(actions, count, (a.SHAKE if question == st.ASK_SHAKE else a.ERUPT) + tribe)
    return count


@kernel
def reactions(s: Record, seat: int, actions: Any) -> int:
    count = 0
    hand = s.seats[seat].hand
    if s.question == st.ASK_ANSWER and hand[t.OLYMPICS] > 0:
        count = add(actions, count, a.PLAY_OLYMPICS)
    if (s.question == st.ASK_LUCK or s.attacker == t.NOBODY) and hand[t.LUCK] > 0:
        count = add(actions, count, a.PLAY_LUCK)
    return add(actions, count, a.LET_IT_BE)


@kernel
def cards_of_hand(s: Record, seat: int, group: int, actions: Any, count: int) -> int:
    for kind in range(t.HAND_KINDS):
        if s.seats[seat].hand[kind] > 0:
            count = add(actions, count, group + kind)
    return count


# ---------------------------------------------------------------- a turn


@kernel
def turn_actions(s: Record, seat: int, actions: Any) -> int:
    count = 0
    free = s.question == st.ASK_ACTION
    if free and s.seats[seat].cities > 0:
        count = add(actions, count, a.TAXES)
    elif free:
        count = cards_of_hand(s, seat, a.SWAP, actions, count)
    for what in range(len(t.BUILDS)):
        if can_build(s, seat, what):
            count = add(actions, count, a.BUILD + what)
    if free and can_attack(s, seat):
        count = wars(s, seat, actions, count)
    return add(actions, count, a.DONE)


@kernel
def wars(s: Record, seat: int, actions: Any, count: int) -> int:
    for tribe in range(len(t.TRIBES)):
        other = s.seat_of[tribe]
        if other in (t.NOBODY, seat) or not is_playing(s, other):
            continue
        for goal in range(len(t.GOALS)):
            count = add(actions, count, a.WAR + tribe * len(t.GOALS) + goal)
    return count


@kernel
def marches(s: Record, seat: int, actions: Any) -> int:
    """The attacker may play any number of heroes, then sends."""
    count = 0
    if s.seats[seat].hand[t.HERO] > 0:
        count = add(actions, count, a.HERO_ARMY)
        if can_lead(s, t.ATTACKER, seat):
            count = add(actions, count, a.HERO_GENERAL)
    for armies in range(min(armies_at_home(s, seat), MAX_ARMIES) + 1):
        for led in range(min(armies, s.seats[seat].home[t.LED_ARMY], MAX_GENERALS) + 1):
            if can_send(s, seat, armies, led):
                count = add(actions, count, a.SEND + a.MARCH_FIRST[armies] + led)
    return count


# ---------------------------------------------------------------- battle


@kernel
def defending_heroes(s: Record, seat: int, actions: Any) -> int:
    count = 0
    if s.seats[seat].hand[t.HERO] > 0:
        count = add(actions, count, a.HERO_ARMY)
        if can_lead(s, t.DEFENDER, seat):
            count = add(actions, count, a.HERO_GENERAL)
    return add(actions, count, a.NO_HERO)


@kernel
def cards_to_lay(s: Record, side: int, actions: Any) -> int:
    count = 0
    sort = sort_to_lay(s, side)
    for strength in range(t.STRENGTHS):
        if s.drawn[side, strength] > 0:
            count = add(actions, count, a.UNDER + sort * t.STRENGTHS + strength)
    return count


@kernel
def armies_to_fight(s: Record, side: int, actions: Any) -> int:
    count = 0
    for sort in range(len(t.SORTS)):
        for strength in range(t.STRENGTHS):
            if s.laid[side, sort, strength] > 0:
                count = add(actions, count, a.FIGHT + sort * t.STRENGTHS + strength)
    return count


# ---------------------------------------------------------------- trade


@kernel
def trades(s: Record, seat: int, actions: Any) -> int:
    """Offers of any card of the hand for any other kind, gifts to anybody, or no more trade.

    What is held is found out first: the games that a GPU plays side by side then write their lists in step.
    """
    held = kinds_held(s, seat)
    count = 0
    left = held
    while left:
        offer = a.OFFER + lowest_bit(left) * OFFERS_OF_KIND
        for other in range(OFFERS_OF_KIND):  # always as many: a CPU writes them all at once
            actions[np.uint64(count + other)] = offer + other
        count += OFFERS_OF_KIND
        left &= left - 1
    return add(actions, gifts(held, tribes_to_give(s, seat), actions, count), a.PASS)


@kernel
def gifts(held: int, takers: int, actions: Any, count: int) -> int:
    while held:
        gift = a.GIVE + lowest_bit(held) * len(t.TRIBES)
        left = takers
        while left:
            count = add(actions, count, gift + lowest_bit(left))
            left &= left - 1
        held &= held - 1
    return count


@kernel
def kinds_held(s: Record, seat: int) -> int:
    """Mask of the kinds of cards in a hand."""
    held = 0
    for kind in range(t.HAND_KINDS):
        if s.seats[seat].hand[kind] > 0:
            held |= bit(kind)
    return held


@kernel
def tribes_to_give(s: Record, seat: int) -> int:
    """Mask of the other tribes still playing."""
    found = 0
    for tribe in range(len(t.TRIBES)):
        other = s.seat_of[tribe]
        if other != t.NOBODY and other != seat and is_playing(s, other):
            found |= bit(tribe)
    return found
