"""Boards in a page: areas are drawings of their own, and tabs choose among them."""

from __future__ import annotations

from ludus.drawing.svg import area, circle, document
from ludus.server.views.boards import embedded


def board(*areas: object) -> str:
    return embedded(document(200, 100, *areas, title="Board", desc="A board"))  # type: ignore[arg-type]


def test_areas_are_taken_out_of_the_picture() -> None:
    page = board(area("map", "Map", 0, 0, 100, 100, circle(5, 5, 2)), area("hand", "Hand", 100, 0, 100, 100))
    assert page.count('<svg class="ludus area"') == 2
    assert 'class="ludus shared"' in page and 'class="area"' not in page
    assert 'viewBox="0 0 100 100" data-area="map"' in page and "<circle" in page
    assert "tabs" not in page


def test_tabs_are_listed_once_and_in_order() -> None:
    wall, town = ("wall", "The wall"), ("town", "The town")
    areas = [area(str(n), "Area", 0, 0, 9, 9, tab=tab) for n, tab in enumerate((wall, town, wall))]
    assert [part.split('"')[0] for part in board(*areas).split('data-do="tab" data-tab="')[1:]] == ["wall", "town"]


def test_a_picture_without_areas_stays_whole() -> None:
    assert board(circle(5, 5, 2)).startswith('<svg viewBox="0 0 200 100" class="ludus"')
