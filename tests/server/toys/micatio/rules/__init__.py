"""The rules: whoever shows most fingers, alone, scores them; pebbles, snatched stones and rolls score one each."""

import numpy as np

from ludus.engine.chance import below, draw, reveal, roll, scramble, seed_chance
from ludus.engine.kernels import kernel

FINGERS, PEBBLE, SNATCH, ROLL, TOKENS, HIDDEN = 5, 5, 6, 7, 100_000, 9


@kernel
def start(s, seed, config):
    seed_chance(s, seed)
    s.players, s.rounds, s.turn, s.pile = config[0], config[1], 0, 3
    for k in range(4):
        seat = s.seats[k]
        seat.token = draw(s, TOKENS) if k < s.players else 0
        seat.shown, seat.pebbles, seat.snatched, seat.rolled, seat.score = -1, 0, 0, 0, 0
    s.revealed = 0


@kernel
def active(s):
    mask = 0
    if s.turn < s.rounds:
        for k in range(s.players):
            if s.seats[k].shown < 0:
                mask |= 1 << k
    return mask


@kernel
def legal(s, seat, actions):
    count = 0
    if s.turn >= s.rounds or s.seats[seat].shown >= 0:
        return count
    for n in range(FINGERS):
        actions[count] = n
        count += 1
    if s.seats[seat].pebbles < 3 * (s.turn + 1):
        actions[count] = PEBBLE
        count += 1
    if s.pile > 0:
        actions[count] = SNATCH
        count += 1
    if s.seats[seat].rolled <= s.turn:
        actions[count] = ROLL
        count += 1
    return count


@kernel
def settle(s):
    best, second = -1, -1
    for k in range(s.players):
        shown = s.seats[k].shown
        if shown < 0:
            return
        if shown > best:
            best, second = shown, best
        elif shown > second:
            second = shown
    for k in range(s.players):
        if s.seats[k].shown == best and best > second:
            s.seats[k].score += best
        s.seats[k].shown = -1
    s.turn += 1
    reveal(s)


@kernel
def step(s, seat, action):
    if action < FINGERS:
        s.seats[seat].shown = action
        settle(s)
    elif action == PEBBLE:
        s.seats[seat].pebbles += 1
    elif action == SNATCH:
        s.seats[seat].snatched += 1
        s.pile -= 1
    else:
        s.seats[seat].rolled += 1
        s.seats[seat].score += draw(s, 6) + 1


@kernel
def finished(s):
    return s.turn >= s.rounds


@kernel
def points(s, seat):
    return s.seats[seat].score + s.seats[seat].pebbles + s.seats[seat].snatched


@kernel
def standing(s, ranks):
    for k in range(s.players):
        ranks[k] = 1
        for other in range(s.players):
            if points(s, other) > points(s, k):
                ranks[k] += 1


@kernel
def look(s, seat, out):
    out.revealed, out.players, out.rounds, out.turn, out.pile = s.revealed, s.players, s.rounds, s.turn, s.pile
    for k in range(4):
        out.seats[k].pebbles, out.seats[k].snatched = s.seats[k].pebbles, s.seats[k].snatched
        out.seats[k].rolled, out.seats[k].score = s.seats[k].rolled, s.seats[k].score
        out.seats[k].shown = -1
        if k == seat:
            out.seats[k].token, out.seats[k].shown = s.seats[k].token, s.seats[k].shown


@kernel
def redeal(s, seat, seed):
    x = scramble(seed)
    for k in range(s.players):
        if k != seat:
            x = roll(x)
            s.seats[k].token = below(x, TOKENS)
    s.generator = roll(x)


@kernel
def features(s, seat, out):
    out[0] = np.float32(points(s, seat))


@kernel
def secret(s, seat, action):
    alone = True
    for k in range(s.players):
        if k != seat and s.seats[k].shown < 0:
            alone = False
    return action < FINGERS and not alone


@kernel
def greedy(s, seat, actions, count):
    return PEBBLE if count > FINGERS and actions[FINGERS] == PEBBLE else FINGERS - 1


@kernel
def value(s, seat):
    return 0.5
