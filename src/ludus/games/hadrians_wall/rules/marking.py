"""Marking boxes and gaining what is printed in them, with everything that follows.

A box that a reward marks holds one thing at most, so what follows from a reward is a chain and never a tree: a loop
walks it. A reward that asks for a choice is always the last of its box, so one open choice is all a seat remembers.
"""

from ludus.engine.kernels import Record, kernel
from ludus.games.hadrians_wall.state import ASKED_ATTRIBUTE, ASKED_COHORT, NOT_ASKED
from ludus.games.hadrians_wall.tables import (
    ATTRIBUTE_LENGTH,
    ATTRIBUTE_OFFERS,
    ATTRIBUTE_REWARD,
    CITIZEN_LENGTH,
    CITIZEN_REWARD,
    COHORT,
    COHORT_LENGTH,
    COHORT_REWARD,
    FAVOUR,
    FIRST_ATTRIBUTE,
    FIRST_ATTRIBUTE_CHOICE,
    FIRST_CITIZEN,
    FIRST_SUPPLY,
    GUARD,
    GUARD_REWARD,
    NOTHING,
    PRODUCTION,
    PRODUCTION_CIRCLES,
    SWORD,
)


@kernel
def gain(p: Record, reward: int) -> None:
    """Take one reward and all that follows from it; what finds no free box is lost."""
    while reward != NOTHING:
        if reward < FIRST_ATTRIBUTE:
            p.supplies[reward - FIRST_SUPPLY] += 1
            reward = NOTHING
        elif reward < FIRST_CITIZEN:
            reward = mark_attribute(p, reward - FIRST_ATTRIBUTE)
        elif reward < PRODUCTION:
            reward = mark_citizen(p, reward - FIRST_CITIZEN)
        elif reward == SWORD:
            reward = mark_guard(p)
        else:
            gain_rare(p, reward)
            reward = NOTHING


@kernel
def gain_rare(p: Record, reward: int) -> None:
    """The rewards from which nothing follows at once."""
    if reward == PRODUCTION:
        if p.production < PRODUCTION_CIRCLES:
            p.production += 1
    elif reward == FAVOUR:
        p.temple_favours += 1
    elif reward == COHORT:
        ask_cohort(p)
    else:
        ask_attribute(p, ATTRIBUTE_OFFERS[reward - FIRST_ATTRIBUTE_CHOICE])


@kernel
def gain_all(p: Record, rewards: Record) -> None:
    """The rewards of one box, in printed order."""
    n = 0
    while rewards[n] != NOTHING:
        gain(p, rewards[n])
        n += 1


@kernel
def mark_attribute(p: Record, attribute: int) -> int:
    """Mark the next box of an attribute; what stands in it."""
    marked = p.attributes[attribute]
    if marked == ATTRIBUTE_LENGTH:
        return NOTHING
    p.attributes[attribute] = marked + 1
    return ATTRIBUTE_REWARD[attribute, marked]


@kernel
def mark_citizen(p: Record, citizen: int) -> int:
    marked = p.citizens[citizen]
    if marked == CITIZEN_LENGTH:
        return NOTHING
    p.citizens[citizen] = marked + 1
    return CITIZEN_REWARD[citizen, marked]


@kernel
def mark_guard(p: Record) -> int:
    """A sword is trained only where a wall guard box can be marked, so there is one."""
    marked = p.tracks[GUARD]
    p.tracks[GUARD] = marked + 1
    return GUARD_REWARD[marked]


@kernel
def mark_cohort(p: Record, cohort: int) -> None:
    marked = p.cohorts[cohort]
    p.cohorts[cohort] = marked + 1
    gain(p, COHORT_REWARD[marked])


@kernel
def ask_cohort(p: Record) -> None:
    """A cohort of the player's choice among those not full; lost when all are."""
    for cohort in range(3):
        if p.cohorts[cohort] < COHORT_LENGTH:
            p.asked = ASKED_COHORT


@kernel
def ask_attribute(p: Record, offered: int) -> None:
    """An attribute of the player's choice among those offered and not full; lost when all are."""
    offer = 0
    for attribute in range(4):
        if (offered >> attribute) & 1 and p.attributes[attribute] < ATTRIBUTE_LENGTH:
            offer |= 1 << attribute
    if offer:
        p.asked = ASKED_ATTRIBUTE
        p.offer = offer


@kernel
def answered(p: Record) -> None:
    """The open choice is made."""
    p.asked = NOT_ASKED
    p.offer = 0
