"""Options that are understood anywhere on the command line: the language, and whether to use colours.

They are read before the commands are built, because the commands' help speaks the language, too.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from freebooter.narration.words import use_language
from freebooter.text import preferred_language, use

LANGUAGE = "--lang"
NO_COLOR = "--no-color"


def apply_everywhere(arguments: Sequence[str]) -> list[str]:
    """Choose language and colours; returns the other arguments."""
    use(preferred_language())
    rest: list[str] = []
    language: str | None = None
    given = iter(arguments)
    for argument in given:
        if argument == "--":
            rest += [argument, *given]
        elif argument == NO_COLOR:
            os.environ["NO_COLOR"] = "1"
        elif argument == LANGUAGE:
            language = next(given, "")
        elif argument.startswith(f"{LANGUAGE}="):
            language = argument.partition("=")[2]
        else:
            rest.append(argument)
    if language is not None:
        use_language(language)
    return rest
