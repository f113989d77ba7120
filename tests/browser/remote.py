"""A table that is set and played over the API, for tests that only look at its page."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

from waiting import eventually


class RemoteTable:
    """A table with a person on seat 0, who plays at random, and others, mostly bots."""

    def __init__(self, page: Page, game: str, *others: dict[str, str], name: str = "Livia", **more: object) -> None:
        self.request = page.request
        self.chance = random.Random(1)
        wanted = {"game": game, "chairs": [{"kind": "person", "name": name}, *others], **more}
        answer = self.request.post("/api/v1/tables", data=wanted)
        assert answer.ok, answer.text()
        self.path = f"/t/{answer.json()['id']}"
        self.api = f"/api/v1/tables/{answer.json()['id']}"

    @property
    def position(self) -> dict[str, Any]:
        found: dict[str, Any] = self.request.get(f"{self.api}/position?seat=0").json()
        return found

    @property
    def over(self) -> bool:
        return bool(self.position["stage"] == "finished")

    def wait_for_turn(self) -> None:
        """Until seat 0 has something to do, or the game is over."""
        eventually(lambda: self.position["actions"] or self.over)

    def play(self, moves: int) -> None:
        """So many moves of seat 0, or to the end; afterwards it is its turn again."""
        done = 0
        while done < moves:
            self.wait_for_turn()
            now = self.position
            if not now["actions"]:
                return
            chosen = self.chance.choice(now["actions"])["number"]
            move = {"seat": 0, "number": now["number"], "actions": [chosen]}
            answer = self.request.post(f"{self.api}/moves", data=move)
            if answer.status == 409 and answer.json()["error"] == "Stale":
                continue  # a bot was faster, which changes what can be decided: look again
            assert answer.ok, answer.text()
            done += 1
        self.wait_for_turn()
