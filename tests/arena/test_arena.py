"""The arena: mirrored seats and deals, resuming, figures that are right, and a report that holds them."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from ludus.arena import Plan, read, run
from ludus.arena.ratings import Figure, duels, mean_score, rate, ratings, share
from ludus.arena.report import write
from ludus.arena.results import Result
from ludus.arena.schedule import seatings
from ludus.arena.winners import habits
from ludus.bots import Budget
from ludus.engine.errors import LudusError
from ludus.engine.language import words

PLAN = Plan(game="micatio", bots=("greedy", "random"), players=2, games=9, budget=Budget(iterations=10))


def played(
    ranks: list[int], points: Sequence[int] = (3, 1), seats: Sequence[str] = ("a", "b"), seed: int = 1, **more: object
) -> Result:
    return {"seed": seed, "seats": list(seats), "ranks": list(ranks), "points": list(points), **more}


def test_every_deal_is_played_in_every_seating() -> None:
    jobs = PLAN.jobs()
    assert len(jobs) == 10  # nine were asked for; the last deal is played in full
    assert {job.seats for job in jobs if job.seed == jobs[0].seed} == {("greedy", "random"), ("random", "greedy")}
    assert [job.number for job in jobs] == list(range(10))


def test_three_bots_meet_in_all_pairs() -> None:
    assert len(list(seatings(["a", "b", "c"], 2))) == 6


def test_fewer_bots_than_seats_sit_again() -> None:
    assert list(seatings(["a", "b"], 4)) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_naming_a_bot_twice_is_refused() -> None:
    with pytest.raises(LudusError, match="only once"):
        list(seatings(["a", "a"], 2))


def test_an_unknown_bot_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(LudusError, match="Unknown bot nobody"):
        run(replace(PLAN, bots=("nobody", "random")), tmp_path / "r.jsonl", workers=1)
    assert not (tmp_path / "r.jsonl").exists()


def test_an_interrupted_arena_resumes_where_it_stopped(tmp_path: Path) -> None:
    whole = run(PLAN, tmp_path / "whole.jsonl", workers=1)
    file = tmp_path / "broken.jsonl"
    lines = (tmp_path / "whole.jsonl").read_text().splitlines()
    file.write_text("\n".join([*lines[:5], lines[5][: len(lines[5]) // 2]]))  # killed while it was writing
    counted = []
    again = run(PLAN, file, workers=1, tick=lambda done, total: counted.append((done, total)))
    assert counted[0] == (4, 10)
    assert counted[-1] == (10, 10)
    timeless = [{key: value for key, value in game.items() if key not in ("seconds", "slowest")} for game in whole]
    assert [{key: game[key] for key in timeless[0]} for game in again] == timeless
    assert read(file)[0].bots == PLAN.bots


def test_more_games_of_the_same_arena_can_be_asked_for_later(tmp_path: Path) -> None:
    run(replace(PLAN, games=2), tmp_path / "r.jsonl", workers=1)
    assert len(run(replace(PLAN, games=4), tmp_path / "r.jsonl", workers=1)) == 4


def test_results_of_another_arena_are_not_mixed_in(tmp_path: Path) -> None:
    run(replace(PLAN, games=2), tmp_path / "r.jsonl", workers=1)
    with pytest.raises(LudusError, match="seed: 1 ≠ 7"):
        run(replace(PLAN, games=2, seed=7), tmp_path / "r.jsonl", workers=1)


def test_a_file_that_is_no_results_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hello")
    with pytest.raises(LudusError, match="not an arena results file"):
        read(tmp_path / "notes.txt")


def test_a_shared_first_place_shares_the_point() -> None:
    assert share(played([1, 1]), 0) == 0.5
    assert [share(played([2, 1]), seat) for seat in (0, 1)] == [0, 1]


def test_duels_count_better_ranks_and_their_interval_holds_the_mean() -> None:
    games = [played([1, 2], seed=n) for n in range(6)] + [played([2, 1], seed=n) for n in range(6, 8)]
    figure = duels(games, ["a", "b"])["a", "b"]
    assert figure.mean == 0.75
    assert figure.low < 0.75 < figure.high


def test_a_better_bot_is_rated_higher() -> None:
    games = [played([1, 2], seed=n) for n in range(20)]
    found = ratings(games, ["a", "b"])
    assert found["a"].low > found["b"].high


def test_nobody_is_rated_by_playing_alone() -> None:
    assert ratings([played([1], points=[5], seats=["a"])], ["a"]) == {}


def test_one_deal_after_another_moves_the_rating() -> None:
    assert rate([[played([1, 2])]], ["a", "b"])["a"] < rate([[played([1, 2])]] * 3, ["a", "b"])["a"]


def test_the_mean_score_of_a_bot() -> None:
    assert mean_score([played([1, 2], points=[4, 2]), played([1, 2], points=[8, 2], seed=2)], "a").mean == 6


def test_what_winners_did_is_found() -> None:
    games = [
        played([1, 2], seed=n, reports=[{"temples": 3 + n % 2, "idle": 1}, {"temples": n % 2, "idle": 1}])
        for n in range(8)
    ]
    (temples,) = habits(games)  # everybody was idle alike, so nothing goes with that
    assert temples.name == "temples"
    assert temples.link.low > 0.8
    assert (temples.winners, temples.others) == (3.5, 0.5)


def test_the_report_holds_the_figures(tmp_path: Path) -> None:
    results = run(PLAN, tmp_path / "r.jsonl", workers=1)
    results[0]["incidents"].append({"message": "{bot} exited without answering.", "values": {"bot": "<clumsy>"}})
    write(PLAN, results, tmp_path / "report.html")
    page = (tmp_path / "report.html").read_text()
    assert mean_score(results, "greedy").shown(words("ludus").number, 1) in page
    assert "10\N{NO-BREAK SPACE}games" in page
    assert "&lt;clumsy&gt; exited without answering." in page
    drawings = sorted(path.name for path in tmp_path.glob("*.svg"))
    assert drawings == [f"report-{name}.svg" for name in ("lengths", "ratings", "scores", "winners")]


def test_a_figure_shows_its_interval() -> None:
    assert Figure(0.5, 0.25, 0.75).shown(words("ludus").percent, 0) == "50% (25% – 75%)"
    assert Figure(0.5, 0.25, 0.75).shown(words("ludus", "uk").number, 2) == "0,50 (0,25 – 0,75)"


def test_results_are_json_lines(tmp_path: Path) -> None:
    run(replace(PLAN, games=2), tmp_path / "r.jsonl", workers=1)
    header, *games = [json.loads(line) for line in (tmp_path / "r.jsonl").read_text().splitlines()]
    assert header["game"] == "micatio"
    assert {"number", "seed", "seats", "ranks", "points", "decisions", "reports", "incidents"} <= games[0].keys()
