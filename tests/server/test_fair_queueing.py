"""Shared work: turns are fair, pictures drawn once, unwanted work is dropped, processes that fail are replaced."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from typing import Any

import pytest

from ludus.bots import thinks_ahead
from ludus.games import find
from ludus.server.work import pool as pools
from ludus.server.work.owner import Addresses, Owner
from ludus.server.work.pictures import Pictures
from ludus.server.work.pool import NoAnswer, Pool, ThinkingProcess
from ludus.server.work.thinking import Answer, Question, serve
from ludus.server.work.thread import FairThread
from ludus.server.work.turns import FairQueue, Turns


def taken(queue: FairQueue[str]) -> list[str]:
    return [queue.take() for _ in range(queue.waiting)]


def test_a_newcomer_comes_before_the_next_of_those_who_were_just_served() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(5):
        queue.put(("flood",), f"flood {n}")
    assert queue.take() == "flood 0"
    queue.put(("somebody",), "somebody 0")
    queue.put(("somebody",), "somebody 1")
    assert taken(queue)[:4] == ["somebody 0", "flood 1", "somebody 1", "flood 2"]


def test_a_second_name_gives_no_second_share() -> None:
    """Turns are taken between addresses first, and only then between the visitors of one."""
    queue: FairQueue[str] = FairQueue()
    for n in range(3):
        queue.put(("flood", f"visitor {n}"), f"flood {n}")
    queue.put(("home", "livia"), "livia 0")
    queue.put(("home", "livia"), "livia 1")
    queue.put(("home", "marcus"), "marcus 0")
    assert taken(queue) == ["flood 0", "livia 0", "flood 1", "marcus 0", "flood 2", "livia 1"]


def test_a_queue_counts_what_waits_and_lets_go_of_what_is_not_wanted() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(("bots", "a", "x"), "first")
    queue.put(("bots", "a", "y"), "second")
    queue.put(("bots", "b", "z"), "third")
    assert (queue.waiting, queue.at(("bots", "a")), queue.names(("bots",)), queue.at(("hints",))) == (3, 2, 2, 0)
    assert queue.discard(("bots", "a", "x"), "first")
    assert not queue.discard(("bots", "a", "x"), "first")
    assert (queue.at(("bots", "a")), taken(queue)) == (1, ["second", "third"])


def test_a_flood_of_pictures_delays_another_visitor_by_one_picture() -> None:
    order: list[str] = []
    first, go_on = threading.Event(), threading.Event()

    def draw(name: str) -> None:
        order.append(name)
        first.set()
        assert go_on.wait(10)

    async def run() -> None:
        thread = FairThread("drawing")
        flood = [asyncio.create_task(thread.run(("flood", "x"), draw, f"flood {n}")) for n in range(310)]
        await asyncio.to_thread(first.wait, 10)
        livia = asyncio.create_task(thread.run(("home", "livia"), draw, "livia"))
        await asyncio.sleep(0)
        go_on.set()
        await livia
        assert order[:2] == ["flood 0", "livia"]
        assert len(order) <= 3
        for task in flood:
            task.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
        assert len(order) <= 4  # what had not been begun was dropped
        thread.stop()

    asyncio.run(run())


def test_whoever_stops_waiting_leaves_the_queue() -> None:
    async def run() -> None:
        turns = Turns(1)
        await turns.begin(("a",))
        waiting = [asyncio.create_task(turns.begin((name,))) for name in "bcd"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert turns.queue.waiting == 2
        turns.end()
        await waiting[1]
        waiting[2].cancel()
        await asyncio.sleep(0)
        turns.end()
        assert (turns.busy, turns.queue.waiting) == (0, 0)

    asyncio.run(run())


def test_a_turn_that_comes_at_the_moment_of_leaving_is_passed_on() -> None:
    async def run() -> None:
        turns = Turns(1)
        await turns.begin(("a",))
        leaving, waiting = asyncio.create_task(turns.begin(("b",))), asyncio.create_task(turns.begin(("c",)))
        await asyncio.sleep(0)
        turns.end()
        leaving.cancel()
        await asyncio.wait_for(waiting, 5)
        assert turns.busy == 1

    asyncio.run(run())


def test_a_turn_is_not_given_to_somebody_who_has_just_left() -> None:
    async def run() -> None:
        turns = Turns(1)
        await turns.begin(("a",))
        leaving, waiting = asyncio.create_task(turns.begin(("b",))), asyncio.create_task(turns.begin(("c",)))
        await asyncio.sleep(0)
        leaving.cancel()
        turns.end()
        await asyncio.wait_for(waiting, 5)
        assert (turns.busy, turns.queue.waiting) == (1, 0)

    asyncio.run(run())


def test_the_same_picture_is_drawn_once_and_the_oldest_goes_first() -> None:
    pictures, drawn = Pictures(most=10), []

    def drawing(name: str) -> Callable[[], str]:
        return lambda: drawn.append(name) or name * 4  # type: ignore[func-returns-value]

    for name in ("a", "a", "b", "a", "c", "a", "b"):
        assert pictures.draw(name, drawing(name)) == name * 4
    assert drawn == ["a", "b", "c", "b"]
    assert (pictures.find("c"), pictures.size) == (None, 8)


def test_bots_belong_to_the_address_where_their_host_was_last_seen() -> None:
    addresses = Addresses()
    assert addresses.owner("livia") == Owner("livia", "livia")
    addresses.note(Owner("192.0.2.1", "livia"))
    addresses.note(Owner("192.0.2.1", ""))
    assert addresses.owner("livia") == Owner("192.0.2.1", "livia")


def question(**more: Any) -> Question:
    match = find("micatio").new(2, seed=1)
    return Question.about(match.view(0), "centurio", 1, 0.2, **more)


def test_a_question_holds_what_a_seat_may_know_and_nothing_else() -> None:
    match = find("micatio").new(2, seed=1)
    asked = Question.decode(Question.about(match.view(0), "centurio", 3, 0.2, ahead=(5, 6)).encode())
    assert asked.view == match.view(0).records.tobytes() != match.bytes()
    assert (asked.game, asked.players, asked.seat, asked.seed, asked.ahead) == ("micatio", 2, 0, 3, (5, 6))


def test_what_goes_wrong_in_a_process_is_an_answer_too() -> None:
    said: list[bytes] = []
    serve(question().encode().replace(b"centurio", b"nobody"), said.append)
    assert "Unknown bot nobody" in Answer.decode(said[-1]).failed
    serve(question(explain=True).encode(), said.append)
    assert said[1] == b"thinking\n"
    assert Answer.decode(said[2]).advice[0].action in find("micatio").new(2, seed=1).view(0).legal()


def test_who_asks_much_gets_less_time_for_each_answer_and_others_all_of_theirs() -> None:
    async def run() -> None:
        pool = Pool(size=1)
        await pool.turns.begin(("bots", "flood", "x", "0"))
        waiting = [asyncio.create_task(pool.turns.begin(("bots", "flood", "x", str(n)))) for n in range(1, 80)]
        await asyncio.sleep(0)
        assert pool.share(("bots", "flood", "x", "0"), 0.5) == pools.SHORTEST
        assert pool.share(("bots", "home", "livia", "t"), 0.5) == 0.5
        assert pool.share(("hints", "flood", "x"), 0.5) == 0.5
        for task in waiting:
            task.cancel()

    assert thinks_ahead("centurio")
    assert not thinks_ahead("greedy")
    asyncio.run(run())


def test_a_process_that_dies_or_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        pool = Pool(size=1)
        path = ("bots", "home", "livia", "t")
        legal = find("micatio").new(2, seed=1).view(0).legal()
        assert (await pool.ask(path, question())).advice[0].action in legal
        (thinker,) = pool.idle
        await pool.ask(path, question())
        assert pool.idle == [thinker]  # the same one goes on
        os.kill(thinker.process.pid, 9)
        with pytest.raises(NoAnswer):
            await pool.ask(path, question())
        assert (await pool.ask(path, question())).advice[0].action in legal
        (other,) = pool.idle
        with monkeypatch.context() as patch:
            patch.setattr(pools, "LIMIT", 0.0)
            with pytest.raises(NoAnswer):
                await pool.ask(path, question())
        assert (other.process.returncode, pool.turns.busy) == (-9, 0)
        await pool.stop()

    asyncio.run(run())


def test_a_thought_that_has_begun_is_finished_though_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        begun, finish = asyncio.Event(), asyncio.Event()

        async def slow(_process: ThinkingProcess, _question: Question) -> Answer:
            begun.set()
            await finish.wait()
            return Answer()

        monkeypatch.setattr(ThinkingProcess, "ask", slow)
        pool = Pool(size=1)
        asked = asyncio.create_task(pool.ask(("hints", "home", "livia"), question()))
        await begun.wait()
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert (pool.turns.busy, pool.idle) == (1, [])
        finish.set()
        await pool.turns.begin(("next",))
        assert len(pool.idle) == 1
        await pool.stop()

    asyncio.run(run())
