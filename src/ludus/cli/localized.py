"""What the library behind the command line would say in English by itself, said in the reader's language.

Headings and hints of help pages are the library's constants; usage lines and the help option belong to the commands;
mistakes are described from what the library found, not from its sentences.
"""

from __future__ import annotations

from typing import Any

from typer import BadParameter, rich_utils
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption
from typer.exceptions import TyperException

from ludus.cli.common import _
from ludus.engine.errors import LudusError
from ludus.engine.language import N_

KINDS = {int: _("NUMBER"), float: _("NUMBER"), bool: ""}  # what an option takes, as its help page shows it
NAMES = {  # every argument of the commands
    "game": _("GAME"),
    "file": _("FILE"),
    "what": _("GAME|FILE"),
    "person": _("PERSON"),
    "table": _("TABLE"),
    "revision": _("REVISION"),
}
WRONG_VALUES = {  # the library's names of what can be wrong with a value
    "int_parsing": N_("{name} takes a whole number, not {value}."),
    "int_from_float": N_("{name} takes a whole number, not {value}."),
    "float_parsing": N_("{name} takes a number, not {value}."),
    "greater_than_equal": N_("{name} takes {ge} or more, not {value}."),
    "less_than_equal": N_("{name} takes {le} or less, not {value}."),
}


def localize() -> None:
    """Give the library our words for its headings and hints."""
    rich_utils.ARGUMENTS_PANEL_TITLE = _("Arguments")
    rich_utils.OPTIONS_PANEL_TITLE = _("Options")
    rich_utils.COMMANDS_PANEL_TITLE = _("Commands")
    rich_utils.DEFAULT_STRING = _("[default: {}]")
    rich_utils.REQUIRED_LONG_STRING = _("[required]")


class Localized:
    """Usage and the help option of a command or of a group of commands."""

    def __init__(self, *arguments: Any, **settings: Any):
        super().__init__(*arguments, **settings | {"options_metavar": _("[OPTIONS]")})
        for one in getattr(self, "params", ()):
            name_kind(one)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        pieces = self.collect_usage_pieces(ctx)  # type: ignore[attr-defined]
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=_("Usage:") + " ")

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        option: TyperOption | None = super().get_help_option(ctx)  # type: ignore[misc]
        if option:
            option.help = _("Show this help and exit.")
            name_kind(option)
        return option


def name_kind(one: Any) -> None:
    """Say what an option takes; an argument's name says that already."""
    if isinstance(one, TyperOption) and one.metavar is None:
        one.metavar = KINDS.get(one.type_descriptor.annotation, _("TEXT"))
    elif isinstance(one, TyperArgument):
        one.metavar = NAMES[one.name]
        one.display_type_rich = lambda ctx: None  # type: ignore[method-assign]  # noqa: ARG005


class Command(Localized, TyperCommand):
    """One command. Arguments that it does not take are refused."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        wanted, ctx.allow_extra_args = ctx.allow_extra_args, True
        rest = super().parse_args(ctx, args)
        if rest and not wanted:
            raise LudusError(N_("Unrecognised argument {word}; write options as --name value."), word=repr(rest[0]))
        return rest


class Commands(Localized, TyperGroup):
    """All commands."""

    def __init__(self, *arguments: Any, **settings: Any):
        super().__init__(*arguments, **settings | {"subcommand_metavar": _("COMMAND [ARGUMENTS]")})

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            known = ", ".join(self.commands)
            raise LudusError(N_("Unknown command {name}. Available: {known}."), name=repr(args[0]), known=known)
        return super().resolve_command(ctx, args)


def mistake(error: TyperException) -> LudusError:
    """A mistake in the command line, as one of our own messages."""
    name = str(getattr(error, "option_name", ""))
    if hasattr(error, "possibilities"):
        return LudusError(N_("Unknown option {name}; --help lists the options."), name=name)
    if name:
        return LudusError(N_("Option {name} lacks its value, or was given one it does not take."), name=name)
    if isinstance(error, BadParameter) and error.param:
        return wrong_value(error, called(error.param))
    return LudusError(N_("Not understood; see --help."))


def called(one: Any) -> str:
    return str(one.opts[0] if isinstance(one, TyperOption) else one.display_name_raw)


def wrong_value(error: BadParameter, name: str) -> LudusError:
    found: list[dict[str, Any]] = getattr(error.__cause__, "errors", list)()
    if not found:
        return LudusError(N_("{name} is missing; see --help."), name=name)
    what = found[0]
    message = WRONG_VALUES.get(what["type"], N_("{name} cannot be {value}."))
    return LudusError(message, name=name, value=repr(what["input"]), **what.get("ctx", {}))
