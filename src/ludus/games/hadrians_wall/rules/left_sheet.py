"""Left sheet: the five tracks, the training grounds and the forum."""

import numpy as np

from ludus.engine.chance import bits
from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall import actions as act
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.rules.marking import gain, gain_all
from ludus.games.hadrians_wall.rules.paying import can_pay, pay

TRACK_WAYS = t.TRACK_MARKED.size
FORUM_WAYS = t.FORUM_GAIN.size


@kernel
def granaries(p: Record) -> int:
    """How many granaries have been added to the small one."""
    return ((p.buildings >> t.MEDIUM_GRANARY) & 1) + ((p.buildings >> t.LARGE_GRANARY) & 1)


@kernel
def can_mark(p: Record, track: int) -> bool:
    """Whether the next box of a track lies in an open column and its fort box is marked."""
    marked = p.tracks[track]
    return marked < t.SECTION_END[track, granaries(p)] and p.tracks[t.FORT] >= t.NEEDS_FORT[track, marked]


@kernel
def list_tracks(p: Record, actions: Record, n: int) -> int:
    for way in range(TRACK_WAYS):
        if p.supplies[t.TRACK_PAYS[way]] > 0 and can_mark(p, t.TRACK_MARKED[way]):
            actions[n] = act.TRACK + way
            n += 1
    return n


@kernel
def mark_track(p: Record, way: int) -> None:
    track = t.TRACK_MARKED[way]
    marked = p.tracks[track]
    p.supplies[t.TRACK_PAYS[way]] -= 1
    p.tracks[track] = marked + 1
    gain_all(p, t.TRACK_REWARD[track, marked])


@kernel
def once_a_year(s: Record, years: int, boxes: int) -> bool:
    """Whether an action with a mask of the years it was done in has a box left and is still to be done this year."""
    return (years >> s.year) & 1 == 0 and bits(years) < boxes


@kernel
def list_training(s: Record, p: Record, actions: Record, n: int) -> int:
    if p.supplies[t.TRAINING_PAYS] > 0 and once_a_year(s, p.trainings, t.TRAININGS) and can_mark(p, t.GUARD):
        actions[n] = act.TRAIN
        n += 1
    return n


@kernel
def train(s: Record, p: Record) -> None:
    p.supplies[t.TRAINING_PAYS] -= 1
    p.trainings |= np.int64(1) << s.year
    gain(p, t.SWORD)


@kernel
def list_forum(s: Record, p: Record, purse: int, actions: Record, n: int) -> int:
    if once_a_year(s, p.forums, t.FORUMS):
        for way in range(FORUM_WAYS):
            if can_pay(purse, t.FORUM_PRICE[way]):
                actions[n] = act.FORUM + way
                n += 1
    return n


@kernel
def swap(s: Record, p: Record, way: int) -> None:
    """Two workers go back for one of another kind."""
    pay(p, t.FORUM_COST[way])
    p.supplies[t.FORUM_GAIN[way]] += 1
    p.forums |= np.int64(1) << s.year
