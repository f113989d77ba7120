"""What each number of `features` is, in the same order."""

from ludus.engine.naming import seat_names, under
from micatio.state import MAX_PLAYERS

NAMES = (
    *under("table", ("rounds ended", "pile", "own fingers", "players")),
    *seat_names(MAX_PLAYERS, ("points", "pebbles", "rolled")),
)
