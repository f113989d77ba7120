"""Age of Heroes in words: complete for a listener, exact, and silent about what is nobody's business."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludus.engine.match import Match
from ludus.engine.telling import plain
from ludus.engine.view import SPECTATOR
from ludus.games.age_of_heroes.rules.story import HAPPENINGS
from ludus.games.age_of_heroes.state import ASK_TRIBE, BY_CITIES, CLAIMED, NO_QUESTION, OVER, THINKING
from ludus.games.age_of_heroes.tables import CARDS
from ludus.games.age_of_heroes.text import breakdown, describe, narrate, question, report, tell, why_not
from ludus.games.age_of_heroes.text.happenings import SENTENCES
from ludus.games.age_of_heroes.text.peace_news import city_destroyed
from ludus.games.age_of_heroes.text.speech import Speech
from ludus.games.age_of_heroes.text.story import Happening, Seen
from ludus.games.age_of_heroes.text.war_news import monument_destroyed
from rulebook.age_of_heroes.seen import GAME, NAMES, Scenario, moments, narrated


def asked(match: Match) -> int:
    return int(match._s.question)


def test_the_moments_looked_at_ask_every_question() -> None:
    assert {asked(match) for match in moments()} >= set(range(ASK_TRIBE, THINKING))


# Why not


def test_there_is_a_reason_exactly_where_an_action_is_not_legal() -> None:
    for match in moments():
        for seat in match.active():
            view, legal = match.view(seat), set(match.legal_numbers(seat))
            for action, action_words in enumerate(GAME.words):
                found = why_not(view, seat, action, "en")
                assert bool(found) == (action not in legal), (action_words, found)
                assert all(found), action_words


def test_who_is_not_asked_has_a_reason_for_everything() -> None:
    for match in moments()[::9]:
        for seat in set(range(match.players)) - set(match.active()):
            view = match.view(seat)
            assert all(why_not(view, seat, action, "en") for action in range(len(GAME.words)))


def test_every_reason_is_given() -> None:
    t = Scenario("romans", "greeks", "celts").to_first_turn().hand(0, wood=2, gold=1)
    t.s.seats[0].home[0] = 0

    def reasons(action_words: str) -> list[str]:
        return why_not(t.match.view(0), 0, GAME.numbers[action_words], "en")

    assert reasons("build city") == []
    assert reasons("build fortress") == ["costs iron, wood, stone, you are 1 card short"]
    assert reasons("build army") == ["costs iron, 2 grain, you are 2 cards short"]
    t.s.supply[0] = 0
    assert reasons("build city") == ["none is left"]
    assert reasons("build general") == [
        "costs iron, gold, you are 1 card short",
        "you have no army at home without a general",
    ]
    assert reasons("war greeks plunder") == ["you have no army at home and no hero"]
    assert reasons("war romans plunder") == ["that is your own tribe", "you have no army at home and no hero"]
    assert reasons("war egyptians plunder")[0] == "that tribe is not in this game"
    assert reasons("swap wood") == ["you have a city: collect taxes instead"]
    asked_now = "you are being asked: Your action: taxes, building, war, or none?"
    assert reasons("lay marble") == [asked_now, "you hold no marble", "your monument is built of concrete"]


# What happened


def test_every_happening_has_its_sentence() -> None:
    assert set(SENTENCES) == set(HAPPENINGS)


def test_a_duel_is_narrated_with_its_sum_and_its_loss() -> None:
    t = Scenario("romans", "greeks", "celts").to_first_turn().hand(0, luck=1).hand(1, iron=2)
    t.s.seats[0].home[:] = (0, 1)
    t.s.seats[1].fortresses = 3
    assert t.play(0, "war greeks plunder", 1) == "The Romans attack you to plunder cards."
    assert t.play(0, "send 1 1", 1) == "The Romans send 1 army led by a general."
    fighting = {0: 4 * 0 + 1, 1: 3 * 6 + 2}
    t.s.laid[:] = 0
    t.s.laid[0][0][fighting[0]] = t.s.laid[1][3][2] = 1
    assert t.play(0, "fight 2 led", 1) == ""
    text = t.play(1, "fight 3", 1)
    assert text.startswith("Duel: the Romans 2+2=4, you 3+3=6. The Romans lose an army and its general. ")
    assert "No army of the Romans is victorious." in text


def plundering(next_card: str) -> list[str]:
    """What all three read when the Romans plunder two iron of the Greeks, who then draw this card."""
    t = Scenario("romans", "greeks", "celts").to_first_turn().hand(0, luck=1).hand(1, iron=2)
    t.s.seats[0].home[:] = (1, 0)
    t.s.seats[1].home[:] = 0
    t.s.deck[:] = 0
    t.s.deck[CARDS.index(next_card)] = t.s.deck_size
    t.match.play(0, "war greeks plunder")
    before = [t.match.view(reader) for reader in range(3)]
    t.match.play(0, "send 1 0")
    return [narrate(view, 0, GAME.numbers["send 1 0"], t.match.view(view.seat), "en") for view in before]


def test_drawn_and_plundered_cards_are_named_to_those_who_see_them() -> None:
    romans, greeks, celts = plundering("grain")
    assert "You plunder 2 iron from the Greeks." in romans
    assert "The Romans plunder 2 iron from you. Your turn. You draw grain." in greeks
    assert "The Romans plunder 2 cards from the Greeks. The turn of the Greeks." in celts


def test_cards_are_only_counted_where_the_hand_cannot_tell_which() -> None:
    assert "The Romans plunder 2 cards from you. Your turn. You draw 1 card." in plundering("iron")[1]


def test_a_claim_is_announced_to_all() -> None:
    t = Scenario("romans", "greeks", "celts").to_first_turn().hand(0, wood=2, stone=1)
    t.s.seats[0].cities = 4
    views = [t.match.view(reader) for reader in (0, 1, SPECTATOR)]
    t.match.play(0, "build city")
    text = [narrate(view, 0, GAME.numbers["build city"], t.match.view(view.seat), "en") for view in views]
    assert text[0].startswith("You build a city. Claim! You win at the end of your next turn")
    assert all(words.startswith("The Romans build a city. Claim! The Romans win") for words in text[1:])
    for reader in (0, 1, SPECTATOR):
        assert tell(t.match.view(reader), "en")[1].title == "Claims"


def test_every_public_step_is_narrated_to_all() -> None:
    for match in moments():
        for seat in match.active():
            legal = match.legal_numbers(seat)
            for action in legal[:: 1 + len(legal) // 4]:
                ahead = match.fork()
                ahead._play(seat, action)
                for reader in range(SPECTATOR, match.players):
                    text = narrate(match.view(reader), seat, action, ahead.view(reader), "en")
                    if not match.secret(seat, action) or reader == seat:
                        assert text.strip(), GAME.words[action]
                        assert "{" not in text, text


def test_two_rounds_with_four_duels_are_narrated_as_always() -> None:
    """A fixture read through by hand; `you` is what seat 0 reads, `all` what everybody does."""
    lines = Path(__file__).with_name("narrated_rounds.txt").read_text(encoding="utf-8").splitlines()
    log = [(int(line[0]), line[2:]) for line in lines if not line.startswith(" ")]
    assert narrated(130, log) == lines
    assert sum("you: Duel:" in line for line in lines) == 4


def test_nothing_is_counted_where_there_is_none_of_it() -> None:
    t = Scenario("romans", "greeks").to_first_turn().hand(0, luck=1).hand(1)
    t.s.seats[1].cities = t.s.seats[1].monument = 0
    v = Speech(t.match.view(0), "en")
    destroyed = city_destroyed(v, Happening("city destroyed", 0, 1, 0), Seen())
    assert destroyed == "The volcano destroys a city of the Greeks. It was the last one."
    ruined = monument_destroyed(v, Happening("monument destroyed", 0, 1, 1), Seen())
    assert ruined == "You destroy 1 card of the monument of the Greeks. None of it is left."
    assert "; no cards; at home:" in plain(tell(t.match.view(0), "en"))
    t.s.seats[1].cities = 2
    v = Speech(t.match.view(0), "en")
    assert city_destroyed(v, Happening("city destroyed", 0, 1, 0), Seen()).endswith(" 2 cities are left.")


@pytest.mark.parametrize(
    ("lang", "sent", "cards", "hand"),
    [
        ("en", "1 hero, 2 armies", "1 card", "iron, 2 Hero cards, Luck"),
        ("uk", "1 героя, 2 армії", "1 карту", "залізо, 2 карти «Герой», «Удача»"),
        ("pl", "1 bohatera, 2 armie", "1 kartę", "żelazo, 2 karty „Bohater”, „Szczęście”"),
        ("ru", "1 героя, 2 армии", "1 карту", "железо, 2 карты «Герой», «Удача»"),
    ],
)
def test_counted_things_and_events_are_bent_and_quoted_as_the_language_does(
    lang: str, sent: str, cards: str, hand: str
) -> None:
    t = Scenario("romans", "greeks").to_first_turn().hand(0, iron=1, hero=2, luck=1)
    v = Speech(t.match.view(0), lang)
    said = (v.sent((0, 0, 1, 2)), v.taken_cards(1), v.counted(v.mine.hand))
    assert tuple(words.replace("\N{NO-BREAK SPACE}", " ") for words in said) == (sent, cards, hand)


# The whole table


def test_the_table_is_described_in_the_order_of_listening() -> None:
    t = Scenario("romans", "greeks", "celts").to_first_turn().hand(0, iron=1, grain=2)
    t.s.supply[0] += int(t.s.seats[0].cities) - 1
    t.s.seats[0].cities = 1
    t.match.names = NAMES[:3]
    t.s.seats[2].claim = CLAIMED
    titles = [section.title for section in tell(t.match.view(0), "en")]
    assert titles == ["What changed", "Claims", "What you may do", "You, the Romans", "Other tribes", "Table"]
    sections = {section.title: section.lines for section in tell(t.match.view(0), "en")}
    assert sections["What you may do"] == (
        "Your action: taxes, building, war, or none?",
        "Collect taxes: draw 1 card.",
        "Raise an army.",
        "War on the Greeks or the Celts: conquest, plunder or destruction.",
        "No action this turn.",
    )
    assert sections["You, the Romans"][0] == "Your hand, 3 cards: iron, 2 grain."
    assert sections["Other tribes"][0].startswith("Greeks, Marcus: 1 of 5 cities, monument 0 of 5 marble; ")
    assert "City: 2 wood, stone; 9 left." in sections["Table"]


def test_everything_open_is_described() -> None:
    t = Scenario("romans", "greeks", "celts").to_first_turn()
    p = t.s.seats[1]
    p.cities, p.monument, p.fortresses, p.held, p.road = 3, 2, 2, 1, 1
    p.home[:], p.away[0][:] = (2, 1), (0, 1)
    text = plain(tell(t.match.view(0), "en"))
    line = next(line for line in text.splitlines() if "Greeks:" in line)
    for part in (
        "3 of 5 cities, monument 2 of 5 marble",
        "at home: 1 army led by a general, 2 armies",
        "1 army held by an earthquake",
        "away until the end of the next turn: 1 army led by a general",
        "2 fortresses",
    ):
        assert part in line
    assert "Roads join the Greeks and the Celts." in text


def test_no_line_of_the_table_is_long() -> None:
    """A listener has to wait for the end of a line."""
    for match in moments():
        for seat in range(SPECTATOR, match.players):
            for section in tell(match.view(seat), "en"):
                assert 0 < len(section.lines) < 20
                assert all(0 < len(line) < 330 for line in section.lines)


def test_choices_are_described_differently() -> None:
    for match in moments():
        for seat in match.active():
            view = match.view(seat)
            said = [describe(action, view, "en") for action in match.legal_numbers(seat)]
            assert len(set(said)) == len(said)
            assert all(said)


def test_the_end_is_described() -> None:
    match = next(match for match in moments() if match.finished)
    assert asked(match) == NO_QUESTION
    assert int(match._s.stage) == OVER
    for seat in range(SPECTATOR, match.players):
        assert question(match.view(seat), "en").startswith("The game is over")


# Numbers


def test_the_breakdown_adds_up_to_the_points() -> None:
    for match in moments()[::5]:
        for seat in range(match.players):
            assert sum(points for _, points in breakdown(match.view(0), seat, "en")) == match.points(seat)


def test_the_report_says_how_the_game_was_won() -> None:
    t = Scenario("romans", "greeks", "celts").to_first_turn().hand(0)
    t.s.seats[0].cities, t.s.seats[0].claim = 5, 2
    t.match.play(0, "done")
    assert t.match.finished
    assert int(t.s.ending) == BY_CITIES
    won, lost = (report(t.match.view(0), seat) for seat in (0, 1))
    assert (won["won"], won["won by cities"], won["cities"], won["rounds"]) == (1, 1, 5, 1)
    assert (lost["won"], lost["won by cities"], lost["drawn"]) == (0, 0, 0)
