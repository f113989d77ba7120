"""Drawings: escaped and well formed, readable in every theme, carrying the signs they use."""

import re
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ludus.games
from ludus.drawing.brush import cross, loop, seat_mark
from ludus.drawing.palette import PALETTE, SEATS, THEMES, palette_css
from ludus.drawing.signs import Sheet
from ludus.drawing.svg import document, element, group, rect, sign, text, thing
from ludus.engine.telling import Section, plain

SHEETS = sorted(Path(ludus.games.__path__[0]).glob("*/signs.svg"))
SVG = "{http://www.w3.org/2000/svg}"


def test_words_and_attributes_are_escaped() -> None:
    drawn = str(group(text(1, 2, "<b> & co"), element("rect", data_name='"<>&'), class_="a b"))
    assert "&lt;b&gt; &amp; co" in drawn
    root = ElementTree.fromstring(drawn)
    assert root.findtext("text") == "<b> & co"
    assert root.find("rect").get("data-name") == '"<>&'  # type: ignore[union-attr]


def test_numbers_are_short_and_what_is_none_is_left_out() -> None:
    assert str(rect(1.5, 2.0, 3.14159, 4, 0, fill=None)) == '<rect x="1.5" y="2" width="3.14" height="4"/>'


def test_a_thing_is_named_and_says_what_is_true_of_it() -> None:
    can = thing("fort", "Mark the fort", can=True)
    assert can.attribute("class") == "thing can"
    assert can.attribute("tabindex") == "0"
    assert can.attribute("aria-disabled") is None
    locked = thing("fort", "Mark the fort: 1 builder short", locked=True)
    assert locked.attribute("class") == "thing locked"
    assert locked.attribute("aria-disabled") == "true"
    assert locked.attribute("aria-label") == "Mark the fort: 1 builder short"


def test_a_document_holds_the_signs_of_its_sheet() -> None:
    sheet = Sheet(SHEETS[0])
    picture = document(10, 10, group(sign(sheet.names[0], 0, 0)), title="T", desc="D & E", sheet=sheet)
    root = ElementTree.fromstring(picture)
    assert {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")} == {f"sign-{name}" for name in sheet.names}
    assert root.findtext(f"{SVG}desc") == "D & E"
    with pytest.raises(KeyError, match="has no sign nonsense"):
        document(10, 10, sign("nonsense", 0, 0), title="T", desc="D", sheet=sheet)


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.parent.name)
def test_sign_sheets_are_drawn_on_one_grid_in_colours_of_the_palette(path: Path) -> None:
    symbols = ElementTree.parse(path).getroot().findall(f"{SVG}symbol")
    assert len(symbols) == len(Sheet(path).names) == len({symbol.get("id") for symbol in symbols})
    styles = "".join(style.read_text() for style in (path.parent / "board").rglob("*.css"))
    mixed = re.findall(r"--([a-z-]+):", styles)  # from the palette
    for symbol in symbols:
        assert symbol.get("viewBox") == "0 0 24 24"
        for part in symbol.iter():
            for colour in (part.get("fill"), part.get("stroke")):
                named = colour is not None and colour.startswith("var(--") and colour[6:-1] in (*PALETTE, *mixed)
                assert colour in (None, "none", "currentColor") or named, (symbol.get("id"), colour)


def test_no_two_signs_of_a_sheet_have_the_same_shape() -> None:
    """Told apart without their colours."""
    for path in SHEETS:
        shapes = []
        for symbol in ElementTree.parse(path).getroot().findall(f"{SVG}symbol"):
            for part in symbol.iter():
                for name in ("fill", "stroke", "id"):
                    part.attrib.pop(name, None)
            shapes.append(ElementTree.tostring(symbol))
        assert len(set(shapes)) == len(shapes), path


def luminance(colour: str) -> float:
    channels = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_text_can_be_read_on_every_surface(theme: str) -> None:
    colour = {name: colours[THEMES.index(theme)] for name, colours in PALETTE.items()}
    for front, back in product(("ink", "faded", "terracotta"), ("ground", "panel", "shade")):
        assert contrast(colour[front], colour[back]) >= 4.5, (front, back)
    for front in ("laurel", "sea"):
        assert contrast(colour[front], colour["panel"]) >= 4.5, front
    assert contrast(colour["on-band"], colour["band"]) >= 4.5
    for front in ("ochre", "gold", "teal", "purple", "stone", "red"):
        assert contrast(colour[front], colour["panel"]) >= 3, front


def test_every_theme_can_be_chosen_by_a_page_and_alone() -> None:
    css = palette_css(".ludus")
    for theme in THEMES:
        assert f'html[data-theme="{theme}"] .ludus,.ludus[data-theme="{theme}"]{{' in css
    assert palette_css("html").count("html[data-theme=") == len(THEMES)


def test_seats_differ_in_colour_and_in_shape() -> None:
    assert len({seat.colour for seat in SEATS}) == len({seat.shape for seat in SEATS}) == len(SEATS) == 6
    drawn = [str(seat_mark(seat, 0, 0)).replace(SEATS[seat].colour, "") for seat in range(6)]
    assert len(set(drawn)) == 6


def test_brush_marks_stay_near_their_box_and_vary() -> None:
    assert len({str(cross(0, 0, 40, 40, vary)) for vary in range(4)}) == 4
    assert 'class="brush"' in str(cross(0, 0, 40, 40))
    assert str(loop(0, 0, 10, 0)) != str(loop(0, 0, 10, 1))


def test_sections_are_written_with_their_lines_below_them() -> None:
    assert plain([Section("One", ("a", "b")), Section("Two", ("c",))]) == "One\n  a\n  b\n\nTwo\n  c"
