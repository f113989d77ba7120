"""What a first game explains, and when."""

from __future__ import annotations

from collections.abc import Callable

from ludus.engine.language import N_
from ludus.engine.lessons import Lesson
from ludus.engine.view import View
from ludus.games.age_of_heroes.state import (
    ASK_ACTION,
    ASK_ANSWER,
    ASK_BUILD,
    ASK_DISCARD,
    ASK_ERUPT,
    ASK_EXCHANGE,
    ASK_FIGHT,
    ASK_HERO,
    ASK_LAY,
    ASK_LUCK,
    ASK_ROAD,
    ASK_SEND,
    ASK_SHAKE,
    ASK_TRADE,
    ASK_TRIBE,
    ASK_UNDER,
    ASK_WITH,
    NO_CLAIM,
)

Moment = Callable[[View], bool]


def asked(*questions: int) -> Moment:
    """When the learner is asked one of these."""
    return lambda view: (
        view.seat >= 0 and bool(int(view.s.asked) >> view.seat & 1) and int(view.s.question) in questions
    )


def claimed(mine: bool) -> Moment:
    """When there is a claim: the learner's own, or somebody else's."""
    return lambda view: any(
        int(view.s.seats[seat].claim) != NO_CLAIM and (seat == view.seat) == mine for seat in range(view.players)
    )


def held(view: View) -> bool:
    return view.seat >= 0 and int(view.s.seats[view.seat].held) > 0


def away(view: View) -> bool:
    return view.seat >= 0 and int(view.s.seats[view.seat].away.sum()) > 0


LESSONS = (
    Lesson(
        "tribe",
        N_(
            "Welcome. Every tribe plays alike; they differ in the stone their monument is built of. Choose one. "
            "You win with five cities, with a finished monument of five stones, or as the last tribe left."
        ),
        asked(ASK_TRIBE),
    ),
    Lesson(
        "fair",
        N_(
            "Every round begins with a fair. Each tribe has drawn a card, and now you trade. Ask for a card you "
            "need and offer one you do not. By the rulebook whoever holds it must exchange. You have three "
            "offers, and you may also give cards away for a promise. Pass when you have what you want."
        ),
        asked(ASK_TRADE),
    ),
    Lesson(
        "stones",
        N_(
            "Your own stone is worth most to you, and theirs to them: a stone of another tribe is the best thing "
            "to offer it."
        ),
        asked(ASK_TRADE, ASK_ACTION),
    ),
    Lesson(
        "with",
        N_(
            "Several tribes hold what you asked for. You choose with whom to exchange; nobody else learns who holds it."
        ),
        asked(ASK_WITH),
    ),
    Lesson(
        "exchange",
        N_("You are offered an exchange. At this table you may decline, and nobody will hear that you were asked."),
        asked(ASK_EXCHANGE),
    ),
    Lesson(
        "action",
        N_(
            "Your turn. You have drawn a card and may do one thing: raise taxes for a card per city, build as "
            "much as you can pay for, or go to war. Early on, taxes and a second city are seldom wrong."
        ),
        asked(ASK_ACTION),
    ),
    Lesson(
        "build",
        N_("You may build more, as long as cards and items last. Gold stands in for anything that is missing."),
        asked(ASK_BUILD),
    ),
    Lesson(
        "road",
        N_(
            "A neighbour wants a road to you and pays for it. Roads bring both of you a card more at every fair, "
            "and their armies home at once after an attack on you."
        ),
        asked(ASK_ROAD),
    ),
    Lesson(
        "monument",
        N_(
            "You hold stones of your own. Laid on the monument they can no longer be plundered, only destroyed, "
            "one or two at a time."
        ),
        asked(ASK_LAY),
    ),
    Lesson(
        "discard",
        N_("At the end of your turn you keep five cards. What you discard everybody sees."),
        asked(ASK_DISCARD),
    ),
    Lesson(
        "send",
        N_(
            "War. Heroes are played first, as armies or as generals, and are gone afterwards. Then you send "
            "armies. They are away until the end of your next turn, unless a road joins you; who stays at home "
            "defends you."
        ),
        asked(ASK_SEND),
    ),
    Lesson(
        "attacked",
        N_(
            "You are attacked. Olympic games would end the attack at once; a hero would fight at your side. If "
            "you use neither, nobody learns that you could have."
        ),
        asked(ASK_ANSWER, ASK_HERO),
    ),
    Lesson(
        "under",
        N_(
            "Each of your armies gets one battle card, face down. A general adds two to his army's card, and is "
            "lost with it."
        ),
        asked(ASK_UNDER),
    ),
    Lesson(
        "duel",
        N_(
            "Now the duels. Both sides secretly choose an army; the weaker one is destroyed. A weak army may be "
            "well spent on the strongest of the other side."
        ),
        asked(ASK_FIGHT),
    ),
    Lesson(
        "disaster",
        N_("You have drawn a disaster for others. Choose whom it hits; perhaps whoever is nearest to winning."),
        asked(ASK_SHAKE, ASK_ERUPT),
    ),
    Lesson(
        "luck",
        N_("A disaster threatens, and you hold luck. Play it and nothing happens; or keep it for something worse."),
        asked(ASK_LUCK),
    ),
    Lesson(
        "held",
        N_("An earthquake holds one of your armies: it neither attacks nor defends until the end of your next turn."),
        held,
    ),
    Lesson(
        "away",
        N_("Armies that attacked are away and do not defend you. Count what is left at home before you send too many."),
        away,
    ),
    Lesson(
        "own claim",
        N_(
            "You have made a claim. Hold out: if you still own five cities or a finished monument at the end of "
            "your next turn, you win. All others will now try to stop you."
        ),
        claimed(mine=True),
    ),
    Lesson(
        "claim",
        N_(
            "Somebody claims the game and wins at the end of their next turn, unless you stop them: take a city "
            "by conquest, or destroy a stone of the monument."
        ),
        claimed(mine=False),
    ),
)
