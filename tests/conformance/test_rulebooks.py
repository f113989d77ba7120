"""Rules pages and lessons of every game: sections, their pictures, and things that really are on the board."""

from __future__ import annotations

import pytest

from ludus.engine.game import Game
from ludus.engine.language import languages
from ludus.engine.lessons import CHOICES
from ludus.games import games
from ludus.server.views.boards import targets
from ludus.server.views.rulebook import AREA, pictures, rule_sections, section_picture

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


@every_game
def test_sections_have_the_same_anchors_in_every_language(game: Game) -> None:
    english = [section.anchor for section in rule_sections(game, "en")]
    assert len(set(english)) == len(english) > 4
    for lang in languages():
        sections = rule_sections(game, lang)
        assert [section.anchor for section in sections] == english
        assert all(section.title for section in sections[1:])


@every_game
def test_every_action_is_explained_in_a_section_that_exists(game: Game) -> None:
    anchors = {section.anchor for section in rule_sections(game, "en")}
    assert {game.text.section(number) for number in range(len(game.words))} <= anchors


@every_game
def test_pictures_belong_to_sections(game: Game) -> None:
    sections = {section.anchor: section for section in rule_sections(game, "uk")}
    assert pictures(game)
    for anchor in pictures(game):
        assert sections[anchor].caption
        picture = section_picture(game.name, anchor, "uk")
        assert picture.startswith("<svg")
        shown = {name for *_, area, tab in AREA.findall(picture) for name in (area, tab)}
        assert set(pictures(game)[anchor].areas) <= shown


@every_game
def test_lessons_point_at_things_that_exist(game: Game) -> None:
    names = set(targets(game.name))
    lessons = game.guide.LESSONS
    assert any(lesson.points_at for lesson in lessons)
    for thing in (thing for lesson in lessons for thing in lesson.points_at if thing != CHOICES):
        found = [name for name in names if name == thing or (thing.endswith("*") and name.startswith(thing[:-1]))]
        assert found, thing
