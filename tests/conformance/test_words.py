"""Words and pictures of every game: text forms that round-trip, reasons, stories, tables and drawings."""

from random import Random
from xml.etree import ElementTree

import pytest

from conformance.cases import Case
from ludus.engine.errors import Illegal
from ludus.engine.game import Game
from ludus.engine.language import languages
from ludus.engine.telling import plain
from ludus.engine.view import SPECTATOR


def test_words_are_unique_and_plain(game: Game) -> None:
    assert len(set(game.words)) == len(game.words)
    for words in game.words:
        assert words == " ".join(words.split()) != ""
        assert not words.isdecimal()


def test_legal_words_can_be_played(case: Case) -> None:
    match = case.play_randomly(1, Random(str(case)).randrange(150))
    for seat in match.active():
        for words in match.legal(seat):
            match.fork().play(seat, words)


def test_reasons_agree_with_what_is_legal(case: Case) -> None:
    for length in (0, 40, 160):
        match = case.play_randomly(2, length)
        for seat in match.active():
            view = match.view(seat)
            legal = set(match.legal_numbers(seat))
            for action in range(len(case.game.words)):
                reasons = case.game.text.why_not(view, seat, action, "en")
                assert bool(reasons) == (action not in legal), case.game.words[action]


def test_an_illegal_action_changes_nothing_and_says_why(case: Case) -> None:
    match = case.play_randomly(3, 30)
    seat = match.active()[0]
    illegal = next(n for n in range(len(case.game.words)) if n not in match.legal_numbers(seat))
    before = match.bytes()
    with pytest.raises(Illegal) as caught:
        match.play(seat, illegal)
    assert caught.value.reasons
    assert match.bytes() == before


def test_everything_is_told_described_and_drawn(case: Case) -> None:
    whole = case.play_randomly(4, 400)
    for length in {0, len(whole.log) // 2, len(whole.log)}:
        match = whole.at(length)
        for seat in {SPECTATOR, 0, case.players - 1}:
            view = match.view(seat)
            assert plain(case.game.text.tell(view, "en")).strip()
            assert case.game.text.question(view, "en").strip()
            root = ElementTree.fromstring(case.game.board.draw(view, "en"))
            assert root.tag.endswith("svg")
            for action in match.legal_numbers(seat) if seat >= 0 else ():
                assert case.game.text.describe(action, view, "en").strip()
        for seat in range(case.players):
            view = match.view(seat)
            assert case.game.text.breakdown(view, seat, "en")
            numbers = case.game.text.report(view, seat)
            assert numbers
            for lang in languages():  # every number has a name of its own
                called = case.game.text.reported(lang)
                assert len({called[name] for name in numbers}) == len(numbers)


def test_the_story_is_told_from_every_seat(case: Case) -> None:
    match = case.play_randomly(5, 120)
    for seat in range(SPECTATOR, case.players):
        assert all(line.strip() for line in match.story(seat))


def test_every_legal_action_belongs_to_a_drawn_thing_or_a_button(case: Case) -> None:
    for length in (0, 50, 200):
        match = case.play_randomly(6, length)
        for seat in match.active():
            picture = case.game.board.draw(match.view(seat), "en")
            targets = [case.game.board.target(action) for action in match.legal_numbers(seat)]
            drawn = [target for target in targets if target and f'data-target="{target}"' in picture]
            assert len(drawn) + targets.count("") == len(targets), set(targets) - set(drawn)
