"""The scripts of a table's page, module by module, as the server serves them and as Chromium runs them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

import ludus
from browser.conftest import Browsers
from browser.elements import attribute

FOLDER = Path(ludus.__file__).parent / "web" / "static" / "table"
AFTER = '<div data-part="state" data-number="6" data-moment="3" data-moments="3" data-now="yes"></div>'
SMALL_TABLE = Path(__file__).with_name("modules.html").read_text(encoding="utf-8")


class Modules:
    """A page with the parts of a small table, and the modules to try on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.goto("/")
        script = attribute(page.locator("script[type=module]").first, "src")
        self.folder = f"{script.rpartition('/')[0]}/table"

    def run(self, module: str, names: str, body: str, given: Any = None) -> Any:
        """What a function body returns that may use some exports of a module, `table` and `given`."""
        script = f"""async ([folder, markup, given]) => {{
            document.body.innerHTML = markup;
            const {{ createTable }} = await import(`${{folder}}/table.js`);
            const {{ {names} }} = await import(`${{folder}}/{module}.js`);
            const table = createTable(document.querySelector("main"));
            {body}
        }}"""
        return self.page.evaluate(script, [self.folder, SMALL_TABLE, given])


@pytest.fixture
def modules(browsers: Browsers) -> Modules:
    return Modules(browsers.person().page)


def answer(route: Route, body: object, status: int = 200) -> None:
    text = body if isinstance(body, str) else json.dumps(body)
    route.fulfill(status=status, body=text, content_type="text/html" if isinstance(body, str) else "application/json")


def test_every_module_finds_all_it_imports(modules: Modules) -> None:
    names = {path.stem for path in FOLDER.glob("*.js")} - {"start"}  # which needs a whole page
    assert len(names) > 15
    for name in names:
        assert modules.run(name, "...exported", "return Object.keys(exported).length") > 0, name


# geometry


@pytest.mark.parametrize(
    ("thing", "left", "top"),
    [
        ((100, 50, 120, 70), 100, 78),  # below
        ((100, 500, 120, 590), 100, 392),  # no room below: above
        ((0, 50, 20, 70), 12, 78),  # not out of the left edge
        ((780, 50, 800, 70), 588, 78),  # nor of the right one
        ((100, 20, 120, 590), 100, 488),  # no room at all: within the window
    ],
)
def test_a_box_goes_beside_a_thing(modules: Modules, thing: tuple[int, ...], left: int, top: int) -> None:
    box = dict(zip(("left", "top", "right", "bottom"), thing, strict=True))
    body = "return placeBeside(given, { width: 200, height: 100 }, { width: 800, height: 600 })"
    assert modules.run("geometry", "placeBeside", body, box) == {"left": left, "top": top}


def test_the_nearest_thing_lies_ahead(modules: Modules) -> None:
    places = {"start": (100, 100), "ahead": (200, 100), "aside": (150, 140), "behind": (60, 100), "far": (400, 100)}
    body = """
        document.body.innerHTML = given.map(([id, [x, y]]) => `<i id="${id}"></i>`).join("");
        for (const [id, [x, y]] of given) {
          Object.assign(document.getElementById(id).style, { position: "fixed", left: `${x}px`, top: `${y}px` });
        }
        const things = [...document.querySelectorAll("i")];
        const towards = ([dx, dy]) => nearest(things, things[0], dx, dy)?.id ?? null;
        return [[1, 0], [-1, 0], [0, 1], [0, -1]].map(towards);
    """
    assert modules.run("geometry", "nearest", body, list(places.items())) == ["ahead", "behind", "aside", None]


# clock, speech, keyboard


def test_seconds_are_counted_to_nought_and_no_further(modules: Modules) -> None:
    body = "return [0, 1, 999, 1000, 1001, 9000].map((now) => secondsLeft(2000, now))"
    assert modules.run("clock", "secondsLeft", body) == [2, 2, 2, 1, 1, 0]
    assert modules.run("clock", "withSeconds", "return withSeconds('Left: 60 s', 9)") == "Left: 9 s"


def test_reports_queue_up_and_announcements_replace_them(modules: Modules) -> None:
    body = """
        const said = () => [...table.live.children].map((line) => line.textContent);
        for (let n = 1; n <= 10; n++) report(table, String(n));
        const queue = said();
        announce(table, "a", "b");
        report(table, "c");
        return [queue, said()];
    """
    queue, replaced = modules.run("speech", "announce, report", body)
    assert queue == ["3", "4", "5", "6", "7", "8", "9", "10"]
    assert replaced == ["a", "b", "c"]


@pytest.mark.parametrize(("own", "count", "first"), [(3, 6, 3), (-1, 20, 8), (0, 20, 8), (-1, 2, 0)])
def test_what_happened_since_the_own_last_step(modules: Modules, own: int, count: int, first: int) -> None:
    body = """
        const line = (n) => `<li class="${n === given.own ? "own" : ""}"> ${n} </li>`;
        document.querySelector("ol").innerHTML = Array.from({ length: given.count }, (_, n) => line(n)).join("");
        return latest().map(Number);
    """
    assert modules.run("speech", "latest", body, {"own": own, "count": count}) == list(range(first, count))


def test_what_keys_mean(modules: Modules) -> None:
    meant = modules.run("keyboard", "meaning", "return given.map(meaning)", ["1", "9", "m", "r", "a", "u", "=", "0"])
    assert meant == [
        {"read": '[data-section="1"]'},
        {"read": '[data-section="9"]'},
        {"read": '[data-kind="own"]'},
        {"repeat": True},
        {"focus": '[data-part="actions"] button'},
        {"press": '[data-do="undo"]:not(:disabled)'},
        {"press": '[data-do="zoom-in"]:not(:disabled)'},
        {"press": '[data-do="zoom-fit"]:not(:disabled)'},
    ]
    unknown = ["x", "tab", "constructor", "12", ""]
    assert modules.run("keyboard", "meaning", "return given.map(meaning)", unknown) == [None] * len(unknown)


def test_arrows_go_around_a_menu(modules: Modules) -> None:
    body = "return given.map(([at, by]) => next(['a', 'b', 'c'], at, by))"
    steps = [("a", 1), ("c", 1), ("a", -1), ("none", 1), ("none", -1)]
    assert modules.run("keyboard", "next", body, steps) == ["b", "a", "c", "a", "c"]


# sizes


def test_a_board_starts_whole_if_it_can_be_read_then(modules: Modules) -> None:
    """A drawing of 1000 units in frames of several heights, 1000 pixels wide."""
    body = "return [2000, 800, 500].map((tall) => sizesFor({ width: 1000, height: 1000 }, 1000, tall))"
    assert modules.run("zoom", "sizesFor", body) == [
        {"whole": 1, "start": 1},
        {"whole": 0.8, "start": 0.8},
        {"whole": 0.5, "start": 1},
    ]


def test_wheel_and_fingers(modules: Modules) -> None:
    body = "return [wheelFactor(-450, false), wheelFactor(450, true), wheelFactor(-10, true)].map(Math.log)"
    assert modules.run("gestures", "wheelFactor", body) == pytest.approx([1, -1, 0.1])
    body = "return between([{ clientX: 0, clientY: 0 }, { clientX: 30, clientY: 40 }])"
    assert modules.run("gestures", "between", body) == {"apart": 50, "x": 15, "y": 20}


# plan, replay


def test_both_boards_are_shown_where_there_is_room(modules: Modules) -> None:
    assert modules.run("plan", "startingFrames", "return [1599, 1600].map(startingFrames)") == ["copy", "both"]


def test_the_last_moment_is_now(modules: Modules) -> None:
    body = "return [null, -1, 0, 4, 5, 6].map((moment) => wanted(moment, 5))"
    assert modules.run("replay", "wanted", body) == [None, 0, 0, 4, None, None]


def test_a_late_answer_to_an_earlier_plan_is_not_shown(modules: Modules) -> None:
    waiting: list[Route] = []

    def slow_at_first(route: Route) -> None:
        if not waiting:
            waiting.append(route)
            return
        answer(route, '<div data-part="plan">second</div>')
        answer(waiting[0], '<div data-part="plan">first</div>')

    modules.page.route("**/plan", slow_at_first)
    body = """
        const first = startPlan(table);
        table.plan.push(7);
        await Promise.all([first, showPlan(table)]);
        return document.querySelector('[data-part="plan"]').textContent;
    """
    body = "const { showPlan } = await import(`${folder}/redraw.js`);" + body
    assert modules.run("plan", "startPlan", body) == "second"


def test_a_plan_that_was_carried_out_is_over(modules: Modules) -> None:
    modules.page.route("**/moves", lambda route: answer(route, {"number": 6}))
    modules.page.route("**/play?*", lambda route: answer(route, AFTER))
    body = """
        table.plan = [7, 8];
        return [await carryOut(table), table.plan, table.main.dataset.mode ?? "", table.banner.textContent];
    """
    assert modules.run("plan", "carryOut", body) == [True, None, "", ""]


# moves and their way to the server


def test_a_thing_is_touched_once_for_each_position(modules: Modules) -> None:
    """Clicks that come faster than the next position are ignored; they are no mistakes that anybody must be told of."""
    sent: list[Any] = []

    def moves(route: Route) -> None:
        sent.append(route.request.post_data_json)
        answer(route, {"number": 6})

    modules.page.route("**/moves", moves)
    modules.page.route("**/play?*", lambda route: answer(route, AFTER))
    body = """
        const mill = document.querySelector('[data-target="mill"]');
        const done = await Promise.all([touch(table, mill), touch(table, mill)]);
        return [done, await touch(table, mill), table.banner.textContent];
    """
    assert modules.run("moves", "touch", body) == [[True, False], True, ""]
    assert sent == [{"seat": 0, "number": number, "actions": [7]} for number in (5, 6)]


def test_after_a_refusal_the_next_click_counts(modules: Modules) -> None:
    refusals = iter([({"message": "Not now.", "reasons": []}, 409), ({"number": 6}, 200)])
    modules.page.route("**/moves", lambda route: answer(route, *next(refusals)))
    modules.page.route("**/play?*", lambda route: answer(route, ""))
    body = "return [await act(table, 7), table.banner.textContent, await act(table, 7)]"
    assert modules.run("moves", "act", body) == [False, "Not now.", True]


def test_the_banner_of_a_lost_connection_goes_with_the_first_answer(modules: Modules) -> None:
    attempts: list[str] = []

    def lost_at_first(route: Route) -> None:
        attempts.append(route.request.url)
        route.abort() if len(attempts) == 1 else answer(route, [])

    modules.page.route("**/why", lost_at_first)
    body = """
        const asked = send(table, "/why"), seen = [];
        new MutationObserver(() => seen.push(table.banner.textContent)).observe(table.banner, { childList: true });
        const { ok, text } = await asked;
        await new Promise((done) => setTimeout(done));
        return [seen, table.banner.dataset.kind, ok, text];
    """
    assert modules.run("requests", "send", body) == [["Lost", "Back"], "notice", True, "[]"]


# focus


def test_focus_stays_on_the_page_when_its_thing_is_gone(modules: Modules) -> None:
    body = """
        const lost = (markup, text) => {
          table.main.dataset.text = text;
          document.querySelector("[data-target], [data-action]").focus();
          place(table, markup);
          const { dataset, className } = document.activeElement;
          return dataset.target ?? dataset.part ?? className;
        };
        return [
          lost('<div data-part="board"><button data-target="mill">New mill</button></div>', "off"),
          lost('<div data-part="board"></div>', "off"),
          lost('<div data-part="actions"></div>', "on"),
        ];
    """
    assert modules.run("parts", "place", body) == ["mill", "sheet real", "text"]


def test_a_dialog_gives_focus_to_the_page_when_nothing_had_it(modules: Modules) -> None:
    body = """
        keepFocusAfterDialogs(table);
        table.help.showModal();
        const before = document.activeElement.id;
        table.help.close();
        await new Promise((done) => table.help.addEventListener("close", done, { once: true }));
        return [before, document.activeElement.className];
    """
    assert modules.run("focus", "keepFocusAfterDialogs", body) == ["keys-off", "sheet real"]
