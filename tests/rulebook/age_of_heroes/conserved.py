"""What stays the same, what only grows and what is never negative in a game of Age of Heroes."""

from typing import Any

import numpy as np

from ludus.games.age_of_heroes.state import NO_BATTLE
from ludus.games.age_of_heroes.tables import EARTHQUAKE, HAND_KINDS, HERO, SPECIAL
from rulebook.rig import Array


def cards(s: Any) -> Array:
    """Every card of the resource deck by kind, wherever it is."""
    total = s["deck"] + s["discard"]
    players = s["seats"][: s["players"]]
    total[:HAND_KINDS] += players["hand"].sum(axis=0)
    total[HAND_KINDS:] += players["events"].sum(axis=0)
    total[EARTHQUAKE] += players["held"].sum()
    settled = players[players["tribe"] >= 0]
    np.add.at(total, SPECIAL + settled["tribe"], settled["monument"])
    if s["event"] >= 0:
        total[s["event"]] += 1
    if s["battle"] != NO_BATTLE:
        total[HERO] += s["heroes"].sum()
    return np.asarray(total)


def items(s: Any) -> Array:
    """Cities, armies, fortresses, generals and roads, wherever they are."""
    players = s["seats"][: s["players"]]
    led = players["home"][:, 1] + players["away"][:, :, 1].sum(axis=1)
    plain = players["home"][:, 0] + players["away"][:, :, 0].sum(axis=1) + players["held"]
    owned = [players["cities"], led + plain, players["fortresses"], led, players["road"]]
    total = s["supply"] + np.array([each.sum() for each in owned])
    if s["battle"] != NO_BATTLE:
        total += np.array([0, s["sent"].sum(), 0, s["sent"][1], 0])
    return np.asarray(total)


def constant(s: Any) -> dict[str, Array]:
    players = s["seats"][: s["players"]]
    return {
        "cards": cards(s),
        "items": items(s),
        "deck size, without the deck": s["deck_size"] - s["deck"].sum(),
        "counted cards, without those held": players["cards"]
        - players["hand"].sum(axis=1)
        - players["events"].sum(axis=1),
    }


def growing(s: Any) -> dict[str, Array]:
    return {"rounds": s["rounds"], "moments somebody went out": s["exits"], "out": s["seats"]["out"]}


def amounts(s: Any) -> dict[str, Array]:
    owned = ("hand", "events", "cities", "fortresses", "monument", "home", "away", "held", "fresh", "offers")
    in_the_middle = ("deck", "discard", "supply", "sent", "heroes", "force", "drawn", "laid", "owed")
    players = s["seats"][: s["players"]]
    return {name: players[name] for name in owned} | {name: s[name] for name in in_the_middle}
