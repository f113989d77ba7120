"""The people at a table, on its page: muted, reported and removed with a keyboard, on a wide screen and on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from chromium import launched
from server.conftest import Running
from server.person import ANYBODY, Person, sit_down

BROWSER_TIMEOUT = 20_000  # milliseconds: a browser on a busy machine may be late
WIDE, PHONE = {"width": 1280, "height": 900}, {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


def visit(chromium: Browser, server: Running, person: Person, table: str, **more: object) -> Page:
    """A person's table in a browser, with their cookie."""
    page = chromium.new_context(base_url=server.url, **more).new_page()  # type: ignore[arg-type]
    page.context.add_cookies([{"name": "ludus", "value": person.cookies["ludus"], "url": server.url}])
    page.set_default_timeout(BROWSER_TIMEOUT)
    page.goto(f"/t/{table}")
    expect(page.locator("main.table[data-live=on]")).to_be_visible(timeout=BROWSER_TIMEOUT)
    return page


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_menu_of_people_works_with_a_keyboard(
    chromium: Browser, server: Running, person: Person, other: Person, stranger: Person, size: dict[str, int]
) -> None:
    table = person.set_table(ANYBODY, ANYBODY)["id"]
    for who in (other, stranger):
        who.ok(f"tables/{table}/sit", name=who.name)
    other.ok(f"tables/{table}/chat", seat=1, text="Salvete")
    page = visit(chromium, server, person, table, viewport=size)
    removed = visit(chromium, server, other, table)
    people = page.locator('[data-part="people"]')
    more, tab = page.locator('.bar [data-do="pane"]'), page.locator('.pane-tabs [data-pane="people"]')
    for button in (more, tab) if more.is_visible() else ():  # on a phone
        expect(button).to_be_visible()
        button.focus()
        page.keyboard.press("Enter")
    expect(people).to_be_visible()
    expect(page.locator(".story")).to_contain_text("Salvete")
    for fold in (people, people.locator("details:has(> summary[data-person='1'])")):
        if fold.get_attribute("open") is None:
            fold.locator("> summary").focus()
            page.keyboard.press("Enter")
    mute = page.get_by_role("button", name="Mute Marcus")
    expect(mute).to_have_attribute("aria-pressed", "false")
    mute.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".story")).not_to_contain_text("Salvete", timeout=BROWSER_TIMEOUT)
    expect(mute).to_have_attribute("aria-pressed", "true")
    expect(mute).to_be_focused()  # and the menu is still open
    page.get_by_label("Why do you report Marcus to the operator?").fill("rude")
    page.keyboard.press("Enter")
    expect(page.locator("#banner")).to_contain_text("will see your report", timeout=BROWSER_TIMEOUT)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")  # nothing sticks out
    page.get_by_role("button", name="Remove Marcus").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("Remove Marcus?")
    page.keyboard.press("Enter")
    expect(people.locator("summary[data-person='1']")).to_have_count(0, timeout=BROWSER_TIMEOUT)
    expect(page.locator(".seats li").nth(1)).to_contain_text("removed")
    expect(removed.locator('main.table[data-seat="-1"]')).to_be_visible(timeout=BROWSER_TIMEOUT)
    for one in (page, removed):
        one.context.close()


def test_messages_are_for_people(person: Person, other: Person) -> None:
    """Nobody reads them at a table with bots alone."""
    alone = person.set_table({"kind": "bot", "level": "greedy"})["id"]
    assert "data-chat" not in person.get(f"/t/{alone}").text
    assert "data-chat" in person.get(f"/t/{sit_down(person, other)}").text
