"""What a card or a choice gives, worked out beforehand: the same figures for describing and for narrating."""

from __future__ import annotations

from typing import Any

from ludus.games.concordia import tables as t
from ludus.games.concordia.maps import CITY_NAMES, PROVINCE_CITIES
from ludus.games.concordia.rules.prefect import visible_coins
from ludus.games.concordia.text.facts import counted, free_spaces, houses, houses_making, members, on_board


def taken_back(s: Any, seat: int, copied: bool) -> int:
    """The cards a Tribune takes back: all that lie there, and itself unless it is another player's."""
    return sum(counted(s.seats[seat].discard)) + (0 if copied else 1)


def tribune_coins(cards: int) -> int:
    return max(0, cards - t.FREE_CARDS) * t.COINS_PER_CARD


def income(s: Any, seat: int) -> int:
    """The money a Colonist card gives."""
    rule = int(s.colonist_income)
    return int(t.INCOME_BASE[rule]) + int(t.INCOME_EACH[rule]) * on_board(s, seat)


def coins(s: Any) -> int:
    """The coins on all turned markers."""
    return int(visible_coins(s))


def specialist(s: Any, seat: int, card: int) -> tuple[int, int]:
    """What a specialist's houses make: the good, and how many of them find room."""
    good = card - t.MASON
    return good, min(houses_making(s, seat)[good], free_spaces(s, seat))


def production(s: Any, province: int) -> list[list[int]]:
    """What everybody gains when a province produces, by seat and good; the bonus is the player's whose turn it is."""
    m = int(s.map)
    here = set(members(PROVINCE_CITIES[m, province], len(CITY_NAMES[m])))
    gains = []
    for seat in range(int(s.players)):
        made = [int(s.product[city]) for city in houses(s, seat) if city in here]
        gains.append([made.count(good) for good in range(len(t.GOODS))])
    bonus = t.MARKER_GOODS_WITH_MAGNUS if s.magnus == s.turn else t.MARKER_GOODS
    gains[int(s.turn)][int(s.marker[province])] += bonus
    return gains
