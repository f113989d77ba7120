"""Nobody is told what they may not know: every response and stream is searched for other people's secrets."""

from __future__ import annotations

import re
from contextlib import ExitStack

from server.person import PEBBLE, Person, eventually, sit_down

CANARY = re.compile(r"canary-\d{5}")


def everything(person: Person, table: str, seat: int) -> str:
    """All that a viewer can be shown."""
    base = f"/api/v1/tables/{table}"
    paths = [
        f"{base}/position?seat={seat}",
        f"{base}/position?seat={seat}&at=0",
        f"{base}/board.svg?seat={seat}",
        f"{base}/why?seat={seat}&target=hand",
        f"{base}",
        f"/t/{table}?seat={seat}",
        f"/t/{table}/play?seat={seat}",
        f"/t/{table}/play?seat={seat}&at=0&whole_story=true",
        f"/t/{table}/at/0",
        "/",
        "/api/v1/tables?stage=playing",
        "/statistics",
    ]
    texts = [person.get(path).text for path in paths]
    if seat >= 0:
        texts.append(person.api(f"tables/{table}/plan", seat=seat, actions=[PEBBLE]).text)
        texts.append(person.post(f"/t/{table}/plan", json={"seat": seat, "actions": [PEBBLE]}).text)
        texts.append(person.api(f"tables/{table}/hint", seat=seat).text)
    return "\n".join(texts)


def test_nobody_receives_anothers_secret(person: Person, other: Person, stranger: Person) -> None:
    table = sit_down(person, other, listed=True)
    viewers = ((person, 0), (other, 1), (stranger, -1))
    with ExitStack() as streams:
        heard = [streams.enter_context(who.listening(table, seat)) for who, seat in viewers]
        shown = [everything(who, table, seat) for who, seat in viewers]
        person.move(table, 0, PEBBLE)
        person.move(table, 0, 4)
        shown = [text + everything(who, table, seat) for text, (who, seat) in zip(shown, viewers, strict=True)]
        other.move(table, 1, PEBBLE)
        eventually(lambda: len(heard[2]) == 3)
    own = [set(CANARY.findall(text)) for text in shown]
    assert [len(found) for found in own] == [1, 1, 0]
    assert own[0] != own[1]
    told = [str(one) for one in heard]
    assert "hides 4 fingers" in told[0]
    assert not any("hides" in text for text in told[1:])
    assert not any(CANARY.search(text) for text in told)


def test_a_hidden_move_leaves_no_gap_in_what_others_count(person: Person, other: Person, stranger: Person) -> None:
    table = sit_down(person, other)
    before = [other.position(table, seat=1), stranger.position(table)]
    with other.listening(table, 1) as heard:
        person.move(table, 0, 3)  # in secret
        assert [other.position(table, seat=1), stranger.position(table)] == before
        person.ok(f"tables/{table}/undo", seat=0, number=person.position(table, seat=0)["number"])
        assert [other.position(table, seat=1), stranger.position(table)] == before
        person.move(table, 0, PEBBLE)
        eventually(lambda: len(heard) == 2)
    assert [event["number"] for event in heard] == [before[0]["number"], before[0]["number"] + 1]


def test_others_eyes_may_be_used_only_when_the_game_is_over(person: Person, other: Person) -> None:
    table = sit_down(person, other, options={"rounds": 1})
    assert person.get(f"/api/v1/tables/{table}/position?seat=1").status_code == 403
    assert person.get(f"/t/{table}?seat=1").status_code == 403
    assert person.get(f"/api/v1/tables/{table}/events?seat=1").status_code == 403
    person.move(table, 0, 1)
    other.move(table, 1, 2)
    assert person.position(table, seat=1)["seat"] == 1


def test_the_seed_stays_secret_until_the_end(person: Person, server: object) -> None:
    table = person.set_table()["id"]
    assert len(everything(person, table, 0)) > 1000
    seed = str(server.house.hall.live[table].table.header.seed)
    assert seed not in everything(person, table, 0)


def test_a_plan_does_not_foretell_the_real_die(person: Person) -> None:
    """The plan's own draws come from a seed of its own: what it shows after a roll is the position before it."""
    table = person.set_table()["id"]
    plan = person.ok(f"tables/{table}/plan", seat=0, actions=[7])
    assert plan["points"] == plan["points_now"] == 0
