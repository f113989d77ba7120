"""Chance is drawn in a fixed order: the Fate card, two cards for each seat, the neutral cards, the attack cards.

The draws are foretold here with whole numbers of Python, apart from the kernels.
"""

from __future__ import annotations

import pytest

from ludus.games.hadrians_wall.tables import ALL_CARDS, ALL_FATE, ATTACK_CARDS, FATE_ATTACK
from rulebook.hadrians_wall.table import Table

WORD = 2**64 - 1


class Oracle:
    """The generator of one seed, and a card drawn from a mask by it."""

    def __init__(self, seed: int) -> None:
        x = (seed + 0x9E3779B97F4A7C15) & WORD
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & WORD
        self.x = (x ^ (x >> 31)) | 1

    def card(self, mask: int) -> int:
        x = self.x
        x = (x ^ (x << 13)) & WORD
        x ^= x >> 7
        x = (x ^ (x << 17)) & WORD
        self.x = x
        cards = [card for card in range(mask.bit_length()) if mask >> card & 1]
        return cards[((x >> 32) * len(cards)) >> 32]


def hand(oracle: Oracle, deck: int) -> int:
    first = 1 << oracle.card(deck)
    return first | 1 << oracle.card(deck & ~first)


@pytest.mark.parametrize("players", [1, 2, 3, 6])
@pytest.mark.parametrize("seed", [0, 7, 2**62])
def test_chance_is_drawn_in_the_order_of_the_rules(players: int, seed: int) -> None:
    table, oracle = Table(players=players, seed=seed), Oracle(seed)
    fate, decks, neutral = ALL_FATE, [ALL_CARDS] * players, ALL_CARDS
    for year in range(3):
        card = oracle.card(fate)
        fate &= ~(1 << card)
        assert int(table.s.year_card) == card
        for seat in range(players):
            drawn = hand(oracle, decks[seat])
            decks[seat] &= ~drawn
            assert int(table.s.hands[seat]) == drawn
        table.choose_paths()
        for n in range({1: 2, 2: 1}.get(players, 0)):
            card = oracle.card(neutral)
            neutral &= ~(1 << card)
            assert int(table.s.neutral_cards[n]) == card
        table.stop_all()
        attacks = [0, 0, 0]
        for _ in range(ATTACK_CARDS[1, year]):
            card = oracle.card(fate)
            fate &= ~(1 << card)
            attacks[FATE_ATTACK[card]] += 1
        assert list(map(int, table.s.attacks)) == attacks
