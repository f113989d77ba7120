"""Sensible war: whom to attack and why, whom disasters hit, and how to answer an attack."""

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.actions import (
    ERUPT,
    HERO_ARMY,
    LET_IT_BE,
    MARCH_FIRST,
    NO_HERO,
    PLAY_LUCK,
    PLAY_OLYMPICS,
    SEND,
    SHAKE,
    WAR,
)
from ludus.games.age_of_heroes.greedy.styles import ARMY_RISKED, CARD_WORTH, CITY_WORTH, STONE_WORTH
from ludus.games.age_of_heroes.greedy.threat import expected_victories, threat
from ludus.games.age_of_heroes.rules.disasters import can_hit
from ludus.games.age_of_heroes.rules.ring import is_playing
from ludus.games.age_of_heroes.rules.war import armies_at_home
from ludus.games.age_of_heroes.state import ASK_SHAKE, NO_CLAIM
from ludus.games.age_of_heroes.tables import (
    ARMIES_PER_CITY,
    AS_ARMY,
    ATTACKER,
    CARDS_PER_ARMY,
    CITIES_TO_WIN,
    CONQUEST,
    DEFENDER,
    DESTROYED,
    DESTROYED_WITH_THREE,
    FAMINE,
    GOALS,
    GRAIN,
    HERO,
    LED_ARMY,
    LUCK,
    MONUMENT_TO_WIN,
    NOBODY,
    OLYMPICS,
    PLAIN_ARMY,
    PLUNDER,
    VOLCANO,
)

LAST_BLOW = 400  # taking away the last thing a tribe has, or the ground of its claim


@kernel
def spoils_worth(s: Record, other: int, goal: int, victorious: int, style: int) -> int:
    """What so many victorious armies would bring against another tribe."""
    p = s.seats[other]
    claim = p.claim != NO_CLAIM
    if goal == CONQUEST:
        taken = min(victorious // s.numbers[ARMIES_PER_CITY], p.cities)
        breaks = claim and p.cities >= s.numbers[CITIES_TO_WIN] > p.cities - taken
        ends = p.cards == 0 and taken == p.cities > 0
        return taken * CITY_WORTH[style] + (LAST_BLOW if breaks or ends else 0)
    if goal == PLUNDER:
        taken = min(victorious * s.numbers[CARDS_PER_ARMY], p.cards)
        ends = p.cities == 0 and taken == p.cards > 0
        return taken * CARD_WORTH[style] + (LAST_BLOW if ends else 0)
    if victorious == 0:
        return 0
    taken = min(s.numbers[DESTROYED_WITH_THREE] if victorious >= 3 else s.numbers[DESTROYED], p.monument)
    breaks = claim and p.monument >= s.numbers[MONUMENT_TO_WIN] > p.monument - taken
    return taken * (STONE_WORTH[style] + p.monument) + (LAST_BLOW if breaks else 0)


@kernel
def war_worth(s: Record, seat: int, other: int, goal: int, style: int) -> int:
    """What a war promises, between the expected victories rounded down and up, less what the armies risk."""
    heroes = s.seats[seat].hand[HERO]
    expected = expected_victories(s, seat, other, heroes)
    low = spoils_worth(s, other, goal, expected // 16, style)
    high = spoils_worth(s, other, goal, (expected + 15) // 16, style)
    spoils = low * (16 - expected % 16) + high * (expected % 16)
    own, its = armies_at_home(s, seat), armies_at_home(s, other)
    risk = 4 * min(own, its) + ARMY_RISKED[style] * own + 4 * heroes
    return spoils // 16 - risk + (threat(s, other) >> 5)


@kernel
def best_war(s: Record, seat: int, style: int) -> int:
    """The war that promises most, as `worth * 64 + tribe * 3 + goal`; negative worth if there is none to wish for."""
    best = -64
    for other in range(s.players):
        if other == seat or not is_playing(s, other):
            continue
        for goal in range(len(GOALS)):
            rank = war_worth(s, seat, other, goal, style) * 64 + s.seats[other].tribe * len(GOALS) + goal
            best = max(best, rank)
    return best


@kernel
def war_action(rank: int) -> int:
    return WAR + rank % 64


@kernel
def march(s: Record, seat: int) -> int:
    """Heroes first, as armies; then everything that can go."""
    p = s.seats[seat]
    if p.hand[HERO] > 0:
        return HERO_ARMY
    return SEND + MARCH_FIRST[p.home[PLAIN_ARMY] + p.home[LED_ARMY]] + p.home[LED_ARMY]


# ---------------------------------------------------------------- answers


@kernel
def target(s: Record) -> int:
    """An earthquake or volcano goes to whoever threatens most."""
    best = NOBODY
    most = -1
    for other in range(s.players):
        if can_hit(s, other) and threat(s, other) > most:
            most = threat(s, other)
            best = other
    return (SHAKE if s.question == ASK_SHAKE else ERUPT) + s.seats[best].tribe


@kernel
def use_luck(s: Record, seat: int) -> int:
    """Against a volcano always, against a famine that costs something; an army is soon free again."""
    if s.event == VOLCANO or (s.event == FAMINE and s.seats[seat].hand[GRAIN] >= 3):
        return PLAY_LUCK
    return LET_IT_BE


@kernel
def outnumbered(s: Record, seat: int) -> bool:
    """Whether attackers will be left without an opponent, or there is something big to lose."""
    coming = 1 if s.attacker == NOBODY else s.sent[PLAIN_ARMY] + s.sent[LED_ARMY] + s.heroes[ATTACKER, AS_ARMY]
    return coming > armies_at_home(s, seat) + s.heroes[DEFENDER, AS_ARMY]


@kernel
def answer_attack(s: Record, seat: int) -> int:
    p = s.seats[seat]
    if not outnumbered(s, seat) and p.claim == NO_CLAIM:
        return LET_IT_BE
    if s.attacker == NOBODY and p.hand[LUCK] > 0:
        return PLAY_LUCK
    return PLAY_OLYMPICS if p.hand[OLYMPICS] > 0 else LET_IT_BE


@kernel
def defend(s: Record, seat: int) -> int:
    return HERO_ARMY if outnumbered(s, seat) or s.seats[seat].claim != NO_CLAIM else NO_HERO
