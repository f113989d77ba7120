"""From a seat's view to a complete game: all that it cannot know drawn anew, consistent with all that it does know."""

from ludus.engine.chance import seed_chance
from ludus.engine.kernels import Record, kernel
from ludus.games.age_of_heroes.redeal.battle import deal_battle
from ludus.games.age_of_heroes.redeal.hands import deal_hands, pin_known
from ludus.games.age_of_heroes.redeal.question import guess_question, mark_declined

__all__ = ["redeal"]


@kernel
def redeal(s: Record, seat: int, seed: int) -> None:
    seed_chance(s, seed)
    pin_known(s, seat)
    guess_question(s, seat)
    deal_hands(s, seat)
    mark_declined(s)
    deal_battle(s, seat)
    forget_knowledge_of_others(s, seat)


@kernel
def forget_knowledge_of_others(s: Record, seat: int) -> None:
    """Others are given the knowledge that everybody has."""
    for viewer in range(1, s.players + 1):
        if viewer != seat + 1:
            s.least[viewer, :] = s.least[0]
            s.most[viewer, :] = s.most[0]
            s.floor[viewer] = s.floor[0]
