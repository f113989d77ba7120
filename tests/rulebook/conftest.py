"""Tests of the rules compare what is said, not how it is set: every space is an ordinary one here."""

from collections.abc import Iterator

import pytest

from ludus.engine.language import Words, words
from ludus.engine.typography import NBSP


@pytest.fixture(scope="module", autouse=True)
def ordinary_spaces() -> Iterator[None]:
    filled = Words._filled

    def with_ordinary_spaces(self: Words, text: str, values: dict[str, object]) -> str:
        return filled(self, text, values).replace(NBSP, " ")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Words, "_filled", with_ordinary_spaces)
        words.cache_clear()  # names are cached for each translator: those of other tests keep their spaces
        yield
    words.cache_clear()
