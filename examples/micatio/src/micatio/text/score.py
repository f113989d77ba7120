"""The score, and what a seat did."""

from ludus.engine.view import View
from micatio.names import translator


def breakdown(view: View, seat: int, lang: str) -> list[tuple[str, int]]:
    _, own = translator(lang), view.s.seats[seat]
    return [
        (_("fingers and rolls"), int(own.score)),
        (_("pebbles"), int(own.pebbles)),
        (_("stones"), int(own.snatched)),
    ]


def report(view: View, seat: int) -> dict[str, int]:
    own = view.s.seats[seat]
    return {"pebbles": int(own.pebbles), "stones": int(own.snatched), "rolls": int(own.rolled)}


def reported(lang: str) -> dict[str, str]:
    _ = translator(lang)
    return {"pebbles": _("Pebbles added"), "stones": _("Stones snatched"), "rolls": _("Rolls of the die")}
