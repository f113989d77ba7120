"""The guided first game: every lesson comes, and the first ones come first."""

from ludus.games.hadrians_wall.guide import LESSONS
from ludus.games.hadrians_wall.state import CARDS_PHASE
from rulebook.hadrians_wall.seen import random_positions, seen
from rulebook.hadrians_wall.table import Table


def test_every_lesson_has_its_moment() -> None:
    """In a few random solo games each lesson's moment comes, and keys are unique."""
    keys = [lesson.key for lesson in LESSONS]
    assert len(set(keys)) == len(keys)
    missing = set(keys)
    for seed, free in ((1, 0), (2, 9), (3, 0), (4, 6), (5, 0), (6, 0)):
        for table, _, _ in random_positions(1, seed, 2000, free):
            if not missing:
                return
            view = seen(table)
            missing -= {lesson.key for lesson in LESSONS if lesson.key in missing and lesson.when(view)}
        view = seen(table)
        missing -= {lesson.key for lesson in LESSONS if lesson.when(view)}
    assert not missing


def test_the_first_lessons_come_before_the_first_choice() -> None:
    view = seen(Table())
    assert view.s.phase == CARDS_PHASE
    assert [lesson.key for lesson in LESSONS if lesson.when(view)] == ["welcome", "fate", "path"]
