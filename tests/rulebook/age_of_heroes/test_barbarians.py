"""Barbarians: one army against the drawer, answers, and what they destroy."""

from typing import Any

from rulebook.age_of_heroes.table import Table


def attacked(players: int = 2, hand: tuple[str, ...] = ("iron",), **options: Any) -> Table:
    """The Egyptians draw barbarians as taxes."""
    t = Table(players, **options)
    t.hands("iron")
    t.hand("egyptians", *hand)
    t.next_cards("barbarians")
    return t


def strike(t: Table, horde: tuple[int, ...], own: tuple[int, ...]) -> None:
    """Give the barbarians and the Egyptians these battle cards; the question is which army fights first."""
    s = t.s
    s.laid[0] = 0
    for n, strength in enumerate(horde):
        s.horde[n] = strength - 1
        s.laid[0, 3, strength - 1] += 1
    s.chosen[0] = 3 * 6 + horde[0] - 1
    t.lay_battle_cards("egyptians", plain=own)


def test_barbarians_attack_the_drawer_with_one_army() -> None:
    t = attacked()
    t.do("egyptians", "taxes")
    assert (t.to_move, t.question) == (["egyptians"], "fight")
    assert t.s.force[0].tolist() == [0, 0, 0, 1]
    assert (int(t.s.attacker), int(t.s.defender)) == (-1, t.seat("egyptians"))


def test_barbarians_that_lose_take_nothing_and_their_card_is_discarded() -> None:
    t = attacked(hand=("iron", "limestone"))
    t.do("egyptians", "taxes")
    strike(t, (2,), (5,))
    t.do("egyptians", "fight 5")
    assert t.cards("egyptians") == {"iron": 1, "limestone": 1}
    assert t.discarded("barbarians") == 1


def test_victorious_barbarians_destroy_a_card_of_the_monument() -> None:
    t = attacked()
    t.own("egyptians", monument=3)
    t.do("egyptians", "taxes")
    strike(t, (6,), (1,))
    t.do("egyptians", "fight 1")
    assert t.of("egyptians").monument == 2
    assert t.cards("egyptians") == {"iron": 1}
    assert t.happenings("monument destroyed") == [(None, "egyptians", 1)]


def test_victorious_barbarians_discard_two_random_cards_where_there_is_no_monument() -> None:
    t = attacked(hand=("iron", "iron", "iron"))
    t.do("egyptians", "taxes")
    strike(t, (6,), (1,))
    t.do("egyptians", "fight 1")
    assert t.cards("egyptians") == {"iron": 1}
    assert len(t.happenings("cards destroyed")) == 2


def test_a_destroyed_defender_goes_back_to_the_items() -> None:
    t = attacked()
    t.do("egyptians", "taxes")
    strike(t, (6,), (1,))
    t.do("egyptians", "fight 1")
    assert t.of("egyptians").home.tolist() == [0, 0]


def test_s10_s19_luck_or_olympic_games_end_the_attack() -> None:
    for card, word in (("luck", "luck"), ("olympic_games", "olympics")):
        t = attacked(hand=("limestone", card))
        t.do("egyptians", "taxes")
        assert t.legal("egyptians") == [word, "let it be"]
        t.do("egyptians", word)
        assert t.question == "lay"
        assert t.cards("egyptians") == {"limestone": 1}
        assert t.discarded("barbarians") == 1


def test_s19_both_answers_are_one_question_and_a_hero_the_next() -> None:
    t = attacked(hand=("luck", "olympic_games", "hero"))
    t.do("egyptians", "taxes")
    assert t.legal("egyptians") == ["olympics", "luck", "let it be"]
    t.do("egyptians", "let it be")
    assert t.legal("egyptians") == ["hero army", "hero general", "no hero"]
    t.do("egyptians", "hero army")
    assert t.question == "under"


def test_fortresses_help_against_barbarians() -> None:
    t = attacked()
    t.own("egyptians", fortresses=2)
    t.do("egyptians", "taxes")
    strike(t, (4,), (3,))
    t.do("egyptians", "fight 3")
    assert t.happenings("defender won") == [(None, "egyptians", 4 * 256 + 5)]


def test_s21_undefended_barbarians_are_victorious_without_a_card() -> None:
    t = attacked(hand=("iron", "iron", "limestone"))
    t.own("egyptians", armies=0)
    t.do("egyptians", "taxes")
    assert t.happenings("victorious") == [(None, "egyptians", 1)]
    assert t.of("egyptians").cards == 1


def test_s21_several_barbarian_armies_fight_in_the_order_their_cards_were_drawn() -> None:
    t = attacked(barbarian_armies=3, hand=("iron",) * 5)
    t.own("egyptians", armies=3)
    t.do("egyptians", "taxes")
    strike(t, (5, 2, 4), (3, 3, 3))
    shown = []
    for _ in range(3):
        t.do("egyptians", "fight 3")
        shown.append(int(t.s.duel[0]) % 6 + 1)
    assert shown == [5, 2, 4]


def test_s27_each_victorious_barbarian_army_on_its_own_destroys_a_card_or_discards_two() -> None:
    t = attacked(barbarian_armies=3, hand=("iron", "wood", "grain", "stone", "gold"))
    t.own("egyptians", armies=0, monument=1)
    t.do("egyptians", "taxes")
    assert t.of("egyptians").monument == 0
    assert t.of("egyptians").cards == 1  # five, less two for each of the other two armies


def test_s22_a_tribe_with_no_city_that_loses_its_last_cards_is_out() -> None:
    t = Table(3)
    t.hands("iron")
    t.own("egyptians", cities=0, armies=0)
    t.hand("egyptians", "iron", "wood")
    t.next_cards("barbarians", 2)
    t.do("egyptians", "swap iron")
    assert t.happenings("out") == [("egyptians", None, 0)]
