"""The boxes of the temples: small, then medium, then large, each row only for enough priests."""

from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall import actions as act
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.rules.buildings import has
from ludus.games.hadrians_wall.rules.marking import gain_all


@kernel
def can_mark_temple(p: Record) -> bool:
    box = p.temple_boxes
    if box == t.TEMPLE_BOXES or p.citizens[t.PRIESTS] < t.TEMPLE_PRIESTS[box]:
        return False
    return has(p, t.SMALL_TEMPLE + t.TEMPLE_OF[box])


@kernel
def list_temples(p: Record, actions: Record, n: int) -> int:
    if can_mark_temple(p):
        for worker in range(4):
            if p.supplies[worker] > 0:
                actions[n] = act.TEMPLE + worker
                n += 1
    return n


@kernel
def mark_temple(p: Record, worker: int) -> None:
    box = p.temple_boxes
    p.supplies[worker] -= 1
    p.temple_boxes = box + 1
    gain_all(p, t.TEMPLE_REWARD[box])
