"""What the scripts of a table's page do with what the server sends, and where the focus is then."""

from __future__ import annotations

from playwright.sync_api import Route

from browser.modules import Modules, answer


def test_edits_change_what_they_name_and_nothing_else(modules: Modules) -> None:
    body = """
        const board = document.createElement("div");
        board.innerHTML = '<svg><g id="a"><rect/></g><g id="b"><text>1</text></g></svg><p class="x" hidden="">one</p>';
        const kept = board.querySelector("rect");
        patch(board, [
          ["0", 1, 1, '<circle r="2"></circle><text>two</text>'],
          ["1", { class: "y", hidden: null }],
          ["1", "three & four"],
        ]);
        const circle = board.querySelector("circle");
        return [board.innerHTML, board.querySelector("rect") === kept, circle.namespaceURI.endsWith("svg")];
    """
    after = (
        '<svg><g id="a"><rect></rect></g><circle r="2"></circle><text>two</text></svg><p class="y">three &amp; four</p>'
    )
    assert modules.run("patches", "patch", body) == [after, True, True]


def test_steps_of_others_are_shown_one_after_the_other(modules: Modules) -> None:
    """The reader acts in between: then everything is shown at once."""
    body = """
        localStorage.setItem("ludus-speed", "relaxed");
        const step = (n) => ({ number: n, text: `step ${n}`, since: `v${n - 1}`, version: `v${n}`,
                               parts: { state: [["", { "data-number": String(n) }]] } });
        const shown = () => [table.version, ...[...table.live.children].map((line) => line.textContent)];
        for (const n of [6, 7, 8]) follow(table, step(n));
        await new Promise((done) => setTimeout(done));
        const first = shown();
        await catchUp(table);
        return [first, shown()];
    """
    first, then = modules.run("steps", "catchUp, follow", body)
    assert first == ["v6", "step 6"]
    assert then == ["v8", "step 6"]  # the others are still to be said


def test_a_gap_in_steps_reloads_the_page(modules: Modules) -> None:
    asked: list[str] = []

    def parts(route: Route) -> None:
        asked.append(route.request.url.partition("?")[2])
        answer(route, {"since": "", "version": "v9", "parts": {}})

    modules.page.route("**/parts?*", parts)
    body = """
        follow(table, { number: 9, text: "", since: "v8", version: "v9", parts: {} });
        await new Promise((done) => setTimeout(done));
        await table.loading;
        return table.version;
    """
    assert modules.run("steps", "follow", body) == "v9"
    assert asked == ["seat=0&have=v5"]


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


def test_a_device_that_is_connected_again_does_not_wait(modules: Modules) -> None:
    body = """
        let asked = 0;
        window.fetch = async () => { if (++asked === 1) throw new TypeError("offline"); return new Response("{}"); };
        window.setTimeout = () => 0;  // no pause ever ends by itself
        const banner = document.createElement("div"), main = document.createElement("main");
        Object.assign(main.dataset, { sayLost: "lost", sayBack: "back" });
        const answered = send({ banner, main }, "/moves");
        while (banner.textContent !== "lost") await new Promise(requestAnimationFrame);
        dispatchEvent(new Event("online"));
        return (await answered).ok && asked;
    """
    assert modules.run("requests", "send", body) == 2


def test_focus_stays_on_the_page_when_its_thing_is_gone(modules: Modules) -> None:
    body = """
        const lost = (parts, text) => {
          table.main.dataset.text = text;
          document.querySelector("[data-target], [data-action]").focus();
          place(table, { parts });
          const { dataset, className } = document.activeElement;
          return dataset.target ?? dataset.part ?? className;
        };
        return [
          lost({ board: '<div data-part="board"><button data-target="mill">New mill</button></div>' }, "off"),
          lost({ board: '<div data-part="board"></div>' }, "off"),
          lost({ actions: '<div data-part="actions"></div>' }, "on"),
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
