"""What moves on a board: pieces, numbers, marks and staged moments; and nothing, where stillness is asked for."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Browsers
from browser.modules import Modules

DRAW = """
    const board = (hand, field, coins) => `<div data-part="board">
      <svg class="ludus area" data-area="hand" viewBox="0 0 100 100" width="100" height="100">${hand}</svg>
      <svg class="ludus area" data-area="field" viewBox="0 0 100 100" width="200" height="200">${field}</svg>
      <p data-count="coins">${coins}</p></div>`;
    const piece = (name, x) => `<g data-piece="${name}" transform="translate(${x} 10)"><rect width="9"
      height="9"/></g>`;
    const show = (...drawn) => place(table, { parts: { board: board(...drawn) } });
    const later = (time) => new Promise((done) => setTimeout(done, time));
    const running = () => document.getAnimations().map(({ effect }) => effect.target.dataset.piece ?? "copy").sort();
    localStorage.setItem("ludus-speed", "fast");
"""
STAGE = """
    const scene = (key) => `<g data-stage="${key}"><g data-step="1"/><g data-step="2"/></g>`;
    const seen = () => [...document.querySelectorAll("[data-step]")].filter((step) => step.checkVisibility(
      { visibilityProperty: true })).length;
    const rules = new CSSStyleSheet();  // of motion.css, which only tables have
    rules.replaceSync(`[data-stage].playing [data-step]:not(.shown) { visibility: hidden }
      .flying { position: fixed; left: 0; top: 0; container: board / size }
      .flying > svg { position: absolute; left: 0; top: 0; width: 100vw; height: 100vh; overflow: visible }
      .sheet { container: board / size }
      @container board (max-width: 300px) { .roomy { display: none } }`);
    document.adoptedStyleSheets = [rules];
"""


def run(browsers: Browsers, body: str, motion: str = "no-preference") -> Any:
    modules = Modules(browsers.person(reduced_motion=motion).page)
    return modules.run("parts", "place", DRAW + STAGE + body)


MOVED = """
    show(piece("a", 10) + piece("b", 40) + piece("c", 70), "", 3);
    await later(900);
    show(piece("a", 60), piece("b", 10) + piece("d", 50), 9);
    const begun = running(), layers = document.querySelectorAll(".flying").length;
    const counted = Number(document.querySelector("[data-count]").textContent);
    await later(1500);
    return [begun, layers, counted, running(), document.querySelectorAll(".flying").length,
            document.querySelector("[data-count]").textContent];
"""


def test_pieces_travel_and_numbers_count(browsers: Browsers) -> None:
    """One moves in its area, one flies to another, one goes, one comes."""
    begun, layers, counted, running, left, number = run(browsers, MOVED)
    assert begun == ["a", "b", "copy", "copy", "d"]
    assert layers == 2
    assert counted < 9
    assert (running, left, number) == ([], 0, "9")


def test_nothing_moves_where_stillness_is_asked_for(browsers: Browsers) -> None:
    assert run(browsers, MOVED, "reduce") == [[], 0, 9, [], 0, "9"]


def test_a_piece_starts_where_it_was(browsers: Browsers) -> None:
    """To the pixel, though the two areas have other scales and the piece a transform of its own."""
    body = """
        show("", piece("a", 10), 0);
        await later(900);
        const was = document.querySelector("[data-piece]").getBoundingClientRect();
        show(piece("a", 50), "", 0);
        const copy = document.querySelector(".flying g g"), [motion] = copy.getAnimations();
        motion.pause();
        motion.currentTime = 0;
        const is = copy.getBoundingClientRect();
        return [was.left - is.left, was.top - is.top, was.width - is.width];
    """
    assert run(browsers, body) == pytest.approx([0, 0, 0], abs=0.5)


@pytest.mark.parametrize("width", [290, 310])
def test_what_leaves_a_board_looks_as_it_did_there(browsers: Browsers, width: int) -> None:
    """On a small board a card is a chip; it does not grow when it goes."""
    body = f"""
        document.querySelector(".sheet").style.width = "{width}px";
        show('<g data-piece="a"><rect class="roomy" width="9" height="9"/><rect width="5" height="5"/></g>', "", 0);
        await later(900);
        show("", "", 0);
        return getComputedStyle(document.querySelector(".flying .roomy")).display === "none";
    """
    assert run(browsers, body) is (width < 300)


def test_another_board_does_not_move_there(browsers: Browsers) -> None:
    assert (
        run(browsers, 'show(piece("a", 10), "", 0); table.still = true; show(piece("a", 50), "", 0); return running();')
        == []
    )


SCENE = """
    const { playScene, skipScene } = await import(`${folder}/scenes.js`);
    show(scene("battle 1"), "", 0);
    const first = seen();
    await later(900);
    const second = seen();
    const skipped = skipScene(table), third = seen();
    show(scene("battle 1"), "", 0);
    const same = seen();
    playScene(table);
    return [first, second, skipped, third, same, seen()];
"""


def test_a_staged_moment_is_shown_step_by_step_and_can_be_skipped_and_repeated(browsers: Browsers) -> None:
    assert run(browsers, SCENE) == [0, 1, True, 2, 2, 0]


def test_a_staged_moment_is_there_at_once_where_stillness_is_asked_for(browsers: Browsers) -> None:
    assert run(browsers, SCENE, "reduce") == [2, 2, False, 2, 2, 2]


def test_on_a_phone_a_lesson_waits_until_the_scene_is_over(browsers: Browsers) -> None:
    modules = Modules(browsers.person(viewport={"width": 390, "height": 844}).page)
    opened = modules.run(
        "docks",
        "noticeNews",
        """
        const pane = '<div class="pane" data-pane="now"><div class="lesson" data-key="picts"></div></div>';
        table.main.insertAdjacentHTML("beforeend", pane);
        let over;
        table.scene.playing = new Promise((done) => { over = done; });
        const noticed = noticeNews(table), before = table.main.dataset.sheet ?? "";
        over();
        await noticed;
        return [before, table.main.dataset.sheet];
        """,
    )
    assert opened == ["", "now"]
