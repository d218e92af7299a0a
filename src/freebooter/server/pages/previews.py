"""What others see of a link before they follow it: a title, a sentence and a picture, of the house or of a game.

Of a table nothing is told but its game: whoever only passes the link on may not be invited.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from freebooter.text import OF, has_message, say

from .client import Built

SIZE = (1200, 630)
"""Of the pictures, as `web/icons/previews.py` draws them."""


@dataclass(frozen=True)
class Preview:
    title: str
    description: str
    picture: str
    """The name of its file."""

    def tags(self, address: str) -> list[str]:
        """As lines of markup; `address` is the server's own, for pictures are asked for from elsewhere."""
        width, height = SIZE
        return [
            _meta("property", "og:title", self.title),
            _meta("property", "og:description", self.description),
            _meta("property", "og:image", f"{address}/web/{self.picture}"),
            _meta("property", "og:image:width", str(width)),
            _meta("property", "og:image:height", str(height)),
            _meta("name", "twitter:card", "summary_large_image"),
        ]


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}">'


def preview(built: Built, language: str, game: str = "", is_match: bool = False) -> Preview:
    """Of a game, of a match of it, or of the house where there is none; in a language."""
    pictures: dict[str, str] = built.assets["pictures"]
    title = say("shell-title", in_language=language)
    description = say("shell-description", in_language=language)
    if game:
        name = _said(game, "game-title", language) or game
        title = say("shell-match", in_language=language, game=name) if is_match else f"{name} · Freebooter"
        description = _said(game, "line", language) or description
    return Preview(title, description, pictures.get(game) or pictures[""])


def _said(game: str, message: str, language: str) -> str:
    """A message of a game; nothing where it has none of that name."""
    full = f"{game}{OF}{message}"
    return say(full, in_language=language) if has_message(full) else ""
