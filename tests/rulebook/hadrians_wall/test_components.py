"""The printed components: what the boxes, boards and cards say, checked against sums a careful reader would make."""

from collections import Counter

from ludus.games.hadrians_wall import actions, tables
from ludus.games.hadrians_wall.state import Seat, State


def test_the_record_has_no_padding_and_serves_six_in_two_and_a_half_kibibytes() -> None:
    for layout in (Seat, State):
        assert sum(layout[name].itemsize for name in layout.names or ()) == layout.itemsize
    assert State.itemsize % 8 == 0
    assert State.itemsize <= 2560


def test_components_list_48_fate_cards_and_12_player_cards() -> None:
    assert tables.FATE_CARDS == 48
    assert len(tables.CARDS) == 12
    assert Counter(map(int, tables.FATE_ATTACK)) == {0: 16, 1: 16, 2: 16}
    assert set(map(int, tables.FATE_WOUNDS)) == {1, 2, 3}


def test_market_says_that_high_goods_are_rarer() -> None:
    """Goods 1 and 2 are common, 3 and 4 less so, 5 and 6 rare, on Fate cards and Prospects together."""
    count = Counter(map(int, tables.FATE_GOOD)) + Counter(map(int, tables.CARD_GOOD))
    assert [count[good] + count[good + 1] for good in (1, 3, 5)] == [31, 19, 10]
    assert min(count[1], count[2]) > max(count[3], count[4]) > max(count[5], count[6]) > 0


def test_year_potentials_add_up_to_the_disdain_circles() -> None:
    assert int(tables.POTENTIAL.sum()) == tables.DISDAIN_CIRCLES == 15


def test_scouts_have_161_places_for_five_shapes() -> None:
    assert len(tables.PLACES) == 161
    assert len(set(tables.PLACES)) == 161
    counts = [int(tables.SHAPE_FIRST[n + 1] - tables.SHAPE_FIRST[n]) for n in range(len(tables.SHAPES))]
    assert dict(zip(tables.SHAPES, counts, strict=True)) == {"L": 68, "O": 12, "I": 13, "T": 34, "S": 34}
    assert all(len(set(place)) == 4 and list(place) == sorted(place) for place in tables.PLACES)


def test_large_buildings_are_those_with_large_in_their_name() -> None:
    large = [name for n, name in enumerate(tables.BUILDINGS) if tables.LARGE_BUILDINGS >> n & 1]
    assert large == [
        "large granary",
        "large hotel",
        "large workshop",
        "large road",
        "large precinct",
        "large gardens",
        "large temple",
    ]


def test_actions_have_the_words_of_the_rules() -> None:
    for words in (
        "path engineer",
        "attribute discipline",
        "cohort centre",
        "mine",
        "guard",
        "cippi",
        "wall",
        "fort builder",
        "fort soldier",
        "build large-hotel",
        "build archway",
        "build ludus-gladiatorius",
        "train",
        "forum servant civilian for builder",
        "citizen apparitores",
        "good 5 from left",
        "good 8 from fate",
        "good 1 from neutral2",
        "show 6",
        "gladiator train red civilian",
        "gladiator fight blue",
        "temple soldier",
        "bribe 6",
        "ruling 3 2",
        "diplomat right",
        "scout own",
        "scout neutral1",
        "place 1,1 2,0 2,1 3,0",
        "favour temple left",
        "favour diplomat centre",
        "favour none",
        "stop",
    ):
        assert words in actions.WORDS
    assert len(actions.WORDS) == len(set(actions.WORDS)) == 313


def test_a_choice_is_always_the_last_reward_of_a_box_and_chains_never_branch() -> None:
    """Why one open choice is all a seat has to remember, and why no queue of rewards can overflow."""
    rows = [*tables.TRACK_REWARD.reshape(-1, tables.MAX_REWARDS), *tables.BUILDING_REWARD, *tables.SHOW_REWARD]
    rows += [*tables.TEMPLE_REWARD, *tables.RULING_REWARD, tables.DIPLOMAT_REWARD]
    for row in rows:
        given = [int(reward) for reward in row if reward]
        assert int(row[len(given)]) == tables.NOTHING
        assert all(reward < tables.COHORT for reward in given[:-1])
    chained = [tables.ATTRIBUTE_REWARD, tables.CITIZEN_REWARD, tables.COHORT_REWARD, tables.MAP_REWARD]
    for table in chained:
        assert int(table.max()) < tables.COHORT
