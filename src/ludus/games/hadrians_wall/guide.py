"""A guided first game, best played alone: each lesson comes when the question it answers arises."""

from pathlib import Path

from ludus.engine.lessons import CHOICES, lessons
from ludus.games.hadrians_wall import guide_moments as moments

LESSONS = lessons(
    Path(__file__).with_suffix(".toml"),
    {
        "welcome": moments.choosing_cards,
        "fate": moments.choosing_cards,
        "path": moments.choosing_cards,
        "actions": moments.acting,
        "neutral": moments.playing_alone,
        "infrastructure": moments.fort_begun,
        "granary": moments.may_build_granary,
        "mining": moments.can_mine,
        "citizens": moments.can_bring_citizens,
        "levels": moments.has_citizen,
        "cohort": moments.asked_cohort,
        "attribute choice": moments.asked_attribute,
        "attributes": moments.has_attribute,
        "training": moments.may_train,
        "scouts": moments.may_scout,
        "place": moments.asked_place,
        "diplomats": moments.may_hire,
        "market": moments.may_trade,
        "stop": moments.nearly_done,
        "nothing left": moments.nothing_left,
        "favours": moments.asked_for_favours,
        "picts": moments.attacked,
        "disdain": moments.has_disdain,
        "income": moments.second_path,
        "last year": moments.last_year,
        "end": moments.over,
    },
    {
        "path": ("card-*",),
        "actions": ("track-fort-*",),
        "infrastructure": ("track-fort-*",),
        "granary": ("building-medium-granary", "building-large-granary"),
        "mining": ("track-mine",),
        "citizens": ("citizen-*",),
        "levels": ("citizen-*",),
        "cohort": ("cohort-*",),
        "attribute choice": (CHOICES,),
        "attributes": ("attribute-*",),
        "training": ("train",),
        "scouts": ("scout-*",),
        "place": (CHOICES,),
        "diplomats": ("diplomat",),
        "market": ("building-market", "good-*"),
        "favours": (CHOICES,),
        "picts": ("cohort-*",),
        "disdain": ("building-baths", "bribe-*"),
    },
)
