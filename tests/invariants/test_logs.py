"""A log is the whole match: written, read, cut short or damaged, whatever was played."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from invariants.play import Play, bounded, plays
from ludus.engine.errors import LudusError
from ludus.engine.logfile import dump, parse

SHORT = 120
NAMES = st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=12)


@bounded(100)
@given(plays(), st.data())
def test_what_is_written_is_read_again(play: Play, data: st.DataObject) -> None:
    match = play.match()
    match.names = tuple(data.draw(st.lists(NAMES, min_size=match.players, max_size=match.players)))
    again = parse(dump(match))
    assert again.bytes() == match.bytes()
    assert (again.log, again.options, again.names) == (match.log, match.options, match.names)
    assert dump(again) == dump(match)


@bounded(100)
@given(plays(SHORT), st.data())
def test_any_beginning_of_a_log_is_a_log(play: Play, data: st.DataObject) -> None:
    reached = [match.bytes() for match in play.moments()]
    length = data.draw(st.integers(0, len(reached) - 1))
    past = play.match().at(length)
    assert past.bytes() == reached[length]
    assert parse(dump(past)).bytes() == reached[length]


def damaged(text: str, data: st.DataObject) -> str:
    """One character is another one, is missing, or is there twice."""
    place = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.one_of(st.characters(), st.sampled_from(text), st.just(""), st.just(2 * text[place])))
    return text[:place] + other + text[place + 1 :]


def test_damage_is_refused_unless_it_does_no_harm() -> None:
    """The closing line proves the position. What is not part of that, a name or the hash of the sources, may differ."""
    outcomes = Counter[str]()

    @bounded(400)
    @given(plays(SHORT), st.data())
    def damage(play: Play, data: st.DataObject) -> None:
        match = play.match()
        match.names = ("Livia", "Marcus")
        try:
            again = parse(damaged(dump(match), data))
        except LudusError as refused:
            assert str(refused)
            outcomes["refused"] += 1
        else:
            assert again.bytes() == match.bytes()
            outcomes["harmless"] += 1

    damage()
    assert outcomes["refused"] > 100, outcomes
    assert outcomes["harmless"] > 2, outcomes
