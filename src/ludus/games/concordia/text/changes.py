"""What an action changes for a player: money, goods, houses, colonists and cards."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.engine.differences import Amount, Difference, differences
from ludus.engine.view import View
from ludus.games.concordia.names import good_names, translator
from ludus.games.concordia.text.facts import counted, houses, on_board

SIGNS = ("brick", "food", "tools", "wine", "cloth")  # of the goods


def changes(before: View, after: View, seat: int, lang: str) -> list[Difference]:
    """That a card leaves the hand when it is played, and comes into it when it is bought, goes without saying."""
    cards = unbought(after, seat) - unbought(before, seat)
    back = [Difference(translator(lang)("Cards in hand"), cards, "card")] if cards > 0 else []
    return differences(amounts(before, seat, lang), amounts(after, seat, lang)) + back


def unbought(view: View, seat: int) -> int:
    """How many cards are in hand, if those that the player ever bought were not."""
    player = view.s.seats[seat]
    return sum(counted(player.hand)) - int(player.bought).bit_count()


def amounts(view: View, seat: int, lang: str) -> Iterator[Amount]:
    """All that a player has and can count; goods that are still to be stored count as had."""
    _, s, player = translator(lang), view.s, view.s.seats[seat]
    yield _("Sestertii"), "coin", int(player.money)
    goods = zip(SIGNS, good_names(_), counted(player.goods), counted(player.gained), strict=True)
    for sign, name, stored, gained in goods:
        yield name, sign, stored + gained
    yield _("Houses"), "house", len(houses(s, seat))
    yield _("Colonists on the board"), "land-colonist", on_board(s, seat)
    yield _("Cards bought"), "card", int(player.bought).bit_count()
