"""Numbers for learners, made of what the seat may know; seats come in order from the seat itself to the left."""

from typing import Any

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.rules.battle import seat_on
from ludus.games.age_of_heroes.rules.knowledge import count_of, unseen
from ludus.games.age_of_heroes.rules.ring import bit, is_playing, next_seat
from ludus.games.age_of_heroes.state import HIDDEN, OVER, THINKING
from ludus.games.age_of_heroes.tables import (
    ATTACKER,
    CITIES_TO_WIN,
    DEFENDER,
    GOALS,
    HAND_KINDS,
    HAND_LIMIT,
    ITEMS,
    KINDS,
    LED_ARMY,
    MAX_PLAYERS,
    MONUMENT_TO_WIN,
    NOBODY,
    OFFERS,
    PLAIN_ARMY,
    SORTS,
    STRENGTHS,
    TRIBES,
)

SEAT_FEATURES = 20 + len(TRIBES) + HAND_KINDS
BATTLE_FEATURES = len(GOALS) + 4 + 2 * (len(SORTS) + STRENGTHS) + STRENGTHS * (1 + len(SORTS))
TABLE_FEATURES = 2 * KINDS + len(ITEMS) + 2 + KINDS + 2 * HAND_KINDS
STAGE_FEATURES = (OVER + 1) + (THINKING + 1)
FEATURES = MAX_PLAYERS * SEAT_FEATURES + BATTLE_FEATURES + TABLE_FEATURES + STAGE_FEATURES


@kernel
def features(s: Record, seat: int, out: Any) -> None:
    out[:] = 0
    at = 0
    other = seat
    for _ in range(s.players):
        seat_features(s, seat, other, out, at)
        at += SEAT_FEATURES
        other = next_seat(s, other)
    at = MAX_PLAYERS * SEAT_FEATURES
    battle_features(s, seat, out, at)
    at += BATTLE_FEATURES
    table_features(s, seat, out, at)
    at += TABLE_FEATURES
    out[at + s.stage] = 1
    hidden = s.question >= HIDDEN and s.asked != bit(seat)
    out[at + OVER + 1 + (THINKING if hidden else s.question)] = 1


@kernel
def seat_features(s: Record, seat: int, other: int, out: Any, at: int) -> None:
    p = s.seats[other]
    out[at] = is_playing(s, other)
    out[at + 1] = p.cities / s.numbers[CITIES_TO_WIN]
    out[at + 2] = p.monument / s.numbers[MONUMENT_TO_WIN]
    out[at + 3] = p.fortresses / 3
    out[at + 4] = p.cards / s.numbers[HAND_LIMIT]
    for led in (PLAIN_ARMY, LED_ARMY):
        out[at + 5 + led] = p.home[led] / 3
        out[at + 7 + led] = p.away[0, led] / 3
        out[at + 9 + led] = p.away[1, led] / 3
    out[at + 11] = p.held / 3
    out[at + 12] = p.road
    out[at + 13] = p.claim / 2
    out[at + 14] = p.passed
    out[at + 15] = p.offers / max(s.numbers[OFFERS], 1)
    out[at + 16] = other == s.first
    out[at + 17] = other == s.turn
    out[at + 18] = other == s.current
    out[at + 19] = (s.asked >> other) & 1 if s.question < HIDDEN or other == seat else 0
    if p.tribe != NOBODY:
        out[at + 20 + p.tribe] = 1
    at += 20 + len(TRIBES)
    for kind in range(HAND_KINDS):
        held = p.hand[kind] if other == seat else count_of(s.least[other, seat + 1], kind)
        out[at + kind] = held / 3


@kernel
def battle_features(s: Record, seat: int, out: Any, at: int) -> None:
    if s.attacker == NOBODY and s.defender == NOBODY:
        return
    out[at + s.goal] = 1
    at += len(GOALS)
    out[at] = s.battle / 3
    out[at + 1] = s.victorious / 3
    out[at + 2] = s.attacker == seat
    out[at + 3] = s.defender == seat
    at += 4
    for side in (ATTACKER, DEFENDER):
        for sort in range(len(SORTS)):
            out[at + sort] = s.force[side, sort] / 3
        at += len(SORTS)
        for strength in range(STRENGTHS):
            out[at + strength] = s.shown[side, strength] / 3
        at += STRENGTHS
    for side in (ATTACKER, DEFENDER):
        if seat_on(s, side) == seat:
            own_cards(s, side, out, at)


@kernel
def own_cards(s: Record, side: int, out: Any, at: int) -> None:
    for strength in range(STRENGTHS):
        out[at + strength] = s.drawn[side, strength] / 3
        for sort in range(len(SORTS)):
            out[at + (1 + sort) * STRENGTHS + strength] = s.laid[side, sort, strength] / 3


@kernel
def table_features(s: Record, seat: int, out: Any, at: int) -> None:
    for kind in range(KINDS):
        out[at + kind] = unseen(s, seat, kind) / 6
        out[at + KINDS + kind] = s.discard[kind] / 6
    at += 2 * KINDS
    for item in range(len(ITEMS)):
        out[at + item] = s.supply[item] / 6
    at += len(ITEMS)
    out[at] = s.rounds / 20
    out[at + 1] = s.deck_size / 50
    at += 2
    if s.event != NOBODY:
        out[at + s.event] = 1
    at += KINDS
    if s.give != NOBODY:
        out[at + s.give] = 1
        out[at + HAND_KINDS + s.want] = 1
