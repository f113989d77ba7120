"""The small change of every sentence: amounts, prices, rewards, and who somebody is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ludus.engine.language import Words
from ludus.engine.view import View
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t


def who(view: View, seat: int, _: Words) -> str:
    """A player, as the subject of a sentence."""
    named = seat < len(view.names) and view.names[seat]
    return view.names[seat] if named else _("Player {number}", number=seat + 1)


def amount(_: Words, supply: int, n: int) -> str:
    """Some pieces of one kind."""
    if supply == t.SOLDIER:
        return _.plural("{n} soldier", "{n} soldiers", n)
    if supply == t.BUILDER:
        return _.plural("{n} builder", "{n} builders", n)
    if supply == t.SERVANT:
        return _.plural("{n} servant", "{n} servants", n)
    if supply == t.CIVILIAN:
        return _.plural("{n} civilian", "{n} civilians", n)
    return _.plural("{n} resource", "{n} resources", n)


def short(_: Words, supply: int, n: int) -> str:
    """How many pieces of one kind are missing."""
    if supply == t.SOLDIER:
        return _.plural("{n} soldier short", "{n} soldiers short", n)
    if supply == t.BUILDER:
        return _.plural("{n} builder short", "{n} builders short", n)
    if supply == t.SERVANT:
        return _.plural("{n} servant short", "{n} servants short", n)
    if supply == t.CIVILIAN:
        return _.plural("{n} civilian short", "{n} civilians short", n)
    return _.plural("{n} resource short", "{n} resources short", n)


def attribute_amount(_: Words, attribute: int, n: int) -> str:
    if attribute == t.RENOWN:
        return _.plural("{n} renown", "{n} renown", n)
    if attribute == t.PIETY:
        return _.plural("{n} piety", "{n} piety", n)
    if attribute == t.VALOUR:
        return _.plural("{n} valour", "{n} valour", n)
    return _.plural("{n} discipline", "{n} discipline", n)


def citizen_amount(_: Words, citizen: int, n: int) -> str:
    if citizen == t.TRADERS:
        return _.plural("{n} traders box", "{n} traders boxes", n)
    if citizen == t.PERFORMERS:
        return _.plural("{n} performers box", "{n} performers boxes", n)
    if citizen == t.PRIESTS:
        return _.plural("{n} priests box", "{n} priests boxes", n)
    if citizen == t.APPARITORES:
        return _.plural("{n} apparitores box", "{n} apparitores boxes", n)
    return _.plural("{n} patricians box", "{n} patricians boxes", n)


def reward_amount(_: Words, reward: int, n: int) -> str:
    """Some rewards of one kind, by its number in the tables."""
    if reward < t.FIRST_ATTRIBUTE:
        return amount(_, reward - t.FIRST_SUPPLY, n)
    if reward < t.FIRST_CITIZEN:
        return attribute_amount(_, reward - t.FIRST_ATTRIBUTE, n)
    if reward < t.PRODUCTION:
        return citizen_amount(_, reward - t.FIRST_CITIZEN, n)
    if reward == t.PRODUCTION:
        return _.plural("{n} production circle", "{n} production circles", n)
    if reward == t.SWORD:
        return _.plural("{n} wall guard box", "{n} wall guard boxes", n)
    if reward == t.FAVOUR:
        return _.plural("{n} favour", "{n} favours", n)
    if reward == t.COHORT:
        return _.plural("{n} cohort box of your choice", "{n} cohort boxes of your choice", n)
    choices = {
        "piety or discipline": _("piety or discipline"),
        "renown or valour": _("renown or valour"),
        "any attribute": _("any attribute"),
    }
    return choices[t.REWARDS[reward]]


def listed(_: Words, parts: Iterable[str]) -> str:
    """Things one after the other; "nothing" if there are none."""
    return ", ".join(parts) or _("nothing")


def pieces(_: Words, row: Any) -> str:
    """A price or a gain: a row over the supplies."""
    return listed(_, (amount(_, supply, int(n)) for supply, n in enumerate(row) if n))


def rewards(_: Words, row: Iterable[int]) -> str:
    """What a box gives, each kind with its number, in printed order."""
    counted = Counter(int(reward) for reward in row if reward != t.NOTHING)
    return listed(_, (reward_amount(_, reward, n) for reward, n in counted.items()))


def row_of(supply: int, n: int = 1) -> list[int]:
    """A row over the supplies with pieces of one kind."""
    return [n if kind == supply else 0 for kind in range(len(t.SUPPLIES))]


def built(p: Any, building: int) -> bool:
    return bool(int(p.buildings) >> building & 1)


def granaries(p: Any) -> int:
    """How many columns of the left sheet's tracks are open beyond the first."""
    return built(p, t.MEDIUM_GRANARY) + built(p, t.LARGE_GRANARY)


def level(p: Any, kind: int) -> int:
    """How far a seat has come in one of the `LEVELS`."""
    if kind == 0:
        return int(t.INFRASTRUCTURE[p.tracks[t.FORT]])
    if kind <= len(t.ATTRIBUTES):
        return int(p.attributes[kind - 1])
    return int(p.citizens[kind - 1 - len(t.ATTRIBUTES)])


def level_of(citizen: int) -> int:
    """A citizen track among the `LEVELS`."""
    return 1 + len(t.ATTRIBUTES) + citizen


def needs(_: Words, kind: int, wanted: int) -> str:
    """A requirement, as it stands on a flag."""
    return _("{level} {number}", level=names.levels(_)[kind], number=wanted)


def neighbour(s: Any, seat: int, source: int) -> int:
    """The seat on the left or right."""
    return int((seat + 1 if source == t.LEFT else seat - 1) % s.players)


def card_at(s: Any, seat: int, source: int) -> int:
    """The prospect that a source names at this table, or -1."""
    if source == t.OWN:
        return int(s.seats[seat].prospect)
    if source in (t.NEUTRAL1, t.NEUTRAL2):
        return int(s.neutral_cards[source - t.NEUTRAL1])
    return int(s.seats[neighbour(s, seat, source)].prospect) if s.players > 1 + source else -1
