"""What a click costs in a real browser: time until the page looks different, requests and bytes of a move.

    python benchmarks/clicking.py --moves 40
    python benchmarks/clicking.py --whole --speed instant    # a whole game: all that a move transfers

A click is measured from the pointer event to the first frame in which something has changed (an optimistic mark counts:
the player sees that the click was taken), and to the frame that shows the server's answer. Measure on a quiet machine.

What is transferred is counted by the browser itself, compressed and with headers: the answer to the move, and
everything else until the next one, such as what bots do meanwhile, which comes by the stream of events.
"""

from __future__ import annotations

import argparse
import statistics
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from chromium import beside_server
from ludus.games import games

READY = """document.querySelector("main.table[data-live=on]")
    && document.querySelector('[data-part="actions"] [data-action]')"""
OVER = """document.querySelector('[data-part="state"]').dataset.stage === "finished" """
CLICK = """() => new Promise((done) => {
    const main = document.querySelector("main.table"), state = document.querySelector('[data-part="state"]');
    const things = [...document.querySelectorAll(".real .thing.can")].filter((one) => one.checkVisibility());
    const listed = document.querySelectorAll('[data-part="actions"] [data-action]');
    const choices = (one) => [...listed].filter((button) => button.dataset.of === one.dataset.target).length;
    const alone = things.find((one) => choices(one) === 1 && !("ahead" in one.dataset));
    const times = {}, begun = performance.now(), before = state.dataset.number;
    const frame = () => new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
    new MutationObserver(async (changes, watcher) => {
        const answered = state.dataset.number !== before;
        if (answered) watcher.disconnect();
        await frame();
        const time = performance.now() - begun;
        times.seen ??= time;
        if (answered) done([times.seen, time]);
    }).observe(main, { subtree: true, childList: true, attributes: true, characterData: true });
    (alone ?? listed[0]).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    setTimeout(() => done(null), 15000);
})"""


@dataclass
class Costs:
    seen: list[float] = field(default_factory=list)  # milliseconds
    answered: list[float] = field(default_factory=list)
    requests: list[int] = field(default_factory=list)
    bytes: list[int] = field(default_factory=list)


class Traffic:
    """What a page asks for and gets."""

    def __init__(self, page: Page):
        self.requests = 0
        self.bytes = 0
        self.streams = set[str]()  # requests that never end: what they bring is counted as it comes
        network = page.context.new_cdp_session(page)
        network.send("Network.enable")
        network.on("Network.requestWillBeSent", self.asked)
        network.on("Network.dataReceived", self.streamed)
        network.on("Network.loadingFinished", self.got)

    def asked(self, event: dict[str, Any]) -> None:
        if "/events" in event["request"]["url"]:
            self.streams.add(event["requestId"])
        elif event["request"]["url"].startswith("http"):
            self.requests += 1

    def streamed(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self.streams:
            self.bytes += event["encodedDataLength"] or event["dataLength"]

    def got(self, event: dict[str, Any]) -> None:
        if event["requestId"] not in self.streams:
            self.bytes += int(event["encodedDataLength"])

    def taken(self) -> tuple[int, int]:
        """Requests and bytes since this was asked before."""
        since = self.requests, self.bytes
        self.requests = self.bytes = 0
        return since


def start(page: Page, game: str, speed: str) -> None:
    page.add_init_script(
        "new MutationObserver(() => document.querySelector('#sure[open] [value=\"yes\"]')?.click())"
        ".observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] });"
        f"localStorage.setItem('ludus-speed', '{speed}')"
    )
    page.goto("/")
    page.locator(f"form:has(input[value={game}]) button.primary").click()


def measure(page: Page, game: str, moves: int, whole: bool, speed: str) -> Costs:
    """Play so many moves of a quick game, or all of it, by clicking what glows."""
    costs, traffic = Costs(), Traffic(page)
    start(page, game, speed)
    while whole or len(costs.bytes) < moves:
        page.wait_for_function(f"() => ({READY}) || {OVER}", timeout=120_000)
        page.wait_for_timeout(400)  # others have moved, and what moves has arrived
        note(costs, traffic)
        if page.evaluate(OVER):
            if whole:
                break
            start(page, game, speed)
            continue
        times = page.evaluate(CLICK)
        if times is None:
            traffic.taken()
            continue
        costs.seen.append(times[0])
        costs.answered.append(times[1])
    return costs


def note(costs: Costs, traffic: Traffic) -> None:
    """What the move before has cost, now that everything it led to is here."""
    requests, size = traffic.taken()
    if len(costs.bytes) < len(costs.seen):
        costs.requests.append(requests)
        costs.bytes.append(size)


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, round(part * (len(values) - 1)))]


def spread(times: list[float]) -> str:
    return f"{statistics.median(times):4.0f} ms, 95 % within {percentile(times, 0.95):4.0f} ms"


def line(game: str, costs: Costs) -> str:
    sizes = [size / 1000 for size in costs.bytes]
    return (
        f"{game:14} {len(sizes)} moves; seen {spread(costs.seen)}; answered {spread(costs.answered)}; "
        f"{statistics.mean(costs.requests):.2f} requests, at most {max(costs.requests)}; "
        f"{statistics.median(sizes):.1f} KB, 95 % within {percentile(sizes, 0.95):.1f} KB, at most {max(sizes):.1f} KB"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--whole", action="store_true", help="one whole game instead")
    parser.add_argument("--speed", choices=("instant", "fast", "relaxed"), default="fast", help="of others' moves")
    parser.add_argument("--games", nargs="*", default=[game.name for game in games()])
    chosen = parser.parse_args()
    with beside_server() as (browser, server):
        for game in chosen.games:
            page = browser.new_page(base_url=server.url, viewport={"width": 1280, "height": 800})
            print(line(game, measure(page, game, chosen.moves, chosen.whole, chosen.speed)), flush=True)
            page.close()


if __name__ == "__main__":
    main()
