"""The whole table in words: what changed, what I may do, what I have, what others show."""

from __future__ import annotations

from ludus.engine.phrases import sentence
from ludus.engine.telling import LOUD, OTHERS, OWN, TABLE, Section
from ludus.engine.view import View
from ludus.games.age_of_heroes import names
from ludus.games.age_of_heroes import tables as t
from ludus.games.age_of_heroes.state import ASK_TRADE, CLAIMED, FAIR_EVENTS, JUDGED, NO_BATTLE, NO_CLAIM, OVER, TRADING
from ludus.games.age_of_heroes.text.battle import battle
from ludus.games.age_of_heroes.text.choices import choices
from ludus.games.age_of_heroes.text.happenings import happenings
from ludus.games.age_of_heroes.text.question import question
from ludus.games.age_of_heroes.text.speech import Speech
from ludus.games.age_of_heroes.text.story import story


def tell(view: View, lang: str = "en", of: int | None = None) -> list[Section]:  # noqa: ARG001 - one table for all
    """Everything this seat may know, in the order in which a listener wants it."""
    v = Speech(view, lang)
    _ = v._
    parts = [
        (_("What changed"), happenings(v), ""),
        (_("Claims"), claims(v), LOUD),
        (_("Battle"), battle(v) if int(v.s.battle) != NO_BATTLE else [], ""),
        (_("Event"), event(v), ""),
        (_("Fair"), fair(v), ""),
        (_("What you may do") if choices(v) else _("Now"), [question(view, lang), *choices(v)], ""),
        (own_title(v), own(v) if v.me >= 0 else [], OWN),
        (_("Other tribes") if v.me >= 0 else _("Tribes"), [other(v, seat) for seat in v.others()], OTHERS),
        (_("Table"), table(v), TABLE),
    ]
    return [Section(title, tuple(lines), kind) for title, lines, kind in parts if lines]


def claims(v: Speech) -> list[str]:
    _ = v._
    said = {
        CLAIMED: (
            _("You claim victory. It will be decided at the end of your next turn."),
            _("{who} claim victory. It will be decided at the end of their next turn."),
        ),
        JUDGED: (
            _("You claim victory. It will be decided at the end of this turn."),
            _("{who} claim victory. It will be decided at the end of this turn."),
        ),
    }
    open_claims = [(seat, int(v.s.seats[seat].claim)) for seat in range(v.view.players) if int(v.s.stage) != OVER]
    return [v.by(seat, *said[claim]) for seat, claim in open_claims if claim != NO_CLAIM]


def event(v: Speech) -> list[str]:
    """The event being resolved, and whom it threatens; barbarians are a battle, a new event is among the changes."""
    _ = v._
    card, target = int(v.s.event), int(v.s.target)
    if card in (t.NOBODY, t.BARBARIANS) or any(happening.what == "event" for happening in story(v.s)):
        return []
    which = v.which(card)
    lines = [v.by(int(v.s.drawer), _("You have drawn {which}."), _("{who} have drawn {which}."), which=which)]
    if target != t.NOBODY:
        lines.append(_("It threatens {whom}.", whom=v.whom(target)))
    return lines


def fair(v: Speech) -> list[str]:
    """The offer being answered, and how many offers each tribe may still make."""
    if int(v.s.stage) != TRADING or int(v.s.event) != t.NOBODY:
        return []
    return [*pending(v), offers_left(v)]


def pending(v: Speech) -> list[str]:
    if int(v.s.question) == ASK_TRADE:
        return []
    _ = v._
    give, want = v.which(int(v.s.give)), v.which(int(v.s.want))
    mine, theirs = _("You offer {give} for {want}."), _("{who} offer {give} for {want}.")
    return [v.by(int(v.s.current), mine, theirs, give=give, want=want)]


def offers_left(v: Speech) -> str:
    _ = v._
    left = []
    for seat in (seat for seat in range(v.view.players) if v.playing(seat)):
        offers = v.number(t.OFFERS) - int(v.s.seats[seat].offers)
        done = bool(v.s.seats[seat].passed) or offers == 0
        left.append(_("{who} none", who=v.who(seat)) if done else _("{who} {n}", who=v.who(seat), n=offers))
    return _("Offers left: {list}.", list=", ".join(left))


# ---------------------------------------------------------------- what one tribe has


def own_title(v: Speech) -> str:
    if v.me < 0 or int(v.mine.tribe) < 0:
        return v._("You")
    return v._("You, {who}", who=names.who(v._)[int(v.mine.tribe)])


def own(v: Speech) -> list[str]:
    _ = v._
    if not v.playing(v.me):
        return [_("You are out of the game.")]
    hand = v.counted(v.mine.hand)
    waiting = v.counted([0] * t.HAND_KINDS + [int(n) for n in v.mine.events])
    held = int(v.mine.hand.sum())
    lines = [_("Your hand, {cards}: {list}.", cards=v.n_cards(held), list=hand) if hand else _("Your hand is empty.")]
    if waiting:
        lines.append(_("Still to be played: {list}.", list=waiting))
    if int(v.mine.tribe) < 0:
        return lines
    lines += [sentence(f"{goals(v, v.me)}."), *(sentence(f"{words}.") for words in forces(v, v.me))]
    return lines + roads_of(v, v.me)


def goals(v: Speech, seat: int) -> str:
    """Cities and monument: how near a tribe is to winning."""
    _ = v._
    return _(
        "{cities} of {enough} cities, monument {built} of {whole} {stone}",
        cities=int(v.s.seats[seat].cities),
        enough=v.number(t.CITIES_TO_WIN),
        built=int(v.s.seats[seat].monument),
        whole=v.number(t.MONUMENT_TO_WIN),
        stone=v.stone_of(seat),
    )


def forces(v: Speech, seat: int) -> list[str]:
    """Armies at home, held and away, and fortresses."""
    _ = v._
    tribe = v.s.seats[seat]
    said = [_("at home: {force}", force=v.sorts((int(tribe.home[t.LED_ARMY]), 0, 0, int(tribe.home[t.PLAIN_ARMY]))))]
    if int(tribe.held):
        said.append(_.plural("{n} army held by an earthquake", "{n} armies held by an earthquake", int(tribe.held)))
    for later, armies in enumerate(tribe.away):
        force = v.sorts((int(armies[t.LED_ARMY]), 0, 0, int(armies[t.PLAIN_ARMY])))
        if armies.sum() and not later and int(v.s.turn) == seat:
            said.append(_("away until the end of this turn: {force}", force=force))
        elif armies.sum():
            said.append(_("away until the end of the next turn: {force}", force=force))
    if int(tribe.fortresses):
        said.append(v.items(t.FORTRESS, int(tribe.fortresses)))
    return said


def roads_of(v: Speech, seat: int) -> list[str]:
    _ = v._
    left, right = v.neighbour(seat, 1), v.neighbour(seat, -1)
    lines = []
    if left != seat and v.road(seat, left):
        lines.append(_("A road to the left, to {whom}.", whom=v.towards(left)))
    if right not in (seat, left) and v.road(seat, right):
        lines.append(_("A road to the right, to {whom}.", whom=v.towards(right)))
    return lines


def other(v: Speech, seat: int) -> str:
    """One other tribe in one line."""
    _ = v._
    tribe = v.s.seats[seat]
    if int(tribe.tribe) < 0:
        return _("{name} has no tribe yet.", name=sentence(v.player_name(seat)))
    title = v.title(seat)
    if v.view.names:
        title = _("{tribe}, {name}", tribe=title, name=v.player_name(seat))
    if not v.playing(seat):
        return _("{tribe}: out of the game.", tribe=title)
    said = [goals(v, seat), v.n_cards(int(tribe.cards)), *forces(v, seat)]
    if known := v.counted(tribe.hand):
        said.append(_("known cards: {cards}", cards=known))
    return _("{tribe}: {list}.", tribe=title, list="; ".join(said))


# ---------------------------------------------------------------- what lies in the middle


def table(v: Speech) -> list[str]:
    _ = v._
    lines = [turn(v), *roads(v)]
    for item in range(len(t.ITEMS)):
        left = int(v.s.supply[item])
        lines.append(
            _(
                "{item}: {price}; {n} left.",
                item=v.item(item),
                price=v.price(item) or _.context("price", "free"),
                n=left,
            )
        )
    lines.append(_("Deck: {cards}.", cards=v.n_cards(int(v.s.deck_size))))
    gone = v.counted(v.s.discard)
    lines.append(_("Discarded: {list}.", list=gone) if gone else _("The discard pile is empty."))
    return lines


def turn(v: Speech) -> str:
    _ = v._
    if int(v.s.turn) >= 0:
        mine, theirs = _("Round {n}. Your turn."), _("Round {n}. The turn of {whose}.")
        return v.by(int(v.s.turn), mine, theirs, n=int(v.s.rounds), whose=v.whose(int(v.s.turn)))
    if int(v.s.stage) in (FAIR_EVENTS, TRADING):
        return _("Round {n}, the fair. First player: {who}.", n=int(v.s.rounds), who=v.who(int(v.s.first)))
    return _("First player: {who}.", who=v.who(int(v.s.first)))


def roads(v: Speech) -> list[str]:
    """Every road, by the two tribes it joins."""
    _ = v._
    joined = [
        _("{one} and {other}", one=v.whom(seat), other=v.whom(v.neighbour(seat, 1)))
        for seat in range(v.view.players)
        if int(v.s.seats[seat].road)
    ]
    return [_("Roads join {list}.", list="; ".join(joined))] if joined else []
