"""The documentation holds together: links lead somewhere, files it names exist, and what is derived is up to date."""

import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token
from packaging.requirements import Requirement

from ludus.games import games

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
# Where a file that a page names may be: a page about the server speaks of `tables/payloads.py`.
SOURCE = ROOT / "src" / "ludus"
NEAR = (ROOT, SOURCE, SOURCE / "server", SOURCE / "web", ROOT / "docs", *(game.folder for game in games()))
NAMED_FILE = re.compile(r"(?<![^\s\"'])[a-z_.-]+(?:/[a-z_.-]+)+\.(?:py|md|js|toml|svg|txt|sh|css|html)\b")
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())


def tokens(page: Path) -> Iterator[Token]:
    for block in MarkdownIt("gfm-like", {"linkify": False}).parse(page.read_text(encoding="utf-8")):
        yield from (block, *(block.children or ()))


def anchors(page: Path) -> set[str]:
    """What can follow a # in a link to a page: its headings, as code hosts spell them."""
    found, heading = set(), False
    for token in tokens(page):
        if heading:
            plain = re.sub(r"[^\w\- ]", "", token.content.lower())
            found.add(plain.replace(" ", "-"))
        heading = token.type == "heading_open"
    return found


def links(page: Path) -> list[str]:
    return [str(token.attrs[name]) for token in tokens(page) for name in ("href", "src") if name in token.attrs]


def is_broken(page: Path, link: str) -> bool:
    address = urlsplit(link)
    if address.scheme or address.netloc:
        return False
    target = (page.parent / unquote(address.path)).resolve() if address.path else page
    if not target.exists() or not target.is_relative_to(ROOT):
        return True
    return bool(address.fragment) and address.fragment not in anchors(target)


@every_page
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [link for link in links(page) if is_broken(page, link)] == []


@every_page
def test_every_file_that_is_named_exists(page: Path) -> None:
    code = [token.content for token in tokens(page) if token.type in ("code_inline", "code_block", "fence")]
    paths = [path for part in code for path in NAMED_FILE.findall(part)]
    assert [path for path in paths if not any((folder / path).exists() for folder in NEAR)] == []


def test_broken_links_are_found() -> None:
    architecture = ROOT / "docs" / "architecture.md"
    assert len(PAGES) > 10
    assert len(links(ROOT / "README.md")) > 10
    assert "the-contract" in anchors(architecture)
    for link in ("nowhere.md", "server.md#nowhere", "#nowhere", "../../outside.md"):
        assert is_broken(architecture, link), link
    for link in ("server.md#measured", "#the-contract", "../README.md", "https://example.org/nowhere"):
        assert not is_broken(architecture, link), link


def test_the_table_of_the_contract_is_what_the_engine_says() -> None:
    contract_table = import_module("contract_table")
    written = contract_table.PAGE.read_text(encoding="utf-8")
    assert written == contract_table.page(written), "run python scripts/contract_table.py"


def test_every_page_is_in_the_contents_of_the_site() -> None:
    folder = ROOT / "docs"
    pages = {page.relative_to(folder).with_suffix("").as_posix() for page in folder.rglob("*.md")} - {"index"}
    listed = set((folder / "index.md").read_text(encoding="utf-8").split())
    assert pages <= listed, f"docs/index.md lacks {pages - listed}"


def test_the_layout_names_every_part() -> None:
    layout = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("\n## ")[1]
    parts = {path.name for path in SOURCE.iterdir() if path.is_dir()} - {"__pycache__"}
    assert parts == set(re.findall(r"^ {6}(\w+)/ ", layout, re.MULTILINE))


def test_the_layout_of_the_server_names_every_part() -> None:
    layout = (ROOT / "docs" / "server.md").read_text(encoding="utf-8").split("\n## ")[1]
    parts = {path.name for path in (SOURCE / "server").iterdir()} - {"__init__.py", "__pycache__"}
    first_column = [line.split("|")[1] for line in layout.splitlines() if line.startswith("| `")]
    assert parts == {name.rstrip("/") for cell in first_column for name in re.findall(r"`(.+?)`", cell)}


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    listed = [project["dependencies"], *project["optional-dependencies"].values()]
    names = {Requirement(line).name for part in listed for line in part} - {project["name"]}
    rows = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in row.split("|")[1:-1]] for row in rows if row.startswith("| ")]
    reasons = {cell[-2]: cell[-1] for cell in cells if cell[-2] not in ("why", "package")}
    assert names == {name for name, reason in reasons.items() if reason} - {"for development", "for the documentation"}
