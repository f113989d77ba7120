"""Preparing for the year, and choosing player cards."""

import numpy as np
import pytest

from ludus.games.hadrians_wall.tables import CARD_GAIN, CARDS, FATE_GAIN, SUPPLIES
from rulebook.hadrians_wall.table import KERNELS, Table


def test_setup_nothing_is_marked_but_the_first_production_circle() -> None:
    table = Table(players=6)
    for seat in range(6):
        p = table.seat(seat)
        assert int(p.production) == 1
        assert int(p.buildings) == int(p.map) == 0
        for field in ("cohorts", "tracks", "attributes", "citizens", "goods", "shows", "strength", "rulings", "bribes"):
            assert not np.any(p[field])
        assert set(map(int, p.paths)) == {-1}


def test_step_1_every_player_gains_what_the_fate_card_shows() -> None:
    for seed in range(20):
        table = Table(players=3, seed=seed)
        card = int(table.s.year_card)
        assert int(table.s.fate_discard) == 1 << card
        for seat in range(3):
            assert list(table.seat(seat).supplies) == list(FATE_GAIN[card])


def test_step_2_every_player_draws_two_cards() -> None:
    table = Table(players=4)
    assert table.active() == [0, 1, 2, 3]
    for seat in range(4):
        assert len(table.legal(seat)) == 2
        assert int(table.s.hands[seat]).bit_count() == 2
        assert int(table.s.decks[seat]) | int(table.s.hands[seat]) == 2**12 - 1


def test_choosing_player_cards_nothing_is_revealed_before_all_have_chosen() -> None:
    table = Table(players=3)
    before = [view(table, other) for other in (1, 2)]
    spectator = view(table, -1)
    for path in table.legal(0):
        trial = Table(players=3)
        trial.play(path, 0)
        assert trial.active() == [1, 2]
        assert trial.legal(0) == []
        assert [view(trial, other) for other in (1, 2)] == before
        assert view(trial, -1) == spectator
        assert view(trial, 0) != view(table, 0)


def test_choosing_player_cards_a_choice_made_in_secret_is_final() -> None:
    import ludus
    from ludus.engine.errors import NoUndo

    match = ludus.game("hadrians-wall").new(players=2, seed=1)
    match.play(0, match.legal(0)[0])
    with pytest.raises(NoUndo):
        match.undo(0)


def test_choosing_player_cards_all_are_revealed_at_once() -> None:
    table = Table(players=3)
    hands = [int(table.s.hands[seat]) for seat in range(3)]
    chosen = []
    for seat in range(3):
        assert int(table.seat(seat).prospect) == -1
        chosen.append(table.legal(seat)[1])
        table.play(chosen[-1], seat)
    for seat in range(3):
        p = table.seat(seat)
        assert f"path {CARDS[p.paths[0]]}" == chosen[seat]
        assert hands[seat] == 1 << int(p.paths[0]) | 1 << int(p.prospect)
        assert int(table.s.hands[seat]) == 0


def view(table: Table, seat: int) -> bytes:
    out = np.zeros(1, table.records.dtype)
    KERNELS.look(table.records[0], seat, out[0])
    return bytes(out.tobytes())


def test_choosing_player_cards_example_year_3_pontiff_as_path_trainer_as_prospect() -> None:
    """Year 3, the defender and the ranger kept before: 1 servant and 1 resource for the trainer."""
    table = Table()
    table.s.year = 2
    p = table.seat()
    p.paths[:2] = [CARDS.index("defender"), CARDS.index("ranger")]
    p.supplies[:] = 0
    p.production = 0  # the example leaves income out
    table.s.hands[0] = 1 << CARDS.index("pontiff") | 1 << CARDS.index("trainer")
    assert table.legal() == ["path pontiff", "path trainer"]
    table.play("path pontiff")
    assert [CARDS[card] for card in p.paths[:3]] == ["defender", "ranger", "pontiff"]
    assert CARDS[p.prospect] == "trainer"
    assert table.supplies() == {"servant": 1, "resource": 1}


def test_step_3_income_of_ones_sheet() -> None:
    """A resource for each production circle, a civilian for each hotel, a builder for each workshop."""
    table = Table()
    p = table.seat()
    p.supplies[:] = 0
    p.production = 5
    table.build("small hotel", "large hotel", "small workshop")
    prospect_gain = dict.fromkeys(SUPPLIES, 0)
    table.play(table.legal()[0])
    for name, count in zip(SUPPLIES, CARD_GAIN[p.prospect], strict=True):
        prospect_gain[name] = int(count)
    expected = {"resource": 5, "civilian": 2, "builder": 1}
    for name in SUPPLIES:
        assert table.supplies().get(name, 0) == expected.get(name, 0) + prospect_gain[name]


def test_step_3_each_road_chooses_its_attribute_on_its_own() -> None:
    table = Table()
    table.build("small road", "large road")
    table.play(table.legal()[0])
    all_four = ["attribute renown", "attribute piety", "attribute valour", "attribute discipline"]
    assert table.legal() == all_four
    table.play("attribute valour")
    assert table.legal() == all_four
    table.play("attribute renown")
    assert table.attributes() == {"renown": 1, "piety": 0, "valour": 1, "discipline": 0}
    assert "stop" in table.legal()


def test_step_3_a_road_offers_attributes_below_25_and_is_lost_when_there_are_none() -> None:
    table = Table()
    table.build("small road", "large road").mark(renown=25, piety=25, valour=25, discipline=24)
    table.play(table.legal()[0])
    assert table.legal() == ["attribute discipline"]  # asked for even when one option is left
    table.play("attribute discipline")
    assert "stop" in table.legal()  # the second road gives nothing any more


def test_step_3_nobody_acts_before_all_road_choices_are_made() -> None:
    table = Table(players=3)
    table.build("small road", seat=1)
    table.choose_paths()
    assert table.active() == [1]
    assert table.legal(0) == table.legal(2) == []
    table.play("attribute piety", 1)
    assert table.active() == [0, 1, 2]


def test_over_six_years_every_player_sees_all_twelve_cards() -> None:
    table = Table(players=2, seed=9)
    seen: list[set[int]] = [set(), set()]
    for _ in range(6):
        for seat in range(2):
            seen[seat] |= {card for card in range(12) if int(table.s.hands[seat]) >> card & 1}
        table.choose_paths()
        table.stop_all()
    assert seen == [set(range(12)), set(range(12))]
    assert table.active() == []
