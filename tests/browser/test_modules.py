"""The scripts of a table's page, module by module, as the server serves them and as Chromium runs them."""

from __future__ import annotations

import pytest

from browser.modules import FOLDER, Modules


def test_every_module_finds_all_it_imports(modules: Modules) -> None:
    names = {path.stem for path in FOLDER.glob("*.js")} - {"start"}  # which needs a whole page
    assert len(names) > 15
    for name in names:
        assert modules.run(name, "...exported", "return Object.keys(exported).length") > 0, name


# geometry


@pytest.mark.parametrize(
    ("thing", "left", "top"),
    [
        ((100, 50, 120, 70), 128, 50),  # to the right
        ((780, 50, 800, 70), 572, 50),  # no room there: to the left
        ((100, 580, 120, 600), 128, 488),  # not out of the lower edge
        ((10, 50, 790, 70), 12, 78),  # no room beside: below
        ((10, 500, 790, 590), 12, 392),  # no room below: above
        ((10, 20, 790, 590), 12, 488),  # no room at all: within the window
    ],
)
def test_a_box_goes_beside_a_thing(modules: Modules, thing: tuple[int, ...], left: int, top: int) -> None:
    box = dict(zip(("left", "top", "right", "bottom"), thing, strict=True))
    body = "return placeBeside(given, { width: 200, height: 100 }, { width: 800, height: 600 })"
    assert modules.run("geometry", "placeBeside", body, box) == {"left": left, "top": top}


def test_a_box_hides_least_of_what_else_there_is_to_choose(modules: Modules) -> None:
    thing = {"left": 300, "top": 300, "right": 320, "bottom": 320}
    around = [  # to the right, to the left, below, above
        {"left": 330, "top": 300, "right": 430, "bottom": 320},
        {"left": 200, "top": 300, "right": 290, "bottom": 320},
        {"left": 300, "top": 330, "right": 310, "bottom": 340},
        {"left": 300, "top": 200, "right": 320, "bottom": 210},
    ]
    body = """
        const [thing, around] = given, [box, view] = [{ width: 200, height: 100 }, { width: 800, height: 600 }];
        return [around, around.slice(0, 3), []].map((others) => placeBeside(thing, box, view, others));
    """
    places = [(300, 328), (300, 192), (328, 300)]
    expected = [{"left": left, "top": top} for left, top in places]
    assert modules.run("geometry", "placeBeside", body, [thing, around]) == expected


def test_arrows_choose_the_nearest_thing_in_their_direction(modules: Modules) -> None:
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


@pytest.mark.parametrize(
    ("label", "choices", "title"),
    [
        ("Mill: grind; sell", ["grind", "sell"], "Mill"),
        ("Mill. Needs water.", ["grind"], "Mill. Needs water"),
        ("grind; sell", ["grind", "sell"], ""),
    ],
)
def test_the_title_of_a_menu_does_not_repeat_its_choices(
    modules: Modules, label: str, choices: list[str], title: str
) -> None:
    assert modules.run("menu", "titleOf", "return titleOf(...given)", [label, choices]) == title


def test_what_is_seen_of_a_magnified_area_fills_it_and_stays_within(modules: Modules) -> None:
    """A drawing of 100 by 50 units in a square of 200 pixels."""
    body = """
        const drawing = { x: 0, y: 0, width: 100, height: 50 }, box = { width: 200, height: 200 };
        const view = (scale, x, y) => windowOf({ scale, x, y }, drawing, box);
        return [startingView(drawing, box).scale, startingView(drawing, { width: 50, height: 50 }).scale,
                view(1, 50, 25), view(4, 0, 0), view(4, 50, 25)];
    """
    legible, small, whole, corner, middle = modules.run("areas", "startingView, windowOf", body)
    assert (legible, small) == (1, 2)
    assert whole == {"x": 0, "y": -25, "width": 100, "height": 100}
    assert corner == {"x": 0, "y": 0, "width": 25, "height": 25}
    assert middle == {"x": 37.5, "y": 12.5, "width": 25, "height": 25}


def test_letters_find_a_line(modules: Modules) -> None:
    body = (
        "return given.map(([letters, from]) => found(['Build a mill', 'Sell wine', 'Sell wool'], letters, from) ?? -1)"
    )
    asked = [("s", 0), ("s", 2), ("s", 3), ("sell wo", 0), ("m", 0), ("x", 0)]
    assert modules.run("lists", "found", body, asked) == [1, 2, 1, 2, 0, -1]


# clock, speech, keyboard


def test_seconds_are_counted_to_nought_and_no_further(modules: Modules) -> None:
    body = "return [0, 1, 999, 1000, 1001, 9000].map((now) => secondsLeft(2000, now))"
    assert modules.run("clock", "secondsLeft", body) == [2, 2, 2, 1, 1, 0]
    assert modules.run("clock", "withSeconds", "return withSeconds('Left: 60 s', 9)") == "Left: 9 s"


def test_what_is_said_never_overlaps(modules: Modules) -> None:
    """One line at a time, a question first; what the reader asks for replaces all of it."""
    body = """
        const said = () => [...table.live.children].map((line) => line.textContent);
        for (let n = 1; n <= 10; n++) report(table, String(n));
        ask(table, "Your go?");
        const first = said(), waiting = [...table.voice.waiting];
        await new Promise((done) => setTimeout(done, timeToSay("Your go?") + 100));
        const then = said();
        announce(table, "a", "b");
        const replaced = said();
        report(table, "old");
        report(table, "older");
        fallSilent(table);
        return [first, waiting, then, replaced, table.voice.waiting];
    """
    first, waiting, then, replaced, left = modules.run("speech", "announce, ask, fallSilent, report, timeToSay", body)
    assert first == ["1", "Your go?"]
    assert waiting == ["3", "4", "5", "6", "7", "8", "9", "10"]
    assert then == ["1", "Your go?", "3"]
    assert replaced == ["a", "b"]
    assert left == [], "whoever acts is told of what comes of it, not of what was before"


@pytest.mark.parametrize(("own", "count", "first"), [(3, 6, 3), (-1, 20, 8), (0, 20, 8), (-1, 2, 0)])
def test_what_happened_since_ones_last_step(modules: Modules, own: int, count: int, first: int) -> None:
    body = """
        const line = (n) => `<li class="${n === given.own ? "own" : ""}"> ${n} </li>`;
        document.querySelector("ol").innerHTML = Array.from({ length: given.count }, (_, n) => line(n)).join("");
        return latest().map(Number);
    """
    assert modules.run("speech", "latest", body, {"own": own, "count": count}) == list(range(first, count))


def test_what_keys_mean(modules: Modules) -> None:
    meant = modules.run(
        "keyboard", "meaning", "return given.map(meaning)", ["1", "9", "m", "r", "x", "a", "d", "u", "=", "0"]
    )
    assert meant == [
        {"read": '[data-section="1"]'},
        {"read": '[data-section="9"]'},
        {"read": '[data-kind="own"]'},
        {"repeat": True},
        {"turn": True},
        {"list": True},
        {"press": ".finish"},
        {"press": ':is([data-do="undo"], [data-post="undo-request"]):not(:disabled)'},
        {"press": '[data-do="zoom-in"]:not(:disabled)'},
        {"press": '[data-do="zoom-fit"]:not(:disabled)'},
    ]
    unknown = ["y", "tab", "constructor", "12", ""]
    assert modules.run("keyboard", "meaning", "return given.map(meaning)", unknown) == [None] * len(unknown)


def test_a_keyboard_in_cyrillic_has_the_same_shortcuts(modules: Modules) -> None:
    keys = [("a", "KeyA"), ("ф", "KeyA"), ("Ґ", "KeyU"), ("q", "KeyA"), ("?", "Digit7"), ("1", "Digit1")]
    body = "return given.map(([key, code]) => letter({ key, code }))"
    assert modules.run("keyboard", "letter", body, keys) == ["a", "a", "u", "q", "?", "1"]


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
    assert modules.run("geometry", "wheelFactor", body) == pytest.approx([1, -1, 0.1])
    body = "return between([{ clientX: 0, clientY: 0 }, { clientX: 30, clientY: 40 }])"
    assert modules.run("geometry", "between", body) == {"apart": 50, "x": 15, "y": 20}


# plan, replay


def test_both_boards_are_shown_where_there_is_room(modules: Modules) -> None:
    assert modules.run("plan", "startingFrames", "return [1599, 1600].map(startingFrames)") == ["copy", "both"]


def test_the_last_moment_is_now(modules: Modules) -> None:
    body = "return [null, -1, 0, 4, 5, 6].map((moment) => wanted(moment, 5))"
    assert modules.run("replay", "wanted", body) == [None, 0, 0, 4, None, None]
