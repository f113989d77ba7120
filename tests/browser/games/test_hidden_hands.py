"""Two browsers at a table with hidden hands: neither ever receives what only the other may know.

Everything the two receive is kept, and put together as their pages do. When the game is over the log tells what was
true at every moment, and each board that was received must be that of a world where the other hand was dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import ludus
from browser.games.conftest import Visit
from browser.games.player import MAX_MOVES, Player
from browser.games.witness import Witness, canonical
from ludus.engine.match import Match
from ludus.server.views.boards import embedded

GAME = "age-of-heroes"


def played(visit: Visit, tmp_path: Path) -> tuple[list[Witness], Match]:
    """A whole game of two people by invitation, all that each of them received before its end, and its log."""
    people = [visit(), visit()]
    witnesses = [Witness(player.page) for player in people]
    host, guest = people
    host.set_table(GAME, "kept", round_limit=2)
    guest.page.goto(host.page.locator("input[readonly]").input_value())
    guest.press(guest.page.locator("form button.primary"))
    for player in people:
        player.page.wait_for_selector("main.table[data-live=on]")
    for witness in witnesses:
        witness.begin()
    play_together(people)
    with host.page.expect_download() as download:
        host.press(host.page.locator("a[download]"))
    download.value.save_as(tmp_path / "game.ludus")
    return witnesses, ludus.load(tmp_path / "game.ludus")


def play_together(people: list[Player]) -> None:
    for _ in range(MAX_MOVES):
        for player in people:
            if player.asked and not player.over:
                player.move()
        if all(player.over for player in people):
            return
        people[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def moments(match: Match, seat: int) -> Iterator[tuple[Match, Match]]:
    """Every moment of a game as it was, and in a world that the seat cannot tell from it."""
    for n in range(len(match.log) + 1):
        true = match.at(n)
        yield true, true.fork(seat, seed=n)


def test_neither_receives_what_only_the_other_may_know(visit: Visit, tmp_path: Path) -> None:
    witnesses, match = played(visit, tmp_path)
    for seat, witness in enumerate(witnesses):
        boards = shown_as_if_the_other_hand_were_another(match, seat, witness)
        assert not boards_of(witnesses[1 - seat]) <= boards, "what the other received would not be noticed here"
        nothing_streamed_of_secret_actions(match, seat, witness)


def shown_as_if_the_other_hand_were_another(match: Match, seat: int, witness: Witness) -> set[str]:
    boards, lines, legal, unlike = set[str](), set[str](), set[str](), 0
    for true, dealt in moments(match, seat):
        view = dealt.view(seat)
        boards.add(canonical(f'<div data-part="board">{embedded(match.game.board.draw(view, "en"))}</div>'))
        lines |= {line for section in match.game.text.tell(view, "en") for line in section.lines}
        legal |= set(map(str, true.legal_numbers(seat))) if seat in true.active() else set()
        unlike += hand(true, 1 - seat) != hand(dealt, 1 - seat)
    received = witness.states()
    texts = {line.text or "" for state in received for line in state["text"].iter("li")}
    offered = {button.get("data-action", "") for state in received for button in state["actions"].iter("button")}
    assert len(boards_of(witness)) > 5
    assert unlike > 5, "the other's hand was no secret: this proves nothing"
    assert boards_of(witness) <= boards
    assert set() < texts <= lines
    assert set() < offered <= legal
    return boards


def boards_of(witness: Witness) -> set[str]:
    return {canonical(state["board"]) for state in witness.states()}


def hand(match: Match, seat: int) -> list[int]:
    return [int(n) for n in match._records[0]["seats"][seat]["hand"]]


def nothing_streamed_of_secret_actions(match: Match, seat: int, witness: Witness) -> None:
    open_to_me, only_theirs = sentences(match, seat)
    assert witness.streamed
    assert set(witness.streamed) - open_to_me <= spoken_at_the_table(witness)
    for secret in only_theirs - open_to_me:
        assert not any(secret in body for body in witness.bodies)


def sentences(match: Match, seat: int) -> tuple[set[str], set[str]]:
    """What a seat may hear of the moves of a game, and what of them only the other one may."""
    text, mine, theirs = match.game.text, set(), set()
    for n, (actor, action) in enumerate(match.log):
        before, after = match.at(n), match.at(n + 1)
        hidden = match.game.kernels.secret(before._records[0], actor, action)
        texts = [text.narrate(before.view(eyes), actor, action, after.view(eyes), "en") for eyes in (seat, 1 - seat)]
        if hidden and actor != seat:
            mine.add(match.game.text.narrate_secret(before.view(seat), after.view(seat), "en"))
            theirs.add(texts[1])
        else:
            mine.add(texts[0])
    return mine, theirs


def spoken_at_the_table(witness: Witness) -> set[str]:
    """What is said beside the moves: who sits down, that the game begins."""
    return {text for text in witness.streamed if text.endswith(("sits down.", "begins."))}
