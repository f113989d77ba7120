"""On the way to a victory: a claim by five cities, a whole round, and who has won."""

from ludus.games.age_of_heroes.tables import TRIBES
from rulebook.age_of_heroes.table import Table


def winners(t: Table) -> list[str]:
    return [tribe for tribe in TRIBES[: t.players] if int(t.s.winners) >> t.seat(tribe) & 1]


def five_cities(t: Table, tribe: str = "egyptians") -> None:
    t.own(tribe, cities=4)
    t.hand(tribe, "stone", "wood", "wood")
    t.do(tribe, "build city")


def round_trip(t: Table) -> None:
    """Everybody but the first player ends the turn, and the fair passes."""
    while t.question != "trade":
        t.end_turn(*t.to_move)
    t.end_fair()
