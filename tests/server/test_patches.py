"""Pages are sent what changed: edits lead from what was rendered to what is, and renderings are kept for a while."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludus
from ludus.server.views.patches import Edit, edits, parse
from ludus.server.views.renderings import LATEST, Key, Rendering, Renderings, changes, update

MINE, YOURS = Key("table", "cato", 0, "en"), Key("table", "livia", 1, "en")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("<p>1</p>", "<p>1</p>", []),
        ("<p>1</p>", "<p>2</p>", [["", "2"]]),
        ('<p class="a" hidden="">1</p>', '<p class="b">1</p>', [["", {"class": "b", "hidden": None}]]),
        ("<ol><li>1</li><li>2</li></ol>", "<ol><li>1</li><li>3</li></ol>", [["1", "3"]]),
        ("<ol><li>1</li><li>2</li></ol>", "<ol><li>2</li><li>3</li></ol>", [["", 2, 0, "<li>3</li>"], ["", 0, 1, ""]]),
        ("<ol><li>1</li></ol>", "<ol></ol>", "<ol></ol>"),
        ("<p>see <b>1</b></p>", "<p>see <b>2</b></p>", "<p>see <b>2</b></p>"),
        (
            "<div><p>a <b>1</b></p><i>x</i></div>",
            "<div><p>a <b>2</b></p><i>x</i></div>",
            [["", 0, 1, "<p>a <b>2</b></p>"]],
        ),
        (
            '<svg><g id="a"><text>1</text></g><g id="b"><text>1</text></g></svg>',
            '<svg><g id="b"><text>2</text></g></svg>',
            [["", 0, 2, '<g id="b"><text>2</text></g>']],
        ),
    ],
)
def test_edits_say_what_changed(old: str, new: str, expected: list[Edit] | str) -> None:
    assert edits(parse(old), parse(new)) == expected


PARTS = Path(ludus.__file__).parent / "web" / "templates" / "parts"
VALUELESS = re.compile(r"<[a-z][^<>{}]*\s(hidden|open|disabled|download|required|checked|selected)(?=[\s>])")


@pytest.mark.parametrize("template", sorted(PARTS.glob("*.html")), ids=lambda path: path.stem)
def test_parts_are_written_so_that_they_can_be_compared(template: Path) -> None:
    assert not VALUELESS.search(re.sub(r"{%.*?%}|{{.*?}}", "x", template.read_text())), 'write hidden=""'


def test_a_part_that_cannot_be_compared_is_sent_whole() -> None:
    assert changes("<a>1</a>", "<a download>2</a>") == "<a download>2</a>"


def test_an_update_names_the_rendering_it_starts_from() -> None:
    old = Rendering.of({"board": "<p>1</p>", "story": "<p>same</p>", "timer": "<p>9 s</p>"})
    new = Rendering.of({"board": "<p>2</p>", "story": "<p>same</p>", "timer": "<p>9 s</p>"})
    assert update(old, new).since == old.version
    assert update(old, new).parts == {"board": [["", "2"]], "timer": "<p>9 s</p>"}
    assert update(None, new).parts == new.parts
    assert update(None, new).since == ""


def test_seconds_that_pass_are_no_new_rendering() -> None:
    assert Rendering.of({"timer": "<p>9 s</p>"}).version == Rendering.of({"timer": "<p>8 s</p>"}).version
    assert Rendering.of({"board": "<p>9</p>"}).version != Rendering.of({"board": "<p>8</p>"}).version


def test_a_rendering_is_found_by_whom_it_was_made_for_alone() -> None:
    kept, mine = Renderings(), Rendering.of({"board": "<p>secret</p>"})
    kept.keep(MINE, mine, now=True)
    assert kept.find(MINE, mine.version) == mine
    assert kept.find(MINE, LATEST) == mine
    assert kept.find(YOURS, mine.version) is None
    assert kept.find(YOURS, LATEST) is None


def test_a_look_back_is_not_how_things_stand() -> None:
    kept, now, then = Renderings(), Rendering.of({"board": "<p>2</p>"}), Rendering.of({"board": "<p>1</p>"})
    kept.keep(MINE, now, now=True)
    kept.keep(MINE, then, now=False)
    assert kept.find(MINE, LATEST) == now


def test_the_least_recently_used_renderings_are_forgotten() -> None:
    made = [Rendering.of({"board": f"<p>{n}</p>"}) for n in range(20)]
    kept = Renderings(most_bytes=200)
    for one in made:
        kept.keep(MINE, one, now=True)
        kept.find(MINE, made[0].version)
    assert kept.bytes <= 200
    assert kept.find(MINE, made[0].version) and kept.find(MINE, made[-1].version)
    assert kept.find(MINE, made[1].version) is None
