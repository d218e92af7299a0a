"""What the seat is asked, and its moves in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from freebooter.narration.words import listed

from ..text import say
from .scores import points_with, would_bust
from .topics import rule
from .words import card_words, stack, trait_word

if TYPE_CHECKING:
    from ..view import Card, View


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


def choice(view: View, move: str) -> str:
    """A move of the notation in words, with a warning where it busts."""
    verb, _, rest = move.partition(" ")
    if verb == "draw":
        return say("choice-draw")
    if verb == "collect":
        return _collect(view)
    if verb == "trait":
        return say("choice-trait", trait=trait_word(rest), rule=rule(f"trait-{rest}", view.options))
    if verb in ("rival", "plunder"):
        seat = view.players.index(rest)
        return say(f"choice-{verb}", player=rest, cards=len(view.banks[seat]), points=view.points[seat])
    if verb in ("take", "replay", "bank"):
        card = _named_card(rest)
        busts = verb == "take" and would_bust(view, card, from_pile=False)
        return say(f"choice-{verb}", card=card_words(card), busts="yes" if busts else "no")
    return _stack_choice(view, verb, rest)


def _collect(view: View) -> str:
    """Collecting, with what it is worth and whether Key & Chest pay."""
    gain = points_with(view, view.active, view.row) - view.points[view.active]
    pays = {"key", "chest"} <= {card.suit for card in view.row}
    bonus = "yes" if pays else "no"
    return say("choice-collect", cards=len(view.row), gain=gain, bonus=bonus)


def _named_card(words: str) -> Card:
    from ..view import Card

    suit, value = words.split()
    return Card(suit, int(value))


def _stack_choice(view: View, verb: str, rest: str) -> str:
    """A hook, cannon or sword and the card that the chosen stack would give."""
    from ..view import Card

    name, _, suit = rest.rpartition(" ")
    seat = view.players.index(name) if name else view.active
    values = stack(view.banks[seat], suit)
    lowest = view.options["variant"] == "bottom-feeder" and verb != "hook"
    card = Card(suit, values[-1] if lowest else values[0])
    own = seat == view.active
    whole = verb == "fire" and not own and view.traits[view.active] == "master-gunner"
    busts = verb != "fire" and would_bust(view, card, from_pile=False)
    return say(
        f"choice-{verb}",
        card=card_words(card),
        player=name,
        whom="you" if own else "other",
        count=len(values) if whole else 1,
        busts="yes" if busts else "no",
    )
