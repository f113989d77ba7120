"""What a first visit costs: bytes transferred and time until everything is loaded, with nothing in the browser's cache.

    python benchmarks/first_page.py --visits 5

Measured are the front page and a table's page of every game, each visit in a fresh browser profile, over loopback.
"""

from __future__ import annotations

import argparse
import statistics
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from chromium import beside_server
from ludus.games import games

COST = """() => {
    const page = performance.getEntriesByType("navigation")[0];
    const files = performance.getEntriesByType("resource");
    return [files.reduce((sum, file) => sum + file.transferSize, page.transferSize), page.loadEventEnd];
}"""


class Cost(NamedTuple):
    bytes: int  # as they went over the wire, headers included
    milliseconds: float


def visit(page: Page, path: str) -> Cost:
    """Go to a page and wait until it and all it needs are loaded."""
    page.goto(path, wait_until="load")
    page.wait_for_function("() => performance.getEntriesByType('navigation')[0].loadEventEnd > 0")
    return Cost(*page.evaluate(COST))


def table(context: BrowserContext, game: str, fewest: int) -> str:
    """The address of a fresh table of a game, against bots where it cannot be played alone."""
    chairs = [{"kind": "person", "name": "Cato"}, *[{"kind": "bot", "level": "greedy"}] * (fewest - 1)]
    answer = context.request.post("/api/v1/tables", data={"game": game, "chairs": chairs})
    return f"/t/{answer.json()['id']}"


def visits(browser: Browser, url: str, game: str, fewest: int, count: int) -> list[Cost]:
    found = []
    for _ in range(count):
        with browser.new_context(base_url=url, viewport={"width": 1440, "height": 900}) as context:
            found.append(visit(context.new_page(), table(context, game, fewest) if game else "/"))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=5)
    chosen = parser.parse_args()
    with beside_server() as (browser, server):
        for game in games():
            server.wait(ready=game.name)
        server.settle()
        for name, fewest in (("", 0), *((game.name, game.min_players) for game in games())):
            costs = visits(browser, server.url, name, fewest, chosen.visits)
            times = sorted(cost.milliseconds for cost in costs)
            print(
                f"{name or 'front page'}: {max(cost.bytes for cost in costs) / 1000:.0f} KB, loaded after "
                f"{statistics.median(times):.0f} ms ({times[0]:.0f} to {times[-1]:.0f}, {len(times)} visits)"
            )


if __name__ == "__main__":
    main()
