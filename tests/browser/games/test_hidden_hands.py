"""Two browsers at a table with hidden hands: neither ever receives what only the other may know.

Everything the two receive is kept. When the game is over the log tells what was true at every moment, and each board
that was received must be the one of a world in which the other's hand was dealt anew.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

from playwright.sync_api import Page, Request

import ludus
from browser.games.conftest import Visit
from browser.games.player import MOST_MOVES, Player
from ludus.engine.match import Match
from ludus.server.views.boards import embedded

GAME = "age-of-heroes"
BOARD = re.compile(r'<div data-part="board">(<svg.*?</svg>)</div>', re.DOTALL)
TOLD = re.compile(r'<div class="text-view".*?</div>', re.DOTALL)
LINE = re.compile(r"<li>(.*?)</li>")
ACTION = re.compile(r'data-action="(\d+)"')
WORDY = ("text/html", "application/json", "image/svg")


class Witness:
    """Keeps every answer and every message of the stream that a page receives."""

    def __init__(self, page: Page) -> None:
        self.bodies: list[str] = []
        self.heard: list[str] = []
        page.on("requestfinished", self.keep)
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.eventSourceMessageReceived", lambda message: self.hear(message["data"]))

    def keep(self, request: Request) -> None:
        answer = request.response()
        if answer and answer.status == 200 and answer.headers.get("content-type", "").startswith(WORDY):
            self.bodies.append(answer.text())

    def hear(self, data: str) -> None:
        self.bodies.append(data)
        if text := json.loads(data).get("text"):
            self.heard.append(text)

    @property
    def boards(self) -> set[str]:
        return set(BOARD.findall("\n".join(self.bodies)))

    def found(self, pattern: re.Pattern[str], within: re.Pattern[str] | None = None) -> set[str]:
        parts = [part for body in self.bodies for part in (within.findall(body) if within else [body])]
        return {unescape(one) for part in parts for one in pattern.findall(part)}


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
    play_together(people)
    with host.page.expect_download() as download:
        host.press(host.page.locator("a[download]"))
    download.value.save_as(tmp_path / "game.ludus")
    return witnesses, ludus.load(tmp_path / "game.ludus")


def play_together(people: list[Player]) -> None:
    for _ in range(MOST_MOVES):
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
        assert not witnesses[1 - seat].boards <= boards, "what the other received would not be noticed here"
        not_told_what_the_other_did_in_secret(match, seat, witness)


def shown_as_if_the_other_hand_were_another(match: Match, seat: int, witness: Witness) -> set[str]:
    boards, lines, legal, unlike = set(), set(), set(), 0
    for true, dealt in moments(match, seat):
        view = dealt.view(seat)
        boards.add(embedded(match.game.board.draw(view, "en")))
        lines |= {line for section in match.game.text.tell(view, "en") for line in section.lines}
        legal |= set(map(str, true.legal_numbers(seat))) if seat in true.active() else set()
        unlike += hand(true, 1 - seat) != hand(dealt, 1 - seat)
    assert len(witness.boards) > 5
    assert unlike > 5, "the other's hand was no secret: this proves nothing"
    assert witness.boards <= boards
    assert set() < witness.found(LINE, TOLD) <= lines
    assert set() < witness.found(ACTION) <= legal
    return boards


def hand(match: Match, seat: int) -> list[int]:
    return [int(n) for n in match._records[0]["seats"][seat]["hand"]]


def not_told_what_the_other_did_in_secret(match: Match, seat: int, witness: Witness) -> None:
    open_to_me, only_theirs = sentences(match, seat)
    assert witness.heard
    assert set(witness.heard) - open_to_me <= spoken_at_the_table(witness)
    for secret in only_theirs - open_to_me:
        assert not any(secret in body for body in witness.bodies)


def sentences(match: Match, seat: int) -> tuple[set[str], set[str]]:
    """What a seat may hear of the moves of a game, and what of them only the other one may."""
    text, mine, theirs = match.game.text, set(), set()
    for n, (actor, action) in enumerate(match.log):
        before, after = match.at(n), match.at(n + 1)
        hidden = match.game.kernels.secret(before._records[0], actor, action)
        told = [text.narrate(before.view(eyes), actor, action, after.view(eyes), "en") for eyes in (seat, 1 - seat)]
        if hidden and actor != seat:
            mine.add(match.game.text.narrate_secret(before.view(seat), after.view(seat), "en"))
            theirs.add(told[1])
        else:
            mine.add(told[0])
    return mine, theirs


def spoken_at_the_table(witness: Witness) -> set[str]:
    """What is said beside the moves: who sits down, that the game begins."""
    return {text for text in witness.heard if text.endswith(("sits down.", "begins."))}
