"""Numbers for learners, made of what the seat may know; seats come in order from the seat itself to the left."""

from typing import Any

from ludus.engine.features import put, put_all, put_choice, put_lanes, put_nothing
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.rules.battle import seat_on
from ludus.games.age_of_heroes.rules.knowledge import unseen
from ludus.games.age_of_heroes.rules.ring import bit, is_playing, next_seat
from ludus.games.age_of_heroes.state import HIDDEN, OVER, THINKING

COUNT = 4  # bits of each kind in what is known of a hand
EVERYBODY = 0  # the viewer that knows what all know
SEAT_FEATURES = 20 + len(t.TRIBES) + 2 * t.HAND_KINDS
BATTLE_FEATURES = len(t.GOALS) + 5 + 2 + 2 * (2 + len(t.SORTS) + t.STRENGTHS) + t.STRENGTHS * (1 + len(t.SORTS))
TABLE_FEATURES = 3 * t.KINDS + len(t.ITEMS) + 2 + 3 * t.HAND_KINDS
STAGE_FEATURES = (OVER + 1) + (THINKING + 1)
FEATURES = t.MAX_PLAYERS * SEAT_FEATURES + BATTLE_FEATURES + TABLE_FEATURES + STAGE_FEATURES


@kernel
def features(s: Record, seat: int, out: Any) -> None:
    at = 0
    other = seat
    for _ in range(s.players):
        seat_features(s, seat, other, out[at : at + SEAT_FEATURES])
        at += SEAT_FEATURES
        other = next_seat(s, other)
    while at < t.MAX_PLAYERS * SEAT_FEATURES:
        at = put_nothing(out, at, SEAT_FEATURES)
    battle_features(s, seat, out[at : at + BATTLE_FEATURES])
    at += BATTLE_FEATURES
    table_features(s, seat, out[at : at + TABLE_FEATURES])
    at += TABLE_FEATURES
    stage_features(s, seat, out[at : at + STAGE_FEATURES])


@kernel
def seat_features(s: Record, seat: int, other: int, out: Any) -> None:
    p = s.seats[other]
    at = put(out, 0, is_playing(s, other), 1)
    at = put(out, at, p.cities, s.numbers[t.CITIES_TO_WIN])
    at = put(out, at, p.monument, s.numbers[t.MONUMENT_TO_WIN])
    at = put(out, at, p.fortresses, 3)
    at = put(out, at, p.cards, s.numbers[t.HAND_LIMIT])
    at = put_all(out, at, p.home, 2, 3)
    at = put_all(out, at, p.away[0], 2, 3)
    at = put_all(out, at, p.away[1], 2, 3)
    at = put(out, at, p.held, 3)
    at = put(out, at, p.road, 1)
    at = put(out, at, p.claim, 2)
    at = put(out, at, p.passed, 1)
    at = put(out, at, p.offers, max(s.numbers[t.OFFERS], 1))
    at = put(out, at, other == s.first, 1)
    at = put(out, at, other == s.turn, 1)
    at = put(out, at, other == s.current, 1)
    at = put(out, at, (s.asked >> other) & 1 if s.question < HIDDEN or other == seat else 0, 1)
    at = put_choice(out, at, len(t.TRIBES), p.tribe)
    if other == seat:
        at = put_all(out, at, p.hand, t.HAND_KINDS, 3)
        put_all(out, at, p.hand, t.HAND_KINDS, 15)
    else:
        at = put_lanes(out, at, s.least[other, seat + 1], t.HAND_KINDS, COUNT, 3)
        put_lanes(out, at, s.most[other, seat + 1], t.HAND_KINDS, COUNT, 15)


@kernel
def battle_features(s: Record, seat: int, out: Any) -> None:
    put_nothing(out, 0, BATTLE_FEATURES)
    if s.attacker == t.NOBODY and s.defender == t.NOBODY:
        return
    at = put_choice(out, 0, len(t.GOALS), s.goal)
    at = put(out, at, s.battle, 3)
    at = put(out, at, s.victorious, 3)
    at = put(out, at, s.attacker == seat, 1)
    at = put(out, at, s.defender == seat, 1)
    at = put(out, at, s.attacker == t.NOBODY, 1)
    at = put_all(out, at, s.sent, 2, 3)
    for side in (t.ATTACKER, t.DEFENDER):
        at = put_all(out, at, s.heroes[side], 2, 3)
        at = put_all(out, at, s.force[side], len(t.SORTS), 3)
        at = put_all(out, at, s.shown[side], t.STRENGTHS, 3)
    for side in (t.ATTACKER, t.DEFENDER):
        if seat_on(s, side) == seat:
            own_cards(s, side, out, at)


@kernel
def own_cards(s: Record, side: int, out: Any, at: int) -> None:
    at = put_all(out, at, s.drawn[side], t.STRENGTHS, 3)
    for sort in range(len(t.SORTS)):
        at = put_all(out, at, s.laid[side, sort], t.STRENGTHS, 3)


@kernel
def table_features(s: Record, seat: int, out: Any) -> None:
    at = 0
    for kind in range(t.KINDS):
        at = put(out, at, unseen(s, seat, kind), 6)
    at = put_all(out, at, s.discard, t.KINDS, 6)
    at = put_all(out, at, s.supply, len(t.ITEMS), 6)
    at = put(out, at, s.rounds, 20)
    at = put(out, at, s.deck_size, 50)
    at = put_choice(out, at, t.KINDS, s.event)
    at = put_choice(out, at, t.HAND_KINDS, s.give)
    at = put_choice(out, at, t.HAND_KINDS, s.want if s.give != t.NOBODY else t.NOBODY)
    put_lanes(out, at, s.least[seat, EVERYBODY], t.HAND_KINDS, COUNT, 3)


@kernel
def stage_features(s: Record, seat: int, out: Any) -> None:
    at = put_choice(out, 0, OVER + 1, s.stage)
    hidden = s.question >= HIDDEN and s.asked != bit(seat)
    put_choice(out, at, THINKING + 1, THINKING if hidden else s.question)
