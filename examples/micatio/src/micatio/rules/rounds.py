"""How a game proceeds: in every round all take what they like, and show their fingers last."""

from ludus.engine.chance import draw, reveal
from ludus.engine.contract import Actions, Config
from ludus.engine.kernels import Record, kernel
from micatio.actions import FINGERS, PEBBLE, ROLL, SNATCH
from micatio.state import LOTS, MAX_PLAYERS, NOT_SHOWN, PEBBLES, STONES


@kernel
def lay_out(s: Record, config: Config) -> None:
    s.players, s.rounds, s.turn, s.pile = config[0], config[1], 0, STONES
    for k in range(MAX_PLAYERS):
        own = s.seats[k]
        own.pebbles, own.snatched, own.rolled, own.score = 0, 0, 0, 0
        s.hidden[k].lot, s.hidden[k].shown = 0, NOT_SHOWN


@kernel
def deal(s: Record) -> None:
    for k in range(s.players):
        s.hidden[k].lot = draw(s, LOTS)
    s.revealed = 0


@kernel
def finished(s: Record) -> bool:
    return s.turn >= s.rounds


@kernel
def active(s: Record) -> int:
    mask = 0
    if not finished(s):
        for k in range(s.players):
            if s.hidden[k].shown == NOT_SHOWN:
                mask |= 1 << k
    return mask


@kernel
def legal(s: Record, seat: int, actions: Actions) -> int:
    count = 0
    if finished(s) or s.hidden[seat].shown != NOT_SHOWN:
        return count
    for fingers in range(FINGERS):
        actions[count] = fingers
        count += 1
    if s.seats[seat].pebbles < PEBBLES * (s.turn + 1):
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
def step(s: Record, seat: int, action: int) -> None:
    own = s.seats[seat]
    if action < FINGERS:
        s.hidden[seat].shown = action
        if active(s) == 0:
            end_round(s)
    elif action == PEBBLE:
        own.pebbles += 1
    elif action == SNATCH:
        own.snatched += 1
        s.pile -= 1
    else:
        own.rolled += 1
        own.score += draw(s, 6) + 1


@kernel
def end_round(s: Record) -> None:
    """All hands are opened: the highest one scores its fingers if no other is as high."""
    best, holder, alone = NOT_SHOWN, 0, True
    for k in range(s.players):
        shown = s.hidden[k].shown
        if shown > best:
            best, holder, alone = shown, k, True
        elif shown == best:
            alone = False
        s.hidden[k].shown = NOT_SHOWN
    if alone:
        s.seats[holder].score += best
    s.turn += 1
    reveal(s)


@kernel
def secret(s: Record, seat: int, action: int) -> bool:
    """Fingers are hidden, but for the last hand: it opens all of them."""
    return action < FINGERS and active(s) != 1 << seat
