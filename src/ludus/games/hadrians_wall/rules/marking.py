"""Marking boxes and gaining what is printed in them, with everything that follows.

A box that a reward marks holds one thing at most, so what follows from a reward is a chain and never a tree: a loop
walks it. A reward that asks for a choice is always the last of its box, so one open choice is all a seat remembers.
"""

from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.state import ASKED_ATTRIBUTE, ASKED_COHORT, NOT_ASKED


@kernel
def gain(p: Record, reward: int) -> None:
    """Take one reward and all that follows from it; what finds no free box is lost."""
    while reward != t.NOTHING:
        if reward < t.FIRST_ATTRIBUTE:
            p.supplies[reward - t.FIRST_SUPPLY] += 1
            reward = t.NOTHING
        elif reward < t.FIRST_CITIZEN:
            reward = mark_attribute(p, reward - t.FIRST_ATTRIBUTE)
        elif reward < t.PRODUCTION:
            reward = mark_citizen(p, reward - t.FIRST_CITIZEN)
        elif reward == t.SWORD:
            reward = mark_guard(p)
        else:
            gain_rare(p, reward)
            reward = t.NOTHING


@kernel
def gain_rare(p: Record, reward: int) -> None:
    """The rewards from which nothing follows at once."""
    if reward == t.PRODUCTION:
        if p.production < t.PRODUCTION_CIRCLES:
            p.production += 1
    elif reward == t.FAVOUR:
        p.temple_favours += 1
    elif reward == t.COHORT:
        ask_cohort(p)
    else:
        ask_attribute(p, t.ATTRIBUTE_OFFERS[reward - t.FIRST_ATTRIBUTE_CHOICE])


@kernel
def gain_all(p: Record, rewards: Record) -> None:
    """The rewards of one box, in printed order."""
    n = 0
    while rewards[n] != t.NOTHING:
        gain(p, rewards[n])
        n += 1


@kernel
def mark_attribute(p: Record, attribute: int) -> int:
    """Mark the next box of an attribute; what stands in it."""
    marked = p.attributes[attribute]
    if marked == t.ATTRIBUTE_LENGTH:
        return t.NOTHING
    p.attributes[attribute] = marked + 1
    return t.ATTRIBUTE_REWARD[attribute, marked]


@kernel
def mark_citizen(p: Record, citizen: int) -> int:
    marked = p.citizens[citizen]
    if marked == t.CITIZEN_LENGTH:
        return t.NOTHING
    p.citizens[citizen] = marked + 1
    return t.CITIZEN_REWARD[citizen, marked]


@kernel
def mark_guard(p: Record) -> int:
    """A sword is trained only where a wall guard box can be marked, so there is one."""
    marked = p.tracks[t.GUARD]
    p.tracks[t.GUARD] = marked + 1
    return t.GUARD_REWARD[marked]


@kernel
def mark_cohort(p: Record, cohort: int) -> None:
    marked = p.cohorts[cohort]
    p.cohorts[cohort] = marked + 1
    gain(p, t.COHORT_REWARD[marked])


@kernel
def ask_cohort(p: Record) -> None:
    """A cohort of the player's choice among those not full; lost when all are."""
    for cohort in range(3):
        if p.cohorts[cohort] < t.COHORT_LENGTH:
            p.asked = ASKED_COHORT


@kernel
def ask_attribute(p: Record, offered: int) -> None:
    """An attribute of the player's choice among those offered and not full; lost when all are."""
    offer = 0
    for attribute in range(4):
        if (offered >> attribute) & 1 and p.attributes[attribute] < t.ATTRIBUTE_LENGTH:
            offer |= 1 << attribute
    if offer:
        p.asked = ASKED_ATTRIBUTE
        p.offer = offer


@kernel
def answered(p: Record) -> None:
    """The open choice is made."""
    p.asked = NOT_ASKED
    p.offer = 0
