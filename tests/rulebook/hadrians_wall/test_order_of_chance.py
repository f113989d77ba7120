"""Chance is drawn in a fixed order: the Fate card, two cards for each seat, the neutral cards, the attack cards.

The draws are foretold here with whole numbers of Python, apart from the kernels.
"""

from __future__ import annotations

import pytest

from ludus.games.hadrians_wall.tables import ALL_CARDS, ALL_FATE, ATTACK_CARDS, FATE_ATTACK
from rulebook.hadrians_wall.table import Table

WORD = 2**64 - 1


def rotated(x: int, n: int) -> int:
    return (x << n | x >> (64 - n)) & WORD


def siphash(keys: tuple[int, int], word: int) -> int:
    """SipHash-2-4 of one word, after the pseudocode of its paper."""
    v = [keys[n & 1] ^ int.from_bytes(b"somepseudorandomlygeneratedbytes"[8 * n : 8 * n + 8]) for n in range(4)]

    def rounds(count: int) -> None:
        for _ in range(count):
            for a, b, turn in ((0, 1, 13), (2, 3, 16), (0, 3, 21), (2, 1, 17)):
                v[a] = (v[a] + v[b]) & WORD
                v[b] = rotated(v[b], turn) ^ v[a]
                v[a] = rotated(v[a], 32) if turn in (13, 17) else v[a]

    for block in (word, 8 << 56):
        v[3] ^= block
        rounds(2)
        v[0] ^= block
    v[2] ^= 0xFF
    rounds(4)
    return v[0] ^ v[1] ^ v[2] ^ v[3]


class Oracle:
    """The chance of one seed, and a card drawn from a mask by it."""

    def __init__(self, seed: int) -> None:
        x = (seed + 0x9E3779B97F4A7C15) & WORD
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & WORD
        first = (x ^ (x >> 31)) | 1
        self.keys, self.draws = (first, siphash((first, seed), seed)), 0

    def card(self, mask: int) -> int:
        x = siphash(self.keys, self.draws)
        self.draws += 1
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
