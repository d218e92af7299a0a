"""What the seat is asked, and its moves in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from freebooter.narration.words import heading, listed, who

from ..text import say
from .words import card_words, gesture_word, kind_word, tally, values_of

if TYPE_CHECKING:
    from ..choices import Choice
    from ..view import View


def question(view: View) -> str:
    """What there is to decide, and why."""
    name = _asked(view)
    other = view.neighbour if view.seat == view.dealer else view.dealer
    return say(f"asks-{name}", player=view.players[other], dealer=view.players[view.dealer])


def _asked(view: View) -> str:
    """The name of the open question, as the seat meets it."""
    if view.asks == "window":
        return view.step.replace("_", "-")
    if view.asks == "gestures" and view.seat == view.bettor:
        return "bet"
    if view.asks == "gestures" and view.seat == view.two_hand:
        return "both"
    return view.asks.replace("_", "-")


def waiting(view: View) -> str:
    """Whose decision it is and what it is about, for those who wait."""
    name = view.step.replace("_", "-") if view.asks == "window" else view.asks.replace("_", "-")
    players = listed(view.players[seat] for seat in view.deciders)
    return say("decides", players=players, about=say(f"about-{name}"))


def choice(view: View, choice: Choice) -> str:
    """A move in words."""
    verb, points = choice.verb, choice.points
    if verb == "play":
        return say(f"play-{choice.bottle}")
    if verb == "both":
        return say("choice-both", gestures=listed(map(gesture_word, choice.gestures)))
    if verb == "show":
        return say("choice-show", gesture=gesture_word(choice.gesture or ""))
    if verb == "drop":
        kind = choice.kind or ""
        values = tally(values_of(view.displays[view.seat or 0], kind))
        return say("choice-drop", kind=kind_word(kind), values=values, points=points)
    if verb == "rob":
        card, player = card_words(choice.card or ""), view.players[choice.seat or 0]
        return say("choice-rob", player=player, card=card, points=points)
    several = {"bet": _bet, "take": _take, "arrange": _arrange}
    return several[verb](view, choice) if verb in several else say(f"choice-{verb}")


def _bet(view: View, choice: Choice) -> str:
    duellists = zip((view.dealer, view.neighbour), choice.gestures, strict=True)
    return listed(say("shown", player=view.players[seat], gesture=gesture_word(gesture)) for seat, gesture in duellists)


def _take(view: View, choice: Choice) -> str:
    """Taking a card, with the points it makes if the seat sees it."""
    seat, place, card = choice.seat or 0, choice.place or 0, choice.card
    values: dict[str, Any] = {"player": view.players[seat], "whom": who(view, seat)}
    if card is None:
        return say("choice-take-blind", place=place + 1, **values)
    values |= {"card": card_words(card), "points": choice.points}
    if view.lantern is not None:
        return say("choice-take-seen", place=place + 1, **values)
    if card not in view.before_neighbour or card not in view.before_dealer:
        values["whom"] = "nobody"  # It lies before one of them only, and need not be told.
    return say("choice-take", **values)


def _arrange(view: View, choice: Choice) -> str:
    """Both sides as they would lie then."""
    places = range(len(view.before_neighbour) + len(view.before_dealer))
    neighbours = [_place(view, place) for place in choice.places]
    dealers = [_place(view, place) for place in places if place not in choice.places]
    return say("semicolon").join(
        say("side", player=heading(view, seat), cards=listed(side) or say("nothing"))
        for seat, side in ((view.neighbour, neighbours), (view.dealer, dealers))
    )


def _place(view: View, place: int) -> str:
    """A card of the duel; under the lantern its place, and the card only if the seat sees it."""
    card = [*view.before_neighbour, *view.before_dealer][place]
    number = place + 1
    if view.lantern is None and card is not None:
        return card_words(card)
    return str(number) if card is None else say("place-seen", place=number, card=card_words(card))
