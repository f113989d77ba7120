"""Battle: cards drawn and laid, duels chosen in secret, generals, fortresses and heroes."""

import pytest

from rulebook.age_of_heroes.table import Table
from rulebook.age_of_heroes.test_war import duel, undefended, war

# ---------------------------------------------------------------- battle cards


def test_each_side_draws_a_battle_card_per_army() -> None:
    t = war(egyptians={"armies": 3}, romans={"armies": 2})
    t.do("egyptians", "send 3 0")
    assert t.s.laid[0].sum() == 3
    assert t.s.laid[1].sum() == 2


def test_s20_cards_are_laid_sort_by_sort_and_the_last_sort_gets_the_rest() -> None:
    t = Table(2)
    t.hands("iron")
    t.hand("egyptians", "hero", "hero")
    t.own("egyptians", armies=2, led=1)
    t.do("egyptians", "war romans plunder", "hero army", "hero general", "send 3 1")
    t.draw_battle_cards("egyptians", 1, 3, 3, 6)
    assert t.legal("egyptians") == ["under 1 led", "under 3 led", "under 6 led"]
    t.do("egyptians", "under 3 led")
    assert t.legal("egyptians") == ["under 1 hero-led", "under 3 hero-led", "under 6 hero-led"]
    t.do("egyptians", "under 6 hero-led")
    assert t.legal("egyptians") == ["under 1 hero", "under 3 hero"]
    t.do("egyptians", "under 1 hero")
    assert t.legal("egyptians") == ["fight 3 led", "fight 6 hero-led", "fight 1 hero", "fight 3"]


def test_s20_one_sort_alone_is_not_asked_for_cards() -> None:
    t = war(egyptians={"armies": 2}, romans={"armies": 0, "led": 2})
    t.do("egyptians", "send 2 0")
    assert (t.question, t.to_move) == ("fight", ["egyptians", "romans"])


def test_s20_both_sides_lay_at_the_same_time_and_nothing_is_shown_before() -> None:
    t = war(egyptians={"armies": 1, "led": 1}, romans={"armies": 1, "led": 1})
    t.do("egyptians", "send 2 1")
    assert (t.question, t.to_move) == ("under", ["egyptians", "romans"])
    before = t.seen_by("egyptians").tobytes()
    t.do("romans", t.legal("romans")[0])
    after = t.seen_by("egyptians")
    assert t.to_move == ["egyptians"]
    assert not after.laid[1].any()
    assert not after.drawn[1].any()
    after.asked = int(after.asked) | 1 << t.seat("romans")
    assert after.tobytes() == before


def test_s20_both_choose_for_each_duel_and_nothing_is_shown_before_both_have() -> None:
    t = war(egyptians={"armies": 2}, romans={"armies": 2})
    t.do("egyptians", "send 2 0")
    t.lay_battle_cards("egyptians", plain=(2, 5))
    t.lay_battle_cards("romans", plain=(1, 4))
    t.do("egyptians", "fight 5")
    assert t.to_move == ["romans"]
    assert list(t.seen_by("romans").chosen) == [-1, -1]
    assert not t.seen_by("romans").shown.any()
    t.do("romans", "fight 1")
    assert t.seen_by(None).duel.tolist() == [3 * 6 + 4, 3 * 6 + 0]
    assert t.happenings("attacker won") == [("egyptians", "romans", 5 * 256 + 1)]


def test_s21_no_battle_cards_are_drawn_if_nobody_defends() -> None:
    t = undefended("plunder", 2)
    assert not t.s.laid.any()
    assert t.happenings("victorious") == [("egyptians", "romans", 2)]


def test_s21_cards_of_armies_that_did_not_fight_are_not_shown() -> None:
    t = war(egyptians={"armies": 3}, romans={"armies": 1})
    t.do("egyptians", "send 3 0")
    t.do("egyptians", t.legal("egyptians")[0])
    t.do("romans", t.legal("romans")[0])
    assert t.s.shown.sum() == 2
    assert not t.s.laid.any()


# ---------------------------------------------------------------- duels


def test_the_weaker_army_is_destroyed() -> None:
    t = duel(5, 3)
    assert t.of("romans").home.tolist() == [0, 0]
    assert t.supply("army") == 11
    assert t.happenings("victorious") == [("egyptians", "romans", 1)]
    t = duel(3, 5)
    assert t.of("egyptians").away[0].tolist() == [0, 0]
    assert t.of("romans").home.tolist() == [1, 0]
    assert t.happenings("victorious") == [("egyptians", "romans", 0)]


def test_s27_a_tie_leaves_the_attacking_army_alive_but_not_victorious() -> None:
    t = duel(4, 4)
    assert len(t.happenings("tie")) == 1
    assert t.happenings("victorious") == [("egyptians", "romans", 0)]
    assert t.of("egyptians").away[0].tolist() == [1, 0]
    assert t.of("romans").home.tolist() == [1, 0]


def test_a_general_adds_two_and_falls_with_his_army() -> None:
    t = duel(4, 5, egyptians={"armies": 0, "led": 1})
    assert t.happenings("attacker won") == [("egyptians", "romans", 6 * 256 + 5)]
    t = duel(1, 5, egyptians={"armies": 0, "led": 1})
    assert t.happenings("defender won") == [("egyptians", "romans", 3 * 256 + 5)]
    assert (t.supply("army"), t.supply("general")) == (11, 6)


def test_a_defending_general_adds_two() -> None:
    t = duel(4, 3, romans={"armies": 0, "led": 1})
    assert t.happenings("defender won") == [("egyptians", "romans", 4 * 256 + 5)]


@pytest.mark.parametrize("fortresses", [1, 2, 3])
def test_each_fortress_adds_one_for_the_defender_only(fortresses: int) -> None:
    t = duel(3, 3, romans={"armies": 1, "fortresses": fortresses})
    assert t.happenings("defender won") == [("egyptians", "romans", 3 * 256 + 3 + fortresses)]
    t = duel(3, 3, egyptians={"armies": 1, "fortresses": fortresses})
    assert len(t.happenings("tie")) == 1


def test_a_hero_as_general_adds_two_and_the_army_alone_is_lost() -> None:
    t = Table(2)
    t.hands("iron")
    t.hand("egyptians", "hero")
    t.do("egyptians", "war romans plunder", "hero general", "send 1 0")
    t.lay_battle_cards("egyptians", hero_led=(1,))
    t.lay_battle_cards("romans", plain=(6,))
    t.do("egyptians", "fight 1 hero-led")
    t.do("romans", "fight 6")
    assert t.happenings("defender won") == [("egyptians", "romans", 3 * 256 + 6)]
    assert (t.supply("army"), t.supply("general")) == (11, 6)


def test_a_hero_as_an_army_has_no_bonus_and_nothing_else_is_lost_with_it() -> None:
    t = Table(2)
    t.hands("iron")
    t.own("romans", armies=0)
    t.hand("romans", "hero", "iron")
    t.do("egyptians", "war romans plunder", "send 1 0")
    t.do("romans", "hero army")
    t.lay_battle_cards("egyptians", plain=(6,))
    t.lay_battle_cards("romans", hero=(5,))
    t.do("egyptians", "fight 6")
    t.do("romans", "fight 5 hero")
    assert t.happenings("attacker won") == [("egyptians", "romans", 6 * 256 + 5)]
    assert t.supply("army") == 11


def test_duels_continue_until_the_side_with_fewer_armies_has_used_all() -> None:
    t = war("plunder", egyptians={"armies": 6}, romans={"armies": 4, "cities": 1})
    t.hand("romans", "iron")
    t.do("egyptians", "send 6 0")
    t.lay_battle_cards("egyptians", plain=(1, 1, 1, 1, 1, 1))
    t.lay_battle_cards("romans", plain=(6, 6, 6, 6))
    for _ in range(4):
        t.do("egyptians", "fight 1")
        t.do("romans", "fight 6")
    # Six attackers against four defenders have at least two victorious.
    assert t.happenings("victorious") == [("egyptians", "romans", 2)]
