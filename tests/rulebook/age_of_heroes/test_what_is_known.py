"""S26: what is known to all, to one, to two and to nobody; and redeals that fit all of it."""

import pytest

from ludus.games.age_of_heroes import state
from ludus.games.age_of_heroes.rules.knowledge import count_of
from ludus.games.age_of_heroes.tables import CARDS
from rulebook.age_of_heroes import conserved
from rulebook.age_of_heroes.table import GAME, Table
from rulebook.age_of_heroes.test_fair import fair, fair_with


def secret(t: Table, tribe: str, words: str) -> bool:
    assert words in t.legal(tribe)
    return bool(t.kernels.secret(t.records[0], t.seat(tribe), GAME.numbers[words]))


def awaited(t: Table, viewer: str | None) -> tuple[int, int]:
    """The question and the seats asked, as a viewer sees them."""
    seen = t.seen_by(viewer)
    return int(seen.question), int(seen.asked)


def known(t: Table, viewer: str | None, of: str, card: str) -> tuple[int, int]:
    """At least and at most so many."""
    row = 0 if viewer is None else t.seat(viewer) + 1
    kind = CARDS.index(card)
    least, most = (int(count_of(bounds[t.seat(of), row], kind)) for bounds in (t.s.least, t.s.most))
    return least, most


# ---------------------------------------------------------------- to all, to one


def test_s26_ones_hand_is_seen_and_of_others_only_the_number_of_cards() -> None:
    t = Table(3)
    t.hand("egyptians", "gold", "hero")
    t.hand("romans", "luck", "wood", "wood")
    seen = t.seen_by("egyptians")
    assert seen.seats[t.seat("egyptians")].hand.tolist() == t.of("egyptians").hand.tolist()
    assert not seen.seats[t.seat("romans")].hand.any()
    assert seen.seats[t.seat("romans")].cards == 3
    assert not t.seen_by(None).seats[t.seat("egyptians")].hand.any()


def test_s26_the_deck_shows_its_size_and_no_order_and_all_that_is_unseen_together() -> None:
    t = Table(2, seed=2)
    t.hand("romans", "luck", "luck")
    seen = t.seen_by("egyptians")
    assert seen.deck_size == t.s.deck_size
    assert int(seen.deck[CARDS.index("luck")]) == int(t.s.deck[CARDS.index("luck")]) + 2
    assert int(seen.deck.sum()) == int(t.s.deck_size) + 2


def test_s26_events_still_to_be_played_count_as_cards_and_are_seen_by_their_holder_alone() -> None:
    t = fair_with(egyptians=["volcano"], romans=["earthquake"])
    roman = t.seat("romans")
    assert t.seen_by("egyptians").seats[roman].cards == t.of("romans").cards
    assert not t.seen_by("egyptians").seats[roman].events.any()
    assert t.seen_by("romans").seats[roman].events.any()


def test_s26_own_battle_cards_are_seen_by_their_own_side_alone() -> None:
    t = Table(3)
    t.hands("iron")
    t.do("egyptians", "war romans plunder", "send 1 0")
    assert t.seen_by("egyptians").laid[0].any()
    assert not t.seen_by("egyptians").laid[1].any()
    assert t.seen_by("romans").laid[1].any()
    for bystander in ("greeks", None):
        assert not t.seen_by(bystander).laid.any()


def test_s26_the_barbarians_cards_are_seen_by_nobody() -> None:
    t = fair_with(egyptians=["barbarians"])
    seen = t.seen_by("egyptians")
    assert not seen.horde.any()
    assert not seen.laid[0].any()
    assert list(seen.chosen) == [-1, -1]


def test_s26_which_tribes_hold_the_card_is_known_to_the_offerer_who_must_choose() -> None:
    t = fair(4)
    t.hand("romans", "gold")
    t.hand("greeks", "gold")
    t.do("egyptians", "offer iron for gold")
    assert known(t, "egyptians", "romans", "gold")[0] == 1
    assert known(t, "egyptians", "babylonians", "gold") == (0, 0)
    assert known(t, "babylonians", "romans", "gold")[0] == 0
    t.do("egyptians", "with greeks")
    assert known(t, None, "egyptians", "gold")[0] == 1  # the exchange itself is told to all
    assert known(t, None, "greeks", "iron")[0] == 1
    assert known(t, "babylonians", "romans", "gold")[0] == 0


def test_s26_a_forced_offer_that_finds_nobody_shows_that_nobody_holds_the_card() -> None:
    t = fair(3)
    t.do("egyptians", "offer iron for gold")
    for viewer in ("egyptians", "romans", None):
        assert known(t, viewer, "greeks", "gold") == (0, 0)
    assert known(t, "romans", "egyptians", "iron")[0] == 1  # and an offer, that its card is there


def test_s26_a_free_offer_that_finds_nobody_shows_nothing() -> None:
    t = fair(3, exchange="free")
    t.do("egyptians", "offer iron for gold")
    assert known(t, "romans", "greeks", "gold") == (0, 15)


def test_s26_gifts_are_seen_by_all() -> None:
    t = fair(3)
    t.do("egyptians", "give iron to romans")
    assert known(t, "greeks", "romans", "iron")[0] == 1


def test_s26_plundered_cards_are_known_to_attacker_and_defender_only() -> None:
    t = Table(3)
    t.hands("iron")
    t.hand("romans", "gold", "gold")
    t.own("romans", armies=0)
    t.do("egyptians", "war romans plunder", "send 1 0")
    assert known(t, "romans", "egyptians", "gold")[0] == 2
    assert known(t, "greeks", "egyptians", "gold")[0] == 0
    assert t.seen_by("romans").seats[t.seat("egyptians")].hand[CARDS.index("gold")] == 2


def test_s26_who_loses_unseen_cards_may_have_lost_those_he_was_known_to_hold() -> None:
    t = fair(3)
    t.hand("romans", "iron", "wood", "wood", "wood")
    t.do("egyptians", "give iron to romans")
    t.do("egyptians", "pass")
    t.end_fair()
    t.own("romans", armies=0)
    t.do("egyptians", "war romans plunder", "send 1 0")
    assert known(t, "greeks", "romans", "iron")[0] == 0


def test_s26_a_famine_shows_that_nobody_has_grain() -> None:
    t = Table(3)
    t.hands("grain")
    t.hand("egyptians", "limestone")
    t.next_cards("famine")
    t.do("egyptians", "taxes")
    assert known(t, "egyptians", "romans", "grain") == (0, 0)


def test_s26_a_reshuffle_shows_what_is_in_the_hands() -> None:
    t = Table(2)
    t.hand("egyptians", "iron")
    t.hand("romans", "gold", "luck")
    t.next_cards("iron", 0)
    t.do("egyptians", "taxes")
    for seed in range(20):
        hand = t.redealt("egyptians", seed).cards("romans")
        assert hand["luck"] >= 1
        assert hand["gold"] >= 1


# ---------------------------------------------------------------- who is waited for


def hidden_moments() -> dict[str, tuple[Table, str]]:
    """A table at each question that gives something away, and who is asked."""
    luck = Table(3)
    luck.hands("iron")
    luck.hand("romans", "luck")
    luck.next_cards("volcano")
    luck.do("egyptians", "taxes", "erupt romans")

    famine = Table(3)
    famine.hands("iron")
    famine.hand("greeks", "luck")
    famine.next_cards("famine")
    famine.do("egyptians", "taxes")

    answer = Table(3)
    answer.hands("iron")
    answer.hand("romans", "olympic_games")
    answer.do("egyptians", "war romans plunder", "send 1 0")

    hero = Table(3)
    hero.hands("iron")
    hero.hand("romans", "hero")
    hero.do("egyptians", "war romans plunder", "send 1 0")

    chosen = fair(4)
    chosen.hand("romans", "gold")
    chosen.hand("greeks", "gold")
    chosen.do("egyptians", "offer iron for gold")

    exchange = fair(3, exchange="free")
    exchange.hand("greeks", "gold")
    exchange.do("egyptians", "offer iron for gold")
    return {
        "luck": (luck, "romans"),
        "famine": (famine, "greeks"),
        "answer": (answer, "romans"),
        "hero": (hero, "romans"),
        "with": (chosen, "egyptians"),
        "exchange": (exchange, "greeks"),
    }


MOMENTS = ("luck", "famine", "answer", "hero", "with", "exchange")


@pytest.mark.parametrize("moment", MOMENTS)
def test_s26_a_hidden_question_is_known_to_the_asked_alone(moment: str) -> None:
    t, asked = hidden_moments()[moment]
    assert t.to_move == [asked]
    for viewer in ("egyptians", "romans", "greeks", None):
        if viewer == asked:
            assert awaited(t, viewer) == (int(t.s.question), 1 << t.seat(asked))
        else:
            assert awaited(t, viewer) == (state.THINKING, 0)


@pytest.mark.parametrize("moment", MOMENTS)
def test_s26_redeals_of_a_hidden_question_are_games_in_which_somebody_can_answer(moment: str) -> None:
    t, asked = hidden_moments()[moment]
    for viewer in ("egyptians", "romans", "greeks"):
        for seed in range(40):
            dealt = t.redealt(viewer, seed)
            assert dealt.seen_by(viewer).tobytes() == t.seen_by(viewer).tobytes()
            assert (conserved.cards(dealt.s) == t.cards_in_all).all()
            (somebody,) = dealt.to_move
            assert len(dealt.legal(somebody)) >= 2
            assert viewer == asked or somebody != viewer


@pytest.mark.parametrize("moment", ["luck", "famine", "answer", "hero", "exchange"])
def test_s26_a_reaction_not_used_is_known_to_nobody(moment: str) -> None:
    t, asked = hidden_moments()[moment]
    no = {"answer": "let it be", "hero": "no hero", "exchange": "refuse"}.get(moment, "let it be")
    assert secret(t, asked, no)
    yes = next(words for words in t.legal(asked) if words != no)
    assert not secret(t, asked, yes)


def test_s26_the_choice_of_a_partner_is_secret() -> None:
    t, asked = hidden_moments()["with"]
    assert secret(t, asked, "with romans")


def test_s20_laying_is_secret_and_so_is_the_first_choice_of_a_duel() -> None:
    t = Table(2)
    t.hands("iron")
    t.own("egyptians", armies=1, led=1)
    t.do("egyptians", "war romans plunder", "send 2 1")
    assert secret(t, "egyptians", t.legal("egyptians")[0])
    t.do("egyptians", t.legal("egyptians")[0])
    assert secret(t, "egyptians", t.legal("egyptians")[0])
    t.do("egyptians", t.legal("egyptians")[0])
    assert not secret(t, "romans", t.legal("romans")[0])  # it uncovers both


def test_s26_open_actions_are_known() -> None:
    t = Table(2)
    for words in t.legal("egyptians"):
        assert not secret(t, "egyptians", words)


def test_s26_a_refused_road_is_known() -> None:
    t = Table(2)
    t.hand("egyptians", "stone", "stone")
    t.do("egyptians", "build road-left")
    assert not secret(t, "romans", "refuse")


def test_s26_open_questions_are_known_to_all() -> None:
    t = Table(3)
    assert awaited(t, "greeks") == (state.ASK_ACTION, 1 << t.seat("egyptians"))
    t = fair(3)
    assert awaited(t, None) == (state.ASK_TRADE, 1 << t.seat("egyptians"))
