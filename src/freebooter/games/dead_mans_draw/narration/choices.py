"""What the seat is asked, and its moves in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from freebooter.narration.words import listed, who

from ..text import say
from .topics import TOPICS
from .words import card_words, trait_word

if TYPE_CHECKING:
    from ..choices import Choice
    from ..view import View


def question(view: View) -> str:
    """What there is to decide, and why."""
    return say(f"asks-{_asked(view)}", owed=view.owed)


def waiting(view: View) -> str:
    """Whose decision it is and what it is about, for those who wait."""
    players = listed(view.players[seat] for seat in view.deciders)
    return say(f"decides-{_asked(view)}", player=players, owed=view.owed)


def _asked(view: View) -> str:
    """The name of the open question."""
    if view.asks != "turn":
        return view.asks
    if not view.drawn:
        return "turn-first"
    if not view.draw_count:
        return "turn-last"
    return "turn-owed" if view.owed else "turn"


def choice(view: View, choice: Choice) -> str:
    """A move in words, with a warning where it busts."""
    verb = choice.verb
    if verb == "collect":
        gain = (choice.points or 0) - view.points[view.active]
        return say("choice-collect", cards=len(view.row), gain=gain, bonus="yes" if choice.bonus else "no")
    if verb == "trait":
        trait = choice.trait or ""
        return say("choice-trait", trait=trait_word(trait), rule=TOPICS.rule(f"trait-{trait}", view.options))
    return say(f"choice-{verb}", **_values(view, choice))


def _values(view: View, choice: Choice) -> dict[str, Any]:
    """What a move does to which card and to whom."""
    values: dict[str, Any] = {"busts": "yes" if choice.busts else "no", "count": choice.count or 1}
    if choice.card is not None:
        values["card"] = card_words(choice.card)
    if choice.seat is not None:
        values |= {"player": view.players[choice.seat], "whom": who(view, choice.seat)}
        values |= {"cards": len(view.banks[choice.seat]), "points": view.points[choice.seat]}
    return values
