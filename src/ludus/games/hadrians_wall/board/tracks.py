"""The upper part of the left sheet: cohorts, the granaries' columns and the five tracks under them."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.drawing.svg import Element, group, line, rect, sign, text
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.board import parts as part
from ludus.games.hadrians_wall.board.buildings import building_card
from ludus.games.hadrians_wall.board.scene import Scene
from ludus.games.hadrians_wall.state import FAVOURS_PHASE
from ludus.games.hadrians_wall.text.position import granaries

LABELS = 150  # the width of the tracks' names
COLUMN_SLOTS = 7  # the longest section of a track
COLUMN_WIDTH = COLUMN_SLOTS * part.PITCH - (part.PITCH - part.BOX)
COLUMN_GAP = (part.INNER - LABELS - 3 * COLUMN_WIDTH - 6) / 2
CAPTION = 166  # the width of the cohorts' names; what attacks them has the rest
COHORTS_HEIGHT, GRANARIES_HEIGHT, ROW = 108, 84, 56
HEIGHT = COHORTS_HEIGHT + GRANARIES_HEIGHT + len(t.TRACKS) * ROW + 6


def column_x(column: int) -> float:
    return part.MARGIN + LABELS + column * (COLUMN_WIDTH + COLUMN_GAP)


def tracks(scene: Scene, top: float) -> Iterator[Element]:
    yield from columns(scene, top)
    yield from cohorts(scene, top)
    rows = top + COHORTS_HEIGHT + GRANARIES_HEIGHT
    yield from chains(rows)
    for track in range(len(t.TRACKS)):
        yield from track_row(scene, track, rows + track * ROW)


# cohorts and what attacks them


def cohorts(scene: Scene, top: float) -> Iterator[Element]:
    yield part.titled_line(part.MARGIN + 10, top + 30, scene._("cohorts"), LABELS - 30, 20)
    yield sign("cohort", part.MARGIN + 10, top + 38, 38)
    if scene.s.phase == FAVOURS_PHASE:
        yield keep_favours(scene, top + 82)
    for cohort in range(len(t.COHORTS)):
        x = column_x(cohort)
        yield part.titled_line(x, top + 24, names.cohorts(scene._)[cohort], CAPTION, 15)
        yield from attack(scene, cohort, x, top + 8)
        yield from cohort_boxes(scene, cohort, x, top + 34)
        yield from defence(scene, cohort, x, top + 82)


def keep_favours(scene: Scene, y: float) -> Element:
    """What is pressed to keep all favours for later years."""
    return scene.thing(
        "favour-none",
        rect(part.MARGIN, y, 138, 22, class_="box"),
        part.fitted(part.MARGIN + 8, y + 15, scene._("Keep the favours"), 124, 12.5),
    )


def cohort_boxes(scene: Scene, cohort: int, x: float, y: float) -> Iterator[Element]:
    marked = int(scene.p.cohorts[cohort])
    for n in range(t.COHORT_LENGTH):
        parts = part.box(x + n * part.PITCH, y, part.reward_signs([t.COHORT_REWARD[n]]))
        if n < marked:
            yield group(*parts, part.crossed(x + n * part.PITCH, y, n + cohort), class_="done thing")
        elif n == marked:
            yield scene.thing(f"cohort-{t.COHORTS[cohort]}", *parts)
        else:
            yield group(*parts, class_="thing later")


def attack(scene: Scene, cohort: int, x: float, y: float) -> Iterator[Element]:
    """The cards of the latest attack on a cohort: crossed spears, those cancelled struck out."""
    count, cancelled = int(scene.s.attacks[cohort]), int(scene.p.cancelled[cohort])
    width = min(17.0, (COLUMN_WIDTH - CAPTION) / max(count, 1))
    left = x + COLUMN_WIDTH - count * width
    for n in range(count):
        yield sign("attack", left + n * width, y, 16)
        if n < cancelled:
            yield line(left + n * width - 1, y + 8, left + n * width + 17, y + 8, class_="line", stroke_width=3)


def defence(scene: Scene, cohort: int, x: float, y: float) -> Iterator[Element]:
    """The favours that can cancel a card against this cohort: of its diplomat, and of the temples."""
    p, side = scene.p, t.COHORTS[cohort]
    for kind, mark, count, left in (
        ("diplomat", "diplomat", int(p.diplomat_favours[cohort]), x),
        ("temple", "temple", int(p.temple_favours), x + 92),
    ):
        yield scene.thing(
            f"favour-{kind}-{side}",
            rect(left, y, 84, 22, class_="box"),
            group(
                sign(mark, left + 5, y + 3, 16),
                sign("favour", left + 30, y + 3, 16),
                text(left + 54, y + 16, f"× {count}", 13, class_="number"),
                class_="inside",
            ),
        )


# granaries and tracks


def columns(scene: Scene, top: float) -> Iterator[Element]:
    """The three columns; a column whose granary is missing stays pale."""
    y = top + COHORTS_HEIGHT
    for column in range(3):
        x = column_x(column)
        height = GRANARIES_HEIGHT + len(t.TRACKS) * ROW
        yield rect(x - 6, y, COLUMN_WIDTH + 12, height, 3, class_="panel" if column > granaries(scene.p) else "column")
    yield sign("granary", column_x(0) + 6, y + 14, 34)
    yield part.titled_line(column_x(0) + 48, y + 30, scene._("small granary"), 150, 15)
    yield part.fitted(column_x(0) + 48, y + 48, scene._("built from the start"), 150, 12, class_="faded")
    yield building_card(scene, t.MEDIUM_GRANARY, column_x(1), y + 7)
    yield building_card(scene, t.LARGE_GRANARY, column_x(2), y + 7)


def slots(track: int) -> list[tuple[int, int]]:
    """The column and slot of every box: a box chained to the fort stands over its fort box, others from the left."""
    places = []
    for n in range(int(t.TRACK_LENGTH[track])):
        column = sum(n >= end for end in t.SECTION_END[track])
        start = int(t.SECTION_END[track][column - 1]) if column else 0
        fort = int(t.NEEDS_FORT[track, n])
        fort_start = int(t.SECTION_END[t.FORT][column - 1]) if column else 0
        places.append((column, fort - 1 - fort_start if fort else n - start))
    return places


def chains(top: float) -> Iterator[Element]:
    """Lines from each box down to the fort box it is chained to."""
    fort = top + t.FORT * ROW
    for track in (t.CIPPI, t.WALL):
        for column, slot in slots(track):
            x = column_x(column) + slot * part.PITCH + part.BOX / 2
            yield line(x, top + track * ROW + part.BOX, x, fort, class_="chain")


def track_row(scene: Scene, track: int, y: float) -> Iterator[Element]:
    yield part.titled_lines(part.MARGIN + 10, y + 14, names.tracks(scene._)[track], LABELS - 20, 16)
    pays = [t.SUPPLIES[supply] for which, supply in t.TRACK_ACTIONS if which == track]
    yield track_price(scene, pays, part.MARGIN + 10, y + 26)
    marked, opened = int(scene.p.tracks[track]), int(t.SECTION_END[track, granaries(scene.p)])
    for n, (column, slot) in enumerate(slots(track)):
        x = column_x(column) + slot * part.PITCH
        parts = track_box(track, n, x, y)
        if n < marked:
            yield group(*parts, part.crossed(x, y, n + track), class_="done thing")
        elif n == marked:
            yield scene.thing(f"track-{t.TRACKS[track]}", *parts)
        else:
            yield group(*parts, class_="thing later locked" if n >= opened else "thing later")


def track_price(scene: Scene, pays: list[str], x: float, y: float) -> Element:
    """One piece, of either kind where there is a choice."""
    if len(pays) == 1:
        return sign(pays[0], x, y, 20)
    word = text(x + 33, y + 14, scene._("or"), 12, "middle", class_="faded")
    return group(sign(pays[0], x, y, 20), word, sign(pays[1], x + 46, y, 20))


def track_box(track: int, n: int, x: float, y: float) -> list[Element]:
    """A box of a track; the fort's boxes that raise infrastructure show its new level."""
    if track == t.FORT and n + 1 in t.INFRASTRUCTURE_AT:
        level = t.INFRASTRUCTURE_AT.index(n + 1) + 1
        inside = group(
            sign("infrastructure", x + 4, y + 10, 22),
            text(x + 33, y + 27, str(level), 17, "middle", class_="number"),
            class_="inside",
        )
        return [rect(x, y, part.BOX, part.BOX, class_="box"), inside]
    return part.box(x, y, part.reward_signs(t.TRACK_REWARD[track, n]))
