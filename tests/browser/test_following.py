"""Where not all of a board is seen, the page turns to what others do."""

from __future__ import annotations

import pytest

from browser.modules import Modules

BODY = """
    const area = (name, aside, words) => `<svg class="area" data-tab="${name}" ${aside}>
      <g data-piece="${name}"><text y="20">${words}</text></g></svg>`;
    const show = (words) => {
        document.querySelector(".real").innerHTML = `<div class="tabs"><button data-tab="hand">Hand</button>
          <button data-tab="map">Map</button></div>` + area("hand", given, words) + area("map", "", words);
        showTab(table, table.tab);
        for (const hidden of document.querySelectorAll(".area.off")) hidden.style.display = "none";
    };
    table.tab = "hand";
    show("before");
    const before = piecesBeforeChange(table);
    show("after");
    return [followChange(table, before), table.tab];
"""


@pytest.mark.parametrize(("aside", "followed"), [("", [False, "hand"]), ("data-aside", [True, "map"])])
def test_what_only_follows_from_a_change_does_not_hold_the_page(
    modules: Modules, aside: str, followed: list[object]
) -> None:
    assert modules.run("tabs", "followChange, piecesBeforeChange, showTab", BODY, aside) == followed
