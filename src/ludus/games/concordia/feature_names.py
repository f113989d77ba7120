"""What each number of `features` is, in the same order. Cities, provinces and routes are numbered as on each map."""

from ludus.engine.naming import counted, seat_names, under
from ludus.games.concordia import tables as t
from ludus.games.concordia.actions import QUESTIONS
from ludus.games.concordia.maps import MAX_CITIES, MAX_PROVINCES, MAX_ROUTES

CITIES, PROVINCES, ROUTES = counted(MAX_CITIES), counted(MAX_PROVINCES), counted(MAX_ROUTES)
TABLE = (
    "map",
    "players",
    "rounds",
    "cards to come",
    "last card taken",
    "own turn",
    "own decision",
    "movement left",
    "colonists settled",
    "purchases left",
    *under("question", QUESTIONS),
    *under("card played", t.CARDS),
    *under("sold", t.GOODS),
    *under("received", t.GOODS),
    *under("sets out", t.KINDS),
    *under("sets out from city", CITIES),
    *under("sets out from route", ROUTES),
)
EACH = (
    "money",
    "points",
    "provinces settled",
    "free spaces",
    "praefectus magnus",
    *under("storehouse", t.GOODS),
    *under("gained", t.GOODS),
    *under("houses by good", t.GOODS),
    *under("hand", t.CARDS),
    *under("discard", t.CARDS),
    *under("top of discard", t.CARDS),
    *under("colonists out", t.KINDS),
    *under("cards of god", t.GODS),
    *under("house in city", CITIES),
)
BOARD = (
    *under("province used", PROVINCES),
    *(name for n in PROVINCES for name in under(f"province {n} gives", t.GOODS)),
    *under("own colonist beside city", CITIES),
    *(name for n in CITIES for name in under(f"city {n} produces", t.GOODS)),
    *(name for kind in t.KINDS for whose in ("taken", "own") for name in under(f"{kind} route {whose}", ROUTES)),
)
SLOT = (*under("card", t.CARDS), *under("god", t.GODS), *under("price", t.GOODS))
NAMES = (
    *under("table", TABLE),
    *seat_names(t.SEATS, EACH),
    *under("board", BOARD),
    *(name for n in counted(t.SLOTS) for name in under(f"display {n}", SLOT)),
)
