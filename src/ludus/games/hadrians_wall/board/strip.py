"""What is always in sight: the pieces to be spent, the year with what threatens and what Fate gave, the paths."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.brush import seat_mark
from ludus.drawing.svg import Element, group, line, rect, sign, text, titled
from ludus.engine.phrases import sentence
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.layout import OUTLOOK, STRIP
from ludus.games.hadrians_wall.board.scene import Scene
from ludus.games.hadrians_wall.state import OVER
from ludus.games.hadrians_wall.text.score import count_for_path, path_score
from ludus.games.hadrians_wall.text.tell import attack_size

PIECE = 60  # from one kind of piece to the next
AT_STAKE = 106  # how wide the words for what is at stake may be
MOST_DRAWN = 4  # pieces of a kind that are seen one behind the other


def supplies(scene: Scene) -> Iterator[Element]:
    """Workers and resources that can be spent now."""
    yield from part.panel(300, 45, "column")
    for supply, name in enumerate(t.SUPPLIES):
        x, count = 4 + supply * PIECE, int(scene.p.supplies[supply])
        drawn = min(count, MOST_DRAWN)
        pieces = [
            group(sign(name, x + (drawn - 1 - k) * 3, 10, 25), data_piece=f"{name}-{k + 1}")
            for k in reversed(range(drawn))
        ]
        empty = [] if drawn else [sign(name, x, 10, 25, opacity=0.3)]
        words = scene._("{name} {count}", name=names.supplies(scene._)[supply], count=count)
        look = "number" if count else "faded"
        number = text(x + 36, 30, str(count), 19, class_=look, data_count=f"supply-{name}")
        yield titled(words, rect(x, 2, PIECE - 4, 41, class_="hit"), *empty, *pieces, number)
        if supply:
            yield line(x - 3, 9, x - 3, 36, class_="rule")


def year(scene: Scene) -> Iterator[Element]:
    """The year, the cards of its attack, what is at stake, and what Fate gave everybody."""
    s = scene.s
    number = min(int(s.year), t.YEARS - 1)
    yield from part.panel(300, 45)
    yield from part.year_of(number, 8, 32, 25, 13)
    size = attack_size(s) if s.phase != OVER else 0
    yield sign("attack", 64, 11, 23)
    yield text(90, 31, str(size), 19, class_="number threat", data_count="attack")
    yield sign("valour", 120, 5, 17)
    yield sign("disdain", 120, 24, 17)
    yield text(141, 31, str(int(t.POTENTIAL[number])), 19, class_="number")
    yield line(163, 6, 163, 39, class_="rule")
    yield sign("fate", 169, 12, 22)
    for k, name in enumerate(part.cost_signs(t.FATE_GAIN[s.year_card])):
        yield sign(name, 196 + k % 5 * 20, 4 + k // 5 * 19, 18)


def outlook(scene: Scene) -> Iterator[Element]:
    """What a phone has no room for in its strip, in words: what is at stake in the attack, and what Fate gave."""
    number, gained = min(int(scene.s.year), t.YEARS - 1), part.cost_signs(t.FATE_GAIN[scene.s.year_card])
    yield from part.panel(360, OUTLOOK)
    yield part.fitted(8, 17, scene._("At stake"), AT_STAKE - 14, 13, class_="faded")
    yield part.signs_from(8, 34, ["valour", "disdain"], 20, 3)
    yield text(58, 41, str(int(t.POTENTIAL[number])), 19, class_="number")
    yield line(AT_STAKE, 7, AT_STAKE, OUTLOOK - 7, class_="rule")
    yield part.fitted(AT_STAKE + 8, 17, scene._("Fate gave everybody"), 340 - AT_STAKE, 13, class_="faded")
    yield part.signs_from(AT_STAKE + 8, 34, gained, part.size_in(350 - AT_STAKE, len(gained), 22), 1)


def paths(scene: Scene) -> Iterator[Element]:
    """Whose sheets these are and the points; the paths kept so far, how far each has come, and its points now."""
    yield from part.panel(190, STRIP)
    yield seat_mark(scene.seat, 14, 12, 14)
    yield part.titled_line(27, 17, scene.player_name(scene.seat), 100, 15)
    yield text(
        184,
        18,
        str(scene.view.points(scene.seat)).replace("-", "−"),
        18,
        "end",
        class_="serif number",
        data_count="points",
    )
    kept = [(n, int(card)) for n, card in enumerate(scene.p.paths) if card >= 0]
    for row, (n, card) in enumerate(kept):
        yield path_line(scene, n, card, row % 3, row // 3, len(kept) > 3)


def path_line(scene: Scene, n: int, card: int, row: int, column: int, halved: bool) -> Element:
    """A path, in one column or, when there are many, in two."""
    x, y, width = 5 + column * 92, 26 + row * 22, 88 if halved else 180
    count, points = count_for_path(scene.view, scene.seat, card), path_score(scene.view, scene.seat, card)
    wanted = "/".join(str(int(k)) for k in t.CARD_THRESHOLDS[card])
    words = scene._("{count} of {thresholds}", count=count, thresholds=wanted)
    name, goal = names.cards(scene._)[card], names.goals(scene._)[card]
    parts = [
        rect(x, y, width, 20, 3, class_="now" if n == scene.s.year else "slot"),
        part.fitted(x + 5, y + 14.5, sentence(name), width - 26 if halved else 84, 13),
        text(x + width - 5, y + 15, f"+{points}", 14, "end", class_="number"),
    ]
    if not halved:
        parts.append(part.fitted(x + 94, y + 14.5, words, 60, 12.5, class_="faded"))
    return titled(f"{name}: {goal}. {words}", *parts, data_piece=f"card-{card}")
