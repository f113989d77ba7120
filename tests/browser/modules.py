"""The scripts of a table's page on a page of their own: the parts of a small table, and any module to try on them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route

import ludus
from browser.elements import attribute

FOLDER = Path(ludus.__file__).parent / "web" / "static" / "table"
AFTER = {  # what the server answers a page that shows its first rendering
    "since": "v5",
    "version": "v6",
    "parts": {"state": [["", {"data-number": "6", "data-moment": "3", "data-moments": "3"}]]},
}
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


def answer(route: Route, body: object, status: int = 200) -> None:
    text = body if isinstance(body, str) else json.dumps(body)
    route.fulfill(status=status, body=text, content_type="text/html" if isinstance(body, str) else "application/json")
