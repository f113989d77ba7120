"""What a first game explains, and when."""

from __future__ import annotations

from collections.abc import Callable

from ludus.engine.language import N_
from ludus.engine.lessons import Lesson
from ludus.engine.view import View
from ludus.games.age_of_heroes import state as st

Moment = Callable[[View], bool]


def asked(*questions: int) -> Moment:
    """When the learner is asked one of these."""
    return lambda view: (
        view.seat >= 0 and bool(int(view.s.asked) >> view.seat & 1) and int(view.s.question) in questions
    )


def claimed(mine: bool) -> Moment:
    """When there is a claim: the learner's own, or somebody else's."""
    return lambda view: any(
        int(view.s.seats[seat].claim) != st.NO_CLAIM and (seat == view.seat) == mine for seat in range(view.players)
    )


def held(view: View) -> bool:
    return view.seat >= 0 and int(view.s.seats[view.seat].held) > 0


def away(view: View) -> bool:
    return view.seat >= 0 and int(view.s.seats[view.seat].away.sum()) > 0


LESSONS = (
    Lesson(
        "tribe",
        N_(
            "Welcome. All tribes play alike; they differ only in the special resource their monument is built of. "
            "Choose one. You win with five cities, with a finished monument of five cards, or as the last tribe "
            "left."
        ),
        asked(st.ASK_TRIBE),
    ),
    Lesson(
        "fair",
        N_(
            "Every round begins with a fair. Each tribe has drawn a card, and now you trade. Ask for a card you need "
            "and offer one you can spare. By the rules, whoever holds it must trade. You may make three offers, and "
            "you may also give cards away for a promise. Pass when you have what you want."
        ),
        asked(st.ASK_TRADE),
    ),
    Lesson(
        "stones",
        N_(
            "Your own special resource is worth most to you, and theirs to them: the best thing to offer a tribe is "
            "its own resource."
        ),
        asked(st.ASK_TRADE, st.ASK_ACTION),
    ),
    Lesson(
        "with",
        N_(
            "Several tribes hold what you asked for. You choose which of them to trade with; nobody else learns who "
            "holds it."
        ),
        asked(st.ASK_WITH),
    ),
    Lesson(
        "exchange",
        N_("You are offered an exchange. At this table you may decline, and nobody will know that you were asked."),
        asked(st.ASK_EXCHANGE),
    ),
    Lesson(
        "action",
        N_(
            "Your turn. You have drawn a card and may do one thing: collect taxes, a card for each of your cities; "
            "build as much as you can pay for; or go to war. Early on, taxes and a second city are seldom wrong."
        ),
        asked(st.ASK_ACTION),
    ),
    Lesson(
        "build",
        N_(
            "You may build more, as long as the cards in your hand and in the supply last. Gold replaces any "
            "resource you lack."
        ),
        asked(st.ASK_BUILD),
    ),
    Lesson(
        "road",
        N_(
            "A neighbour wants to build a road to you and will pay for it. A road brings each of you one more card "
            "at every fair, and brings their armies home at once after an attack on you."
        ),
        asked(st.ASK_ROAD),
    ),
    Lesson(
        "monument",
        N_(
            "You hold special resources of your own. Once laid on the monument they can no longer be plundered, only "
            "destroyed, one or two at a time."
        ),
        asked(st.ASK_LAY),
    ),
    Lesson(
        "discard",
        N_("At the end of your turn you may keep five cards. Everybody sees what you discard."),
        asked(st.ASK_DISCARD),
    ),
    Lesson(
        "send",
        N_(
            "War. First you may play Heroes, as armies or as generals; they are discarded afterwards. Then you send "
            "armies. They are away until the end of your next turn, unless a road joins you to the defender; armies "
            "that stay at home defend you."
        ),
        asked(st.ASK_SEND),
    ),
    Lesson(
        "attacked",
        N_(
            "You are under attack. Olympic Games would end it at once; a Hero would fight on your side. If you use "
            "neither, nobody learns that you could have."
        ),
        asked(st.ASK_ANSWER, st.ASK_HERO),
    ),
    Lesson(
        "under",
        N_(
            "Each of your armies gets one battle card, face down. A general adds two to his army's card, and is lost "
            "with it."
        ),
        asked(st.ASK_UNDER),
    ),
    Lesson(
        "duel",
        N_(
            "Now the duels. Both sides secretly choose an army; the weaker one is destroyed. A weak army may be well "
            "spent on the strongest one of the other side."
        ),
        asked(st.ASK_FIGHT),
    ),
    Lesson(
        "disaster",
        N_("You have drawn a disaster for others. Choose whom it strikes: perhaps whoever is closest to winning."),
        asked(st.ASK_SHAKE, st.ASK_ERUPT),
    ),
    Lesson(
        "luck",
        N_("A disaster threatens, and you hold Luck. Play it and nothing happens; or keep it for something worse."),
        asked(st.ASK_LUCK),
    ),
    Lesson(
        "held",
        N_("An earthquake holds one of your armies: it can neither attack nor defend until the end of your next turn."),
        held,
    ),
    Lesson(
        "away",
        N_(
            "Armies that have attacked are away and cannot defend you. Count what will be left at home before you "
            "send too many."
        ),
        away,
    ),
    Lesson(
        "own claim",
        N_(
            "You have claimed victory. Hold out: if you still own five cities or a finished monument at the end of "
            "your next turn, you win. Everybody else will now try to stop you."
        ),
        claimed(mine=True),
    ),
    Lesson(
        "claim",
        N_(
            "Somebody has claimed victory and wins at the end of their next turn, unless you stop them: conquer a "
            "city or destroy a card of the monument."
        ),
        claimed(mine=False),
    ),
)
