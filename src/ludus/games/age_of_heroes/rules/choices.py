"""What is legal: for each question the actions that answer it, in ascending order."""

from typing import Any

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.actions import (
    AGREE,
    BUILD,
    DISCARD,
    DONE,
    ERUPT,
    FIGHT,
    GIVE,
    HERO_ARMY,
    HERO_GENERAL,
    LAY,
    LET_IT_BE,
    MARCH_FIRST,
    NO_HERO,
    OFFER,
    PASS,
    PLAY_LUCK,
    PLAY_OLYMPICS,
    REFUSE,
    SEND,
    SHAKE,
    SWAP,
    TAXES,
    TRIBE,
    UNDER,
    WAR,
    WITH,
)
from ludus.games.age_of_heroes.options import MAX_ARMIES, MAX_GENERALS
from ludus.games.age_of_heroes.rules.battle import side_of, sort_to_lay
from ludus.games.age_of_heroes.rules.building import can_build
from ludus.games.age_of_heroes.rules.disasters import can_hit
from ludus.games.age_of_heroes.rules.ring import bit, is_playing
from ludus.games.age_of_heroes.rules.war import armies_at_home, can_attack, can_lead, can_send
from ludus.games.age_of_heroes.state import (
    ASK_ACTION,
    ASK_ANSWER,
    ASK_BUILD,
    ASK_DISCARD,
    ASK_EXCHANGE,
    ASK_FIGHT,
    ASK_HERO,
    ASK_LAY,
    ASK_LUCK,
    ASK_ROAD,
    ASK_SEND,
    ASK_SHAKE,
    ASK_TRADE,
    ASK_TRIBE,
    ASK_UNDER,
    ASK_WITH,
)
from ludus.games.age_of_heroes.tables import (
    ATTACKER,
    BUILDS,
    DEFENDER,
    GOALS,
    HAND_KINDS,
    HERO,
    LED_ARMY,
    LUCK,
    NOBODY,
    OLYMPICS,
    SORTS,
    STRENGTHS,
    TRIBES,
)


@kernel
def legal(s: Record, seat: int, actions: Any) -> int:
    if not (s.asked >> seat) & 1:
        return 0
    question = s.question
    if question == ASK_TRADE:
        return trades(s, seat, actions)
    if question in (ASK_ACTION, ASK_BUILD):
        return turn_actions(s, seat, actions)
    if question == ASK_SEND:
        return marches(s, seat, actions)
    if question == ASK_DISCARD:
        return cards_of_hand(s, seat, DISCARD, actions, 0)
    if question == ASK_UNDER:
        return cards_to_lay(s, side_of(s, seat), actions)
    if question == ASK_FIGHT:
        return armies_to_fight(s, side_of(s, seat), actions)
    if question == ASK_HERO:
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
    if question in (ASK_ROAD, ASK_EXCHANGE):
        return add(actions, add(actions, 0, AGREE), REFUSE)
    if question in (ASK_LUCK, ASK_ANSWER):
        return reactions(s, seat, actions)
    if question == ASK_LAY:
        return add(actions, add(actions, 0, LAY + s.seats[seat].tribe), DONE)
    count = 0
    for tribe in range(len(TRIBES)):
        other = s.seat_of[tribe]
        if question == ASK_TRIBE:
            if other == NOBODY:
                count = add(actions, count, TRIBE + tribe)
        elif other in (NOBODY, seat):
            continue
        elif question == ASK_WITH:
            if s.seats[other].hand[s.want] > 0:
                count = add(actions, count, WITH + tribe)
        elif can_hit(s, other):
            count = add(actions, count, (SHAKE if question == ASK_SHAKE else ERUPT) + tribe)
    return count


@kernel
def reactions(s: Record, seat: int, actions: Any) -> int:
    count = 0
    hand = s.seats[seat].hand
    if s.question == ASK_ANSWER and hand[OLYMPICS] > 0:
        count = add(actions, count, PLAY_OLYMPICS)
    if (s.question == ASK_LUCK or s.attacker == NOBODY) and hand[LUCK] > 0:
        count = add(actions, count, PLAY_LUCK)
    return add(actions, count, LET_IT_BE)


@kernel
def cards_of_hand(s: Record, seat: int, group: int, actions: Any, count: int) -> int:
    for kind in range(HAND_KINDS):
        if s.seats[seat].hand[kind] > 0:
            count = add(actions, count, group + kind)
    return count


# ---------------------------------------------------------------- a turn


@kernel
def turn_actions(s: Record, seat: int, actions: Any) -> int:
    count = 0
    free = s.question == ASK_ACTION
    if free and s.seats[seat].cities > 0:
        count = add(actions, count, TAXES)
    elif free:
        count = cards_of_hand(s, seat, SWAP, actions, count)
    for what in range(len(BUILDS)):
        if can_build(s, seat, what):
            count = add(actions, count, BUILD + what)
    if free and can_attack(s, seat):
        count = wars(s, seat, actions, count)
    return add(actions, count, DONE)


@kernel
def wars(s: Record, seat: int, actions: Any, count: int) -> int:
    for tribe in range(len(TRIBES)):
        other = s.seat_of[tribe]
        if other in (NOBODY, seat) or not is_playing(s, other):
            continue
        for goal in range(len(GOALS)):
            count = add(actions, count, WAR + tribe * len(GOALS) + goal)
    return count


@kernel
def marches(s: Record, seat: int, actions: Any) -> int:
    """The attacker may play any number of heroes, then sends."""
    count = 0
    if s.seats[seat].hand[HERO] > 0:
        count = add(actions, count, HERO_ARMY)
        if can_lead(s, ATTACKER, seat):
            count = add(actions, count, HERO_GENERAL)
    for armies in range(min(armies_at_home(s, seat), MAX_ARMIES) + 1):
        for led in range(min(armies, s.seats[seat].home[LED_ARMY], MAX_GENERALS) + 1):
            if can_send(s, seat, armies, led):
                count = add(actions, count, SEND + MARCH_FIRST[armies] + led)
    return count


# ---------------------------------------------------------------- battle


@kernel
def defending_heroes(s: Record, seat: int, actions: Any) -> int:
    count = 0
    if s.seats[seat].hand[HERO] > 0:
        count = add(actions, count, HERO_ARMY)
        if can_lead(s, DEFENDER, seat):
            count = add(actions, count, HERO_GENERAL)
    return add(actions, count, NO_HERO)


@kernel
def cards_to_lay(s: Record, side: int, actions: Any) -> int:
    count = 0
    sort = sort_to_lay(s, side)
    for strength in range(STRENGTHS):
        if s.drawn[side, strength] > 0:
            count = add(actions, count, UNDER + sort * STRENGTHS + strength)
    return count


@kernel
def armies_to_fight(s: Record, side: int, actions: Any) -> int:
    count = 0
    for sort in range(len(SORTS)):
        for strength in range(STRENGTHS):
            if s.laid[side, sort, strength] > 0:
                count = add(actions, count, FIGHT + sort * STRENGTHS + strength)
    return count


# ---------------------------------------------------------------- trade


@kernel
def trades(s: Record, seat: int, actions: Any) -> int:
    """Offers of any card of the hand for any other kind, gifts to anybody, or no more trade.

    What is held is found out first: the games that a GPU plays side by side then write their lists in step.
    """
    held = kinds_held(s, seat)
    count = 0
    kind = 0
    while held >> kind:
        while not (held >> kind) & 1:
            kind += 1
        offer = OFFER + kind * (HAND_KINDS - 1)
        kind += 1
        last = OFFER + kind * (HAND_KINDS - 1)
        while offer < last:
            count = add(actions, count, offer)
            offer += 1
    return add(actions, gifts(held, tribes_to_give(s, seat), actions, count), PASS)


@kernel
def gifts(held: int, takers: int, actions: Any, count: int) -> int:
    kind = 0
    while held >> kind:
        tribe = 0 if (held >> kind) & 1 else len(TRIBES)
        while takers >> tribe:
            if (takers >> tribe) & 1:
                count = add(actions, count, GIVE + kind * len(TRIBES) + tribe)
            tribe += 1
        kind += 1
    return count


@kernel
def kinds_held(s: Record, seat: int) -> int:
    """Mask of the kinds of cards in a hand."""
    held = 0
    for kind in range(HAND_KINDS):
        if s.seats[seat].hand[kind] > 0:
            held |= bit(kind)
    return held


@kernel
def tribes_to_give(s: Record, seat: int) -> int:
    """Mask of the other tribes still playing."""
    found = 0
    for tribe in range(len(TRIBES)):
        other = s.seat_of[tribe]
        if other != NOBODY and other != seat and is_playing(s, other):
            found |= bit(tribe)
    return found
