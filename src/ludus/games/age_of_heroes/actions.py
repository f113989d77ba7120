"""Every action of the game: its number, and its words as they stand in a log."""

import numpy as np

from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.options import MAX_ARMIES, MAX_GENERALS

HAND_CARDS = t.CARDS[: t.HAND_KINDS]
MARCHES = tuple((a, g) for a in range(MAX_ARMIES + 1) for g in range(min(a, MAX_GENERALS) + 1))
TRADES = tuple((x, y) for x in range(t.HAND_KINDS) for y in range(t.HAND_KINDS) if x != y)
PARTIAL: tuple[int, ...] = ()  # every line is one action
MAX_LEGAL = len(TRADES) + t.HAND_KINDS * (t.MAX_PLAYERS - 1) + 1  # all offers, all gifts, `pass`

# Groups of actions, in the order of their numbers.
GROUPS: tuple[tuple[str, ...], ...] = (
    tuple(f"tribe {tribe}" for tribe in t.TRIBES),
    ("taxes",),
    tuple(f"swap {card}" for card in HAND_CARDS),
    tuple(f"build {what}" for what in t.BUILDS),
    tuple(f"war {tribe} {goal}" for tribe in t.TRIBES for goal in t.GOALS),
    ("agree", "refuse"),
    ("hero army", "hero general", "no hero"),
    tuple(f"send {armies} {led}" for armies, led in MARCHES),
    ("olympics", "luck", "let it be"),
    tuple(f"under {n + 1} {sort}" for sort in t.SORTS[: t.PLAIN] for n in range(t.STRENGTHS)),
    tuple(f"fight {n + 1} {sort}".removesuffix(" plain") for sort in t.SORTS for n in range(t.STRENGTHS)),
    tuple(f"lay {t.CARDS[t.SPECIAL + tribe]}" for tribe in range(len(t.TRIBES))),
    tuple(f"discard {card}" for card in HAND_CARDS),
    tuple(f"shake {tribe}" for tribe in t.TRIBES),
    tuple(f"erupt {tribe}" for tribe in t.TRIBES),
    tuple(f"offer {t.CARDS[x]} for {t.CARDS[y]}" for x, y in TRADES),
    tuple(f"with {tribe}" for tribe in t.TRIBES),
    tuple(f"give {card} to {tribe}" for card in HAND_CARDS for tribe in t.TRIBES),
    ("pass", "done"),
)
WORDS = tuple(words for group in GROUPS for words in group)
NUMBER = {words: number for number, words in enumerate(WORDS)}

# The first number of each group; within it actions count in the order above.
(TRIBE,) = t.constants([NUMBER["tribe egyptians"]])
(TAXES,) = t.constants([NUMBER["taxes"]])
(SWAP,) = t.constants([NUMBER["swap iron"]])  # + card
(BUILD,) = t.constants([NUMBER["build city"]])  # + place in BUILDS
(WAR,) = t.constants([NUMBER["war egyptians conquest"]])  # + tribe * 3 + goal
AGREE, REFUSE = t.constants(NUMBER[words] for words in ("agree", "refuse"))
HERO_ARMY, HERO_GENERAL, NO_HERO = t.constants(NUMBER[words] for words in ("hero army", "hero general", "no hero"))
(SEND,) = t.constants([NUMBER["send 0 0"]])  # + place in MARCHES
PLAY_OLYMPICS, PLAY_LUCK, LET_IT_BE = t.constants(NUMBER[words] for words in ("olympics", "luck", "let it be"))
(UNDER,) = t.constants([NUMBER["under 1 led"]])  # + sort * STRENGTHS + strength - 1
(FIGHT,) = t.constants([NUMBER["fight 1 led"]])  # + sort * STRENGTHS + strength - 1
(LAY,) = t.constants([NUMBER["lay limestone"]])  # + tribe
(DISCARD,) = t.constants([NUMBER["discard iron"]])  # + card
SHAKE, ERUPT = t.constants(NUMBER[words] for words in ("shake egyptians", "erupt egyptians"))  # + tribe
(OFFER,) = t.constants([NUMBER["offer iron for wood"]])  # + place in TRADES
(WITH,) = t.constants([NUMBER["with egyptians"]])  # + tribe
(GIVE,) = t.constants([NUMBER["give iron to egyptians"]])  # + card * 6 + tribe
PASS, DONE = t.constants(NUMBER[words] for words in ("pass", "done"))

# What a place in MARCHES or TRADES means, for kernels.
MARCH_ARMIES: t.Table = np.array([armies for armies, _ in MARCHES], np.int16)
MARCH_LED: t.Table = np.array([led for _, led in MARCHES], np.int16)
MARCH_FIRST: t.Table = np.array([MARCHES.index((armies, 0)) for armies in range(MAX_ARMIES + 1)], np.int16)
GIVEN: t.Table = np.array([x for x, _ in TRADES], np.int16)
WANTED: t.Table = np.array([y for _, y in TRADES], np.int16)

# Which way a step goes, as far as the action tells: a group is one way, unless its actions do different things.
UNGROUPED = {"taxes", "build", "agree", "refuse", "hero", "no", "olympics", "luck", "let", "pass", "done"}
WAYS = [words if words.split()[0] in UNGROUPED else group[0] for group in GROUPS for words in group]
WAY: t.Table = np.array([sorted(set(WAYS)).index(way) for way in WAYS], np.int16)
