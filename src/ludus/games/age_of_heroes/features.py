"""Numbers for learners, made of what the seat may know; seats come in order from the seat itself to the left."""

from typing import Any

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.rules.battle import seat_on
from ludus.games.age_of_heroes.rules.knowledge import count_of, unseen
from ludus.games.age_of_heroes.rules.ring import bit, is_playing, next_seat
from ludus.games.age_of_heroes.state import HIDDEN, OVER, THINKING

SEAT_FEATURES = 20 + len(t.TRIBES) + t.HAND_KINDS
BATTLE_FEATURES = len(t.GOALS) + 4 + 2 * (len(t.SORTS) + t.STRENGTHS) + t.STRENGTHS * (1 + len(t.SORTS))
TABLE_FEATURES = 2 * t.KINDS + len(t.ITEMS) + 2 + t.KINDS + 2 * t.HAND_KINDS
STAGE_FEATURES = (OVER + 1) + (THINKING + 1)
FEATURES = t.MAX_PLAYERS * SEAT_FEATURES + BATTLE_FEATURES + TABLE_FEATURES + STAGE_FEATURES


@kernel
def features(s: Record, seat: int, out: Any) -> None:
    out[:] = 0
    at = 0
    other = seat
    for _ in range(s.players):
        seat_features(s, seat, other, out, at)
        at += SEAT_FEATURES
        other = next_seat(s, other)
    at = t.MAX_PLAYERS * SEAT_FEATURES
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
    out[at + 1] = p.cities / s.numbers[t.CITIES_TO_WIN]
    out[at + 2] = p.monument / s.numbers[t.MONUMENT_TO_WIN]
    out[at + 3] = p.fortresses / 3
    out[at + 4] = p.cards / s.numbers[t.HAND_LIMIT]
    for led in (t.PLAIN_ARMY, t.LED_ARMY):
        out[at + 5 + led] = p.home[led] / 3
        out[at + 7 + led] = p.away[0, led] / 3
        out[at + 9 + led] = p.away[1, led] / 3
    out[at + 11] = p.held / 3
    out[at + 12] = p.road
    out[at + 13] = p.claim / 2
    out[at + 14] = p.passed
    out[at + 15] = p.offers / max(s.numbers[t.OFFERS], 1)
    out[at + 16] = other == s.first
    out[at + 17] = other == s.turn
    out[at + 18] = other == s.current
    out[at + 19] = (s.asked >> other) & 1 if s.question < HIDDEN or other == seat else 0
    if p.tribe != t.NOBODY:
        out[at + 20 + p.tribe] = 1
    at += 20 + len(t.TRIBES)
    for kind in range(t.HAND_KINDS):
        held = p.hand[kind] if other == seat else count_of(s.least[other, seat + 1], kind)
        out[at + kind] = held / 3


@kernel
def battle_features(s: Record, seat: int, out: Any, at: int) -> None:
    if s.attacker == t.NOBODY and s.defender == t.NOBODY:
        return
    out[at + s.goal] = 1
    at += len(t.GOALS)
    out[at] = s.battle / 3
    out[at + 1] = s.victorious / 3
    out[at + 2] = s.attacker == seat
    out[at + 3] = s.defender == seat
    at += 4
    for side in (t.ATTACKER, t.DEFENDER):
        for sort in range(len(t.SORTS)):
            out[at + sort] = s.force[side, sort] / 3
        at += len(t.SORTS)
        for strength in range(t.STRENGTHS):
            out[at + strength] = s.shown[side, strength] / 3
        at += t.STRENGTHS
    for side in (t.ATTACKER, t.DEFENDER):
        if seat_on(s, side) == seat:
            own_cards(s, side, out, at)


@kernel
def own_cards(s: Record, side: int, out: Any, at: int) -> None:
    for strength in range(t.STRENGTHS):
        out[at + strength] = s.drawn[side, strength] / 3
        for sort in range(len(t.SORTS)):
            out[at + (1 + sort) * t.STRENGTHS + strength] = s.laid[side, sort, strength] / 3


@kernel
def table_features(s: Record, seat: int, out: Any, at: int) -> None:
    for kind in range(t.KINDS):
        out[at + kind] = unseen(s, seat, kind) / 6
        out[at + t.KINDS + kind] = s.discard[kind] / 6
    at += 2 * t.KINDS
    for item in range(len(t.ITEMS)):
        out[at + item] = s.supply[item] / 6
    at += len(t.ITEMS)
    out[at] = s.rounds / 20
    out[at + 1] = s.deck_size / 50
    at += 2
    if s.event != t.NOBODY:
        out[at + s.event] = 1
    at += t.KINDS
    if s.give != t.NOBODY:
        out[at + s.give] = 1
        out[at + t.HAND_KINDS + s.want] = 1
