"""Words about secrets: of what others do unseen, only the consequences are told."""

from __future__ import annotations

from ludus.engine.telling import plain
from ludus.engine.view import SPECTATOR
from ludus.games.age_of_heroes.state import FIGHTING, HIDDEN, THINKING
from ludus.games.age_of_heroes.text import narrate, narrate_secret, question, tell
from ludus.games.age_of_heroes.text.narrate import SECRET
from rulebook.age_of_heroes.seen import GAME, Scenario, moments

# Secrets


def test_only_consequences_of_secret_actions_are_narrated() -> None:
    kinds = set()
    for match in moments():
        for seat in match.active():
            for action in (a for a in match.legal_numbers(seat) if match.secret(seat, a)):
                kinds.add(GAME.words[action].split()[0])
                ahead = match.fork()
                ahead._play(seat, action)
                for reader in set(range(SPECTATOR, match.players)) - {seat}:
                    before, after = match.view(reader), ahead.view(reader)
                    assert narrate(before, seat, action, after, "en") == narrate_secret(before, after, "en")
    assert kinds == {word.split()[0] for word in SECRET} | {"refuse"}


def test_nobody_learns_who_is_asked_for_a_reaction() -> None:
    hidden = [match for match in moments() if match._s.question >= HIDDEN]
    assert len({int(match._s.question) for match in hidden}) == THINKING - HIDDEN
    for match in hidden:
        own_turn = int(match._s.turn)
        for reader in set(range(SPECTATOR, match.players)) - set(match.active()):
            if match.active() != (own_turn,):
                assert question(match.view(reader), "en") == "Waiting."


def test_the_table_of_one_seat_is_the_same_whatever_the_others_hold() -> None:
    different = 0
    for number, match in enumerate(moments()[::3]):
        for seat in range(match.players):
            dealt = match.fork(seat, seed=number)
            different += dealt.bytes() != match.bytes()
            assert tell(dealt.view(seat), "en") == tell(match.view(seat), "en")
            assert question(dealt.view(seat), "en") == question(match.view(seat), "en")
    assert different


def test_a_card_nobody_has_shown_is_not_spoken_of() -> None:
    t = Scenario("romans", "greeks", "celts").to_first_turn().hand(0, iron=1).hand(1, luck=2).hand(2, hero=3)
    t.s.discard[:] = 0
    for reader in (0, SPECTATOR):
        text = plain(tell(t.match.view(reader), "en")).lower()
        assert "luck" not in text
        assert "hero" not in text
    assert "2 Luck cards" in plain(tell(t.match.view(1), "en"))


def test_battle_cards_of_the_other_side_are_hidden_until_the_duel() -> None:
    t = Scenario("romans", "greeks").to_first_turn().hand(0, iron=1).hand(1, iron=1)
    t.s.seats[0].home[:] = t.s.seats[1].home[:] = (2, 1)
    t.match.play(0, "war greeks conquest")
    t.match.play(0, "send 3 1")
    assert int(t.s.battle) == FIGHTING
    t.s.drawn[0][:] = (0, 0, 3, 0, 0, 0)
    t.s.drawn[1][:] = (3, 0, 0, 0, 0, 0)
    attacker, defender = (plain(tell(t.match.view(seat), "en")) for seat in (0, 1))
    assert "Your battle cards: 3, 3, 3." in attacker
    assert "Your battle cards: 1, 1, 1." in defender
    assert "1, 1, 1" not in attacker
    assert "3, 3, 3" not in defender
    assert "battle cards:" not in plain(tell(t.match.view(SPECTATOR), "en"))
