"""What a click costs in a real browser: time until the page looks different, requests and bytes of a move.

    python benchmarks/clicking.py --moves 40

A click is measured from the pointer event to the first frame in which something has changed (an optimistic mark counts:
the player sees that the click was taken), and to the frame that shows the server's answer. Measure on a quiet machine.
"""

from __future__ import annotations

import argparse
import statistics
from dataclasses import dataclass, field

from playwright.sync_api import Page, Request

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


def start(page: Page, game: str) -> None:
    page.add_init_script(
        "new MutationObserver(() => document.querySelector('#sure[open] [value=\"yes\"]')?.click())"
        ".observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] })"
    )
    page.goto("/")
    page.locator(f"form:has(input[value={game}]) button.primary").click()


def measure(page: Page, game: str, moves: int) -> Costs:
    """Play so many moves of a quick game by clicking what glows."""
    costs, sent = Costs(), list[Request]()
    start(page, game)
    page.on("requestfinished", lambda request: sent.append(request))
    for _ in range(moves):
        page.wait_for_function(f"() => ({READY}) || {OVER}", timeout=120_000)
        if page.evaluate(OVER):
            start(page, game)
            continue
        page.wait_for_timeout(400)  # others have moved, and what moves has arrived
        sent.clear()
        times = page.evaluate(CLICK)
        called = [request for request in sent if "/api/" in request.url and "/events" not in request.url]
        if times is None:
            continue
        costs.seen.append(times[0])
        costs.answered.append(times[1])
        costs.requests.append(len(called))
        costs.bytes.append(sum(request.sizes()["responseBodySize"] for request in called))
    return costs


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, round(part * (len(values) - 1)))]


def spread(times: list[float]) -> str:
    return f"{statistics.median(times):4.0f} ms, 95 % within {percentile(times, 0.95):4.0f} ms"


def line(game: str, costs: Costs) -> str:
    return (
        f"{game:14} seen {spread(costs.seen)}; answered {spread(costs.answered)}; "
        f"{statistics.mean(costs.requests):.2f} requests, {statistics.median(costs.bytes) / 1000:.1f} KB "
        f"({percentile([float(size) for size in costs.bytes], 0.95) / 1000:.1f} KB)"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--games", nargs="*", default=[game.name for game in games()])
    chosen = parser.parse_args()
    with beside_server() as (browser, server):
        for game in chosen.games:
            page = browser.new_page(base_url=server.url, viewport={"width": 1280, "height": 800})
            print(line(game, measure(page, game, chosen.moves)), flush=True)
            page.close()


if __name__ == "__main__":
    main()
