"""A heuristic policy in two styles of play, and an evaluation, from what a seat may know."""

from typing import Any

import numpy as np

from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes import state as st
from ludus.games.age_of_heroes.actions import AGREE, BUILD, DISCARD, DONE, LAY, REFUSE, SWAP, TAXES
from ludus.games.age_of_heroes.greedy.sensible_actions import sensible
from ludus.games.age_of_heroes.greedy.styles import BUILDER, MIN_WAR_WORTH, PAID_WITH_GOLD, WARRIOR
from ludus.games.age_of_heroes.greedy.threat import threat
from ludus.games.age_of_heroes.greedy.trading import answer_exchange, partner, trade_action
from ludus.games.age_of_heroes.greedy.war import answer_attack, best_war, defend, march, target, use_luck, war_action
from ludus.games.age_of_heroes.greedy.worth import cheapest
from ludus.games.age_of_heroes.rules.building import can_build
from ludus.games.age_of_heroes.rules.ring import is_playing
from ludus.games.age_of_heroes.rules.war import armies_at_home, can_attack
from ludus.games.age_of_heroes.tables import ARMY, CITY, GRAIN, IRON, NOBODY, ROAD, ROAD_LEFT, ROAD_RIGHT, STONE, WOOD

__all__ = ["expert", "greedy", "sensible", "value"]


@kernel
def greedy(s: Record, seat: int, actions: Any, count: int) -> int:
    return choose(s, seat, actions, count, BUILDER)


@kernel
def expert(s: Record, seat: int, actions: Any, count: int) -> int:
    return choose(s, seat, actions, count, WARRIOR)


@kernel
def choose(s: Record, seat: int, actions: Any, count: int, style: int) -> int:
    """What a tribe does in one of the styles of play."""
    question = s.question
    if question in (st.ASK_ACTION, st.ASK_BUILD):
        return turn_action(s, seat, style)
    if question == st.ASK_TRADE:
        return trade_action(s, seat, style)
    if question == st.ASK_LAY:
        return LAY + s.seats[seat].tribe
    if question == st.ASK_DISCARD:
        return DISCARD + cheapest(s, seat, style)
    if question == st.ASK_SEND:
        return march(s, seat)
    return reaction(s, seat, actions, count, style)


@kernel
def reaction(s: Record, seat: int, actions: Any, count: int, style: int) -> int:
    question = s.question
    if question == st.ASK_ROAD:
        return AGREE if s.seats[s.turn].claim == st.NO_CLAIM else REFUSE
    if question == st.ASK_WITH:
        return partner(s, actions, count)
    if question == st.ASK_EXCHANGE:
        return answer_exchange(s, seat, style)
    if question in (st.ASK_SHAKE, st.ASK_ERUPT):
        return target(s)
    if question == st.ASK_LUCK:
        return use_luck(s, seat)
    if question == st.ASK_ANSWER:
        return answer_attack(s, seat)
    if question == st.ASK_HERO:
        return defend(s, seat)
    return actions[count - 1]  # any tribe; the strongest battle card


@kernel
def turn_action(s: Record, seat: int, style: int) -> int:
    """A city whenever one can be built, a road with stone to spare; then the better of war, an army and taxes."""
    if can_build(s, seat, CITY):
        return BUILD + CITY
    army = can_build(s, seat, ARMY) and (PAID_WITH_GOLD[style] or pays_without_gold(s, seat))
    road = road_worth_asking(s, seat)
    if road != NOBODY:
        return BUILD + road
    if s.question == st.ASK_BUILD:
        return BUILD + ARMY if army else DONE
    p = s.seats[seat]
    taxes = 4 * min(p.cities, 3) if p.cities > 0 else 1
    war = best_war(s, seat, style) if can_attack(s, seat) else -64
    if war // 64 > taxes and war // 64 > MIN_WAR_WORTH[style]:
        return war_action(war)
    if army and armies_at_home(s, seat) < 3:
        return BUILD + ARMY
    if p.cities > 0:
        return TAXES
    return SWAP + cheapest(s, seat, style)


@kernel
def road_worth_asking(s: Record, seat: int) -> int:
    """A road brings cards at every fair; stone is spared for a city only where its wood is there."""
    hand = s.seats[seat].hand
    if hand[STONE] < s.cost[ROAD, STONE] or hand[WOOD] >= s.cost[CITY, WOOD]:
        return NOBODY
    for side in (ROAD_LEFT, ROAD_RIGHT):
        if can_build(s, seat, side):
            return side
    return NOBODY


@kernel
def pays_without_gold(s: Record, seat: int) -> bool:
    hand = s.seats[seat].hand
    return hand[IRON] >= s.cost[ARMY, IRON] and hand[GRAIN] >= s.cost[ARMY, GRAIN]


@kernel
def value(s: Record, seat: int) -> Any:
    """How well a seat stands, 0 to 1: its own way to victory beside that of the others."""
    if s.stage == st.OVER:
        won = (s.winners >> seat) & 1
        others = 0
        for other in range(s.players):
            others += (s.winners >> other) & 1
        return np.float32(won) / np.float32(max(others, 1))
    if not is_playing(s, seat):
        return np.float32(0)
    total = 0
    for other in range(s.players):
        if is_playing(s, other):
            total += threat(s, other) + 10
    return np.float32(threat(s, seat) + 10) / np.float32(total)
