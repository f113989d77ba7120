"""Numbers for learners: the table, the seat's own fingers, then every seat from the learner's own to the left."""

from ludus.engine.contract import Floats
from ludus.engine.kernels import Record, kernel
from micatio.rules.scoring import points
from micatio.state import MAX_PLAYERS, PEBBLES, STONES

TABLE, EACH = 4, 3
FEATURES = TABLE + EACH * MAX_PLAYERS


@kernel
def features(s: Record, seat: int, out: Floats) -> None:
    out[:] = 0
    out[0] = s.turn / s.rounds
    out[1] = s.pile / STONES
    out[2] = s.hidden[seat].shown / 4
    out[3] = s.players / MAX_PLAYERS
    for n in range(s.players):
        k, first = (seat + n) % s.players, TABLE + EACH * n
        out[first] = points(s, k) / (10 * s.rounds)
        out[first + 1] = s.seats[k].pebbles / (PEBBLES * s.rounds)
        out[first + 2] = s.seats[k].rolled / s.rounds
