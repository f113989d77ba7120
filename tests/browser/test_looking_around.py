"""Whoever looks around on the board is not taken elsewhere; whoever acts is at once."""

from __future__ import annotations

from browser.conftest import Browsers
from browser.modules import Modules

WAITED = """
    table.main.innerHTML = '<p class="sheet"><b class="thing can">x</b><i>y</i></p><p class="side">z</p>';
    listenForLooking(table);
    const down = () => new PointerEvent("pointerdown", { bubbles: true });
    const press = (where) => table.main.querySelector(where).dispatchEvent(down());
    const waited = async (...where) => {
        where.forEach(press);
        const before = performance.now();
        await untilQuiet(table);
        return performance.now() - before;
    };
    return [await waited(), await waited("i"), await waited("i", ".can"), await waited("i", ".side")];
"""


def test_the_board_stays_for_a_while_after_looking_around(browsers: Browsers) -> None:
    untouched, looking, acting, elsewhere = Modules(browsers.person().page).run(
        "quiet", "listenForLooking, untilQuiet", WAITED
    )
    assert looking > 2000
    assert max(untouched, acting, elsewhere) < 500
