"""Plays some decisions of a game at random and prints everything people would read of them in a language, as JSON.

    NUMBA_DISABLE_JIT=1 python tests/print_texts.py GAME LANGUAGE

Run by test_languages.py, interpreted: what is said does not depend on how the rules are compiled.
"""

import json
import sys
from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

import numpy as np

from ludus.engine.game import Game
from ludus.engine.language import words
from ludus.engine.match import Match
from ludus.engine.view import SPECTATOR, View
from ludus.games import find

DECISIONS = 120
EVERY = 40  # decisions between two looks at the whole table
UNSEEN = ("style", "desc")  # of a picture: styles are no words, and its description is the table told


def spoken(game: Game, lang: str) -> Iterator[str]:
    """What the game says of itself, of its options and lessons, and of matches for few and for many players."""
    of_game = words(game.domain, lang)
    yield of_game(game.title)
    for option in game.options:
        yield from (of_game(text) for text in (option.label, option.help, *map(option.named, option.choices)) if text)
    yield from (of_game(lesson.text) for lesson in game.guide.LESSONS)
    yield from game.text.reported(lang).values()
    for players in {game.min_players, game.max_players}:
        yield from told(game.new(players, seed=7), lang)


def told(match: Match, lang: str) -> Iterator[str]:
    chance = Random(7)
    match.names = tuple(f"{seat}" for seat in range(1, match.players + 1))
    for n in range(DECISIONS):
        if match.finished:
            break
        if n % EVERY == 0:
            yield from table(match, lang, chance)
        seat = chance.choice(match.active())
        action = chance.choice(match.legal_numbers(seat))
        before = [match.view(reader) for reader in (seat, SPECTATOR)]
        match._play(seat, action)
        for view in before:
            yield match.game.text.narrate(view, seat, action, match.view(view.seat), lang)
    yield from table(match, lang, chance)


def table(match: Match, lang: str, chance: Random) -> Iterator[str]:
    """The table in the eyes of who watches and of one who plays: in words, as a picture, what can be done, why not."""
    text = match.game.text
    for seat in (SPECTATOR, chance.choice(match.active() or (0,))):
        view = match.view(seat)
        yield text.question(view, lang)
        for section in text.tell(view, lang):
            yield from (section.title, *section.lines)
        yield from drawn(view, lang)
        if seat != SPECTATOR:
            yield from (label for label, _points in text.breakdown(view, seat, lang))
            for action in chance.sample(range(len(match.game.words)), 40):
                yield text.describe(action, view, lang)
                yield from text.why_not(view, seat, action, lang)


def drawn(view: View, lang: str) -> Iterator[str]:
    root = ElementTree.fromstring(view.game.board.draw(view, lang))
    for element in root.iter():
        if not element.tag.endswith(UNSEEN):
            yield from (part for part in (element.text, element.get("aria-label")) if part and part.strip())


def main(name: str, lang: str) -> None:
    with np.errstate(over="ignore"):  # generators are meant to wrap around
        sys.stdout.write(json.dumps(sorted(set(spoken(find(name), lang)))))


if __name__ == "__main__":
    main(*sys.argv[1:])
