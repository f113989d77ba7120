"""The score in words and numbers: god by god, and what a seat has achieved."""

from __future__ import annotations

from ludus.engine.view import View
from ludus.games.concordia.names import concordia_card, god_names, good_names, translator
from ludus.games.concordia.rules.scoring import cards_of, god_points, per_card, provinces_settled, wealth
from ludus.games.concordia.tables import CONCORDIA_POINTS, GODS, GOODS, MINERVA
from ludus.games.concordia.text.facts import houses, houses_making, on_board


def shows_points(view: View, seat: int) -> bool:
    """Whether the reader may see a seat's points: always their own, others' if the table shows them or at the end."""
    return seat == view.seat or bool(view.s.projected_score) or view.finished


def breakdown(view: View, seat: int, lang: str = "en") -> list[tuple[str, int]]:
    """The score god by god; nothing where the table hides another's points."""
    if not shows_points(view, seat):
        return []
    _, s = translator(lang), view.s
    lines = []
    for god, name in enumerate(god_names(_)):
        cards = int(cards_of(s.seats[seat], god))
        label = _.plural("{god}: {n} card", "{god}: {n} cards", cards, god=name)
        if god != MINERVA:
            each = int(per_card(s, seat, god))
            label = _.plural(
                "{god}: {n} card worth {each}", "{god}: {n} cards worth {each} each", cards, god=name, each=each
            )
        lines.append((label, int(god_points(s, seat, god))))
    if s.concordia == seat:
        lines.append((concordia_card(_), CONCORDIA_POINTS))
    return lines


def reported(lang: str = "en") -> dict[str, str]:
    """What the numbers of `report` are called."""
    _ = translator(lang)
    called = {
        "points": _("Points"),
        "concordia": concordia_card(_),
        "rounds": _("Rounds"),
        "houses": _("Houses"),
        "provinces": _("Provinces with a house"),
        "kinds of goods": _("Kinds of goods produced"),
        "colonists": _("Colonists on the board"),
        "cards bought": _("Cards bought"),
        "money": _("Sestertii"),
        "wealth": _("Sestertii after selling goods"),
    }
    called |= {god.lower(): _("Points from {god}", god=name) for god, name in zip(GODS, god_names(_), strict=True)}
    for good, name in zip(GOODS, good_names(_), strict=True):
        called[f"{good} houses"] = _("Houses: {good}", good=name)
    return called


def report(view: View, seat: int) -> dict[str, int]:
    """What the seat did, for statistics."""
    s, player = view.s, view.s.seats[seat]
    numbers = {
        "points": view.points(seat),
        **{god.lower(): int(god_points(s, seat, n)) for n, god in enumerate(GODS)},
        "concordia": int(s.concordia == seat),
        "rounds": int(s.rounds),
        "houses": len(houses(s, seat)),
        "provinces": int(provinces_settled(s, seat)),
        "kinds of goods": sum(made > 0 for made in houses_making(s, seat)),
        "colonists": on_board(s, seat),
        "cards bought": int(player.bought).bit_count(),
        "money": int(player.money),
        "wealth": int(wealth(player)),
    }
    return numbers | {f"{good} houses": made for good, made in zip(GOODS, houses_making(s, seat), strict=True)}
