"""What is said at a table, as a viewer hears it."""

from __future__ import annotations

from freebooter.text import say

from .narrator import Narrator


def spoken(narrator: Narrator, player: str, is_own: bool, text: str, is_promise: bool) -> str:
    """A remark or a promise of a player in a sentence."""
    who = "you" if is_own else "other"
    if is_promise:
        return say("talk-promises", who=who, player=player, promise=narrator.promise(text))
    return say("talk-says", who=who, player=player, text=text)
