"""A guided first game, best played alone: each lesson comes when the question it answers arises."""

from ludus.engine.language import N_
from ludus.engine.lessons import Lesson
from ludus.games.hadrians_wall import guide_moments as moments

LESSONS = (
    Lesson(
        "welcome",
        N_(
            "Welcome to the northern edge of the empire. In six years you build a stretch of Hadrian's Wall and "
            "the town behind it, and each year ends with an attack by the Picts. Every box you mark on one of the "
            "four attribute tracks (renown, piety, valour, discipline) is worth a point at the end."
        ),
        moments.choosing_cards,
    ),
    Lesson(
        "fate",
        N_(
            "A Fate card opens the year. Everybody has just gained the workers and resources it shows; they are "
            "among your pieces. Whatever you do not spend this year is lost, so spend it all."
        ),
        moments.choosing_cards,
    ),
    Lesson(
        "path",
        N_(
            "You hold two cards. One becomes a path: it is worth up to three points at the end of the game if "
            "your sheets meet its goal. The other becomes this year's prospect: you gain its pieces now. A path "
            "should suit what you mean to build over all six years."
        ),
        moments.choosing_cards,
    ),
    Lesson(
        "actions",
        N_(
            "Now you act, as often as your pieces allow and in any order. Whatever you can do glows; touch "
            "anything else to read why you cannot do it. The fort is a good place to start: a builder or a "
            "soldier marks its next box."
        ),
        moments.acting,
    ),
    Lesson(
        "neutral",
        N_(
            "The two neutral prospects are here because you are playing alone. Later you can buy goods and shapes "
            "from them, but each piece you put on them brings one more Pict at the end of the year."
        ),
        moments.playing_alone,
    ),
    Lesson(
        "infrastructure",
        N_(
            "The fort comes first because so much depends on it. Some of its boxes raise your infrastructure, "
            "which civic buildings need, and the wall and the cippi may only be marked above fort boxes that are "
            "already marked."
        ),
        moments.fort_begun,
    ),
    Lesson(
        "granary",
        N_(
            "The five tracks of the left sheet have three columns each. You begin with the first; the medium "
            "granary opens the second and the large granary the third, on all five tracks. With infrastructure 1 "
            "you may build the medium granary; do so before the first column is full."
        ),
        moments.may_build_granary,
    ),
    Lesson(
        "mining",
        N_(
            "Servants mine stone and fell trees. Some of these boxes fill a circle of resource production, and "
            "every filled circle gives one resource at the start of each year. The earlier, the better."
        ),
        moments.can_mine,
    ),
    Lesson(
        "citizens",
        N_(
            "Civilians become citizens on the right sheet. There are five tracks, and each box costs one "
            "civilian: traders bring precincts and the market, performers the theatre and gladiators, priests "
            "gardens and temples, apparitores the baths and the courthouse, patricians diplomats and scouts. The "
            "first box of every track gives a piece back at once."
        ),
        moments.can_bring_citizens,
    ),
    Lesson(
        "levels",
        N_(
            "The little flags say how many boxes of a citizen track must be marked before a building or a box "
            "opens. A filled flag is a requirement you have met."
        ),
        moments.has_citizen,
    ),
    Lesson(
        "cohort",
        N_(
            "You may mark a box of one of your three cohorts. Each Pict attacks the left, the centre or the "
            "right, and every marked box of that cohort stops one. Nobody knows where they will strike, so keep "
            "the three roughly level."
        ),
        moments.asked_cohort,
    ),
    Lesson(
        "attribute choice",
        N_(
            "You choose which attribute to take. Look for one that is a step away from a box showing a worker: "
            "the worker is yours at once."
        ),
        moments.asked_attribute,
    ),
    Lesson(
        "attributes",
        N_(
            "Your first attribute box is marked: that is a point. Every third box up to 15 also gives a worker, "
            "and at 15 a landmark opens at the end of the row."
        ),
        moments.has_attribute,
    ),
    Lesson(
        "training",
        N_(
            "Once a year you can train a builder at the training grounds. That gives a sword, which marks the "
            "next wall guard box without a soldier. The forum, also once a year, exchanges two workers, but no "
            "soldiers, for one of another kind."
        ),
        moments.may_train,
    ),
    Lesson(
        "scouts",
        N_(
            "Two patricians open the first scout. A soldier rides out with the shape printed on your prospect, a "
            "neighbour's or a neutral one; you draw it on the map, rotated and mirrored as you like, and gain "
            "what it covers. Every completed row gives valour."
        ),
        moments.may_scout,
    ),
    Lesson(
        "place",
        N_(
            "Each small map shows one way to draw the shape. Choose the one that covers what you need or helps to "
            "complete a row."
        ),
        moments.asked_place,
    ),
    Lesson(
        "diplomats",
        N_(
            "A diplomat is expensive, but gives valour and two favours for one cohort. In an attack each favour "
            "cancels one card against that cohort."
        ),
        moments.may_hire,
    ),
    Lesson(
        "market",
        N_(
            "With four traders you can build the market. There a resource buys a good; the first of each kind "
            "gives renown, and the more kinds you have, the more it gives."
        ),
        moments.may_trade,
    ),
    Lesson(
        "stop",
        N_(
            "You have little left. Look through the glowing boxes once more; when you are satisfied, end your "
            "year. Pieces that remain are lost, and then the Picts attack."
        ),
        moments.nearly_done,
    ),
    Lesson(
        "nothing left",
        N_("There is nothing else you can do this year. End your year and see where the Picts attack."),
        moments.nothing_left,
    ),
    Lesson(
        "favours",
        N_(
            "The attack cards are revealed, and some Picts break through. You may spend favours to cancel cards, "
            "or keep them: later attacks are larger, and more is at stake."
        ),
        moments.asked_for_favours,
    ),
    Lesson(
        "picts",
        N_(
            "The first attack is over. Each Pict your cohorts did not stop brought disdain, and the rest of the "
            "year's stake became valour. More Picts come as the years go by: mark your cohorts in time."
        ),
        moments.attacked,
    ),
    Lesson(
        "disdain",
        N_(
            "Disdain costs points at the end, and each further one costs more. The baths remove it for resources, "
            "at most twice a year."
        ),
        moments.has_disdain,
    ),
    Lesson(
        "income",
        N_(
            "The new year began with income: a resource for every production circle, a civilian for every hotel, "
            "a builder for every workshop and an attribute of your choice for every road."
        ),
        moments.second_path,
    ),
    Lesson(
        "last year",
        N_(
            "This is the last year. Hotels, workshops and circles will pay no more: turn everything into "
            "attributes and paths."
        ),
        moments.last_year,
    ),
    Lesson(
        "end",
        N_(
            "The game is over. Your points are the marked attribute boxes and the paths, less what the disdain "
            "you did not remove costs. Forty points make a centurion, seventy a legate."
        ),
        moments.over,
    ),
)
