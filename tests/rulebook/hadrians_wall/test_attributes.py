"""Attributes: their tracks, and the landmarks at the end of each."""

import pytest

from rulebook.hadrians_wall.table import Table


def test_landmarks_example_monolith_gives_two_discipline() -> None:
    table = Table().actions_of(4, builder=1, resource=2).mark(piety=14)
    assert not table.can("build monolith")
    table.mark(piety=15).play("build monolith")
    assert table.attributes()["discipline"] == 2
    assert table.supplies() == {}
    assert not table.give(builder=1, resource=2).can("build monolith")


@pytest.mark.parametrize(
    ("landmark", "needs", "gives"),
    [
        ("archway", "renown", "valour"),
        ("monolith", "piety", "discipline"),
        ("column", "valour", "piety"),
        ("statue", "discipline", "renown"),
    ],
)
def test_landmarks_need_their_attribute_at_15(landmark: str, needs: str, gives: str) -> None:
    table = Table().actions_of(4, builder=1, resource=2).mark(**{needs: 15})
    assert table.legal_of("build") == [f"build {landmark}"]
    table.play(f"build {landmark}")
    assert table.attributes()[gives] == 2


def test_attribute_tracks_example_2_16_3_9() -> None:
    table = Table().actions_of(4).mark(renown=2, piety=16, valour=3, discipline=9)
    table.seat().paths[:] = -1
    assert table.points() == 2 + 16 + 3 + 9


def test_attribute_tracks_chain_17_21_and_25_into_other_attributes() -> None:
    """The 17th renown marks piety, and if that is its 3rd box, a servant comes too."""
    table = Table().actions_of(1, servant=1, builder=1, resource=2).mark(traders=4, renown=16, piety=2)
    table.play("build market")
    assert table.attributes() == {"renown": 17, "piety": 3, "valour": 0, "discipline": 0}
    assert table.supplies() == {"servant": 1}


def test_attribute_tracks_a_chain_can_go_round_all_four() -> None:
    table = Table().actions_of(1, servant=1, builder=1, resource=2)
    table.mark(traders=4, renown=16, piety=20, valour=16, discipline=24)
    table.play("build market")  # renown 17, piety 21, valour 17, discipline 25, renown 18
    assert table.attributes() == {"renown": 18, "piety": 21, "valour": 17, "discipline": 25}


def test_attribute_tracks_beyond_25_is_lost() -> None:
    table = Table().actions_of(1, servant=1, builder=1, resource=2).mark(traders=4, renown=25)
    table.play("build market")
    assert table.attributes()["renown"] == 25
