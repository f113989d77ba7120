"""Plans and clicks, as Chromium runs them: everything is carried out in turn, and nothing is lost unasked."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Route

from browser.conftest import Browsers
from browser.modules import AFTER, Modules, answer


def test_a_late_answer_to_an_earlier_plan_is_not_shown(modules: Modules) -> None:
    waiting: list[Route] = []

    def slow_at_first(route: Route) -> None:
        if not waiting:
            waiting.append(route)
            return
        answer(route, {"plan": '<div data-part="plan">second</div>'})
        answer(waiting[0], {"plan": '<div data-part="plan">first</div>'})

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
    modules.page.route("**/moves", lambda route: answer(route, AFTER))
    modules.page.route("**/parts?*", lambda route: answer(route, {"since": "v6", "version": "v6", "parts": {}}))
    body = """
        table.plan = [7, 8];
        return [await carryOut(table), table.plan, table.main.dataset.mode ?? "", table.banner.textContent];
    """
    assert modules.run("moves", "carryOut", body) == [True, None, "", ""]


# moves and their way to the server


def test_fast_clicks_are_all_carried_out_in_turn(modules: Modules) -> None:
    """Each is sent from the position that the one before led to; nobody is told that anything was wrong."""
    sent: list[Any] = []

    def moves(route: Route) -> None:
        sent.append(route.request.post_data_json)
        number = 5 + len(sent)
        parts = {"state": [["", {"data-number": str(number)}]]}
        answer(route, {"since": f"v{number - 1}", "version": f"v{number}", "parts": parts})

    modules.page.route("**/moves", moves)
    body = """
        const mill = document.querySelector('[data-target="mill"]');
        const done = await Promise.all([touch(table, mill), touch(table, mill), act(table, 7)]);
        return [done, table.banner.textContent];
    """
    assert modules.run("moves", "act, touch", body) == [[True, True, True], ""]
    assert sent == [{"seat": 0, "number": n, "have": f"v{n}", "actions": [7]} for n in (5, 6, 7)]


def test_a_click_shows_at_once(modules: Modules) -> None:
    modules.page.route("**/moves", lambda route: answer(route, AFTER))
    body = """
        const mill = document.querySelector('[data-target="mill"]'), done = touch(table, mill);
        const before = mill.className;
        await done;
        return [before, mill.className];
    """
    assert modules.run("moves", "touch", body) == ["pressed", ""]


def test_queued_clicks_that_became_illegal_are_dropped(modules: Modules) -> None:
    nothing_more = AFTER | {"parts": {"actions": '<div data-part="actions"></div>'}}
    modules.page.route("**/moves", lambda route: answer(route, nothing_more))
    body = "return Promise.all([act(table, 7), act(table, 7)])"
    assert modules.run("moves", "act", body) == [True, False]


def test_after_a_refusal_the_next_click_counts(modules: Modules) -> None:
    refusals = iter([({"message": "Not now.", "reasons": []}, 409), (AFTER, 200)])
    modules.page.route("**/moves", lambda route: answer(route, *next(refusals)))
    modules.page.route("**/parts?*", lambda route: answer(route, {"since": "v5", "version": "v5", "parts": {}}))
    body = "return [await act(table, 7), table.banner.textContent, await act(table, 7)]"
    assert modules.run("moves", "act", body) == [False, "Not now.", True]


def test_what_would_lose_something_is_asked_first(browsers: Browsers) -> None:
    modules = Modules(browsers.person(sure=False).page)
    sent: list[str] = []

    def moves(route: Route) -> None:
        sent.append(route.request.url)
        answer(route, AFTER)

    modules.page.route("**/moves", moves)
    body = """
        document.querySelector("[data-action]").dataset.sure = "Really?";
        const said = async (answer) => {
          const done = act(table, 7);
          await new Promise((later) => setTimeout(later));
          const asked = document.querySelector("#sure[open] p").textContent;
          document.querySelector(`#sure [value="${answer}"]`).click();
          return [asked, await done];
        };
        return [await said("no"), await said("yes")];
    """
    assert modules.run("moves", "act", body) == [["Really?", False], ["Really?", True]]
    assert len(sent) == 1
