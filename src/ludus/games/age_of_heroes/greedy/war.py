"""Sensible war: whom to attack and why, whom disasters hit, and how to answer an attack."""

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes import actions as a
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.greedy.styles import ARMY_RISKED, CARD_WORTH, CITY_WORTH, STONE_WORTH
from ludus.games.age_of_heroes.greedy.threat import expected_victories, threat
from ludus.games.age_of_heroes.rules.disasters import can_hit
from ludus.games.age_of_heroes.rules.ring import is_playing
from ludus.games.age_of_heroes.rules.war import armies_at_home
from ludus.games.age_of_heroes.state import ASK_SHAKE, NO_CLAIM

LAST_BLOW = 400  # taking away the last thing a tribe has, or the ground of its claim


@kernel
def spoils_worth(s: Record, other: int, goal: int, victorious: int, style: int) -> int:
    """What so many victorious armies would bring against another tribe."""
    p = s.seats[other]
    claim = p.claim != NO_CLAIM
    if goal == t.CONQUEST:
        taken = min(victorious // s.numbers[t.ARMIES_PER_CITY], p.cities)
        breaks = claim and p.cities >= s.numbers[t.CITIES_TO_WIN] > p.cities - taken
        ends = p.cards == 0 and taken == p.cities > 0
        return taken * CITY_WORTH[style] + (LAST_BLOW if breaks or ends else 0)
    if goal == t.PLUNDER:
        taken = min(victorious * s.numbers[t.CARDS_PER_ARMY], p.cards)
        ends = p.cities == 0 and taken == p.cards > 0
        return taken * CARD_WORTH[style] + (LAST_BLOW if ends else 0)
    if victorious == 0:
        return 0
    taken = min(s.numbers[t.DESTROYED_WITH_THREE] if victorious >= 3 else s.numbers[t.DESTROYED], p.monument)
    breaks = claim and p.monument >= s.numbers[t.MONUMENT_TO_WIN] > p.monument - taken
    return taken * (STONE_WORTH[style] + p.monument) + (LAST_BLOW if breaks else 0)


@kernel
def war_worth(s: Record, seat: int, other: int, goal: int, style: int) -> int:
    """What a war promises, between the expected victories rounded down and up, less what the armies risk."""
    heroes = s.seats[seat].hand[t.HERO]
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
        for goal in range(len(t.GOALS)):
            rank = war_worth(s, seat, other, goal, style) * 64 + s.seats[other].tribe * len(t.GOALS) + goal
            best = max(best, rank)
    return best


@kernel
def war_action(rank: int) -> int:
    return a.WAR + rank % 64


@kernel
def march(s: Record, seat: int) -> int:
    """Heroes first, as armies; then everything that can go."""
    p = s.seats[seat]
    if p.hand[t.HERO] > 0:
        return a.HERO_ARMY
    return a.SEND + a.MARCH_FIRST[p.home[t.PLAIN_ARMY] + p.home[t.LED_ARMY]] + p.home[t.LED_ARMY]


# ---------------------------------------------------------------- answers


@kernel
def target(s: Record) -> int:
    """An earthquake or volcano goes to whoever threatens most."""
    best = t.NOBODY
    most = -1
    for other in range(s.players):
        if can_hit(s, other) and threat(s, other) > most:
            most = threat(s, other)
            best = other
    return (a.SHAKE if s.question == ASK_SHAKE else a.ERUPT) + s.seats[best].tribe


@kernel
def use_luck(s: Record, seat: int) -> int:
    """Against a volcano always, against a famine that costs something; an army is soon free again."""
    if s.event == t.VOLCANO or (s.event == t.FAMINE and s.seats[seat].hand[t.GRAIN] >= 3):
        return a.PLAY_LUCK
    return a.LET_IT_BE


@kernel
def outnumbered(s: Record, seat: int) -> bool:
    """Whether attackers will be left without an opponent, or there is something big to lose."""
    coming = (
        1 if s.attacker == t.NOBODY else s.sent[t.PLAIN_ARMY] + s.sent[t.LED_ARMY] + s.heroes[t.ATTACKER, t.AS_ARMY]
    )
    return coming > armies_at_home(s, seat) + s.heroes[t.DEFENDER, t.AS_ARMY]


@kernel
def answer_attack(s: Record, seat: int) -> int:
    p = s.seats[seat]
    if not outnumbered(s, seat) and p.claim == NO_CLAIM:
        return a.LET_IT_BE
    if s.attacker == t.NOBODY and p.hand[t.LUCK] > 0:
        return a.PLAY_LUCK
    return a.PLAY_OLYMPICS if p.hand[t.OLYMPICS] > 0 else a.LET_IT_BE


@kernel
def defend(s: Record, seat: int) -> int:
    return a.HERO_ARMY if outnumbered(s, seat) or s.seats[seat].claim != NO_CLAIM else a.NO_HERO
