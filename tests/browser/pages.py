"""Every kind of page around a table, one after the other, as somebody comes to see it who plays for the first time."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from browser.people import TablePage
from browser.remote import RemoteTable
from ludus.engine.game import Game
from ludus.games import games

Opener = Callable[[], TablePage]
LIMIT = "round_limit"  # the option of games that can be ended soon


def around_the_table(opener: Opener) -> Iterator[tuple[str, Page]]:
    """Each page when it is open, by a name; `opener` opens a browser for one more person."""
    host, guest = opener().page, opener().page
    plain = [f"/{kind}/{game.name}" for game in games() for kind in ("new", "rules")]
    for path in ("/", *plain, "/statistics", "/me", "/nowhere"):
        host.goto(path)
        yield path, host
    host.goto(f"/new/{games()[0].name}?with=friend")
    unfold(host)
    yield "the folded options", host
    host.get_by_role("button", name="Create the table", exact=True).click()
    invitation = host.get_by_label("Invitation for seat 2")
    expect(invitation).to_be_visible()
    yield "the waiting room", host
    guest.goto(invitation.input_value())
    expect(guest.get_by_label("Your name")).to_be_visible()
    yield "an invitation", guest
    host.goto("/me")
    yield "a person's page", host
    guest.goto(host.get_by_label("Your personal link").input_value())
    expect(guest.get_by_role("heading", name="Welcome back")).to_be_visible()
    yield "a personal link", guest
    host.goto(f"/new/{games()[0].name}?with=here")
    host.get_by_label("Name of the player in seat 2").fill("Aulus")
    host.get_by_role("button", name="Create the table", exact=True).click()
    expect(host.locator(".handover")).to_be_visible()
    yield "handing the screen over", host
    host.goto("/")
    yield "the front page with tables", host
    host.goto(played_to_the_end(host))
    expect(host.locator(".outcome .ranks")).to_be_visible()
    yield "the end of a game", host
    host.goto("/statistics")
    yield "statistics of a game", host


def unfold(page: Page) -> None:
    page.evaluate("document.querySelectorAll('details').forEach(fold => { fold.open = true; })")


def short_game() -> Game:
    return next(game for game in games() if LIMIT in {option.name for option in game.options})


def played_to_the_end(page: Page) -> str:
    """The path of a table at which a short game against a bot is over."""
    table = RemoteTable(page, short_game().name, {"kind": "bot", "level": "greedy"}, options={LIMIT: 1})
    while not table.over:
        table.play(20)
    return table.path
