"""Preparing for the year, and choosing player cards."""

import numpy as np
import pytest

from ludus.games.hadrians_wall.tables import CARD_GAIN, CARDS, FATE_GAIN, SUPPLIES
from rulebook.hadrians_wall.desk import KERNELS, Desk


def test_setup_nothing_is_marked_but_the_first_production_circle() -> None:
    desk = Desk(players=6)
    for seat in range(6):
        p = desk.seat(seat)
        assert int(p.production) == 1
        assert int(p.buildings) == int(p.map) == 0
        for field in ("cohorts", "tracks", "attributes", "citizens", "goods", "shows", "strength", "rulings", "bribes"):
            assert not np.any(p[field])
        assert set(map(int, p.paths)) == {-1}


def test_step_1_every_player_gains_what_the_fate_card_shows() -> None:
    for seed in range(20):
        desk = Desk(players=3, seed=seed)
        card = int(desk.s.year_card)
        assert int(desk.s.fate_discard) == 1 << card
        for seat in range(3):
            assert list(desk.seat(seat).supplies) == list(FATE_GAIN[card])


def test_step_2_every_player_draws_two_cards() -> None:
    desk = Desk(players=4)
    assert desk.active() == [0, 1, 2, 3]
    for seat in range(4):
        assert len(desk.legal(seat)) == 2
        assert int(desk.s.hands[seat]).bit_count() == 2
        assert int(desk.s.decks[seat]) | int(desk.s.hands[seat]) == 2**12 - 1


def test_choosing_player_cards_nothing_is_revealed_before_all_have_chosen() -> None:
    desk = Desk(players=3)
    before = [view(desk, other) for other in (1, 2)]
    spectator = view(desk, -1)
    for path in desk.legal(0):
        trial = Desk(players=3)
        trial.play(path, 0)
        assert trial.active() == [1, 2]
        assert trial.legal(0) == []
        assert [view(trial, other) for other in (1, 2)] == before
        assert view(trial, -1) == spectator
        assert view(trial, 0) != view(desk, 0)


def test_choosing_player_cards_a_choice_made_in_secret_is_final() -> None:
    import ludus
    from ludus.engine.errors import NoUndo

    match = ludus.game("hadrians-wall").new(players=2, seed=1)
    match.play(0, match.legal(0)[0])
    with pytest.raises(NoUndo):
        match.undo(0)


def test_choosing_player_cards_all_are_revealed_at_once() -> None:
    desk = Desk(players=3)
    hands = [int(desk.s.hands[seat]) for seat in range(3)]
    chosen = []
    for seat in range(3):
        assert int(desk.seat(seat).prospect) == -1
        chosen.append(desk.legal(seat)[1])
        desk.play(chosen[-1], seat)
    for seat in range(3):
        p = desk.seat(seat)
        assert f"path {CARDS[p.paths[0]]}" == chosen[seat]
        assert hands[seat] == 1 << int(p.paths[0]) | 1 << int(p.prospect)
        assert int(desk.s.hands[seat]) == 0


def view(desk: Desk, seat: int) -> bytes:
    out = np.zeros(1, desk.records.dtype)
    KERNELS.look(desk.records[0], seat, out[0])
    return bytes(out.tobytes())


def test_choosing_player_cards_example_year_3_pontiff_as_path_trainer_as_prospect() -> None:
    """Year 3, the defender and the ranger kept before: 1 servant and 1 resource for the trainer."""
    desk = Desk()
    desk.s.year = 2
    p = desk.seat()
    p.paths[:2] = [CARDS.index("defender"), CARDS.index("ranger")]
    p.supplies[:] = 0
    p.production = 0  # the example leaves income out
    desk.s.hands[0] = 1 << CARDS.index("pontiff") | 1 << CARDS.index("trainer")
    assert desk.legal() == ["path pontiff", "path trainer"]
    desk.play("path pontiff")
    assert [CARDS[card] for card in p.paths[:3]] == ["defender", "ranger", "pontiff"]
    assert CARDS[p.prospect] == "trainer"
    assert desk.supplies() == {"servant": 1, "resource": 1}


def test_step_3_income_of_the_own_sheet() -> None:
    """A resource for each production circle, a civilian for each hotel, a builder for each workshop."""
    desk = Desk()
    p = desk.seat()
    p.supplies[:] = 0
    p.production = 5
    desk.build("small hotel", "large hotel", "small workshop")
    prospect_gain = dict.fromkeys(SUPPLIES, 0)
    desk.play(desk.legal()[0])
    for name, count in zip(SUPPLIES, CARD_GAIN[p.prospect], strict=True):
        prospect_gain[name] = int(count)
    expected = {"resource": 5, "civilian": 2, "builder": 1}
    for name in SUPPLIES:
        assert desk.supplies().get(name, 0) == expected.get(name, 0) + prospect_gain[name]


def test_step_3_each_road_chooses_its_attribute_on_its_own() -> None:
    desk = Desk()
    desk.build("small road", "large road")
    desk.play(desk.legal()[0])
    all_four = ["attribute renown", "attribute piety", "attribute valour", "attribute discipline"]
    assert desk.legal() == all_four
    desk.play("attribute valour")
    assert desk.legal() == all_four
    desk.play("attribute renown")
    assert desk.attributes() == {"renown": 1, "piety": 0, "valour": 1, "discipline": 0}
    assert "stop" in desk.legal()


def test_step_3_a_road_offers_attributes_below_25_and_is_lost_when_there_are_none() -> None:
    desk = Desk()
    desk.build("small road", "large road").mark(renown=25, piety=25, valour=25, discipline=24)
    desk.play(desk.legal()[0])
    assert desk.legal() == ["attribute discipline"]  # asked for even when one option is left
    desk.play("attribute discipline")
    assert "stop" in desk.legal()  # the second road gives nothing any more


def test_step_3_nobody_acts_before_all_road_choices_are_made() -> None:
    desk = Desk(players=3)
    desk.build("small road", seat=1)
    desk.choose_paths()
    assert desk.active() == [1]
    assert desk.legal(0) == desk.legal(2) == []
    desk.play("attribute piety", 1)
    assert desk.active() == [0, 1, 2]


def test_over_six_years_every_player_sees_all_twelve_cards() -> None:
    desk = Desk(players=2, seed=9)
    seen: list[set[int]] = [set(), set()]
    for _ in range(6):
        for seat in range(2):
            seen[seat] |= {card for card in range(12) if int(desk.s.hands[seat]) >> card & 1}
        desk.choose_paths()
        desk.stop_all()
    assert seen == [set(range(12)), set(range(12))]
    assert desk.active() == []
