"""War: heroes, sending, answers, spoils, coming home. The battle itself is in test_battle.py."""

import pytest

from rulebook.age_of_heroes.table import Table


def war(goal: str = "plunder", players: int = 2, **own: dict[str, int]) -> Table:
    """The Egyptians declare war on the Romans; what lies before each tribe is given by name."""
    t = Table(players)
    t.hands("iron")
    for tribe, things in own.items():
        t.own(tribe, **things)
    t.do("egyptians", f"war romans {goal}")
    return t


def undefended(goal: str, armies: int, **romans: int) -> Table:
    """All attackers are victorious."""
    t = war(goal, egyptians={"armies": armies}, romans={"armies": 0} | romans)
    t.do("egyptians", f"send {armies} 0")
    return t


def duel(attack: int, defence: int, **own: dict[str, int]) -> Table:
    """One army against one, with these battle cards."""
    own = {"egyptians": {"armies": 1}, "romans": {"armies": 1}} | own
    t = war("plunder", 2, **own)
    t.do("egyptians", t.legal("egyptians")[-1])
    led = {"egyptians": bool(t.s.sent[1]), "romans": bool(t.of("romans").home[1])}
    for tribe, strength in (("egyptians", attack), ("romans", defence)):
        t.lay_battle_cards(tribe, **{"led" if led[tribe] else "plain": (strength,)})
    t.do("egyptians", t.legal("egyptians")[0])
    t.do("romans", t.legal("romans")[0])
    return t


# ---------------------------------------------------------------- declaring and sending


def test_war_is_on_one_tribe_with_one_goal() -> None:
    t = Table(3)
    wars = [words for words in t.legal("egyptians") if words.startswith("war")]
    goals = ("conquest", "plunder", "destruction")
    assert wars == [f"war {tribe} {goal}" for tribe in ("romans", "greeks") for goal in goals]


def test_armies_away_or_held_cannot_go() -> None:
    t = war(egyptians={"armies": 1, "held": 2, "away": 3})
    assert t.legal("egyptians") == ["send 1 0"]


def test_the_attacker_names_the_armies_sent_with_their_generals() -> None:
    t = war(egyptians={"armies": 1, "led": 2})
    assert t.legal("egyptians") == ["send 1 0", "send 1 1", "send 2 1", "send 2 2", "send 3 2"]


def test_no_war_without_an_army_or_a_hero() -> None:
    t = Table(2)
    t.own("egyptians", armies=0)
    t.hand("egyptians", "iron")
    assert not [words for words in t.legal("egyptians") if words.startswith("war")]


def test_a_hero_alone_can_attack() -> None:
    t = Table(2)
    t.hands("iron")
    t.own("egyptians", armies=0)
    t.own("romans", armies=0)
    t.hand("egyptians", "hero")
    t.do("egyptians", "war romans plunder")
    assert t.legal("egyptians") == ["hero army"]  # S18: who has no army that can go must play one as an army
    t.do("egyptians", "hero army", "send 0 0")
    assert t.happenings("victorious") == [("egyptians", "romans", 1)]
    assert t.cards("egyptians") == {"iron": 1}
    assert t.piled("hero") == 3


def test_s18_each_hero_is_an_army_or_a_general_on_an_army_without_one() -> None:
    t = Table(2)
    t.hands("iron")
    t.hand("egyptians", "hero", "hero", "hero")
    t.own("egyptians", armies=1)
    t.do("egyptians", "war romans plunder")
    assert t.legal("egyptians") == ["hero army", "hero general", "send 1 0"]
    t.do("egyptians", "hero general")
    assert t.legal("egyptians") == ["hero army", "send 1 0"]  # never on another hero, nor two on an army
    t.do("egyptians", "hero army")
    assert t.legal("egyptians") == ["hero army", "send 1 0"]  # the army the hero leads has to go
    t.do("egyptians", "send 1 0")
    assert t.question == "under"
    assert list(t.s.force[0]) == [0, 1, 1, 0]


def test_s18_a_general_led_army_takes_no_hero() -> None:
    t = Table(2)
    t.hand("egyptians", "hero")
    t.own("egyptians", armies=0, led=1)
    t.do("egyptians", "war romans plunder")
    assert "hero general" not in t.legal("egyptians")


def test_s18_heroes_are_discarded_when_the_war_is_over_also_if_olympic_games_ended_it() -> None:
    t = Table(2)
    t.hand("egyptians", "hero", "limestone")
    t.hand("romans", "olympic_games", "iron")
    t.do("egyptians", "war romans plunder", "hero army", "send 1 0")
    t.do("romans", "olympics")
    assert t.discarded("hero") == 1
    assert t.discarded("olympic_games") == 1


# ---------------------------------------------------------------- answers


def test_s19_the_defender_is_asked_for_olympic_games_first_then_for_heroes() -> None:
    t = Table(2)
    t.hands("iron")
    t.hand("romans", "olympic_games", "hero", "hero")
    t.do("egyptians", "war romans plunder", "send 1 0")
    assert (t.to_move, t.legal("romans")) == (["romans"], ["olympics", "let it be"])
    t.do("romans", "let it be")
    assert t.legal("romans") == ["hero army", "hero general", "no hero"]
    t.do("romans", "hero general")
    assert t.legal("romans") == ["hero army", "no hero"]
    t.do("romans", "no hero")
    assert t.question == "fight"
    assert list(t.s.force[1]) == [0, 1, 0, 0]
    assert t.cards("romans") == {"olympic_games": 1, "hero": 1}


def test_s19_the_defender_sees_what_is_sent() -> None:
    t = Table(2)
    t.hands("iron")
    t.hand("egyptians", "hero")
    t.own("egyptians", armies=1, led=1)
    t.hand("romans", "hero")
    t.do("egyptians", "war romans conquest", "hero general", "send 2 1")
    seen = t.seen_by("romans")
    assert (list(seen.sent), seen.heroes[0].tolist(), int(seen.goal)) == ([1, 1], [0, 1], 0)


def test_s9_a_defender_without_the_cards_is_not_asked() -> None:
    t = war()
    t.do("egyptians", "send 1 0")
    assert t.question == "fight"


def test_olympic_games_end_the_attack_and_the_armies_go_home_by_the_usual_rules() -> None:
    t = Table(2)
    t.hands("iron")
    t.hand("romans", "olympic_games")
    t.do("egyptians", "war romans plunder", "send 1 0")
    t.do("romans", "olympics")
    assert t.happenings("turned back") == [("romans", "egyptians", 0)]
    assert t.to_move == ["romans"]
    assert t.of("egyptians").away[0].tolist() == [1, 0]


def test_s27_luck_does_not_help_against_a_players_attack() -> None:
    t = Table(2)
    t.hands("iron")
    t.hand("romans", "luck")
    t.do("egyptians", "war romans plunder", "send 1 0")
    assert t.question == "fight"


def test_every_defending_army_at_home_and_not_held_takes_part() -> None:
    t = war(romans={"armies": 2, "led": 1, "held": 1, "away": 1}, egyptians={"armies": 1})
    t.do("egyptians", "send 1 0")
    assert list(t.s.force[1]) == [1, 0, 0, 2]


# ---------------------------------------------------------------- spoils


@pytest.mark.parametrize(("armies", "cities"), [(1, 0), (2, 1), (3, 1), (4, 2), (7, 3)])
def test_conquest_takes_one_city_for_every_two_victorious_armies(armies: int, cities: int) -> None:
    t = undefended("conquest", armies, cities=5)
    assert t.of("romans").cities == 5 - cities
    assert t.of("egyptians").cities == 1 + cities


def test_s27_conquest_takes_no_more_than_there_is() -> None:
    t = undefended("conquest", 6, cities=1)
    assert t.happenings("cities taken") == [("egyptians", "romans", 1)]


@pytest.mark.parametrize("armies", [1, 2, 3])
def test_plunder_takes_two_random_cards_per_victorious_army(armies: int) -> None:
    t = war("plunder", egyptians={"armies": armies}, romans={"armies": 0})
    t.hand("romans", *["wood"] * 9)
    t.hand("egyptians", "limestone")
    t.do("egyptians", f"send {armies} 0")
    assert t.cards("egyptians") == {"limestone": 1, "wood": 2 * armies}
    assert t.cards("romans") == {"wood": 9 - 2 * armies}


def test_s27_plunder_takes_no_more_than_there_is() -> None:
    t = war("plunder", egyptians={"armies": 3}, romans={"armies": 0})
    t.hand("romans", "wood")
    t.do("egyptians", "send 3 0")
    assert t.happenings("cards taken") == [("egyptians", "romans", 1)]


@pytest.mark.parametrize(("armies", "cards"), [(1, 1), (2, 1), (3, 2), (7, 2)])
def test_destruction_discards_one_card_of_the_monument_or_two_with_three_victorious(armies: int, cards: int) -> None:
    t = undefended("destruction", armies, monument=4)
    assert t.of("romans").monument == 4 - cards
    assert t.happenings("monument destroyed") == [("egyptians", "romans", cards)]


def test_s27_with_no_victorious_army_nothing_is_taken() -> None:
    t = duel(1, 6)
    assert t.happenings("cards taken") == []


# ---------------------------------------------------------------- coming home


def test_s17_armies_come_home_at_the_end_of_the_turn_after_the_one_in_which_they_went() -> None:
    t = undefended("plunder", 2)
    assert t.to_move == ["romans"]
    assert t.of("egyptians").home.tolist() == [0, 0]
    t.end_turn("romans")
    t.end_fair()
    assert t.to_move == ["egyptians"]
    assert t.of("egyptians").home.tolist() == [0, 0]  # still away in the next turn
    t.end_turn("egyptians")
    assert t.of("egyptians").home.tolist() == [2, 0]


def test_s17_armies_that_went_in_two_successive_turns_come_home_in_two_successive_turns() -> None:
    t = war("plunder", egyptians={"armies": 3}, romans={"armies": 0, "cities": 1})
    t.do("egyptians", "send 1 0")
    t.end_turn("egyptians")
    t.end_turn("romans")
    t.end_fair()
    t.hand("romans", "iron")
    t.do("egyptians", "war romans plunder", "send 2 0")
    t.end_turn("egyptians")
    assert t.of("egyptians").home.tolist() == [1, 0]
    t.end_turn("romans")
    t.end_fair()
    t.end_turn("egyptians")
    assert t.of("egyptians").home.tolist() == [3, 0]


def test_with_a_direct_road_armies_come_home_at_once() -> None:
    t = Table(3)
    t.hands("iron")
    t.own("romans", armies=0)
    t.road("egyptians")
    t.do("egyptians", "war romans plunder", "send 1 0")
    assert ("egyptians", "romans", 1) in t.happenings("armies home")
    assert t.of("egyptians").home.tolist() == [1, 0]


def test_a_road_through_another_tribe_does_not_bring_armies_home() -> None:
    t = Table(4)
    t.hands("iron")
    t.own("greeks", armies=0)
    t.road("egyptians")
    t.road("romans")
    t.do("egyptians", "war greeks plunder", "send 1 0")
    assert t.of("egyptians").home.tolist() == [0, 0]


def test_s17_the_road_counts_though_the_defender_goes_out_by_the_war() -> None:
    t = Table(3)
    t.hands("iron")
    t.own("romans", armies=0, cities=0)
    t.hand("romans", "wood")
    t.road("egyptians")
    t.do("egyptians", "war romans plunder", "send 1 0")
    assert t.happenings("out") == [("romans", None, 0)]
    assert t.of("egyptians").home.tolist() == [1, 0]
    assert t.of("egyptians").road == 0


def test_armies_away_neither_attack_nor_defend() -> None:
    t = undefended("plunder", 2)
    t.hand("egyptians", "iron", "iron")
    t.do("romans", "done")
    t.end_fair()
    assert not [words for words in t.legal("egyptians") if words.startswith("war")]


def test_what_is_sent_cannot_be_reinforced_or_called_back() -> None:
    t = war(egyptians={"armies": 2})
    t.do("egyptians", "send 1 0")
    assert t.question == "fight"
    assert t.of("egyptians").home.tolist() == [1, 0]
