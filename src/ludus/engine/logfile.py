"""A match as a text file that people can read: a header, a line for each thing done, and a closing line that proves it.

    ludus 1
    game NAME
    rules 1 3f0c5a9be1d20c77
    players 1
    option difficulty normal
    seed 7

    0 path engineer
    0 fort builder
    = 2 1b9d0c44e8a3f650

A line's number is the seat. The rules' version must be one that the game supports; the hash beside it says which
sources exactly. A match that people played on a server has a “key” of 32 hexadecimal digits in place of the seed. The
closing line counts the lines above it and carries a digest of the position they lead to.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from ludus.engine.chance import KEY_BYTES
from ludus.engine.errors import DamagedLog, LudusError
from ludus.engine.kernels import sources_hash
from ludus.engine.language import N_
from ludus.engine.match import Match
from ludus.engine.reading import exact

FORMAT = "ludus 1"


def digest(match: Match) -> str:
    """A short fingerprint of a position. Where chance has no key, the record's place for one does not count."""
    first = KEY_BYTES if match.version in match.game.unkeyed else 0
    return hashlib.blake2b(match.bytes()[first:], digest_size=8).hexdigest()


def dump(match: Match) -> str:
    game = match.game
    header = [
        FORMAT,
        f"game {game.name}",
        f"rules {match.version} {sources_hash(game)}",
        f"players {match.players}",
        *(f"option {name} {value}" for name, value in match.options.items()),
        f"key {match.key}" if match.key else f"seed {match.seed}",
        *(f"name {seat} {name}" for seat, name in enumerate(match.names)),
    ]
    body = list(lines(match))
    return "\n".join([*header, "", *body, f"= {len(body)} {digest(match)}", ""])


def lines(match: Match) -> Iterator[str]:
    """The log in words; a partial action stands on one line with what completes it."""
    beginning = ""
    for seat, action in match.log:
        beginning += match.game.words[action]
        if action in match.game.partial:
            beginning += " "
            continue
        yield f"{seat} {beginning}"
        beginning = ""
    if beginning:
        yield f"{match.log[-1].seat} {beginning.strip()}"


def load(path: str | Path) -> Match:
    try:
        text = Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise DamagedLog(N_("There is no file {path}."), path=path) from None
    except (OSError, UnicodeDecodeError):
        raise DamagedLog(N_("{path} cannot be read as a text file."), path=path) from None
    return parse(text)


def parse(text: str) -> Match:
    """The match that a file's text describes, replayed and checked to the last byte."""
    numbered = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not numbered or numbered[0][1] != FORMAT:
        raise DamagedLog(N_("This is not a Ludus match: its first line should be “{format}”."), format=FORMAT)
    header = [line for _, line in numbered[1:] if not line[0].isdigit() and line[0] != "="]
    match = _begin(header)
    body = [(n, line) for n, line in numbered if line[0].isdigit()]
    for n, line in body:
        _replay(match, n, line)
    _check_closing(match, numbered[-1][1], len(body))
    return match


def _begin(header: list[str]) -> Match:
    from ludus.games import find

    fields: dict[str, str] = {}
    options: dict[str, object] = {}
    names: list[str] = []
    for line in header:
        key, _, rest = line.partition(" ")
        if key == "option":
            name, _, value = rest.partition(" ")
            options[name] = value
        elif key == "name":
            names.append(rest.partition(" ")[2])
        else:
            fields[key] = rest
    for key in ("game", "rules", "players", "key" if "key" in fields else "seed"):
        if not fields.get(key):
            raise DamagedLog(N_("The header has no “{key}” line."), key=key)
    game = find(fields["game"])
    version = game.checked_version(fields["rules"].split()[0])
    if not fields["players"].isdecimal():
        raise DamagedLog(N_("The header's number of players is not a number: {players}."), players=fields["players"])
    match = Match.new(
        game,
        int(fields["players"]),
        fields.get("seed"),  # type: ignore[arg-type]
        options,
        key=fields.get("key", ""),
        version=version,
    )
    match.names = tuple(names)
    return match


def _replay(match: Match, n: int, line: str) -> None:
    seat, _, text = line.partition(" ")
    actions = exact(match.game, text)
    if not seat.isdecimal() or actions is None:
        raise DamagedLog(N_("Line {n} is not “SEAT ACTION”: {line}."), n=n, line=line)
    try:
        for action in actions:
            match.play(int(seat), action)
    except LudusError as error:
        raise DamagedLog(N_("Line {n} cannot be played: {reason}"), n=n, reason=str(error)) from None


def _check_closing(match: Match, closing: str, count: int) -> None:
    parts = closing.split()
    if parts[0] != "=" or len(parts) != 3:
        raise DamagedLog(N_("The file ends too early: its closing line “= COUNT DIGEST” is missing."))
    if parts[1] != str(count):
        raise DamagedLog(
            N_("The closing line counts {theirs} actions, but there are {ours}."), theirs=parts[1], ours=count
        )
    if parts[2] != digest(match):
        raise DamagedLog(N_("Replayed with these rules, the match leads to a different position from the one saved."))
