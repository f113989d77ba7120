"""The upper part of the left sheet: cohorts, the granaries' columns and the five tracks in them."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.svg import Element, group, line, rect, sign, text
from ludus.engine.phrases import sentence
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.actions import TRACK
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.buildings import building_card
from ludus.games.hadrians_wall.board.layout import COLUMN, FORT_WAYS, LABELS, ROW_NAME, SHEET
from ludus.games.hadrians_wall.board.scene import Scene
from ludus.games.hadrians_wall.board.targets import target
from ludus.games.hadrians_wall.text.position import granaries

HEAD, ROW, PITCH = 38, 40, 40
BOX_WIDTH, BOX_HEIGHT = 37, 36
COHORT_PITCH, COHORT_WIDTH = 34.5, 33
FAVOURS, FAVOUR_PITCH = 3 + 6 * COHORT_PITCH, 36.5
GRANARY = {1: t.MEDIUM_GRANARY, 2: t.LARGE_GRANARY}
STONES = 5  # tones of stone
FORT_ACTIONS = tuple(n for n, (track, _) in enumerate(t.TRACK_ACTIONS) if track == t.FORT)
CHAIN = {t.CIPPI: 4 + ROW_NAME, t.WALL: 4}  # as a phone needs it; elsewhere the next row hides some


def row_top(track: int) -> float:
    """Where a track's boxes begin; the cohorts stand over them."""
    return HEAD + 2 + (track + 1) * ROW


def labels(scene: Scene) -> Iterator[Element]:
    """The names of the rows with what a box costs."""
    yield from part.panel(LABELS, SHEET)
    yield sign("infrastructure", 6, 7, 24)
    yield text(
        36, 27, str(int(t.INFRASTRUCTURE[scene.p.tracks[t.FORT]])), 21, class_="number", data_count="infrastructure"
    )
    yield group(part.wrapped(4, HEAD + 17, sentence(scene._("cohorts")), LABELS - 8, 13), class_="row row-0")
    for track, name in enumerate(names.tracks(scene._)):
        yield group(*track_label(scene, track, sentence(name)), class_=f"row row-{track + 1}")


def track_label(scene: Scene, track: int, name: str) -> Iterator[Element]:
    y = row_top(track)
    lines = part.lines_of(name, LABELS - 6, 12, 2) if track != t.FORT else [name]
    yield group(*(part.fitted(4, y + 10 + k * 11, words, LABELS - 6, 12.5) for k, words in enumerate(lines)))
    if track == t.FORT:
        yield from fort_prices(scene, y + 13)
    else:
        yield sign(t.SUPPLIES[pays_with(track)], 4, y + 4 + 10 * len(lines), 13)


def pays_with(track: int) -> int:
    return next(supply for which, supply in t.TRACK_ACTIONS if which == track)


def fort_prices(scene: Scene, y: float, x: float = 2, width: float = 32, height: float = 25) -> Iterator[Element]:
    """The fort is paid with either of two pieces; each is pressed here."""
    for k, way in enumerate(FORT_ACTIONS):
        left = x + k * (width + 2)
        yield scene.thing(
            track_target(way),
            rect(left, y, width, height, 3, class_="box"),
            group(sign(t.SUPPLIES[t.TRACK_PAYS[way]], left + width / 2 - 9, y + height / 2 - 9, 18), class_="inside"),
        )


def track_target(way: int) -> str:
    return target(TRACK + way)


def column(scene: Scene, number: int) -> Iterator[Element]:
    """A cohort over its section of the five tracks; a column whose granary is missing stays pale."""
    opened = number <= granaries(scene.p)
    yield from part.panel(COLUMN, SHEET, "column" if opened else "panel")
    yield from cohort_head(scene, number)
    if number in GRANARY:
        yield building_card(scene, GRANARY[number], 104, 1, COLUMN - 106, HEAD - 3)
    else:
        yield sign("built-granary", 110, 5, 28)
        yield part.fitted(144, 16, sentence(scene._("small granary")), COLUMN - 150, 14)
        yield part.fitted(144, 31, sentence(scene._("built from the start")), COLUMN - 150, 12, class_="faded")
    rows = (cohort_row(scene, number), *(track_row(scene, track, number) for track in range(len(t.TRACKS))))
    for n, row in enumerate(rows):
        yield group(*row_name(scene, n, number), *row, class_=f"row row-{n}")


def row_name(scene: Scene, n: int, number: int) -> Iterator[Element]:
    """What a row is, and what a box of it costs: over the row, where a phone moves the rows apart."""
    track, y = n - 1, row_top(n - 1)
    name = sentence(scene._("cohorts") if track < 0 else names.tracks(scene._)[track])
    if track != t.FORT:
        price = [] if track < 0 else [sign(t.SUPPLIES[pays_with(track)], 3, y - 12.5, 11)]
        words = text(17 if price else 3, y - 3.5, name, 10, class_="faded")
        yield group(*price, words, class_="row-name")
        return
    level = str(int(t.INFRASTRUCTURE[scene.p.tracks[t.FORT]]))
    yield group(
        part.fitted(3, y - 14, name, 60, 12),
        sign("infrastructure", 68, y - FORT_WAYS + 3, 26),
        text(98, y - 12, level, 19, class_="number"),
        *fort_price(scene, number, y - FORT_WAYS),
        class_="row-name",
    )


def fort_price(scene: Scene, number: int, y: float) -> Iterator[Element]:
    """What the fort is paid with is pressed in the column of its next box only; in the others it just says so."""
    marked = int(scene.p.tracks[t.FORT])
    if marked < len(SLOTS[t.FORT]) and SLOTS[t.FORT][marked][0] == number:
        yield from fort_prices(scene, y, 140, 70, 33)
    else:
        yield part.price(212, y + 17, [t.SUPPLIES[t.TRACK_PAYS[way]] for way in FORT_ACTIONS], 18)


def cohort_head(scene: Scene, number: int) -> Iterator[Element]:
    yield sign("cohort", 3, 5, 27)
    yield part.fitted(33, 15, sentence(names.sides(scene._)[number]), 68, 13)
    yield text(33, 32, str(int(scene.p.cohorts[number])), 16, class_="number", data_count="")


def cohort_row(scene: Scene, number: int) -> Iterator[Element]:
    """Six boxes, pressed anywhere along the row, and the favours that can cancel a card against this cohort."""
    marked, name, y = int(scene.p.cohorts[number]), f"cohort-{t.COHORTS[number]}", HEAD + 2
    for n in range(t.COHORT_LENGTH):
        if n != marked:
            parts = cohort_box(n, y, part.MARK if n < marked else "", number)
            yield group(*parts, class_="done thing" if n < marked else "thing later")
    if marked < t.COHORT_LENGTH:
        whole = rect(3, y, t.COHORT_LENGTH * COHORT_PITCH, BOX_HEIGHT, class_="hit")
        yield scene.thing(name, *cohort_box(marked, y, part.GHOST, number), whole)
    yield from favours(scene, number, y)


def cohort_box(n: int, y: float, mark: str, vary: int) -> list[Element]:
    x, signs = 3 + n * COHORT_PITCH, part.reward_signs([t.COHORT_REWARD[n]])
    return part.box(x, y, COHORT_WIDTH, BOX_HEIGHT, signs, mark, n + vary, 0, f"cohort-{vary}-{n}")


def favours(scene: Scene, number: int, y: float) -> Iterator[Element]:
    p, side = scene.p, t.COHORTS[number]
    for k, (kind, count) in enumerate(
        (("diplomat", int(p.diplomat_favours[number])), ("temple", int(p.temple_favours)))
    ):
        x = FAVOURS + k * FAVOUR_PITCH
        yield scene.thing(
            f"favour-{kind}-{side}",
            rect(x, y, 35, BOX_HEIGHT, 3, class_="box"),
            group(
                sign("favour", x + 3, y + 3, 15),
                sign(kind, x + 3, y + 19, 14),
                text(x + 26, y + 24, str(count), 16, "middle", class_="number"),
                class_="inside",
            ),
        )


def slots(track: int) -> list[tuple[int, int]]:
    """The column and slot of every box: a box chained to the fort stands over its fort box, others from the left."""
    places = []
    for n in range(int(t.TRACK_LENGTH[track])):
        number = sum(n >= end for end in t.SECTION_END[track])
        start = int(t.SECTION_END[track][number - 1]) if number else 0
        fort = int(t.NEEDS_FORT[track, n])
        fort_start = int(t.SECTION_END[t.FORT][number - 1]) if number else 0
        places.append((number, fort - 1 - fort_start if fort else n - start))
    return places


SLOTS = tuple(tuple(slots(track)) for track in range(len(t.TRACKS)))


def track_row(scene: Scene, track: int, number: int) -> Iterator[Element]:
    """The boxes of a track in a column; lines lead from them down to the fort boxes they are chained to."""
    for n, (found, slot) in enumerate(SLOTS[track]):
        if found != number:
            continue
        x, y = 3 + slot * PITCH, row_top(track)
        if t.NEEDS_FORT[track, n]:
            middle = x + BOX_WIDTH / 2
            yield line(middle, y + BOX_HEIGHT, middle, y + BOX_HEIGHT + CHAIN[track], class_="chain")
        yield track_thing(scene, track, n, x, y)


def track_thing(scene: Scene, track: int, n: int, x: float, y: float) -> Element:
    marked, opened = int(scene.p.tracks[track]), int(t.SECTION_END[track, granaries(scene.p)])
    if n < marked:
        masonry = f" stone-{(3 * n + track) % STONES}" if track in (t.WALL, t.FORT) else ""
        return group(*track_box(track, n, x, y, part.MARK), class_=f"done thing{masonry}")
    if n == marked:
        return scene.thing(next_target(scene, track), *track_box(track, n, x, y, part.GHOST))
    return group(*track_box(track, n, x, y, ""), class_="thing later locked" if n >= opened else "thing later")


def next_target(scene: Scene, track: int) -> str:
    """What pressing the next box does; with a choice of pieces, the first of those there are."""
    ways = [track_target(n) for n, (which, _) in enumerate(t.TRACK_ACTIONS) if which == track]
    return next((way for way in ways if scene.can(way)), ways[0])


def track_box(track: int, n: int, x: float, y: float, mark: str) -> list[Element]:
    """A box of a track; the fort's boxes that raise infrastructure show its new level."""
    piece = f"{t.TRACKS[track]}-{n}"
    if track == t.FORT and n + 1 in t.INFRASTRUCTURE_AT:
        level = t.INFRASTRUCTURE_AT.index(n + 1) + 1
        inside = group(
            sign("infrastructure", x + 3, y + 9, 18),
            text(x + 29, y + 24, str(level), 16, "middle", class_="number"),
            class_="inside",
        )
        return [*part.box(x, y, BOX_WIDTH, BOX_HEIGHT, (), mark, n + track, 0, piece), inside]
    return part.box(x, y, BOX_WIDTH, BOX_HEIGHT, part.reward_signs(t.TRACK_REWARD[track, n]), mark, n + track, 0, piece)
