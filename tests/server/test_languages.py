"""Which language a visitor reads: what the browser asks for, unless the switch on the page has been used."""

from __future__ import annotations

import re

import pytest

from ludus.engine.language import languages, words
from page_text import captured
from server.person import Person

PAGES = ("/", "/new/micatio?with=here", "/rules/micatio", "/statistics", "/me", "/nowhere")
SWITCH = re.compile(r'name="lang" value="(\w+)"')


def language_of(person: Person, path: str = "/", **headers: str) -> str:
    return captured(r'<html lang="(\w+)"', person.get(path, headers=headers).text)


@pytest.mark.parametrize(
    ("asked", "lang"),
    [
        ("uk", "uk"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("de-DE,de;q=0.9,ru;q=0.8,en;q=0.7", "ru"),  # the first one there is
        ("de", "en"),
        ("", "en"),
        ("nonsense;;;,,=", "en"),
    ],
)
def test_the_browser_chooses_the_language(person: Person, asked: str, lang: str) -> None:
    assert language_of(person, **{"Accept-Language": asked}) == lang


def test_the_switch_is_remembered_and_leads_back(person: Person) -> None:
    answer = person.post("/preferences", data={"lang": "pl", "back": "/rules/micatio?x=1"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/rules/micatio?x=1")
    assert language_of(person, **{"Accept-Language": "uk"}) == "pl"
    assert "max-age" in answer.headers["set-cookie"].lower()


def test_an_unknown_language_changes_nothing(person: Person) -> None:
    person.post("/preferences", data={"lang": "xx", "back": "/"})
    assert language_of(person, **{"Accept-Language": "uk"}) == "uk"


def test_the_switch_is_on_every_page_and_leads_back_to_it(person: Person) -> None:
    table = person.set_table({"kind": "free"})["id"]
    playing = person.set_table()["id"]
    for path in (*PAGES, f"/t/{table}", f"/t/{playing}?seat=0"):
        page = person.get(path).text
        assert SWITCH.findall(page) == list(languages()), path
        assert f'name="back" value="{path}"' in page


def test_everybody_at_a_table_reads_their_own_language(person: Person, other: Person) -> None:
    table = person.set_table({"kind": "free"})["id"]
    other.ok(f"tables/{table}/sit", name="Marcus")
    for one, lang in ((person, "uk"), (other, "pl")):
        position = one.get(f"/api/v1/tables/{table}/position", params={"lang": lang}).json()
        texts = [line["text"] for line in position["story"]]
        assert words("ludus", lang)("{name} sits down.", name="Marcus") in texts
        assert words("ludus", lang)("The game begins.") in texts


def test_refusals_before_the_application_are_in_the_language_too(person: Person) -> None:
    headers = {"Accept-Language": "uk", "Origin": "https://elsewhere.example"}
    said = words("ludus", "uk")("This request comes from another site.")
    assert person.post("/api/v1/tables", headers=headers).json()["message"] == said
    assert person.post("/quick", headers=headers).text == said
