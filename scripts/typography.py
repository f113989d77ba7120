"""What can be wrong with the characters of a message, in English or in a translation."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ludus.engine.language import SOURCE
from ludus.engine.typography import NBSP, NUMBER_AND_WORD, NUMBERS, PERCENT, SPACED_ELLIPSIS, percent_sign, space_before

NUMBER = rf"\{{(?:{NUMBERS})[}}:!]"
SIGNS = {
    "a space before an ellipsis": SPACED_ELLIPSIS,
    "three dots for an ellipsis": re.compile(r"\.\.\."),
    "a hyphen between two names, for an en dash with spaces": re.compile(rf"\}}[ {NBSP}]?-[ {NBSP}]?\{{"),
    "a hyphen for a minus": re.compile(rf"(?<![\w}}-])-{NUMBER}"),
    "a hyphen for a dash": re.compile(rf"(?<![^ {NBSP}])-(?![^ {NBSP}])"),
}
# A noun after a colon is a nominative, and a verb before it governs nothing: «Ви берете: 1 карта». English has such a
# noun, filled in for one of these placeholders, as the object of a verb that follows its subject or begins a message.
COUNTED = "attacks|cards|cities|force|gain|gained|gains|goods|money|pieces"
SUBJECT = r"(?:\{(?:who|player|name)\}|\b(?:You|you|Ви|ви|Вы|вы)) "
OBJECT = re.compile(rf"(?:^|{SUBJECT})(?!are |is )[A-Za-z]+ \{{({COUNTED})\}}")
VERB_AND_COLON = re.compile(rf"(?:^|[.;] |{SUBJECT})\w+: \{{({COUNTED})\}}")
WITH_CASES = ("uk", "pl", "ru")


def misprints(original: str, string: str, lang: str) -> Iterator[str]:
    """What is wrong with the characters of a translation."""
    yield from misused_signs(string)
    yield from misset_numbers(string, lang)
    if lang in WITH_CASES and set(OBJECT.findall(original)) & set(VERB_AND_COLON.findall(string)):
        yield "a colon between a verb and its object"


def misprints_in_source(text: str) -> Iterator[str]:
    """What is wrong with the characters of an English message, which is typeset only when it is shown."""
    yield from misused_signs(text)
    if NBSP in text:
        yield "a space that does not break; write an ordinary one"
    if set(PERCENT.findall(text)) - {percent_sign(SOURCE)}:
        yield "a space before a percent sign"


def misused_signs(text: str) -> Iterator[str]:
    yield from (fault for fault, sign in SIGNS.items() if sign.search(text))


def misset_numbers(text: str, lang: str) -> Iterator[str]:
    """Numbers that a line break could part from what they count."""
    if any(space_before(word, space, lang) != space for _number, space, word in NUMBER_AND_WORD.findall(text)):
        yield "an ordinary space between a number and what it counts"
    if set(PERCENT.findall(text)) - {percent_sign(lang)}:
        yield "a percent sign set as in another language"
