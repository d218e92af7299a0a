"""Options as games take them: every value is a word, wherever it came from."""

from __future__ import annotations

from typing import Any

LARGEST_NUMBER = 10**9
LONGEST_WORD = 300


def word(value: Any) -> str:
    """A value as it comes from YAML, a record or the command line, as the word that options use.

    No option has a longer word or a larger number, and neither could be shown in an error.
    """
    if isinstance(value, str):
        return value[:LONGEST_WORD]
    if isinstance(value, int) and abs(value) < LARGEST_NUMBER:
        return str(value).lower()
    return type(value).__name__
