"""What happened in a step, as sentences: everything the story of a record holds, grouped so that it is brief."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from ludus.games.age_of_heroes.text import peace_news, war_news
from ludus.games.age_of_heroes.text.speech import Speech
from ludus.games.age_of_heroes.text.story import Happening, Seen, story


def happenings(v: Speech, seen: Seen | None = None) -> list[str]:
    """The sentences of a view's last step."""
    sentences: list[str] = []
    seen = seen or Seen()
    for what, group in groupby(worth_telling(v), key=lambda happening: happening.what):
        found = list(group)
        if what in COMBINED and len(found) > 1:
            sentences.append(COMBINED[what](v, found, seen))
        else:
            sentences += [SENTENCES[what](v, happening, seen) for happening in found]
    return [words for words in sentences if words]


def worth_telling(v: Speech) -> list[Happening]:
    """All but the one card that others draw at the beginning of every turn."""
    found = story(v.s)
    began = [False, *(happening.what == "turn began" for happening in found)]
    return [h for h, first in zip(found, began, strict=False) if not (first and h.what == "drew" and h.who != v.me)]


Narrator = Callable[[Speech, Happening, Seen], str]
SENTENCES: dict[str, Narrator] = {
    "nothing": lambda _v, _h, _s: "",
    "round began": lambda v, h, _s: v._("Round {n}, the fair.", n=h.n),
    "turn began": lambda v, h, _s: v.by(h.who, v._("Your turn."), v._("The turn of {whose}."), whose=v.whose(h.who)),
    "drew": peace_news.drew,
    "reshuffled": lambda v, _h, _s: v._("The discard pile is shuffled into a new deck."),
    "event": peace_news.event,
    "no effect": lambda v, _h, _s: v._("It has no effect."),
    "city grew": peace_news.city_grew,
    "shaken": peace_news.shaken,
    "city destroyed": peace_news.city_destroyed,
    "starved": peace_news.starved,
    "lucky": peace_news.lucky,
    "exchanged": peace_news.exchanged,
    "no exchange": lambda v, _h, _s: v._("No exchange takes place."),
    "road built": peace_news.road_built,
    "turned back": war_news.turned_back,
    "undefended": war_news.undefended,
    "tie": war_news.duel,
    "attacker won": war_news.duel,
    "defender won": war_news.duel,
    "victorious": war_news.victorious,
    "cities taken": war_news.cities_taken,
    "cards taken": war_news.cards_taken,
    "monument destroyed": war_news.monument_destroyed,
    "cards destroyed": war_news.cards_destroyed,
    "armies home": peace_news.armies_home,
    "armies freed": peace_news.armies_freed,
    "claimed": peace_news.claimed,
    "claim failed": peace_news.claim_failed,
    "out": lambda v, h, _s: v.by(h.who, v._("You are eliminated."), v._("{who} are eliminated.")),
    "won": peace_news.won,
    "drawn": peace_news.drawn,
}
COMBINED: dict[str, Callable[[Speech, list[Happening], Seen], str]] = {
    "drew": peace_news.all_drew,
    "starved": peace_news.all_starved,
}
