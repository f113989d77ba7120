"""An arena's report: one page of HTML with tables and plots, which are also kept as SVG files beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from statistics import fmean

from ludus.arena import plots
from ludus.arena.ratings import duels, mean_score, ratings, scores
from ludus.arena.results import Result
from ludus.arena.schedule import Plan
from ludus.arena.winners import habits
from ludus.drawing.palette import palette_css
from ludus.engine.errors import LudusError
from ludus.engine.language import SOURCE, Words, words
from ludus.games import find

MAX_HABITS = 16
Row = Sequence[str]


def write(plan: Plan, results: Sequence[Result], path: Path, lang: str = SOURCE) -> None:
    """The page at `path`; its plots beside it as NAME-ratings.svg and so on."""
    path.parent.mkdir(parents=True, exist_ok=True)
    drawn = drawings(plan, results, lang)
    for name, drawing in drawn.items():
        path.with_name(f"{path.stem}-{name}.svg").write_text(drawing, encoding="utf-8")
    path.write_text(page(plan, results, drawn, lang), encoding="utf-8")


def drawings(plan: Plan, results: Sequence[Result], lang: str) -> dict[str, str]:
    """The plots, by name; ratings need somebody to play against."""
    _ = words("ludus", lang)
    found = {}
    rated = ratings(results, plan.bots)
    if rated:
        found["ratings"] = plots.dots(_, rated, _("Ratings"), _("rating with 95% interval"))
    found["scores"] = plots.distributions(
        _,
        {bot: [float(points) for points in scores(results, bot)] for bot in plan.bots},
        _("Final scores"),
        _("points at the end"),
    )
    lengths = [float(sum(result["decisions"])) for result in results]
    found["lengths"] = plots.distributions(_, {_("all games"): lengths}, _("Game length"), _("decisions per game"))
    called = find(plan.game).text.reported(lang)
    linked = {called[habit.name]: habit.link for habit in habits(results)[:MAX_HABITS]}
    if linked:
        label = _("correlation with points") if plan.players == 1 else _("correlation with winning")
        found["winners"] = plots.both_sides(_, linked, _("What winners did"), label)
    return found


def page(plan: Plan, results: Sequence[Result], drawn: dict[str, str], lang: str) -> str:
    _ = words("ludus", lang)
    game = find(plan.game)
    title = _("Arena: {game}", game=words(game.domain, lang)(game.title))
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(conditions(plan, results, _))}</p>",
        section(_("Strength"), drawn.get("ratings", ""), strength_table(plan, results, _)),
        section(_("Who beats whom"), duel_table(plan, results, _)) if plan.players > 1 else "",
        section(_("Final scores"), drawn["scores"]),
        section(_("Game length"), drawn["lengths"]),
        section(_("What winners did"), drawn.get("winners", ""), habit_table(plan, results, lang)),
        section(_("Thinking time"), time_table(plan, results, _)),
        incident_list(results, _),
    ]
    style = palette_css("html") + Path(__file__).with_name("report.css").read_text(encoding="utf-8")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join(part for part in parts if part)
    return (
        f'<!doctype html>\n<html lang="{lang}"><head>{head}<style>{style}</style></head>\n<body>{body}</body></html>\n'
    )


def conditions(plan: Plan, results: Sequence[Result], _: Words) -> str:
    limits = [
        _("{n} s", n=_.number(plan.budget.seconds, 3, min_places=0)) if plan.budget.seconds else "",
        _.plural("{n} iteration", "{n} iterations", plan.budget.iterations) if plan.budget.iterations else "",
    ]
    games = _.plural("{n} game", "{n} games", len(results))
    seats = _.plural("{n} player", "{n} players", plan.players)
    thought = _("at most {limits} per decision", limits=", ".join(filter(None, limits)) or "–")
    mirrored = _("every deal is played in every seating; intervals come from resampling the deals")
    return " · ".join(filter(None, (games, seats, *options(plan, _), thought, mirrored)))


def options(plan: Plan, _: Words) -> list[str]:
    """The choices of the table, and its numbers where they are not the usual ones."""
    game = find(plan.game)
    return [
        one.described(value, game.domain, _.lang)
        for one in game.options
        for value in [plan.options.get(one.name, one.default)]
        if one.choices or value != one.default
    ]


def section(title: str, *contents: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(contents)}</section>"


def table(heads: Row, rows: Iterable[Row]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<div class='wide'><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def strength_table(plan: Plan, results: Sequence[Result], _: Words) -> str:
    rated = ratings(results, plan.bots)
    rows = [
        [
            bot,
            rated[bot].shown(_.number, 1) if bot in rated else "–",
            mean_score(results, bot).shown(_.number, 1),
            str(len(scores(results, bot))),
        ]
        for bot in plan.bots
    ]
    return table([_("Bot"), _("Rating"), _("Mean score"), _.context("played", "Games")], rows)


def duel_table(plan: Plan, results: Sequence[Result], _: Words) -> str:
    rows = [[*pair, figure.shown(_.percent, 1)] for pair, figure in duels(results, plan.bots).items()]
    return table([_("Bot"), _("against"), _("Share of points (95% interval)")], rows)


def habit_table(plan: Plan, results: Sequence[Result], lang: str) -> str:
    _ = words("ludus", lang)
    called = find(plan.game).text.reported(lang)
    rows = [
        [called[one.name], _.number(one.winners, 2), _.number(one.others, 2), one.link.shown(_.number, 2)]
        for one in habits(results)
    ]
    better = _("Above the mean") if plan.players == 1 else _("Winners")
    worse = _("Below the mean") if plan.players == 1 else _("Others")
    return table([_("What they did"), better, worse, _("Correlation (95% interval)")], rows)


def time_table(plan: Plan, results: Sequence[Result], _: Words) -> str:
    rows = []
    for bot in plan.bots:
        seats = [(result, seat) for result in results for seat, name in enumerate(result["seats"]) if name == bot]
        decisions = sum(result["decisions"][seat] for result, seat in seats)
        spent = sum(result["seconds"][seat] for result, seat in seats)
        slowest = max((result["slowest"][seat] for result, seat in seats), default=0.0)
        per_game = fmean([result["seconds"][seat] for result, seat in seats] or [0.0])
        each = 1000 * spent / max(1, decisions)
        rows.append([bot, _.number(each, 1), _.number(slowest, 2), _.number(per_game, 1)])
    heads = [_("Bot"), _("ms per decision"), _("slowest decision, s"), _("s per game")]
    return table(heads, rows)


def incident_list(results: Sequence[Result], _: Words) -> str:
    noted = [LudusError(one["message"], **one["values"]) for result in results for one in result["incidents"]]
    incidents = [incident.text(_.lang) for incident in noted]
    if not incidents:
        return ""
    heading = _.plural("Something went wrong {n} time", "Something went wrong {n} times", len(incidents))
    items = "".join(f"<li>{escape(incident)}</li>" for incident in dict.fromkeys(incidents))
    return section(heading, f"<ul>{items}</ul>")
