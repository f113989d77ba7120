"""What happened, as sentences: the action with its price and gain, then everything that followed from it."""

from __future__ import annotations

from collections.abc import Iterator

from ludus.engine.language import Words
from ludus.engine.phrases import listed, player_name
from ludus.engine.view import View
from ludus.games.hadrians_wall import names
from ludus.games.hadrians_wall import tables as t
from ludus.games.hadrians_wall.state import ACTIONS_PHASE, CARDS_PHASE, FAVOURS_PHASE
from ludus.games.hadrians_wall.text.action_sentences import action_sentence
from ludus.games.hadrians_wall.text.amounts import attacks, counted_object, disdain_taken, pieces, rewards
from ludus.games.hadrians_wall.text.describe import describe
from ludus.games.hadrians_wall.text.kinds import kind_of, price
from ludus.games.hadrians_wall.text.score import is_over

WITHOUT_BALANCE = ("path", "stop", "favour_temple", "favour_diplomat", "favour_none")  # what they bring comes later
FIRST_MARKED = {"attribute": t.FIRST_ATTRIBUTE, "citizen": t.FIRST_CITIZEN}  # the sentence itself names the box


def narrate(before: View, seat: int, action: int, after: View, lang: str = "en") -> str:
    """What happened, in the eyes of whoever the two views belong to."""
    _ = names.translator(lang)
    kind = kind_of(action).name
    if kind == "path":
        sentences = choosing(_, before, seat, action, after)
    else:
        sentences = [action_sentence(_, before, seat, action, after)]
    if kind not in WITHOUT_BALANCE:
        sentences += balance(_, before, seat, action, after)
    return " ".join([*sentences, *events(_, before, after)])


def choosing(_: Words, before: View, seat: int, action: int, after: View) -> list[str]:
    """A path is secret: until all have chosen, others do not even learn who has; then the cards are named."""
    if after.s.phase != CARDS_PHASE:
        return all_chosen(_, after)
    if seat == before.seat:
        return [
            _("{who} has chosen. {what}.", who=player_name(before, seat, _.lang), what=describe(action, before, _.lang))
        ]
    return [_("A path is chosen in secret.")]


def all_chosen(_: Words, after: View) -> list[str]:
    """With one player, the revealed cards say enough."""
    return [_("Everybody has chosen.")] if after.players > 1 else []


def narrate_secret(before: View, after: View, lang: str = "en") -> str:
    """What others learn when somebody has chosen a path: nothing, until the last one has."""
    _ = names.translator(lang)
    if before.s.phase != CARDS_PHASE or after.s.phase == CARDS_PHASE:
        return ""
    return " ".join([*all_chosen(_, after), *events(_, before, after)])


def balance(_: Words, before: View, seat: int, action: int, after: View) -> list[str]:
    """What was paid and what was gained."""
    cost, gained = pieces(_, price(action), counted_object), gains(before, seat, action, after)
    if any(price(action)) and gained:
        return [_("Paid {cost}; gained {gained}.", cost=cost, gained=rewards(_, gained, counted_object))]
    if any(price(action)):
        return [_("Paid {cost}.", cost=cost)]
    return [_("Gained {gained}.", gained=rewards(_, gained, counted_object))] if gained else []


def gains(before: View, seat: int, action: int, after: View) -> list[int]:
    """What a seat has more than before, beyond the box it marked itself: every reward as often as it was gained."""
    p, q = before.s.seats[seat], after.s.seats[seat]
    kind, number = kind_of(action)
    more = {t.FIRST_SUPPLY + n: int(q.supplies[n] - p.supplies[n]) + cost for n, cost in enumerate(price(action))}
    more |= {t.FIRST_ATTRIBUTE + n: int(q.attributes[n] - p.attributes[n]) for n in range(len(t.ATTRIBUTES))}
    more |= {t.FIRST_CITIZEN + n: int(q.citizens[n] - p.citizens[n]) for n in range(len(t.CITIZENS))}
    if kind in FIRST_MARKED:
        more[FIRST_MARKED[kind] + number] -= 1
    more[t.PRODUCTION] = int(q.production - p.production)
    more[t.FAVOUR] = max(0, int(q.temple_favours - p.temple_favours)) + t.DIPLOMAT_FAVOURS * (kind == "diplomat")
    more[t.SWORD] = int(kind == "train")
    return [reward for reward, n in more.items() for _ in range(n)]


def events(_: Words, before: View, after: View) -> Iterator[str]:
    """What followed by itself: cards revealed, the attack, a new year, the end."""
    if before.s.phase == CARDS_PHASE and after.s.phase != CARDS_PHASE:
        yield from revealed_cards(_, after)
    if before.s.phase == ACTIONS_PHASE and (after.s.phase == FAVOURS_PHASE or new_year(before, after)):
        yield _("The Picts attack {attacks}.", attacks=attacks(_, after.s.attacks))
    yield from settled(_, before, after)
    if new_year(before, after) and not is_over(after):
        year, gain = int(after.s.year) + 1, pieces(_, t.FATE_GAIN[after.s.year_card], counted_object)
        yield _("Year {year} begins; Fate gives everybody {gain}.", year=year, gain=gain)
    if is_over(after):
        yield _("The game is over.")


def new_year(before: View, after: View) -> bool:
    return bool(after.s.year > before.s.year) or is_over(after)


def revealed_cards(_: Words, after: View) -> Iterator[str]:
    """The cards everybody chose."""
    cards = names.cards(_)
    for seat in range(after.players):
        p = after.s.seats[seat]
        path, prospect = cards[p.paths[after.s.year]], cards[p.prospect]
        yield _(
            "{who}: path {path}, prospect {prospect}.",
            who=player_name(after, seat, _.lang),
            path=path,
            prospect=prospect,
        )
    neutral = [cards[card] for card in after.s.neutral_cards if card >= 0]
    if neutral:
        yield _("Neutral: {cards}.", cards=listed(neutral, _.lang))


def settled(_: Words, before: View, after: View) -> Iterator[str]:
    """What the attack brought to those who have just taken it."""
    if after.s.phase != FAVOURS_PHASE and not new_year(before, after):
        return
    for seat in range(after.players):
        was_open = before.s.phase == ACTIONS_PHASE or not before.s.seats[seat].settled
        p = after.s.seats[seat]
        if was_open and (p.settled or new_year(before, after)):
            yield from outcome(_, player_name(after, seat, _.lang), int(p.attack_disdain), int(p.attack_valour))


def outcome(_: Words, name: str, disdain: int, valour: int) -> Iterator[str]:
    """What an attack brought to somebody; what is nothing is left out."""
    taken, gained = disdain_taken(_, disdain), counted_object(_, valour)[t.FIRST_ATTRIBUTE + t.VALOUR]
    if disdain and valour:
        yield _("{who} takes {disdain} and gains {valour}.", who=name, disdain=taken, valour=gained)
    elif disdain:
        yield _("{who} takes {disdain}.", who=name, disdain=taken)
    elif valour:
        yield _("{who} gains {valour}.", who=name, valour=gained)
