"""The reader's hand: a fan of cards, one for all of a name, with what each scores now."""

from __future__ import annotations

from ludus.drawing.svg import Element, text
from ludus.engine.phrases import listed
from ludus.games.concordia.actions import PLAY
from ludus.games.concordia.board import cards, targets
from ludus.games.concordia.board.cards import DOCK, LARGE, LINE, WIDE, Score
from ludus.games.concordia.board.scene import Scene, icon
from ludus.games.concordia.names import card_effects, card_names, god_names
from ludus.games.concordia.tables import CARDS, GODS
from ludus.games.concordia.text.describe import gives
from ludus.games.concordia.text.facts import counted, owned, worth

LEAN = 1.1  # degrees from card to card


def hand(scene: Scene, x: float, y: float) -> Element:
    _ = scene._
    held = [(card, n) for card, n in enumerate(counted(scene.s.seats[scene.view.seat].hand)) if n]
    step = min(WIDE + 4, (DOCK - WIDE - 12) / max(1, len(held) - 1))
    left = (DOCK - WIDE - step * (len(held) - 1)) / 2
    middle = (len(held) - 1) / 2
    drawn = [held_card(scene, card, n, k, left + step * k, LEAN * (k - middle)) for k, (card, n) in enumerate(held)]
    resting = scene.view.seat in scene.view.active() and not scene.asks(PLAY)
    return cards.dock(_("Your hand"), drawn, x, y, resting)


def held_card(scene: Scene, card: int, n: int, k: int, x: float, turn: float) -> Element:
    seat = scene.view.seat
    scores = [(god, worth(scene.s, seat, card, god)) for god in sorted(set(owned(scene.s, seat, card)))]
    target = targets.card(CARDS[card])
    name = card_names(scene._)[card]
    small = [
        cards.name_of(name, WIDE / 2, 13.5, WIDE - 8),
        *cards.portrait(card, scores[0][0], 4, 18, WIDE - 8, 47),
        *small_scores(scores),
        *([text(WIDE - 7, 31, f"×{n}", 13, "end", class_="tally")] if n > 1 else []),
    ]
    return cards.card(
        target,
        label_of(scene, card, scores),
        x,
        k,
        small,
        large(scene, card, n, scores),
        can=scene.can(target),
        piece=f"card {seat} {CARDS[card]}",
        turn=turn,
    )


def label_of(scene: Scene, card: int, scores: list[Score]) -> str:
    _ = scene._
    return _(
        "{card}. {does} Now: {gives}. Scores now: {scores}.",
        card=card_names(_)[card],
        does=card_effects(_)[card],
        gives=gives(_, scene.view, scene.view.seat, card),
        scores=listed((_("{god} {points}", god=god_names(_)[god], points=points) for god, points in scores), _.lang),
    )


def small_scores(scores: list[Score]) -> list[Element]:
    """The card's gods with their points, side by side."""
    step = (WIDE - 6) / len(scores)
    drawn = []
    for n, (god, points) in enumerate(scores):
        x = 3 + step * (n + 0.5)
        size = min(16, step * 0.5)
        drawn.append(icon(GODS[god].lower(), x - size * 0.55, 76, size))
        drawn.append(text(x + size * 0.1, 80.5, f"{points}", 12.5, class_="strong"))
    return drawn


def large(scene: Scene, card: int, n: int, scores: list[Score]) -> list[Element]:
    """What the card does, what that would be now, what it scores, and how many there are of it."""
    _ = scene._
    does = cards.paragraph(card_effects(_)[card], 118, most=6)
    gains = gives(_, scene.view, scene.view.seat, card)
    now = cards.paragraph(gains[:1].upper() + gains[1:], 121 + LINE * len(does), most=3, class_="strong")
    rows = [
        part for k, score in enumerate(scores[::-1]) for part in cards.god_row(scene, score, cards.HIGH - 14 - 21 * k)
    ]
    several = [text(LARGE - 12, 24, f"×{n}", 16, "end", class_="tally")] if n > 1 else []
    return [*cards.large_head(card, scores[0][0], card_names(_)[card]), *several, *does, *now, *rows]
