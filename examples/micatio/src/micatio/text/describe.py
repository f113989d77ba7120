"""What an action does."""

from ludus.engine.view import View
from micatio.actions import FINGERS
from micatio.names import action_name, translator


def describe(action: int, view: View, lang: str) -> str:  # noqa: ARG001 - the same at every moment
    _ = translator(lang)
    if action < FINGERS:
        return _.plural("Show {n} finger", "Show {n} fingers", action)
    return action_name(_, action)
