"""Everything a page receives, and what it can be put together to: the parts of the page, version by version."""

from __future__ import annotations

import copy
import json
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from typing import Any
from xml.etree.ElementTree import Element

from playwright.sync_api import Page, Request

WORDY = ("text/html", "application/json", "image/svg")
PARTS = ("board", "text", "actions")
ALL_PARTS = """() => {
  const { table, seat } = document.querySelector("main.table").dataset;
  return fetch(`/api/page/${table}/parts?seat=${seat}`).then((answer) => answer.text());
}"""
State = dict[str, Element]


class Witness:
    """Keeps every answer and every message of the stream that a page receives."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bodies: list[str] = []
        self.streamed: list[str] = []
        page.on("requestfinished", self.keep)
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.eventSourceMessageReceived", lambda message: self.receive(message["data"]))

    def keep(self, request: Request) -> None:
        answer = request.response()
        if answer and answer.status == 200 and answer.headers.get("content-type", "").startswith(WORDY):
            self.bodies.append(answer.text())

    def receive(self, data: str) -> None:
        self.bodies.append(data)
        if text := json.loads(data).get("text"):
            self.streamed.append(text)

    def begin(self) -> None:
        """Have the page ask for all of its parts, which everything it receives later changes."""
        self.page.evaluate(ALL_PARTS)

    def states(self) -> list[State]:
        """The parts in every version that the page could show: each update leads from one version to another."""
        updates = list(self.updates())
        known = {one["version"]: applied({}, one["parts"]) for one in updates if not one["since"]}
        waiting = [one for one in updates if one["since"]]
        while usable := [one for one in waiting if one["since"] in known]:
            for one in usable:
                known[one["version"]] = applied(known[one["since"]], one["parts"])
                waiting.remove(one)
        assert not waiting, "what these change was never received"
        return list(known.values())

    def updates(self) -> Iterator[dict[str, Any]]:
        for body in self.bodies:
            found = json.loads(body) if body.startswith("{") else {}
            if "parts" in found:
                yield found


def applied(state: State, changes: dict[str, Any]) -> State:
    """The parts after an update: each is sent whole, or as edits."""
    after = dict(state)
    for name in PARTS:
        if name in changes:
            change = changes[name]
            whole = isinstance(change, str)
            after[name] = ElementTree.fromstring(change) if whole else edited(state[name], change)
    return after


def edited(part: Element, edits: list[Any]) -> Element:
    root = copy.deepcopy(part)
    for path, *edit in edits:
        element = root
        for n in path.split("/") if path else ():
            element = element[int(n)]
        if len(edit) == 3:
            start, count, markup = edit
            element[start : start + count] = list(ElementTree.fromstring(f"<g>{markup}</g>"))
        elif isinstance(edit[0], str):
            element.text = edit[0]
        else:
            set_attributes(element, edit[0])
    return root


def set_attributes(element: Element, values: dict[str, str | None]) -> None:
    for name, value in values.items():
        if value is None:
            element.attrib.pop(name, None)
        else:
            element.set(name, value)


def canonical(markup: str | Element) -> str:
    """Markup so written that the same is always the same."""
    written = markup if isinstance(markup, str) else ElementTree.tostring(markup, encoding="unicode")
    return ElementTree.canonicalize(written, strip_text=True)
