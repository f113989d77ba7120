"""Static files: kept by browsers for ever, so that whatever changes must get another address."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest

from ludus.server.http.pages import static
from page_text import captured
from server.person import Person

IMPORT = re.compile(r'^(?:import|export) .*from "(.+)";$', re.MULTILINE)


def test_a_table_announces_every_script_it_needs(person: Person) -> None:
    page = person.get(f"/t/{person.set_table()['id']}").text
    announced = set(re.findall(r'<link rel="modulepreload" href="([^"]+)">', page))
    (start,) = (src for src in re.findall(r'<script type="module" src="([^"]+)">', page) if "/table/" in src)
    needed, unread = set(), {start}
    while unread:
        address = unread.pop()
        needed.add(address)
        answer = person.get(address)
        assert answer.status_code == 200, address
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]
        unread |= {urljoin(address, name) for name in IMPORT.findall(answer.text)} - needed
    assert len(needed) > 15
    assert announced == needed


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the files that may be changed, as an upgrade does."""
    copied = shutil.copytree(static.FOLDER, tmp_path / "static")
    monkeypatch.setattr(static, "FOLDER", copied)
    static.files.cache_clear()
    yield copied
    static.files.cache_clear()


def test_a_change_to_one_script_gives_all_of_them_new_addresses(folder: Path) -> None:
    """Scripts import each other by name alone: an unchanged one must not find an old one beside it."""
    before, picture, style = static.scripts("table"), static.linked("mark.svg"), static.linked("ludus.css")
    with (folder / "table" / "dom.js").open("a") as script:
        script.write("// changed\n")
    static.files.cache_clear()
    assert not set(before) & set(static.scripts("table"))
    assert len(before) == len(static.scripts("table"))
    assert (static.linked("mark.svg"), static.linked("ludus.css")) == (picture, style)


def test_phones_can_install_ludus(person: Person) -> None:
    """The manifest names icons that are there, in the sizes that browsers ask for."""
    page = person.get("/").text
    address = captured(r'<link rel="manifest" href="([^"]*)"', page)
    said = person.get(address).json()
    assert (said["display"], said["start_url"]) == ("standalone", "/")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in said["icons"]}
    assert {"any", "maskable"} <= {icon.get("purpose", "any") for icon in said["icons"]}
    assert all(person.get(icon["src"]).headers["content-type"] == icon["type"] for icon in said["icons"])
