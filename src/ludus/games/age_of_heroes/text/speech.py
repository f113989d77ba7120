"""Parts of sentences: who does what to whom, lists of cards, prices and forces, all in one reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ludus.engine.language import Words
from ludus.engine.phrases import player_name, sentence
from ludus.engine.view import View
from ludus.games.age_of_heroes import names
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.names import Names
from ludus.games.age_of_heroes.state import FIGHTING

SPECTATOR = -2  # nobody's seat, and not the barbarians' either


@dataclass(frozen=True)
class Speech:
    """One reader's view of the table, and how to speak of it."""

    view: View
    lang: str

    @cached_property
    def _(self) -> Words:
        return names.translator(self.lang)

    @cached_property
    def s(self) -> Any:
        return self.view.s

    @property
    def me(self) -> int:
        return self.view.seat if self.view.seat >= 0 else SPECTATOR

    @property
    def mine(self) -> Any:
        """The reader's own part of the table."""
        return self.s.seats[self.me]

    @property
    def to_move(self) -> bool:
        return self.view.seat in self.view.active()

    def number(self, place: int) -> int:
        """A number of the box, as this table plays it."""
        return int(self.s.numbers[place])

    # people

    def called(self, forms: Names, seat: int) -> str:
        """The form of a tribe's name for a seat; a player's name before there is a tribe."""
        tribe = (
            names.BARBARIANS if seat == t.NOBODY else names.YOU if seat == self.me else int(self.s.seats[seat].tribe)
        )
        return forms[tribe] if 0 <= tribe < len(forms) else self.player_name(seat)

    def who(self, seat: int) -> str:
        return self.called(names.who(self._), seat)

    def whom(self, seat: int) -> str:
        return self.called(names.whom(self._), seat)

    def whose(self, seat: int) -> str:
        return self.called(names.whose(self._), seat)

    def to_whom(self, seat: int) -> str:
        return self.called(names.to_whom(self._), seat)

    def from_whom(self, seat: int) -> str:
        return self.called(names.from_whom(self._), seat)

    def towards(self, seat: int) -> str:
        return self.called(names.towards(self._), seat)

    def with_whom(self, seat: int) -> str:
        return self.called(names.with_whom(self._), seat)

    def title(self, seat: int) -> str:
        """A tribe as a title, or the player who has none yet."""
        tribe = int(self.s.seats[seat].tribe)
        return self.title_of(tribe) if tribe >= 0 else sentence(self.player_name(seat))

    def title_of(self, tribe: int) -> str:
        return names.titles(self._)[tribe]

    def player_name(self, seat: int) -> str:
        return player_name(self.view, seat, self.lang)

    def by(self, seat: int, mine: str, theirs: str, **values: object) -> str:
        """A sentence about what a seat does: `mine` if it is the reader's, `theirs` with {who} otherwise."""
        if seat == self.me:
            return sentence(mine.format(**values))
        return sentence(theirs.format(who=self.who(seat), **values))

    def ring(self) -> list[int]:
        """All seats as they sit, to the left from the reader's own, or from seat 0 for a spectator."""
        first = max(self.view.seat, 0)
        return [(first + k) % self.view.players for k in range(self.view.players)]

    def others(self) -> list[int]:
        """The other seats as they sit, beginning at the reader's left."""
        return [seat for seat in self.ring() if seat != self.me]

    def playing(self, seat: int) -> bool:
        return bool(int(self.s.playing) >> seat & 1)

    def seat_of(self, tribe: int) -> int:
        """Where a tribe sits; NOBODY if it is not in this game."""
        return int(self.s.seat_of[tribe])

    def neighbour(self, seat: int, step: int) -> int:
        """The nearest tribe still playing on the left (step 1) or right (step -1); the seat itself if there is none."""
        found = (seat + step) % self.view.players
        while found != seat and not self.playing(found):
            found = (found + step) % self.view.players
        return found

    def road(self, one: int, other: int) -> bool:
        """Whether a road joins two neighbours."""
        if int(self.s.seats[one].road) and self.neighbour(one, 1) == other:
            return True
        return bool(self.s.seats[other].road) and self.neighbour(other, 1) == one

    # cards

    def card(self, card: int) -> str:
        return names.cards(self._)[card]

    def which(self, card: int) -> str:
        return names.which(self._)[card]

    def stone_of(self, seat: int) -> str:
        """What a seat's monument is built of."""
        return self.card(t.SPECIAL + int(self.s.seats[seat].tribe))

    def in_list(self, card: int) -> str:
        """A card in a list: many languages put the names of events in quotes there."""
        return self.card(card) if card < t.OLYMPICS else self._.context("event card", "{name}", name=self.card(card))

    def counted_card(self, card: int, n: int) -> str:
        """One card by its name, several with their number."""
        return self.in_list(card) if n == 1 else names.numbers_of(self._, n)[card]

    def counted(self, counts: Iterable[int]) -> str:
        """A list of cards, out of how many there are of each kind."""
        return ", ".join(self.counted_card(card, int(n)) for card, n in enumerate(counts) if n > 0)

    def counted_which(self, counts: Iterable[int]) -> str:
        """The same as part of a sentence in which something is done with them."""
        return ", ".join(
            self.which(card) if n == 1 else names.numbers_of(self._, int(n))[card]
            for card, n in enumerate(counts)
            if n > 0
        )

    def n_cards(self, n: int) -> str:
        return self._.plural("{n} card", "{n} cards", n) if n else self._("no cards")

    def taken_cards(self, n: int) -> str:
        """So many cards that are drawn, plundered or destroyed."""
        return self._.plural_context("object", "{n} card", "{n} cards", n)

    def price(self, item: int) -> str:
        return self.counted(self.s.cost[item][: t.ORDINARY])

    def items(self, item: int, n: int) -> str:
        return names.items(self._, n)[item]

    def item(self, item: int) -> str:
        return names.item_titles(self._)[item]

    # war

    def side(self) -> int:
        """The reader's side of the battle; the attacker's for readers who do not fight."""
        return t.DEFENDER if int(self.s.defender) == self.me else t.ATTACKER

    def fights(self) -> bool:
        return self.me in (int(self.s.attacker), int(self.s.defender))

    def line_up(self, side: int) -> list[int]:
        """The armies of a side that have not fought, by sort; before the battle is joined, those that will fight."""
        if int(self.s.battle) == FIGHTING:
            return [int(n) for n in self.s.force[side]]
        if side == t.ATTACKER and int(self.s.attacker) == t.NOBODY:
            return [0, 0, 0, self.number(t.BARBARIAN_ARMIES)]
        armies = self.s.sent if side == t.ATTACKER else self.s.seats[int(self.s.defender)].home
        return with_heroes(int(armies[t.PLAIN_ARMY]), int(armies[t.LED_ARMY]), self.s.heroes[side])

    def sort(self, sort: int) -> str:
        return names.sorts(self._)[sort]

    def chosen_sort(self, sort: int) -> str:
        return names.chosen_sorts(self._)[sort]

    def sorts(self, counts: Sequence[int]) -> str:
        """A force, by what leads its armies."""
        _ = self._
        said = (
            _.plural("{n} army led by a general", "{n} armies led by generals", int(counts[0])),
            _.plural("{n} army led by a hero", "{n} armies led by heroes", int(counts[1])),
            _.plural("{n} hero", "{n} heroes", int(counts[2])),
            _.plural("{n} army", "{n} armies", int(counts[3])),
        )
        return ", ".join(words for words, n in zip(said, counts, strict=True) if n > 0) or _("no army")

    def sent(self, counts: Sequence[int]) -> str:
        """The same force as what somebody sends."""
        _ = self._
        led, hero_led, heroes, plain = (int(n) for n in counts)
        said = (
            _.plural_context("object", "{n} army led by a general", "{n} armies led by generals", led),
            _.plural_context("object", "{n} army led by a hero", "{n} armies led by heroes", hero_led),
            _.plural_context("object", "{n} hero", "{n} heroes", heroes),
            _.plural_context("object", "{n} army", "{n} armies", plain),
        )
        return ", ".join(words for words, n in zip(said, counts, strict=True) if n > 0)

    def bonus(self, side: int, sort: int) -> int:
        """What leaders, and for the defender fortresses, add to a battle card."""
        bonus = self.number(t.GENERAL_BONUS) if sort in (t.LED, t.HERO_LED) else 0
        if side == t.DEFENDER:
            bonus += self.number(t.FORTRESS_BONUS) * int(self.s.seats[int(self.s.defender)].fortresses)
        return bonus


def with_heroes(plain: int, led: int, heroes: Sequence[int]) -> list[int]:
    """Armies by sort: those without and with a general, and the heroes leading them or standing beside them."""
    leading = min(int(heroes[t.AS_GENERAL]), plain)
    return [led, leading, int(heroes[t.AS_ARMY]), plain - leading]


def strength(card: int, total: int) -> str:
    """An army's strength as its card and what is added to it: "4+2=6"."""
    return f"{card}+{total - card}={total}" if total != card else f"{card}"
