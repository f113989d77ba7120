"""MASON, FARMER, SMITH, VINTNER, WEAVER: every own house in a city of that good produces one."""

from ludus.engine.kernels import Record, kernel
from ludus.games.concordia.maps import CITIES
from ludus.games.concordia.rules.ending import end_turn
from ludus.games.concordia.rules.storehouse import has, store
from ludus.games.concordia.tables import MASON


@kernel
def play_specialist(s: Record, card: int) -> None:
    good = card - MASON
    player = s.seats[s.turn]
    for city in range(CITIES[s.map]):
        if s.product[city] == good and has(player.houses, city):
            player.gained[good] += 1
    store(player)
    end_turn(s)
