"""From a seat's view to a complete game: all that it cannot know is drawn again, consistent with what it knows."""

from ludus.engine.chance import reseed
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.redeal.battle import deal_battle
from ludus.games.age_of_heroes.redeal.hands import deal_hands, force_hands
from ludus.games.age_of_heroes.redeal.places import pin_known, take_back
from ludus.games.age_of_heroes.redeal.question import guess_question, mark_declined
from ludus.games.age_of_heroes.rules.ring import ask
from ludus.games.age_of_heroes.rules.trade import holders, learn_holders
from ludus.games.age_of_heroes.state import ASK_WITH, THINKING

__all__ = ["redeal"]

ATTEMPTS = 20  # a wrong guess of who is asked can leave no fitting deal; nearly always the first one fits


@kernel
def redeal(s: Record, seat: int, seed: int) -> None:
    reseed(s, seed)
    thinking = s.question == THINKING
    for attempt in range(ATTEMPTS):
        if thinking:
            ask(s, THINKING, 0)
        pin_known(s, seat)
        guess_question(s, seat)
        if deal_hands(s, seat):
            break
        if attempt + 1 < ATTEMPTS:
            take_back(s, seat)
    force_hands(s, seat)
    mark_declined(s)
    deal_battle(s, seat)
    forget_knowledge_of_others(s, seat)


@kernel
def forget_knowledge_of_others(s: Record, seat: int) -> None:
    """Others know what everybody knows; an offerer who chooses a partner also knows who holds the card."""
    for viewer in range(1, s.players + 1):
        if viewer != seat + 1:
            s.least[:, viewer] = s.least[:, 0]
            s.most[:, viewer] = s.most[:, 0]
            s.floor[viewer] = s.floor[0]
    if s.question == ASK_WITH and s.current != seat:
        learn_holders(s, s.current, holders(s, s.current, s.want))
