"""The end of a game in sentences: everybody's score, what made it, and who has won."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from freebooter.narration.words import heading, listed, victory

from ..text import say
from .topics import rule

if TYPE_CHECKING:
    from ..view import View

OTHER_VICTORIES = ("sudden-death", "beneath-the-waves")
"""Variant cards with which not simply the most points win."""


def ranked(view: View) -> list[int]:
    """The seats, the most points first."""
    return sorted(range(len(view.players)), key=lambda seat: (-view.points[seat], -len(view.banks[seat])))


def player_sentence(view: View, seat: int) -> str:
    cards = len(view.banks[seat])
    parts = made_of(view, seat)
    return say("ending-player", player=heading(view, seat), points=view.points[seat], cards=cards, parts=parts)


def made_of(view: View, seat: int, set_words: Callable[[str], str] = str) -> str:
    """What a score is made of; `set_words` sets each part."""
    return listed(set_words(f"{say(part.name)} {part.points}") for part in view.score_parts[seat]) or "-"


def verdict(view: View) -> Iterator[str]:
    """Who has won, and why if it is not simply by points."""
    if view.options["variant"] in OTHER_VICTORIES:
        yield rule(f"variant-{view.options['variant']}", view.options)
    yield victory(view)
