"""What each number of `features` is, in the same order."""

from ludus.engine.naming import counted, seat_names, under
from ludus.games.age_of_heroes import tables as t

HAND = t.CARDS[: t.HAND_KINDS]
ARMIES = ("plain", "led")
EACH = (
    "playing",
    "cities",
    "monument",
    "fortresses",
    "cards",
    *under("armies at home", ARMIES),
    *under("armies home after this turn", ARMIES),
    *under("armies home after the next turn", ARMIES),
    "armies held",
    "road to the left",
    "claim",
    "passed",
    "offers",
    "first player",
    "own turn",
    "playing events or trading",
    "asked",
    *under("tribe", t.TRIBES),
    *under("hand, as far as known", HAND),
    *under("hand at most", HAND),
)
SIDES = ("attacker", "defender")
STRENGTHS = counted(t.STRENGTHS)
BATTLE = (
    *under("goal", t.GOALS),
    "stage",
    "victorious armies",
    "attacks",
    "defends",
    "barbarians attack",
    *under("armies sent", ARMIES),
    *(
        name
        for side in SIDES
        for name in (
            *under(f"{side}'s heroes", ("as armies", "as generals")),
            *under(f"{side}'s force", t.SORTS),
            *under(f"{side}'s cards shown", STRENGTHS),
        )
    ),
    *under("own cards drawn", STRENGTHS),
    *(name for sort in t.SORTS for name in under(f"own cards laid under {sort}", STRENGTHS)),
)
TABLE = (
    *under("unseen", t.CARDS),
    *under("discarded", t.CARDS),
    *under("supply", t.ITEMS),
    "rounds",
    "deck",
    *under("event", t.CARDS),
    *under("offered", HAND),
    *under("wanted", HAND),
    *under("own hand, as far as all know", HAND),
)
STAGES = (
    *("choosing tribes", "events", "trading", "drawing", "acting", "taxing", "swapping", "building", "warring"),
    *("laying", "discarding", "over"),
)
QUESTIONS = (
    *("none", "tribe", "action", "build", "road", "send", "lay", "discard", "shake", "erupt", "trade", "under"),
    *("fight", "luck", "answer", "hero", "with", "exchange", "hidden"),
)
NAMES = (
    *seat_names(t.MAX_PLAYERS, EACH),
    *under("battle", BATTLE),
    *under("table", TABLE),
    *under("stage", STAGES),
    *under("question", QUESTIONS),
)
