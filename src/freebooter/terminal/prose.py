"""Running text with **strong** words and bullets, as the rules are written, set for the screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

if TYPE_CHECKING:
    from .screen import Screen

BULLET = "- "


def unbroken(words: str) -> str:
    """Words that stay together on one line."""
    return words.replace(" ", "\N{NO-BREAK SPACE}")


def show_prose(text: str, screen: Screen) -> None:
    """Print paragraphs; bullets hang."""
    paragraphs = [line for line in text.split("\n") if line.strip()]
    for place, paragraph in enumerate(paragraphs):
        is_bullet = paragraph.startswith(BULLET)
        if screen.is_plain:
            screen.show(paragraph.replace("**", ""))
        elif is_bullet:
            screen.show(Padding(_strong(f"• {paragraph.removeprefix(BULLET)}"), (0, 0, 0, 2)))
        else:
            screen.show(_strong(paragraph))
            if place + 1 < len(paragraphs) and not screen.is_plain:
                screen.show()


def _strong(text: str) -> Text:
    styled = Text()
    for place, part in enumerate(re.split(r"\*\*", text)):
        styled.append(part, style="bold" if place % 2 else "")
    return styled
