"""Texts that may also be given as files: records and scenarios."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from .refusal import Refusal, given

Source = str | os.PathLike[str]
"""The text itself, or a `Path` of the file in which it stands."""


def contents(source: Source, largest: int, too_large: str, refuse: Callable[..., Refusal]) -> str:
    """The text, with its line ends as they were written; raises what `refuse` makes of a message and its values.

    A file that is not text in UTF-8 raises `UnicodeDecodeError`.
    """
    if isinstance(source, str):
        return source
    if not isinstance(source, os.PathLike):
        raise refuse("error-source", source=given(source))
    try:
        with Path(source).open("rb") as opened:
            data = opened.read(largest + 1)
    except OSError as error:
        raise refuse("error-file", problem=error.strerror or str(error)) from error
    if len(data) > largest:
        raise refuse(too_large, most=largest)
    return data.decode("utf-8")
