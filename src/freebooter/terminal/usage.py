"""Typer's own words in the user's language: the frame of the help pages, and what is wrong with a command line."""

from __future__ import annotations

from typing import Any

from typer.core import TyperArgument, TyperCommand, TyperGroup
from typer.exceptions import TyperException

from freebooter.text import say


class _Speaks:
    """Help pages whose fixed words are ours."""

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = say("help-help")
            option.metavar = ""
        return option

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))  # type: ignore[attr-defined]
        formatter.write_usage(ctx.command_path, pieces, prefix=say("help-usage"))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from typer import rich_utils

        rich_utils.ARGUMENTS_PANEL_TITLE = say("help-arguments")
        rich_utils.OPTIONS_PANEL_TITLE = say("help-options")
        rich_utils.COMMANDS_PANEL_TITLE = say("help-commands")
        rich_utils.DEFAULT_STRING = say("help-default", value="{}")
        rich_utils.REQUIRED_LONG_STRING = say("help-required")
        for argument in self.get_params(ctx):  # type: ignore[attr-defined]
            if isinstance(argument, TyperArgument):
                argument.display_type_rich = lambda ctx: None  # type: ignore[method-assign]  # `list[Path]` helps nobody
        super().format_help(ctx, formatter)  # type: ignore[misc]


class Command(_Speaks, TyperCommand):
    pass


class Group(_Speaks, TyperGroup):
    pass


def explain(error: TyperException) -> str:
    """What is wrong with a command line, in one sentence."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "freebooter"
    parameter = getattr(error, "param", None)
    option = getattr(error, "option_name", None)
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return say("usage-no-such-option", option=str(option), command=command)
    if kind == "BadOptionUsage":
        return say("usage-option-value", option=str(option), command=command)
    if parameter is not None:
        name = parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar or parameter.name
        message = {"MissingParameter": "usage-missing"}.get(kind, "usage-bad-value")
        if message == "usage-bad-value" and "integer" in error.format_message():
            message = "usage-not-a-number"
        return say(message, option=name, command=command)
    if context is not None and isinstance(context.command, TyperGroup):
        return say("usage-no-such-command", commands=", ".join(context.command.commands))
    return say("usage-too-much", command=command)
