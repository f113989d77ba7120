"""What a seat may know, and what it may imagine about the rest."""

from ludus.engine.chance import draw, reseed
from ludus.engine.kernels import Record, kernel
from micatio.rules.rounds import finished
from micatio.state import LOTS, MAX_PLAYERS, NOT_SHOWN


@kernel
def look(s: Record, seat: int, out: Record) -> None:
    out.players, out.rounds, out.turn, out.pile = s.players, s.rounds, s.turn, s.pile
    for k in range(MAX_PLAYERS):
        out.seats[k] = s.seats[k]
        out.hidden[k].shown = s.hidden[k].shown if k == seat else NOT_SHOWN
        if k == seat or finished(s):  # in the end all lots are shown
            out.hidden[k].lot = s.hidden[k].lot


@kernel
def redeal(s: Record, seat: int, seed: int) -> None:
    """Others get new lots. Nobody knows who has shown already, so all others choose again."""
    reseed(s, seed)
    for k in range(s.players):
        if k != seat and not finished(s):
            s.hidden[k].lot = draw(s, LOTS)
