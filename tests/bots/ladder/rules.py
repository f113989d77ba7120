"""The kernels of the contract, all in one file."""

import math

import numpy as np

from ludus.engine.chance import draw_bit, scramble, seed_chance
from ludus.engine.kernels import kernel

TURNS = 6
CARDS = 24


@kernel
def start(s, seed, config):
    seed_chance(s, seed)
    s.players = config[0]
    s.turn = 0
    s.top = 0
    s.deck = (1 << CARDS) - 1
    for seat in range(s.players):
        s.seats[seat].hand = 0
        s.seats[seat].score = 0
        s.seats[seat].turns = 0
        for _ in range(3):
            take_card(s, seat)


@kernel
def take_card(s, seat):
    card = draw_bit(s, s.deck)
    s.deck ^= np.int64(1) << card
    s.seats[seat].hand |= np.int64(1) << card


@kernel
def active(s):
    return 0 if finished(s) else 1 << s.turn


@kernel
def finished(s):
    last = s.seats[s.players - 1]
    return last.turns >= TURNS


@kernel
def legal(s, seat, actions):
    count = 0
    for card in range(CARDS):
        if (s.seats[seat].hand >> card) & 1:
            actions[count] = card
            count += 1
    return count


@kernel
def step(s, seat, action):
    mine = s.seats[seat]
    mine.hand ^= np.int64(1) << action
    mine.turns += 1
    if action + 1 > s.top:
        mine.score += action + 1
        s.top = action + 1
    else:
        s.top = 0
    take_card(s, seat)
    s.turn = (s.turn + 1) % s.players


@kernel
def points(s, seat):
    return s.seats[seat].score


@kernel
def standing(s, ranks):
    for seat in range(s.players):
        ranks[seat] = 1
        for other in range(s.players):
            if s.seats[other].score > s.seats[seat].score:
                ranks[seat] += 1


@kernel
def look(s, seat, out):
    out.revealed = s.revealed
    out.players = s.players
    out.turn = s.turn
    out.top = s.top
    out.deck = s.deck
    for other in range(s.players):
        out.seats[other].score = s.seats[other].score
        out.seats[other].turns = s.seats[other].turns
        if other == seat:
            out.seats[other].hand = s.seats[other].hand
        else:
            out.deck |= s.seats[other].hand  # of what is not seen, nobody knows where it lies


@kernel
def redeal(s, seat, seed):
    revealed = s.revealed
    s.generator = scramble(seed)
    for other in range(s.players):
        if other != seat:
            for _ in range(3):
                take_card(s, other)
    s.revealed = revealed


@kernel
def features(s, seat, out):
    rival = s.seats[1 - seat] if s.players == 2 else s.seats[seat]
    out[0] = s.seats[seat].score / 60
    out[1] = rival.score / 60
    out[2] = s.top / 12
    out[3] = s.seats[seat].turns / 6
    out[4] = 1.0 if s.turn == seat else 0.0


@kernel
def secret(s, seat, action):
    return False


@kernel
def greedy(s, seat, actions, count):
    return actions[count - 1]


@kernel
def value(s, seat):
    if s.players == 1:
        return min(1.0, s.seats[seat].score / 90.0)
    return 1.0 / (1.0 + math.exp((s.seats[1 - seat].score - s.seats[seat].score) / 8.0))
