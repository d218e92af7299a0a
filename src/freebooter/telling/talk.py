"""What is said at a table, as a viewer hears it."""

from __future__ import annotations

from freebooter.text import say

from .teller import Teller


def spoken(teller: Teller, player: str, is_own: bool, text: str, is_promise: bool) -> str:
    """A remark or a promise of a player in a sentence."""
    who = "you" if is_own else "other"
    if is_promise:
        return say("talk-promises", who=who, player=player, promise=teller.promise(text))
    return say("talk-says", who=who, player=player, text=text)
