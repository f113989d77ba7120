"""Right sheet: gardens, temples, baths, courthouse, diplomats, scouts."""

from rulebook.hadrians_wall.desk import Desk


def test_gardens_mark_the_next_box_of_each_citizen_shown() -> None:
    desk = Desk().actions_of(3, servant=1, builder=1, resource=1).mark(priests=4, performers=9)
    desk.play("build small-gardens")
    assert desk.citizens() == {"traders": 1, "performers": 9, "priests": 5, "apparitores": 0, "patricians": 0}
    assert desk.attributes()["piety"] == 1
    assert desk.supplies() == {"servant": 2}  # of the first trader and the fifth priest


def test_gardens_the_large_ones_show_all_five() -> None:
    desk = Desk().actions_of(3, servant=1, builder=1, resource=2).mark(priests=7)
    assert not desk.can("build large-gardens")
    desk.build("small gardens").play("build large-gardens")
    assert desk.citizens() == {"traders": 1, "performers": 1, "priests": 8, "apparitores": 1, "patricians": 1}
    assert desk.attributes()["piety"] == 2  # one printed in the eighth priest's box


def temples(*built: str, marked: int, priests: int, **supplies: int) -> Desk:
    desk = Desk().actions_of(3, **supplies).build(*(f"{name} temple" for name in built)).mark(priests=priests)
    desk.seat().temple_boxes = marked
    return desk


def test_temples_example_small_and_medium_built_the_next_box_completes_the_second_row() -> None:
    desk = temples("small", "medium", marked=5, priests=5, civilian=1)
    desk.play("temple civilian")
    assert desk.attributes()["piety"] == 1
    assert int(desk.seat().temple_boxes) == 6


def test_temples_example_both_boxes_of_the_small_temple_give_a_favour() -> None:
    desk = temples("small", marked=0, priests=1, servant=1, soldier=1)
    desk.play("temple servant")
    assert int(desk.seat().temple_favours) == 0
    desk.play("temple soldier")
    assert int(desk.seat().temple_favours) == 1
    assert desk.attributes()["piety"] == 1


def test_temples_take_any_worker_and_no_resource() -> None:
    desk = temples("small", marked=0, priests=1, soldier=1, builder=1, servant=1, civilian=1, resource=1)
    assert desk.legal_of("temple") == ["temple soldier", "temple builder", "temple servant", "temple civilian"]


def test_temples_in_order_each_built_and_each_row_for_its_priests() -> None:
    assert temples("small", marked=2, priests=9, servant=1).legal_of("temple") == []
    assert temples("small", "medium", marked=4, priests=4, servant=1).legal_of("temple") == []
    assert temples("small", "medium", marked=4, priests=5, servant=1).legal_of("temple") == ["temple servant"]
    assert temples("small", "medium", marked=8, priests=9, servant=1).legal_of("temple") == []
    assert temples("small", "medium", "large", marked=14, priests=9, servant=1).legal_of("temple") == []


def baths(disdain: int, removed: int, **supplies: int) -> Desk:
    desk = Desk().actions_of(3, **supplies).build("baths").mark(apparitores=5)
    desk.seat().disdain = disdain
    desk.seat().removed = removed
    return desk


def test_baths_example_box_1_bribed_in_year_2_the_next_two_cost_1_and_2() -> None:
    desk = baths(3, 1, resource=3)
    desk.seat().bribes[0] = 2
    assert desk.legal_of("bribe") == ["bribe 2", "bribe 3"]
    desk.play("bribe 2")
    assert desk.supplies() == {"resource": 2}
    desk.play("bribe 3")
    assert desk.supplies() == {}
    assert (int(desk.seat().disdain), int(desk.seat().removed)) == (3, 3)


def test_baths_two_a_year_and_never_without_disdain() -> None:
    desk = baths(5, 0, resource=9)
    desk.play("bribe 3").play("bribe 1")
    assert desk.legal_of("bribe") == []
    desk.s.year = 3
    assert desk.legal_of("bribe") == ["bribe 2"]
    desk.seat().removed = 5
    assert desk.legal_of("bribe") == []


def test_courthouse_example_year_4_with_7_apparitores() -> None:
    """The left column's last box, then the right one's second; not the middle one, which had its ruling this year."""
    desk = Desk().actions_of(4, builder=1).build("courthouse").mark(apparitores=7)
    desk.seat().rulings[0, :2] = [1, 2]
    desk.seat().rulings[1, :2] = [2, 4]
    desk.seat().rulings[2, 0] = 3
    assert desk.legal_of("ruling") == ["ruling 1 3"]
    desk.play("ruling 1 3")
    assert desk.supplies() == {"builder": 1, "servant": 1}
    assert desk.legal_of("ruling") == ["ruling 3 2"]
    desk.play("ruling 3 2")
    assert desk.supplies() == {"builder": 2}
    assert desk.legal_of("ruling") == []
    desk.s.year = 4
    assert desk.legal_of("ruling") == ["ruling 2 3"]


def test_courthouse_the_middle_column_swaps_a_builder_for_two_servants() -> None:
    desk = Desk().actions_of(4, builder=1).build("courthouse").mark(apparitores=5)
    desk.play("ruling 2 1")
    assert desk.supplies() == {"servant": 2}


def diplomats(patricians: int) -> Desk:
    return Desk().actions_of(4, servant=3, soldier=3, resource=6).mark(patricians=patricians)


def test_diplomats_example_one_serves_the_right_cohort_the_next_another() -> None:
    desk = diplomats(3)
    desk.play("diplomat right")
    desk.seat().diplomat_favours[2] = 1
    assert desk.legal_of("diplomat") == ["diplomat left", "diplomat centre"]
    desk.play("diplomat left")
    assert list(desk.seat().diplomats) == [2, 0, 1]
    assert list(desk.seat().diplomat_favours) == [2, 0, 1]
    assert desk.attributes()["valour"] == 2
    assert desk.legal_of("diplomat") == []  # the third needs six patricians


def test_diplomats_need_patricians_at_1_3_and_6() -> None:
    assert diplomats(0).legal_of("diplomat") == []
    desk = diplomats(6)
    for cohort in ("left", "centre", "right"):
        desk.play(f"diplomat {cohort}")
    assert desk.supplies() == {"soldier": 1}  # of the third valour
    assert desk.legal_of("diplomat") == []


def scouts(players: int = 1, **supplies: int) -> Desk:
    return Desk(players=players).actions_of(4, **supplies).mark(patricians=9)


def test_scouts_example_a_neighbours_shape_completes_two_rows() -> None:
    desk = scouts(players=3, soldier=1).prospect("trainer", 2)
    desk.map((3, 1), (3, 2), (3, 3), (3, 4), (1, 3), (2, 2), (2, 3), (2, 4))
    desk.seat().scouts = 2
    desk.play("scout right")
    assert desk.supplies(2) == {"soldier": 1}
    assert int(desk.seat().scouts) == 3
    desk.play("place 1,1 2,0 2,1 3,0")
    assert desk.supplies() == {"servant": 1, "resource": 1}
    assert desk.attributes()["valour"] == 2


def test_scouts_the_place_is_asked_before_anything_else() -> None:
    desk = scouts(soldier=2).prospect("fighter")
    desk.play("scout own")
    assert len(desk.legal()) == 12
    assert desk.legal_of("place") == desk.legal()
    desk.play("place 0,0 0,1 1,0 1,1")
    assert desk.supplies() == {"soldier": 1, "resource": 1, "servant": 1}


def test_scouts_keep_to_the_map_and_to_unmarked_cells() -> None:
    desk = scouts(soldier=1).prospect("ranger")
    desk.map((0, 2), (1, 2), (2, 2), (3, 2))
    desk.play("scout own")
    assert desk.legal() == [f"place 0,{column} 1,{column} 2,{column} 3,{column}" for column in (0, 1, 3, 4)]


def test_scouts_not_when_the_shape_fits_nowhere() -> None:
    desk = scouts(soldier=1).prospect("ranger").neutral("fighter", "architect")
    desk.map((0, 2), (1, 0), (1, 1), (1, 2), (1, 3), (1, 4), (2, 2), (3, 2))
    assert desk.legal_of("scout") == ["scout neutral1"]


def test_scouts_need_patricians_at_2_4_5_7_and_9() -> None:
    for sent, needed in enumerate((2, 4, 5, 7, 9)):
        desk = scouts(soldier=1)
        desk.seat().scouts = sent
        assert desk.mark(patricians=needed).legal_of("scout")
        assert not desk.mark(patricians=needed - 1).legal_of("scout")
    desk.mark(patricians=9).seat().scouts = 5
    assert desk.legal_of("scout") == []


def test_scouts_the_same_shape_may_be_used_again_in_the_same_year() -> None:
    desk = scouts(players=2, soldier=2).prospect("merchant", 1)
    desk.play("scout left").play("place 0,0 0,1 1,0 1,1")
    desk.play("scout left").play("place 0,2 0,3 1,2 1,3")
    assert desk.supplies(1) == {"soldier": 2}


def test_scouts_a_gift_reaches_a_stopped_neighbour_even_while_the_place_is_open() -> None:
    desk = scouts(players=3, soldier=1)
    desk.play("stop", 1)
    desk.play("scout left")
    assert desk.active() == [0, 1, 2]
    assert desk.supplies(1) == {"soldier": 1}
    assert desk.can("stop", 1)
