"""Words and pictures: text forms that round-trip, reasons, stories, tables and drawings."""

from __future__ import annotations

from xml.etree import ElementTree

from ludus.engine.errors import Illegal
from ludus.engine.language import SOURCE, languages
from ludus.engine.match import Match
from ludus.engine.sounds import SOUNDS
from ludus.engine.telling import plain
from ludus.engine.view import SPECTATOR
from ludus.testing.cases import Case


def legal_words_can_be_played(case: Case) -> None:
    """Every line of words that is offered is understood."""
    for match in case.moments(1, 3, 150):
        for seat in match.active():
            for words in match.legal(seat):
                match.fork().play(seat, words)


def reasons_agree_with_what_is_legal(case: Case) -> None:
    """There is a reason why not exactly where an action is not legal."""
    for n, match in enumerate(case.moments(2, 16, 160)):
        for seat in match.active()[-1:] if n % 2 else match.active()[:1]:
            view, legal = match.view(seat), set(match.legal_numbers(seat))
            for action, words in enumerate(case.game.words):
                reasons = case.game.text.why_not(view, seat, action, SOURCE)
                assert reasons or action in legal, f"{words!r} is not legal, and there is no reason why not"
                assert not reasons or action not in legal, f"{words!r} is legal, but: {reasons}"


def an_illegal_action_changes_nothing_and_says_why(case: Case) -> None:
    """What is refused leaves the match as it was."""
    match = case.unfinished(3, 30)
    seat, before = match.active()[0], match.bytes()
    for action in {*range(len(case.game.words))}.difference(match.legal_numbers(seat)):
        try:
            match.play(seat, action)
        except Illegal as refused:
            assert refused.reasons, f"{case.game.words[action]!r} is refused without a reason"
        else:
            raise AssertionError(f"{case.game.words[action]!r} is not legal, and was played")
        assert match.bytes() == before, f"{case.game.words[action]!r} was refused, and changed something"


def everything_is_told_described_and_drawn(case: Case) -> None:
    """At every moment each viewer gets words, a well-formed picture, and a description of what can be done."""
    text, board = case.game.text, case.game.board
    for match in case.moments(4, 3, 400):
        for seat in {SPECTATOR, 0, case.players - 1}:
            view = match.view(seat)
            assert plain(text.tell(view, SOURCE)).strip(), "nothing is told"
            assert text.question(view, SOURCE).strip(), "no question and nobody to wait for"
            assert ElementTree.fromstring(board.draw(view, SOURCE)).tag.endswith("svg"), "not an SVG"
            for action in match.legal_numbers(seat) if seat >= 0 else ():
                assert text.describe(action, view, SOURCE).strip(), f"{case.game.words[action]!r} is not described"


def scores_and_reports_have_names(case: Case) -> None:
    """A score is broken down, and every number of a report is called by a name of its own in every language."""
    for match in case.moments(4, 3, 400):
        for seat in range(case.players):
            view = match.view(seat)
            assert case.game.text.breakdown(view, seat, SOURCE), "the score is not broken down"
            numbers = case.game.text.report(view, seat)
            assert numbers, "nothing is reported"
            for lang in languages():
                called = case.game.text.reported(lang)
                assert numbers.keys() <= called.keys(), f"without a name: {numbers.keys() - called.keys()}"
                assert len({called[name] for name in numbers}) == len(numbers), f"two numbers have one name: {called}"


def the_story_is_told_from_every_seat(case: Case) -> None:
    """No line of a story is empty, whoever reads it."""
    match = case.play(5, 120)
    for seat in range(SPECTATOR, case.players):
        assert all(line.strip() for line in match.story(seat)), f"seat {seat} reads an empty line"


def every_action_sounds_like_something_known(case: Case) -> None:
    """The sound of an action is one that a page can play."""
    match = case.play(5, 120)
    for n, entry in enumerate(match.log):
        before, after = match.at(n), match.at(n + 1)
        sound = case.game.text.sound(before.view(entry.seat), entry.action, after.view(entry.seat))
        assert sound in ("", *SOUNDS), f"{case.game.words[entry.action]!r} sounds like {sound!r}, which is unknown"


def every_legal_action_belongs_to_a_drawn_thing_or_a_button(case: Case) -> None:
    """What an action belongs to is drawn for the seat that may do it."""
    for match in case.moments(6, 3, 200):
        for seat in match.active():
            assert not _undrawn(match, seat), f"seat {seat} does not see: {_undrawn(match, seat)}"


def _undrawn(match: Match, seat: int) -> set[str]:
    """Things that actions belong to and that the picture does not have."""
    picture = match.game.board.draw(match.view(seat), SOURCE)
    named = [match.game.board.target(action).split(">") for action in match.legal_numbers(seat)]
    targets = {name for names in named for name in names} - {""}
    return {target for target in targets if f'data-target="{target}"' not in picture}
