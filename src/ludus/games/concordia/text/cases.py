"""Counted things as verbs bend them: "object" is what somebody takes or pays, "lacking" what somebody has not got.

English has one form for all of these; other languages have a grammatical case for each.
"""

from __future__ import annotations

from ludus.engine.language import Words


def cards_taken(_: Words, n: int) -> str:
    return _.plural_context("object", "{n} card", "{n} cards", n)


def money_taken(_: Words, n: int) -> str:
    return _.plural_context("object", "{n} sestertius", "{n} sestertii", n)


def goods_taken(_: Words, good: int, n: int) -> str:
    return (
        _.plural_context("object", "{n} brick", "{n} bricks", n),
        _.plural_context("object", "{n} food", "{n} food", n),
        _.plural_context("object", "{n} tool", "{n} tools", n),
        _.plural_context("object", "{n} wine", "{n} wine", n),
        _.plural_context("object", "{n} cloth", "{n} cloth", n),
    )[good]


def money_lacking(_: Words, n: int) -> str:
    return _.plural_context("lacking", "{n} sestertius", "{n} sestertii", n)


def goods_lacking(_: Words, good: int, n: int) -> str:
    return (
        _.plural_context("lacking", "{n} brick", "{n} bricks", n),
        _.plural_context("lacking", "{n} food", "{n} food", n),
        _.plural_context("lacking", "{n} tool", "{n} tools", n),
        _.plural_context("lacking", "{n} wine", "{n} wine", n),
        _.plural_context("lacking", "{n} cloth", "{n} cloth", n),
    )[good]
