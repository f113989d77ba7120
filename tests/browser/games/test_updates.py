"""A page is brought up to date by what changed: it must show exactly what a page shows that was loaded whole."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Request

from browser.conftest import Browsers
from ludus.games import games

GAMES = [game.name for game in games()]
MOVES = 15
AROUND = 200  # characters before a difference
TYPICAL = 15_000  # bytes on the wire
FIRST_ACTION = "document.querySelector('[data-part=actions] [data-action]').click()"

# Each part as it is shown, and as the server renders it whole; what the script itself adds is left out of both.
SHOWN_AND_RENDERED = """async () => {
  const main = document.querySelector("main.table"), address = `/api/page/${main.dataset.table}/parts`;
  const { parts } = await (await fetch(`${address}?seat=${main.dataset.seat}`)).json();
  const plain = (part) => {
    const copy = part.cloneNode(true);
    for (const one of [copy, ...copy.querySelectorAll("*")]) {
      one.classList.remove("changed", "pressed", "pointed", "playing", "shown", "lit");
      if (one.dataset.whole) one.setAttribute("viewBox", one.dataset.whole);  // an area that was magnified
      if (one.matches(".tabs *")) one.removeAttribute("aria-pressed");
      one.classList.remove("off");
      const added = ["open", "aria-describedby", "aria-current", "style", "data-whole", "data-zoomed"];
      for (const name of added) one.removeAttribute(name);
      if (one.getAttribute("class") === "") one.removeAttribute("class");
      for (const name of one.getAttributeNames().sort()) {
        const value = one.getAttribute(name);
        one.removeAttribute(name);
        one.setAttribute(name, value);
      }
    }
    return copy.outerHTML.replace(/>\\s+/g, ">").replace(/\\s+</g, "<");
  };
  return Object.entries(parts).filter(([name]) => name !== "timer").map(([name, markup]) => {
    const template = document.createElement("template");
    template.innerHTML = markup;
    return [name, plain(document.querySelector(`[data-part="${name}"]`)), plain(template.content.firstElementChild)];
  });
}"""


def differing(page: Page) -> list[Any]:
    """Parts that are not as the server renders them, with what surrounds the first difference."""
    found = [(name, shown, drawn) for name, shown, drawn in page.evaluate(SHOWN_AND_RENDERED) if shown != drawn]
    return [(name, *around_difference(shown, drawn)) for name, shown, drawn in found]


def around_difference(one: str, other: str) -> tuple[str, str]:
    same = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    begin = max(0, same - AROUND)
    return one[begin:][: 3 * AROUND], other[begin:][: 3 * AROUND]


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_was_changed_shows_what_a_new_page_shows(browsers: Browsers, game: str) -> None:
    person = browsers.person(reduced_motion="reduce", speed="instant").start_quick_game(game)
    for _ in range(MOVES):
        person.wait_for_turn()
        person.act()
        person.settle()
        assert differing(person.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_one_small_request(browsers: Browsers, game: str) -> None:
    """With everything that bots do until the next one, which comes by the stream of events."""
    person = browsers.person(still=True, speed="instant").start_quick_game(game)
    requests: list[Request] = []
    person.page.on("requestfinished", lambda request: requests.append(request))
    streamed = bytes_of_stream(person.page)
    person.page.reload()
    person.arrive()
    sizes = []
    for _ in range(MOVES):
        person.wait_for_turn()
        person.settle()
        requests.clear()
        streamed.clear()
        before = person.number
        person.page.evaluate(FIRST_ACTION)
        person.wait_until_after(before)
        person.settle()
        called = [request for request in requests if "/api/" in request.url]
        assert [request.url.rsplit("/", 1)[1] for request in called] == ["moves"]
        sizes.append(called[0].sizes()["responseBodySize"] + sum(streamed))
    assert sorted(sizes)[len(sizes) // 2] < TYPICAL, sizes


def bytes_of_stream(page: Page) -> list[int]:
    """What the stream of events brings a page from now on, piece by piece, as it comes over the wire."""
    streams, sizes = set[str](), list[int]()
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")

    def note(sent: dict[str, Any]) -> None:
        if sent["requestId"] in streams:
            sizes.append(sent["encodedDataLength"])

    network.on("Network.requestWillBeSent", lambda sent: streams.update(stream_of(sent)))
    network.on("Network.dataReceived", note)
    return sizes


def stream_of(sent: dict[str, Any]) -> set[str]:
    return {sent["requestId"]} if "/events" in sent["request"]["url"] else set()
