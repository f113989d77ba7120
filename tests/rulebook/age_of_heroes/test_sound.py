"""What is heard: kinds of events are told apart before any word is read."""

from __future__ import annotations

from random import Random

from ludus.engine.match import Match
from ludus.games.age_of_heroes.text import sound
from ludus.games.age_of_heroes.text.sound import HEARD, SOUNDS
from ludus.games.age_of_heroes.text.story import story
from rulebook.age_of_heroes.seen import GAME, choice

KINDS = {  # of each kind of event one, as it happens or is done
    "cards are drawn": SOUNDS["taxes"],
    "goods change hands": HEARD["exchanged"],
    "something rises": HEARD["city grew"],
    "war is declared": SOUNDS["war"],
    "armies march": SOUNDS["send"],
    "armies fight": HEARD["attacker won"],
    "a disaster strikes": HEARD["event"],
    "somebody is about to win": HEARD["claimed"],
    "somebody passes": SOUNDS["pass"],
}
ALIKE = {
    "something rises": ("build", "lay"),
    "goods change hands": ("with", "agree"),
    "cards are drawn": ("swap", "discard", "give"),
    "a disaster strikes": ("shake", "erupt"),
    "somebody passes": ("done", "refuse", "no", "let"),
}


def test_every_kind_of_event_has_a_sound_of_its_own() -> None:
    assert len(set(KINDS.values())) == len(KINDS)
    for kind, words in ALIKE.items():
        assert {SOUNDS[word] for word in words} == {KINDS[kind]}, kind


def test_happenings_sound_before_actions() -> None:
    match, chance, heard = Match.new(GAME, 4, 24), Random(4), set()
    while not match.finished and len(match.log) < 700:
        seat, action = choice(match, chance)
        before = match.view(seat)
        match._play(seat, action)
        after = match.view(seat)
        happened = [happening.what for happening in story(after.s)]
        found = sound(before, action, after)
        if "claimed" in happened and "city destroyed" not in happened:
            assert found == HEARD["claimed"]
        heard.add(found)
    assert heard >= set(KINDS.values()) - {HEARD["claimed"]}
