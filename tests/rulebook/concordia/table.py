"""A table to set up as an example of the rulebook says, and to play at in words."""

from __future__ import annotations

from typing import Any

import ludus
from ludus.games.concordia.maps import CITY_NAMES, PROVINCE_NAMES, ROUTE, ROUTE_NAMES
from ludus.games.concordia.options import MAPS
from ludus.games.concordia.tables import CARDS, GODS, GOODS, IN_STOREHOUSE, KINDS, NO_CARD, SALE_CARD, SALE_GOD
from rulebook import rig

GAME = ludus.game("concordia")


class Table(rig.Table):
    """A game in which seat 0 has the first turn, unless told otherwise."""

    game = GAME

    def __init__(self, players: int = 3, first: int = 0, seed: int = 1, **options: object) -> None:
        super().__init__(players, seed, **options)
        while self.s.first != first:
            seed += 1
            self.begin(seed)
        self.cities = CITY_NAMES[self.s.map]
        self.provinces = PROVINCE_NAMES[self.s.map]
        self.routes = ROUTE_NAMES[self.s.map]

    def seat(self, seat: int) -> Any:
        return self.s.seats[seat]

    # setting up

    def produce(self, **goods: str) -> None:
        """Which good some cities produce, `Massilia="tool"`; "_" stands for a space, at the end for a dot."""
        for name, good in goods.items():
            self.s.product[self.cities.index(plain(name))] = GOODS.index(good)

    def mark(self, **goods: str) -> None:
        """Which good some provinces' markers show."""
        for name, good in goods.items():
            self.s.marker[self.provinces.index(name)] = GOODS.index(good)

    def flip(self, *provinces: str) -> None:
        for name in provinces:
            self.s.flipped |= 1 << self.provinces.index(name)

    def build(self, seat: int, *cities: str) -> None:
        for name in cities:
            self.seat(seat).houses |= 1 << self.cities.index(name)

    def stand(self, seat: int, kind: str, *places: str) -> None:
        """Where a seat's colonists of a kind stand: cities or routes; the others wait in the storehouse."""
        k = KINDS.index(kind)
        found = [self.place(k, name) for name in places]
        self.seat(seat).colonists[k] = sorted([IN_STOREHOUSE] * (3 - len(found)) + found)

    def place(self, kind: int, name: str) -> int:
        return ROUTE + self.routes[kind].index(name) if "-" in name else self.cities.index(name)

    def goods(self, seat: int, **goods: int) -> None:
        """Exactly these goods."""
        self.seat(seat).goods[:] = [goods.get(good, 0) for good in GOODS]

    def money(self, seat: int, money: int) -> None:
        self.seat(seat).money = money

    def hand(self, seat: int, *cards: str) -> None:
        self.seat(seat).hand[:] = [cards.count(card) for card in CARDS]

    def discard(self, seat: int, *cards: str) -> None:
        """The discard, its top card last."""
        self.seat(seat).discard[:] = [cards.count(card) for card in CARDS]
        self.seat(seat).top = CARDS.index(cards[-1]) if cards else NO_CARD

    def display(self, *cards: str) -> None:
        """Cards in the first slots (by word), the rest empty; what is to come stays as it is."""
        taken: list[int] = []
        for word in cards:
            taken.append(next(n for n, c in enumerate(SALE_CARD) if CARDS[c] == word and n not in taken))
        self.s.display[:] = [*taken, *[NO_CARD] * (7 - len(taken))]
        for card in taken:
            self.s.to_come &= ~(1 << card)

    def own(self, seat: int, *cards: tuple[str, str]) -> None:
        """Cards for sale, by word and god, that a seat has bought and holds in hand."""
        for word, god in cards:
            card = next(
                n
                for n, (c, g) in enumerate(zip(SALE_CARD, SALE_GOD, strict=True))
                if CARDS[c] == word and GODS[g] == god and not self.seat(seat).bought >> n & 1
            )
            self.seat(seat).bought |= 1 << card
            self.seat(seat).hand[SALE_CARD[card]] += 1

    # playing

    @property
    def to_move(self) -> int:
        return int(self.s.to_move)

    def legal(self) -> list[str]:
        return self.legal_words(self.to_move)

    def play(self, *lines: str) -> None:
        """Lines of the log, by whoever is to move; a journey is two actions."""
        for line in lines:
            beginning, to, end = line.partition(" to ")
            for words in (beginning, f"to {end}") if to else (line,):
                self.play_words(self.to_move, words)

    # reading

    def stored(self, seat: int) -> dict[str, int]:
        return {good: int(n) for good, n in zip(GOODS, self.seat(seat).goods, strict=True) if n}

    def in_hand(self, seat: int) -> dict[str, int]:
        return {card: int(n) for card, n in zip(CARDS, self.seat(seat).hand, strict=True) if n}

    def discarded(self, seat: int) -> dict[str, int]:
        return {card: int(n) for card, n in zip(CARDS, self.seat(seat).discard, strict=True) if n}

    def on_display(self) -> list[str]:
        return [CARDS[SALE_CARD[card]] for card in self.s.display if card != NO_CARD]

    def houses(self, seat: int) -> set[str]:
        return {name for n, name in enumerate(self.cities) if self.seat(seat).houses >> n & 1}

    def colonists(self, seat: int, kind: str) -> list[str]:
        """Where a seat's colonists of a kind stand."""
        k = KINDS.index(kind)
        names = [*self.cities, *[""] * (ROUTE - len(self.cities)), *self.routes[k]]
        return [names[place] for place in self.seat(seat).colonists[k] if place != IN_STOREHOUSE]

    @property
    def map(self) -> str:
        return MAPS[int(self.s.map)]


def plain(name: str) -> str:
    """A city's name from a Python name: `Colonia_A_` is "Colonia A."."""
    return name.removesuffix("_").replace("_", " ") + ("." if name.endswith("_") else "")


def about_to_buy_the_last_card(players: int = 3) -> Table:
    t = Table(players)
    t.s.to_come = 0
    t.display("colonist")
    t.goods(0, food=1)
    return t
