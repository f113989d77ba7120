"""Right sheet: gardens, temples, baths, courthouse, diplomats, scouts."""

from rulebook.hadrians_wall.table import Table


def test_gardens_mark_the_next_box_of_each_citizen_shown() -> None:
    table = Table().actions_of(3, servant=1, builder=1, resource=1).mark(priests=4, performers=9)
    table.play("build small-gardens")
    assert table.citizens() == {"traders": 1, "performers": 9, "priests": 5, "apparitores": 0, "patricians": 0}
    assert table.attributes()["piety"] == 1
    assert table.supplies() == {"servant": 2}  # of the first trader and the fifth priest


def test_gardens_the_large_ones_show_all_five() -> None:
    table = Table().actions_of(3, servant=1, builder=1, resource=2).mark(priests=7)
    assert not table.can("build large-gardens")
    table.build("small gardens").play("build large-gardens")
    assert table.citizens() == {"traders": 1, "performers": 1, "priests": 8, "apparitores": 1, "patricians": 1}
    assert table.attributes()["piety"] == 2  # one printed in the eighth priest's box


def temples(*built: str, marked: int, priests: int, **supplies: int) -> Table:
    table = Table().actions_of(3, **supplies).build(*(f"{name} temple" for name in built)).mark(priests=priests)
    table.seat().temple_boxes = marked
    return table


def test_temples_example_small_and_medium_built_the_next_box_completes_the_second_row() -> None:
    table = temples("small", "medium", marked=5, priests=5, civilian=1)
    table.play("temple civilian")
    assert table.attributes()["piety"] == 1
    assert int(table.seat().temple_boxes) == 6


def test_temples_example_both_boxes_of_the_small_temple_give_a_favour() -> None:
    table = temples("small", marked=0, priests=1, servant=1, soldier=1)
    table.play("temple servant")
    assert int(table.seat().temple_favours) == 0
    table.play("temple soldier")
    assert int(table.seat().temple_favours) == 1
    assert table.attributes()["piety"] == 1


def test_temples_take_any_worker_and_no_resource() -> None:
    table = temples("small", marked=0, priests=1, soldier=1, builder=1, servant=1, civilian=1, resource=1)
    assert table.legal_of("temple") == ["temple soldier", "temple builder", "temple servant", "temple civilian"]


def test_temples_in_order_each_built_and_each_row_for_its_priests() -> None:
    assert temples("small", marked=2, priests=9, servant=1).legal_of("temple") == []
    assert temples("small", "medium", marked=4, priests=4, servant=1).legal_of("temple") == []
    assert temples("small", "medium", marked=4, priests=5, servant=1).legal_of("temple") == ["temple servant"]
    assert temples("small", "medium", marked=8, priests=9, servant=1).legal_of("temple") == []
    assert temples("small", "medium", "large", marked=14, priests=9, servant=1).legal_of("temple") == []


def baths(disdain: int, removed: int, **supplies: int) -> Table:
    table = Table().actions_of(3, **supplies).build("baths").mark(apparitores=5)
    table.seat().disdain = disdain
    table.seat().removed = removed
    return table


def test_baths_example_box_1_bribed_in_year_2_the_next_two_cost_1_and_2() -> None:
    table = baths(3, 1, resource=3)
    table.seat().bribes[0] = 2
    assert table.legal_of("bribe") == ["bribe 2", "bribe 3"]
    table.play("bribe 2")
    assert table.supplies() == {"resource": 2}
    table.play("bribe 3")
    assert table.supplies() == {}
    assert (int(table.seat().disdain), int(table.seat().removed)) == (3, 3)


def test_baths_two_a_year_and_never_without_disdain() -> None:
    table = baths(5, 0, resource=9)
    table.play("bribe 3").play("bribe 1")
    assert table.legal_of("bribe") == []
    table.s.year = 3
    assert table.legal_of("bribe") == ["bribe 2"]
    table.seat().removed = 5
    assert table.legal_of("bribe") == []


def test_courthouse_example_year_4_with_7_apparitores() -> None:
    """The left column's last box, then the right one's second; not the middle one, which had its ruling this year."""
    table = Table().actions_of(4, builder=1).build("courthouse").mark(apparitores=7)
    table.seat().rulings[0, :2] = [1, 2]
    table.seat().rulings[1, :2] = [2, 4]
    table.seat().rulings[2, 0] = 3
    assert table.legal_of("ruling") == ["ruling 1 3"]
    table.play("ruling 1 3")
    assert table.supplies() == {"builder": 1, "servant": 1}
    assert table.legal_of("ruling") == ["ruling 3 2"]
    table.play("ruling 3 2")
    assert table.supplies() == {"builder": 2}
    assert table.legal_of("ruling") == []
    table.s.year = 4
    assert table.legal_of("ruling") == ["ruling 2 3"]


def test_courthouse_the_middle_column_swaps_a_builder_for_two_servants() -> None:
    table = Table().actions_of(4, builder=1).build("courthouse").mark(apparitores=5)
    table.play("ruling 2 1")
    assert table.supplies() == {"servant": 2}


def diplomats(patricians: int) -> Table:
    return Table().actions_of(4, servant=3, soldier=3, resource=6).mark(patricians=patricians)


def test_diplomats_example_one_serves_the_right_cohort_the_next_another() -> None:
    table = diplomats(3)
    table.play("diplomat right")
    table.seat().diplomat_favours[2] = 1
    assert table.legal_of("diplomat") == ["diplomat left", "diplomat centre"]
    table.play("diplomat left")
    assert list(table.seat().diplomats) == [2, 0, 1]
    assert list(table.seat().diplomat_favours) == [2, 0, 1]
    assert table.attributes()["valour"] == 2
    assert table.legal_of("diplomat") == []  # the third needs six patricians


def test_diplomats_need_patricians_at_1_3_and_6() -> None:
    assert diplomats(0).legal_of("diplomat") == []
    table = diplomats(6)
    for cohort in ("left", "centre", "right"):
        table.play(f"diplomat {cohort}")
    assert table.supplies() == {"soldier": 1}  # of the third valour
    assert table.legal_of("diplomat") == []


def scouts(players: int = 1, **supplies: int) -> Table:
    return Table(players=players).actions_of(4, **supplies).mark(patricians=9)


def test_scouts_example_a_neighbours_shape_completes_two_rows() -> None:
    table = scouts(players=3, soldier=1).prospect("trainer", 2)
    table.map((3, 1), (3, 2), (3, 3), (3, 4), (1, 3), (2, 2), (2, 3), (2, 4))
    table.seat().scouts = 2
    table.play("scout right")
    assert table.supplies(2) == {"soldier": 1}
    assert int(table.seat().scouts) == 3
    table.play("place 1,1 2,0 2,1 3,0")
    assert table.supplies() == {"servant": 1, "resource": 1}
    assert table.attributes()["valour"] == 2


def test_scouts_the_place_is_asked_before_anything_else() -> None:
    table = scouts(soldier=2).prospect("fighter")
    table.play("scout own")
    assert len(table.legal()) == 12
    assert table.legal_of("place") == table.legal()
    table.play("place 0,0 0,1 1,0 1,1")
    assert table.supplies() == {"soldier": 1, "resource": 1, "servant": 1}


def test_scouts_keep_to_the_map_and_to_unmarked_cells() -> None:
    table = scouts(soldier=1).prospect("ranger")
    table.map((0, 2), (1, 2), (2, 2), (3, 2))
    table.play("scout own")
    assert table.legal() == [f"place 0,{column} 1,{column} 2,{column} 3,{column}" for column in (0, 1, 3, 4)]


def test_scouts_not_when_the_shape_fits_nowhere() -> None:
    table = scouts(soldier=1).prospect("ranger").neutral("fighter", "architect")
    table.map((0, 2), (1, 0), (1, 1), (1, 2), (1, 3), (1, 4), (2, 2), (3, 2))
    assert table.legal_of("scout") == ["scout neutral1"]


def test_scouts_need_patricians_at_2_4_5_7_and_9() -> None:
    for sent, needed in enumerate((2, 4, 5, 7, 9)):
        table = scouts(soldier=1)
        table.seat().scouts = sent
        assert table.mark(patricians=needed).legal_of("scout")
        assert not table.mark(patricians=needed - 1).legal_of("scout")
    table.mark(patricians=9).seat().scouts = 5
    assert table.legal_of("scout") == []


def test_scouts_the_same_shape_may_be_used_again_in_the_same_year() -> None:
    table = scouts(players=2, soldier=2).prospect("merchant", 1)
    table.play("scout left").play("place 0,0 0,1 1,0 1,1")
    table.play("scout left").play("place 0,2 0,3 1,2 1,3")
    assert table.supplies(1) == {"soldier": 2}


def test_scouts_a_gift_reaches_a_stopped_neighbour_even_while_the_place_is_open() -> None:
    table = scouts(players=3, soldier=1)
    table.play("stop", 1)
    table.play("scout left")
    assert table.active() == [0, 1, 2]
    assert table.supplies(1) == {"soldier": 1}
    assert table.can("stop", 1)
