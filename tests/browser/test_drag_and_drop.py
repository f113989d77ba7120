"""Choices of two things, as Chromium runs them: pressed one after the other, or dragged onto each other."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Route

from browser.modules import AFTER, Modules, answer

PAIRS = """
    const names = ["wood", "iron", "want-gold", "mill"];
    document.querySelector('[data-part="board"]').innerHTML = names
      .map((name) => `<button class="thing" data-target="${name}" tabindex="-1" aria-label="${name}">${name}</button>`)
      .join("");
    document.querySelector('[data-part="actions"]').innerHTML = [["7", "wood"], ["8", "iron"]]
      .map(([number, name]) => `<button data-action="${number}" data-of="${name}>want-gold">Offer</button>`).join("");
    table.main.dataset.sayPair = "And?";
    const thing = (name) => document.querySelector(`[data-target="${name}"]`);
    const looks = () => names.map((name) => thing(name).className.replace("thing", "").trim());
"""


def test_two_things_are_pressed_one_after_the_other(modules: Modules) -> None:
    sent: list[Any] = []

    def moves(route: Route) -> None:
        sent.append((route.request.post_data_json or {})["actions"])
        answer(route, AFTER)

    modules.page.route("**/moves", moves)
    body = f"""{PAIRS}
        await touch(table, thing("wood"));
        const first = [looks(), thing("want-gold").tabIndex, table.live.textContent];
        await touch(table, thing("iron"));
        const other = looks();
        await touch(table, thing("want-gold"));
        return [first, other, looks(), table.chosen];
    """
    first, other, then, chosen = modules.run("moves", "touch", body)
    assert first == [["chosen", "", "partner can", ""], 0, "wood. And?"]
    assert other == ["", "chosen", "partner can", ""]
    assert sent == [[8]]
    assert then == [""] * 4
    assert chosen is None


def test_the_second_thing_may_come_first_and_a_choice_may_be_dropped(modules: Modules) -> None:
    body = f"""{PAIRS}
        pair(table, "want-gold");
        const chosen = looks();
        pair(table, "want-gold");
        return [chosen, looks(), pair(table, "mill"), [...partners(table, "want-gold").keys()]];
    """
    assert modules.run("pairs", "pair, partners", body) == [
        ["partner can", "partner can", "chosen", ""],
        [""] * 4,
        False,
        ["wood", "iron"],
    ]


def test_a_choice_outlives_a_redraw_as_long_as_something_goes_with_it(modules: Modules) -> None:
    body = f"""{PAIRS}
        const {{ pair }} = await import(`${{folder}}/pairs.js`);
        pair(table, "wood");
        place(table, {{ parts: {{}} }});
        const kept = looks();
        place(table, {{ parts: {{ actions: '<div data-part="actions"></div>' }} }});
        return [kept, looks(), table.chosen];
    """
    assert modules.run("parts", "place", body) == [["chosen", "", "partner can", ""], [""] * 4, None]


def test_one_thing_is_dragged_onto_the_other(modules: Modules) -> None:
    body = f"""{PAIRS}
        const pressed = [];
        listenForDrags(table, (thing) => pressed.push(thing.dataset.target));
        const at = (element, kind) => {{
          const {{ left, top }} = element.getBoundingClientRect();
          const place = {{ clientX: left + 9, clientY: top + 9, pointerType: "mouse", bubbles: true }};
          element.dispatchEvent(new PointerEvent(kind, place));
        }};
        const drag = (from, to) => {{
          at(thing(from), "pointerdown");
          for (const kind of ["pointermove", "pointerup"]) at(thing(to), kind);
        }};
        drag("wood", "want-gold");
        const onto = [...pressed, table.chosen];
        drag("wood", "mill");
        return [onto, pressed.length, table.chosen, thing("wood").style.translate];
    """
    assert modules.run("pairs", "listenForDrags", body) == [["want-gold", "wood"], 1, None, ""]
