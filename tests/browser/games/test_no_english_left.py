"""Short games in every language: nothing on any page is still in English."""

from __future__ import annotations

import re
from functools import cache

import pytest
from babel.messages.pofile import read_po

from browser.games.conftest import Visit
from browser.games.player import MOST_MOVES, ROUNDS, Player
from ludus.engine.language import LOCALE, SOURCE, languages

PLACEHOLDER = re.compile(r"\\?\{\w+\\?\}")
WORD = re.compile(r"[A-Za-z]{3,}")
WORDS_SHOWN = """lang => {  // every text and every spoken or shown name, except what is marked as another language's
  const own = element => element.closest("[lang]").lang === lang && !element.closest("script, style");
  const found = new Set();
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (own(walker.currentNode.parentElement)) found.add(walker.currentNode.data);
  for (const element of document.querySelectorAll("*"))
    for (const { name, value } of element.attributes)
      if (own(element) && /^(aria-label|title|placeholder|alt|data-say-.*)$/.test(name)) found.add(value);
  return [...found].map(text => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""


@cache
def english(lang: str) -> tuple[re.Pattern[str], frozenset[str]]:
    """What every message looks like in English, and all that the language itself says."""
    patterns, said = set(), set()
    for path in sorted((LOCALE / lang).glob("*.po")):
        with path.open("rb") as file:
            for message in read_po(file, locale=lang):
                ids = message.id if isinstance(message.id, tuple) else (message.id,)
                strings = message.string if isinstance(message.string, tuple) else (message.string,)
                said |= set(strings)
                patterns |= {pattern(one) for one in ids if one not in strings and WORD.search(bare(one))}
    return re.compile("|".join(sorted(patterns))), frozenset(said)


def bare(message: str) -> str:
    return PLACEHOLDER.sub("", message)


def pattern(message: str) -> str:
    return PLACEHOLDER.sub(".+", re.escape(message))


class Reader:
    """Reads every page that somebody comes by."""

    def __init__(self, player: Player, lang: str):
        self.player = player
        self.lang = lang
        self.read: set[str] = set()

    def look(self, path: str = "") -> None:
        if path:
            self.player.page.goto(path)
        self.read |= set(self.player.page.evaluate(WORDS_SHOWN, self.lang))

    def left_in_english(self) -> list[str]:
        foreign, said = english(self.lang)
        return sorted(text for text in self.read if foreign.fullmatch(text) and text not in said)


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != SOURCE])
@pytest.mark.parametrize("game", ROUNDS)
def test_a_short_game_with_no_english_left(visit: Visit, game: str, lang: str) -> None:
    player = visit(locale=lang)
    reader = Reader(player, lang)
    for path in ("/", f"/new/{game}", f"/rules/{game}", "/me"):
        reader.look(path)
    player.set_table(game, "bot greedy", round_limit=ROUNDS[game])
    for _ in range(MOST_MOVES):
        player.wait_for_turn()
        reader.look()
        if player.over:
            break
        player.move()
    reader.look("/statistics")
    assert len(reader.read) > 300
    assert reader.left_in_english() == []


def test_english_would_be_noticed() -> None:
    foreign, said = english("uk")
    assert foreign.fullmatch("Rules in short")
    assert foreign.fullmatch("The points of Livia")
    assert not foreign.fullmatch("Правила стисло")
    assert "Rules in short" not in said
