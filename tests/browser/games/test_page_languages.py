"""Every address of the site, in every language: pages, fragments, refusals. Nothing of what is sent is in English."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from browser.games.english import OTHERS, PEOPLE, Shown, left_in_english, raw_values
from ludus.engine.game import Game
from ludus.engine.language import SOURCE, languages
from ludus.games import games
from ludus.server.http.pages import home, person, routes, static, table
from page_text import captured
from serving import ServerProcess

UNREAD = ("/static/{version}/{name:path}", "/boards/{version}/{game}.css", "/rules/{name}/{anchor}.svg")  # no pages
FIRST = games()[0].name
REFUSED = ("/nowhere", "/rules/chess", "/new/chess", "/t/zzzzzzzz", "/me/nobody", "/join/nothing", "/static/0/no.js")


def unusual(game: Game) -> dict[str, object]:
    """A choice of every option that is not the usual one."""
    return {
        one.name: next(choice for choice in reversed(one.choices) if choice != one.default)
        for one in game.options
        if one.choices
    }


class Site:
    """A person who has been everywhere: tables in every stage, and the addresses of all pages about them."""

    def __init__(self, url: str) -> None:
        self.client = httpx.Client(base_url=url, timeout=60)
        self.stranger = httpx.Client(base_url=url, timeout=60)
        person, here = {"kind": "person", "name": PEOPLE[0]}, {"kind": "person", "name": PEOPLE[1]}
        bot = {"kind": "bot", "level": "greedy"}
        others = {game.name: [bot] * (game.min_players - 1) for game in games()}
        self.tables = {name: self.set(name, person, *bots) for name, bots in others.items()}
        self.guided = {name: self.set(name, person, *bots, guided=True) for name, bots in others.items()}
        self.shared = self.set(FIRST, person, here)
        self.waiting = self.set(FIRST, person, {"kind": "kept"}, listed=True)
        self.free = self.set(FIRST, person, {"kind": "free"}, listed=True)
        self.ended = [
            self.set(game.name, person, *others[game.name], options=options)
            for game in games()
            for options in ({}, unusual(game))
        ]
        for id in self.ended:
            self.post(f"/api/v1/tables/{id}/resign", seat=0)
        self.unusual = [
            self.set(game.name, person, *chairs, options=unusual(game))
            for game in games()
            for chairs in (others[game.name], [{"kind": "kept"}])
        ]
        seen = self.client.get("/me").text + self.client.get(f"/t/{self.waiting}").text
        self.link = captured(r"/me/([\w-]+)", seen)
        self.invitation = captured(r"/join/([\w-]+)", seen)

    def set(self, game: str, *chairs: dict[str, str], **more: object) -> str:
        return str(self.post("/api/v1/tables", game=game, chairs=chairs, **more)["id"])

    def post(self, path: str, **body: object) -> Any:
        answer = self.client.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else {}

    def addresses(self) -> dict[str, list[str]]:
        """Every kind of page, and addresses of it."""
        tables = [*self.tables.values(), *self.guided.values()]
        others = [self.shared, self.waiting, self.free, *self.unusual, *self.ended]
        return {
            "/": ["/"],
            "/new/{name}": [f"/new/{game.name}?with={whom}" for game in games() for whom in ("bots", "here", "friend")],
            "/rules/{name}": [f"/rules/{game.name}" for game in games()],
            "/statistics": ["/statistics"],
            "/me": ["/me"],
            "/me/{link}": [f"/me/{self.link}"],
            "/join/{token}": [f"/join/{self.invitation}"],
            "/t/{id}": [f"/t/{id}" for id in (*tables, *others)],
            "/t/{id}/at/{moment}": [f"/t/{id}/at/0" for id in tables],
        }


@pytest.fixture(scope="module")
def site(server: ServerProcess) -> Iterator[Site]:
    made = Site(server.url)
    yield made
    made.client.close()
    made.stranger.close()


def test_every_page_is_among_the_addresses(site: Site) -> None:
    routed = {
        one.path
        for part in (home, table, person, static, routes)
        for one in part.router.routes
        if hasattr(one, "path")
        if "GET" in one.methods
    }
    assert routed - set(UNREAD) == set(site.addresses())


@pytest.mark.parametrize("lang", OTHERS)
def test_no_page_has_english_left(site: Site, lang: str) -> None:
    found = {}
    for path in (path for paths in site.addresses().values() for path in paths):
        reader = site.stranger if path.startswith(("/join", "/me/")) else site.client
        for one in {reader, site.stranger}:
            answer = one.get(path, headers={"Accept-Language": lang})
            assert answer.status_code in (200, 403), path
            found[path] = left_in_english(Shown(answer.text, lang).read, lang)
    assert {path: texts for path, texts in found.items() if texts} == {}


@pytest.mark.parametrize("lang", languages())
def test_no_page_shows_the_value_of_an_option_as_programs_write_it(site: Site, lang: str) -> None:
    found = {}
    for path in (path for paths in site.addresses().values() for path in paths):
        reader = site.stranger if path.startswith(("/join", "/me/")) else site.client
        found[path] = raw_values(Shown(reader.get(path, headers={"Accept-Language": lang}).text, lang).read, lang)
    assert {path: texts for path, texts in found.items() if texts} == {}


def test_the_value_of_an_option_would_be_found() -> None:
    planted = ["Map: auto", "Tribes: choose", "forced, choose, 3", "two-each", "It is two-each now", "neutral"]
    assert raw_values(planted, "en") == sorted(planted)
    assert raw_values(["easy", "Map: Italia", "Choose a card", "onto a neutral card", "off"], "en") == []
    assert raw_values(["Складність: hard", "easy", "Складність: важкий"], "uk") == ["easy", "Складність: hard"]


@pytest.mark.parametrize("lang", OTHERS)
def test_no_refusal_is_in_english(site: Site, lang: str) -> None:
    table = f"/t/{site.tables[FIRST]}"
    headers = {"Accept-Language": lang}
    answers = [site.client.get(path, headers=headers) for path in (*REFUSED, f"{table}?seat=99", f"{table}?seat=x")]
    answers += [
        site.client.get(f"{table}/at/99999", headers=headers),
        site.client.delete("/", headers=headers),
        site.client.post(f"/new/{FIRST}", data={"seat-0": "person", "name-0": "x" * 99}, headers=headers),
        site.client.post(f"/new/{FIRST}", data={"clock": "?"}, headers=headers),
        site.client.post("/me", data={"name": ""}, headers=headers),
        site.client.post("/me", content=b"x" * 20_000, headers=headers),
        site.client.post("/me", data={"name": "Livia"}, headers=headers | {"Origin": "https://elsewhere.example"}),
        site.stranger.post("/me/renew", headers=headers),
        site.stranger.post(f"{table}/sit", data={"name": "Aulus"}, headers=headers),
    ]
    for answer in answers:
        assert 400 <= answer.status_code < 500, (answer.url, answer.status_code)
        assert left_in_english(Shown(answer.text, lang).read, lang) == [], answer.url


def test_each_viewer_of_one_table_reads_their_own_language(site: Site) -> None:
    """The story is kept as actions and narrated for each reader."""
    table, texts = site.tables[FIRST], {}
    for lang in languages():
        position = site.client.get(f"/api/v1/tables/{table}/position", headers={"Accept-Language": lang}).json()
        texts[lang] = [line["text"] for line in position["story"]] + [position["question"]]
        assert lang == SOURCE or left_in_english(texts[lang], lang) == []
    assert len({len(lines) for lines in texts.values()}) == 1
    assert len({tuple(lines) for lines in texts.values()}) == len(texts)
