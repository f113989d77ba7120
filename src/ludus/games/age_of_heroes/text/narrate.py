"""What was done and what came of it, as sentences for one reader."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from ludus.engine.view import View
from ludus.games.age_of_heroes import names
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.actions import GIVEN, MARCHES, WANTED
from ludus.games.age_of_heroes.state import ASK_ACTION, ASK_BUILD, ASK_ROAD
from ludus.games.age_of_heroes.text.action_kinds import meaning
from ludus.games.age_of_heroes.text.battle import attack
from ludus.games.age_of_heroes.text.happenings import happenings
from ludus.games.age_of_heroes.text.speech import Speech, with_heroes
from ludus.games.age_of_heroes.text.story import DUELS, Seen, story

Narrator = Callable[[Speech, Speech, int, int], str]  # before, after, seat, which action of its kind
UNKNOWN_ACTION = -1  # instead of an action that others do in secret


def narrate(before: View, seat: int, action: int, after: View, lang: str = "en") -> str:
    """What a seat did, and what followed. Of other players' secret actions it says only the consequences."""
    then, now = Speech(before, lang), Speech(after, lang)
    sentences = [action_sentence(then, now, seat, action), *happenings(now, private_changes(then, now, seat, action))]
    return " ".join(words for words in sentences if words)


def narrate_secret(before: View, after: View, lang: str = "en") -> str:
    """What came of something that somebody else did in secret; empty where it changed nothing that others see."""
    then, now = Speech(before, lang), Speech(after, lang)
    return " ".join(happenings(now, private_changes(then, now, t.NOBODY, UNKNOWN_ACTION)))


def action_sentence(then: Speech, now: Speech, seat: int, action: int) -> str:
    kind, n = meaning(action)
    if kind in SECRET or (kind == "refuse" and int(then.s.question) != ASK_ROAD):
        return own_secret(now, kind, n) if seat == now.me else ""
    return SENTENCES[kind](then, now, seat, n) if kind in SENTENCES else ""


SECRET = frozenset({"let it be", "no hero", "under", "fight", "with"})


def own_secret(now: Speech, kind: str, n: int) -> str:
    """What the reader did in secret."""
    _ = now._
    sort, strength = divmod(n, t.STRENGTHS)
    if kind == "under":
        return _("You lay {n} under {army}.", n=strength + 1, army=now.chosen_sort(sort))
    if kind == "fight":
        revealed = any(happening.what in DUELS for happening in story(now.s))
        return "" if revealed else _("You choose {army}, card {n}.", n=strength + 1, army=now.chosen_sort(sort))
    said = {
        "let it be": _("You do nothing."),
        "no hero": _("You play no Hero."),
        "refuse": _("You decline the exchange."),
    }
    return said.get(kind, "")


# ---------------------------------------------------------------- what the reader's own hand says about a step


def private_changes(then: Speech, now: Speech, seat: int, action: int) -> Seen:
    """Cards that chance brought into the reader's hand or took from it: what public changes do not explain."""
    if now.me < 0:
        return Seen()
    expected = then.mine.hand.astype(int)
    for card, change in known_changes(now, seat, action):
        expected[card] += change
    surprise = now.mine.hand.astype(int) - expected
    taken = sum(h.n for h in story(now.s) if h.what == "cards taken" and h.whom == now.me)
    if np.maximum(-surprise, 0).sum() != taken:  # a card was lost and one like it drawn: which, the hand no longer says
        return Seen()
    return Seen(now.counted_which(np.maximum(surprise, 0)), now.counted_which(np.maximum(-surprise, 0)))


def known_changes(now: Speech, seat: int, action: int) -> Iterator[tuple[int, int]]:
    """How the reader's hand changed by what everybody knows: cards and their numbers."""
    kind, n = ("", 0) if action == UNKNOWN_ACTION else meaning(action)
    if kind == "give":
        card, tribe = divmod(n, len(t.TRIBES))
        yield card, (tribe == int(now.mine.tribe)) - (seat == now.me)
    spent = {"swap": n, "discard": n, "lay": t.SPECIAL + n, "hero army": t.HERO, "hero general": t.HERO}
    if seat == now.me and kind in spent:
        yield spent[kind], -1
    for happening in story(now.s):
        if happening.what == "exchanged" and now.me in (happening.who, happening.whom):
            sign = 1 if happening.whom == now.me else -1
            yield int(now.s.give), sign
            yield int(now.s.want), -sign
        losses = {"starved": (t.GRAIN, happening.n), "lucky": (t.LUCK, 1), "turned back": (t.OLYMPICS, 1)}
        if happening.what in losses and happening.who == now.me:
            yield losses[happening.what][0], -losses[happening.what][1]
        if happening.what == "cards destroyed" and happening.whom == now.me:
            yield happening.n, -1


# ---------------------------------------------------------------- what is done in the open


def tribe(then: Speech, now: Speech, seat: int, n: int) -> str:
    _ = now._
    return then.by(seat, _("You choose {whom}."), _("{who} chooses {whom}."), whom=names.whom(_)[n])


def build(_then: Speech, now: Speech, seat: int, n: int) -> str:
    _ = now._
    if n >= t.ROAD_LEFT:
        asked = now.whom(now.neighbour(seat, 1 if n == t.ROAD_LEFT else -1))
        return now.by(seat, _("You ask {whom} for a road."), _("{who} ask {whom} for a road."), whom=asked)
    mine, theirs = (
        (_("You build a city."), _("{who} build a city.")),
        (_("You raise an army."), _("{who} raise an army.")),
        (_("You build a fortress."), _("{who} build a fortress.")),
        (_("You appoint a general."), _("{who} appoint a general.")),
    )[n]
    return now.by(seat, mine, theirs)


def war(_then: Speech, now: Speech, seat: int, n: int) -> str:
    tribe, goal = divmod(n, len(t.GOALS))
    return attack(now, seat, now.seat_of(tribe), goal)


def hero(as_army: bool) -> Narrator:
    def narrate_hero(_then: Speech, now: Speech, seat: int, _n: int) -> str:
        _ = now._
        if as_army:
            return now.by(seat, _("You play a Hero as an army."), _("{who} play a Hero as an army."))
        return now.by(seat, _("You play a Hero as a general."), _("{who} play a Hero as a general."))

    return narrate_hero


def send(then: Speech, now: Speech, seat: int, n: int) -> str:
    _ = now._
    armies, led = MARCHES[n]
    force = then.sent(with_heroes(armies - led, led, then.s.heroes[t.ATTACKER]))
    return now.by(seat, _("You send {force}."), _("{who} send {force}."), force=force)


def lay(_then: Speech, now: Speech, seat: int, n: int) -> str:
    _ = now._
    return now.by(
        seat,
        _("You lay {which}; your monument now has {built} of {all} cards."),
        _("{who} lay {which}; their monument now has {built} of {all} cards."),
        which=now.which(t.SPECIAL + n),
        built=int(now.s.seats[seat].monument),
        all=now.number(t.MONUMENT_TO_WIN),
    )


def offer(_then: Speech, now: Speech, seat: int, n: int) -> str:
    """An offer that is taken at once is narrated as an exchange."""
    _ = now._
    if any(happening.what == "exchanged" for happening in story(now.s)):
        return ""
    give, want = now.which(int(GIVEN[n])), now.which(int(WANTED[n]))
    return now.by(seat, _("You offer {give} for {want}."), _("{who} offer {give} for {want}."), give=give, want=want)


def give(_then: Speech, now: Speech, seat: int, n: int) -> str:
    _ = now._
    card, tribe = divmod(n, len(t.TRIBES))
    mine, theirs = _("You give {which} to {whom}."), _("{who} give {which} to {whom}.")
    return now.by(seat, mine, theirs, which=now.which(card), whom=now.to_whom(now.seat_of(tribe)))


def aim(earthquake: bool) -> Narrator:
    def narrate_target(_then: Speech, now: Speech, seat: int, n: int) -> str:
        _ = now._
        if earthquake:
            mine, theirs = _("You turn the earthquake on {whom}."), _("{who} turn the earthquake on {whom}.")
        else:
            mine, theirs = _("You turn the volcano on {whom}."), _("{who} turn the volcano on {whom}.")
        return now.by(seat, mine, theirs, whom=now.whom(now.seat_of(n)))

    return narrate_target


def done(then: Speech, now: Speech, seat: int, _n: int) -> str:
    _ = now._
    said = {
        ASK_ACTION: (_("You take no action."), _("{who} take no action.")),
        ASK_BUILD: (_("You finish building."), _("{who} finish building.")),
    }
    return now.by(seat, *said.get(int(then.s.question), (_("You lay no more cards."), _("{who} lay no more cards."))))


SENTENCES: dict[str, Narrator] = {
    "tribe": tribe,
    "taxes": lambda _t, now, seat, _n: now.by(seat, now._("You collect taxes."), now._("{who} collect taxes.")),
    "swap": lambda _t, now, seat, n: now.by(
        seat, now._("You swap {which}."), now._("{who} swap {which}."), which=now.which(n)
    ),
    "build": build,
    "war": war,
    "refuse": lambda _t, now, seat, _n: now.by(seat, now._("You refuse the road."), now._("{who} refuse the road.")),
    "hero army": hero(as_army=True),
    "hero general": hero(as_army=False),
    "send": send,
    "lay": lay,
    "discard": lambda _t, now, seat, n: now.by(
        seat, now._("You discard {which}."), now._("{who} discard {which}."), which=now.which(n)
    ),
    "shake": aim(earthquake=True),
    "erupt": aim(earthquake=False),
    "offer": offer,
    "give": give,
    "pass": lambda _t, now, seat, _n: now.by(seat, now._("You pass."), now._("{who} pass.")),
    "done": done,
}
