"""PREFECT: one province produces for everybody, or the coins of all flipped markers; and the Praefectus Magnus."""

from typing import Any

from ludus.engine.kernels import Record, kernel
from ludus.games.concordia.actions import COINS, KEEP, PROVINCE
from ludus.games.concordia.maps import CITIES, PROVINCE_CITIES, PROVINCES
from ludus.games.concordia.rules.ending import end_turn
from ludus.games.concordia.rules.storehouse import bit, has, keep, must_choose, store
from ludus.games.concordia.tables import MARKER_COINS, MARKER_GOODS, MARKER_GOODS_WITH_MAGNUS


@kernel
def play_prefect(s: Record) -> None:
    s.question = PROVINCE


@kernel
def prefectures(s: Record) -> Any:
    """The provinces whose marker shows goods, and the coins."""
    return (bit(PROVINCES[s.map]) - 1) & ~s.flipped | bit(COINS)


@kernel
def visible_coins(s: Record) -> int:
    coins = 0
    for province in range(PROVINCES[s.map]):
        if has(s.flipped, province):
            coins += MARKER_COINS[s.marker[province]]
    return coins


@kernel
def govern(s: Record, answer: int) -> None:
    if answer == COINS:
        s.seats[s.turn].money += visible_coins(s)
        s.flipped = 0
        end_turn(s)
    else:
        produce(s, answer)
        store_gains(s)


@kernel
def bonus_goods(s: Record) -> int:
    """How many goods of the marker the player whose turn it is gains."""
    return MARKER_GOODS_WITH_MAGNUS if s.magnus == s.turn else MARKER_GOODS


@kernel
def produce(s: Record, province: int) -> None:
    """Flip the marker and give its good to the player, doubled by the Magnus; every house there makes its own."""
    s.seats[s.turn].gained[s.marker[province]] += bonus_goods(s)
    s.flipped |= bit(province)
    s.magnus_used = s.magnus == s.turn
    for city in range(CITIES[s.map]):
        if has(PROVINCE_CITIES[s.map, province], city):
            for seat in range(s.players):
                s.seats[seat].gained[s.product[city]] += has(s.seats[seat].houses, city)


@kernel
def store_gains(s: Record) -> None:
    """Let everybody store in turn order, from the player whose turn it is; ask whoever has a real choice."""
    for i in range(s.players):
        seat = s.turn + i
        if seat >= s.players:
            seat -= s.players
        if must_choose(s.seats[seat]):
            s.to_move = seat
            s.question = KEEP
            return
        store(s.seats[seat])
    end_turn(s)


@kernel
def keep_good(s: Record, good: int) -> None:
    keep(s.seats[s.to_move], good)
    store_gains(s)
