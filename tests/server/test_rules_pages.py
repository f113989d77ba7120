"""Rules over HTTP: sections to link to, a field to search them, and links from the reasons why not."""

from __future__ import annotations

from server.person import Person


def test_rules_can_be_searched_and_linked_to(person: Person) -> None:
    page = person.get("/rules/micatio").text
    assert 'id="search"' in page
    assert '<section class="rule" id="' in page
    assert person.get("/rules/micatio/nonsense.svg").status_code == 404


def test_a_lesson_names_what_it_points_at(person: Person) -> None:
    table = person.set_table(guided=True)["id"]
    assert 'data-points-at="pebbles"' in person.get(f"/t/{table}").text
    person.ok(f"tables/{table}/learned", seat=0, key="pebbles")
    assert "data-points-at" not in person.get(f"/t/{table}").text
