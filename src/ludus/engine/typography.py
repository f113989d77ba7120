"""How numbers are set in running text: spaces that do not break, percent signs, ellipses.

English messages are written with ordinary spaces and typeset when they are looked up. Translations carry the same
characters in their catalogues; `scripts/messages.py typeset` puts them there and `check` looks for them.
"""

import re
from functools import lru_cache

NBSP = "\u00a0"
MAX_MESSAGES = 8192  # kept typeset: more than there are

# Placeholders that are filled with a number, in every message that has them or in most; as a pattern.
NUMBERS = (
    "boxes|built|bytes|cards|circled|circles|cities|count|disdain|done|enough|fewest|filled|ge|given|high|le|least|led|"
    "left|level|limit|longest|low|marked|mean|most|n|needed|now|people|piety|players|points|potential|removed|renown|"
    "resources|scouts|seconds|sent|shortest|steps|strengths|then|times|used"
)
# Words that follow a number without being counted: a line may break before them.
NOT_COUNTED = {
    "en": "and are by cannot for from in is need of or take that to under with",
    "uk": "або від до для з за зі й із і на не по та у в",
    "pl": "dla do i jest lub na nie od oraz po w we z za ze",
    "ru": "в во для до за и из или на не от по",
}
SPACED_PERCENT = ("uk", "ru")

NUMBER_AND_WORD = re.compile(rf"(\{{(?:{NUMBERS})(?:[:!][^}}]*)?\}})([ {NBSP}])(\w+)")
PERCENT = re.compile(rf"(?<=[\d}}])[ {NBSP}]*%")
SPACED_ELLIPSIS = re.compile(rf"[ {NBSP}]+…(?![”»])")  # in quotes it stands for words left out: “seed …”


@lru_cache(MAX_MESSAGES)
def typeset(text: str, lang: str) -> str:
    """A message as its language prints it. Typesetting twice changes nothing."""
    text = NUMBER_AND_WORD.sub(lambda found: found[1] + space_before(found[3], found[2], lang) + found[3], text)
    text = PERCENT.sub(percent_sign(lang), text)
    return SPACED_ELLIPSIS.sub("…", text.replace("...", "…"))


def space_before(word: str, written: str, lang: str) -> str:
    """The space between a number and a word; before words that are not counted it stays as it was written."""
    return written if word in NOT_COUNTED.get(lang, "").split() else NBSP


def percent_sign(lang: str) -> str:
    return f"{NBSP}%" if lang in SPACED_PERCENT else "%"
