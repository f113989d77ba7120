"""A table to set up as a paragraph of the rulebook says, and to play at in words. Tribes are named, seats are not."""

from __future__ import annotations

from typing import Any

import numpy as np

import ludus
from ludus.engine.view import SPECTATOR
from ludus.games.age_of_heroes.rules import story
from ludus.games.age_of_heroes.rules.knowledge import NO_BOUND, ONES
from ludus.games.age_of_heroes.tables import CARDS, HAND_KINDS, ITEMS, SORTS, TRIBES
from rulebook import rig
from rulebook.age_of_heroes import conserved

GAME = ludus.game("age-of-heroes")
QUIET = {f"{event}_cards": 0 for event in CARDS[HAND_KINDS:]}  # nothing happens unless a test says so


class Table(rig.Table):
    """A game in which the Egyptians are first, then the Romans, Greeks, Babylonians, Celts and Chinese.

    The first fair is over and the Egyptians are asked for their action, unless `begin` says otherwise.
    """

    game = GAME

    def __init__(self, players: int = 3, begin: str = "action", seed: int = 1, **options: object) -> None:
        super().__init__(players, seed, **(QUIET | {"tribes": "choose"} | options))
        self.cards_in_all = conserved.cards(self.s)
        self.items_in_all = conserved.items(self.s)
        for tribe in TRIBES[:players] if begin != "tribes" else ():
            self.answer(f"tribe {tribe}")
        while begin == "action" and self.question == "trade":
            self.answer("pass")
        self.forget()

    def seat(self, tribe: str) -> int:
        return int(self.s.seat_of[TRIBES.index(tribe)])

    def of(self, tribe: str) -> Any:
        """A tribe's part of the record."""
        return self.s.seats[self.seat(tribe)]

    # setting up

    def hand(self, tribe: str, *cards: str) -> None:
        """Exactly these cards, taken from the discard or, if it has none, from the deck."""
        p = self.of(tribe)
        self.s.discard[:HAND_KINDS] += p.hand
        p.hand[:] = 0
        p.cards = 0
        for card in cards:
            kind = CARDS.index(card)
            self.take(kind)
            p.hand[kind] += 1
            p.cards += 1
        self.forget()

    def hands(self, *cards: str) -> None:
        """The same hand for everybody."""
        for tribe in TRIBES[: self.players]:
            self.hand(tribe, *cards)

    def take(self, kind: int) -> None:
        if self.s.discard[kind] > 0:
            self.s.discard[kind] -= 1
            return
        assert self.s.deck[kind] > 0, f"no {CARDS[kind]} left"
        self.s.deck[kind] -= 1
        self.s.deck_size -= 1

    def next_cards(self, card: str, count: int = 1) -> None:
        """The deck holds this card alone, so it is drawn next; all others lie in the discard."""
        s = self.s
        kind = CARDS.index(card)
        for other in range(len(CARDS)):
            s.discard[other] += s.deck[other]
            s.deck[other] = 0
        self.cards_in_all[kind] += max(count - s.discard[kind], 0)
        s.discard[kind] = max(s.discard[kind] - count, 0)
        s.deck[kind] = count
        s.deck_size = count

    def empty_piles(self) -> None:
        """No deck and no discard."""
        self.cards_in_all -= np.array(self.s.deck) + np.array(self.s.discard)
        self.s.deck[:] = 0
        self.s.discard[:] = 0
        self.s.deck_size = 0

    def own(self, tribe: str, **things: int) -> None:
        """What lies before a tribe: cities, fortresses, monument, armies (at home, plain), led, away, held."""
        p = self.of(tribe)
        for thing in ("cities", "fortresses", "monument", "held"):
            if thing in things:
                setattr(p, thing, things[thing])
        p.home[0] = things.get("armies", p.home[0])
        p.home[1] = things.get("led", p.home[1])
        p.away[0, 0] = things.get("away", p.away[0, 0])
        self.balance()

    def road(self, tribe: str) -> None:
        """A road from a tribe to the next on its left."""
        self.of(tribe).road = 1
        self.balance()

    def lay_battle_cards(self, tribe: str, **cards: tuple[int, ...]) -> None:
        """The battle cards under a side's armies by sort: `plain=(4, 2)`, `hero_led=(6,)`."""
        side = 0 if self.s.attacker == self.seat(tribe) else 1
        self.s.drawn[side] = 0
        self.s.laid[side] = 0
        for sort, strengths in cards.items():
            for strength in strengths:
                self.s.laid[side, SORTS.index(sort.replace("_", "-")), strength - 1] += 1

    def draw_battle_cards(self, tribe: str, *strengths: int) -> None:
        """The battle cards of a side that is still laying."""
        side = 0 if self.s.attacker == self.seat(tribe) else 1
        self.s.drawn[side] = 0
        for strength in strengths:
            self.s.drawn[side, strength - 1] += 1

    def balance(self) -> None:
        """The supply gives or takes what a test set up; sets the totals anew where it cannot."""
        missing = self.items_in_all - conserved.items(self.s)
        for item in range(len(ITEMS)):
            self.s.supply[item] = max(self.s.supply[item] + missing[item], 0)
        self.items_in_all = conserved.items(self.s)
        self.cards_in_all = conserved.cards(self.s)

    def forget(self) -> None:
        """Nobody knows anything about hands."""
        self.s.least[:] = 0
        self.s.most[:] = ONES * NO_BOUND
        self.s.floor[:] = 0

    # playing

    @property
    def to_move(self) -> list[str]:
        return [tribe for tribe in TRIBES[: self.players] if self.seat(tribe) in self.active()]

    @property
    def question(self) -> str:
        from ludus.games.age_of_heroes import state

        names = {int(value): name for name, value in vars(state).items() if name.startswith("ASK_")}
        return names.get(int(self.s.question), "ASK_NOTHING").removeprefix("ASK_").lower()

    def legal(self, tribe: str) -> list[str]:
        return self.legal_words(self.seat(tribe))

    def do(self, tribe: str, *actions: str) -> None:
        """A tribe acts; every action must be legal, and nothing may get lost."""
        for words in actions:
            self.play_words(self.seat(tribe), words)
            assert (conserved.cards(self.s) == self.cards_in_all).all()
            assert (conserved.items(self.s) == self.items_in_all).all()

    def answer(self, words: str) -> None:
        """The one seat that is to move acts."""
        (seat,) = self.active()
        self.play_words(seat, words)

    def end_turn(self, tribe: str) -> None:
        """A turn in which nothing more is done."""
        while self.to_move == [tribe] and self.question in ("action", "build", "lay"):
            self.do(tribe, "done")
        while self.to_move == [tribe] and self.question == "discard":
            self.do(tribe, self.legal(tribe)[0])

    def end_fair(self) -> None:
        while self.question == "trade":
            self.answer("pass")

    # looking

    @property
    def happened(self) -> list[tuple[str, str | None, str | None, int]]:
        """What the last action brought about, with tribes by name."""
        names = {-1: None} | {self.seat(tribe): tribe for tribe in TRIBES[: self.players]}
        return [(what, names[who], names[whom], n) for what, who, whom, n in story.read(self.s)]

    def happenings(self, what: str) -> list[tuple[str | None, str | None, int]]:
        return [(who, whom, n) for happened, who, whom, n in self.happened if happened == what]

    def cards(self, tribe: str) -> dict[str, int]:
        return {CARDS[kind]: int(n) for kind, n in enumerate(self.of(tribe).hand) if n}

    def discarded(self, card: str) -> int:
        return int(self.s.discard[CARDS.index(card)])

    def piled(self, card: str) -> int:
        """Cards in the discard, or in the deck it has become."""
        return self.discarded(card) + int(self.s.deck[CARDS.index(card)])

    def supply(self, item: str) -> int:
        return int(self.s.supply[ITEMS.index(item)])

    def seen_by(self, tribe: str | None) -> Any:
        """The record as a tribe, or a spectator, may know it."""
        return self.view(SPECTATOR if tribe is None else self.seat(tribe)).s

    def redealt(self, tribe: str, seed: int) -> Table:
        """A game as it may be for all that a tribe knows."""
        other = object.__new__(Table)
        other.__dict__ |= self.__dict__
        other.records = self.view(self.seat(tribe)).records
        self.kernels.redeal(other.records[0], self.seat(tribe), seed)
        return other
