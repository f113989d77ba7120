"""S10: whoever holds luck knows whether those who are asked come before or after."""

from rulebook.age_of_heroes.table import Table


def famine_for_three() -> Table:
    t = Table(4)
    t.hands("iron")
    t.hand("romans", "luck")
    t.hand("babylonians", "luck")
    t.next_cards("famine")
    t.do("egyptians", "taxes")
    return t


def test_s10_a_holder_not_yet_asked_knows_that_the_asked_one_comes_before_him() -> None:
    t = famine_for_three()
    assert t.to_move == ["romans"]
    askable = {tuple(t.redealt("babylonians", seed).to_move) for seed in range(60)}
    assert askable <= {("egyptians",), ("romans",), ("greeks",)}


def test_s10_a_holder_who_let_it_be_knows_that_the_asked_one_comes_after_him() -> None:
    t = famine_for_three()
    t.do("romans", "let it be")
    askable = {tuple(t.redealt("romans", seed).to_move) for seed in range(60)}
    assert askable == {("greeks",), ("babylonians",)}
    assert t.seen_by("egyptians").declined == 0


def test_a_builder_who_asks_for_a_road_can_pay_for_it_in_every_redeal() -> None:
    t = Table(2)
    t.hand("egyptians", "stone", "gold", "iron")
    t.do("egyptians", "build road-left")
    for seed in range(60):
        dealt = t.redealt("romans", seed)
        hand = dealt.cards("egyptians")
        assert hand.get("stone", 0) + hand.get("gold", 0) >= 2
        dealt.do("romans", "agree")
