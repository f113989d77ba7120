"""What each number of `features` is, in the same order."""

from ludus.engine.naming import counted, seat_names, under
from ludus.games.hadrians_wall import tables as t

PROSPECT = (*under("prospect good", counted(t.GOODS)), *under("prospect shape", t.SHAPES))
TABLE = (
    *under("year", counted(t.YEARS)),
    *under("phase", ("cards", "income", "actions", "favours", "over")),
    *under("difficulty", t.DIFFICULTIES),
    *under("attacks", t.COHORTS),
    *under("attacks left in the deck", t.COHORTS),
    *under("asked", ("nothing", "cohort", "attribute", "place")),
    "tribute",
    *(name for card in counted(t.MAX_NEUTRAL) for name in under(f"neutral card {card}", PROSPECT)),
    "pieces on neutral cards",
    "players",
    "gifts from neutral cards",
)
OWN = (
    *under("towards next reward", t.ATTRIBUTES),
    "trainings",
    "trained this year",
    "forums",
    "forum this year",
    *under("building", t.BUILDINGS),
    *(f"map/row {row} column {column}" for row in counted(t.MAP_ROWS) for column in counted(t.MAP_COLUMNS)),
    *under("market good", counted(t.GOODS)),
    "free market boxes",
    *under("show", counted(t.SHOWS)),
    *(f"{gladiator}/{what}" for gladiator in t.GLADIATORS for what in ("strength", "wounds", "fought this year")),
    "temple boxes",
    "temple favours",
    *(f"diplomat {cohort}/{what}" for cohort in t.COHORTS for what in ("sent", "favours")),
    *under("attacks cancelled", t.COHORTS),
    *under("bribe", counted(t.BATH_BOXES)),
    *(f"ruling/column {column} row {row}" for column in counted(t.RULING_COLUMNS) for row in counted(t.RULING_ROWS)),
    "scouts",
    *under("offered choice", counted(4)),
)
CARDS = (*under("path", t.CARDS), *under("hand", t.CARDS), *under("deck", t.CARDS))
EACH = (
    *under("supply", t.SUPPLIES),
    *under("attribute", t.ATTRIBUTES),
    *under("cohort", t.COHORTS),
    *under("track", t.TRACKS),
    *under("citizens", t.CITIZENS),
    "production",
    "disdain",
    "stopped",
    "points",
    *PROSPECT,
)
NAMES = (*under("table", TABLE), *under("own", (*OWN, *CARDS)), *seat_names(t.MAX_PLAYERS, EACH))
