"""What the seat is asked, and its moves in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from freebooter.narration.words import heading, listed, who

from ..text import say
from .scores import points_with
from .words import card_words, gesture_word, kind_word, tally, values_of

if TYPE_CHECKING:
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


def choice(view: View, move: str) -> str:
    """A move of the notation in words."""
    verb, _, rest = move.partition(" ")
    if verb in ("pass", "done", "peace", "fight", "choice"):
        return say(f"choice-{verb}")
    if verb == "play":
        return say(f"play-{rest}")
    if verb == "both":
        return say("choice-both", gestures=listed(gesture_word(gesture) for gesture in rest.split()))
    if verb == "show":
        return say("choice-show", gesture=gesture_word(rest))
    if verb == "drop":
        values = values_of(view.displays[view.seat or 0], rest)
        then = points_with(view, view.seat or 0, without_kind=rest)
        return say("choice-drop", kind=kind_word(rest), values=tally(values), points=then)
    return {"bet": _bet, "take": _take, "rob": _rob, "arrange": _arrange}[verb](view, rest)


def _bet(view: View, rest: str) -> str:
    dealer, neighbour = view.players[view.dealer], view.players[view.neighbour]
    first, _, more = rest.removeprefix(f"{dealer} ").partition(" ")
    second = more.rpartition(" ")[2]
    guesses = [
        say("shown", player=dealer, gesture=gesture_word(first)),
        say("shown", player=neighbour, gesture=gesture_word(second)),
    ]
    return listed(guesses)


def _take(view: View, rest: str) -> str:
    """Taking a card, with the points it makes if the seat sees it."""
    name, _, owner = rest.partition(" from ")
    if not name.startswith("place "):
        then = points_with(view, view.seat or 0, [name])
        whom = who(view, view.players.index(owner)) if owner else "nobody"
        return say("choice-take", card=card_words(name), points=then, whom=whom, player=owner)
    place = int(name.removeprefix("place "))
    seat = view.neighbour if place <= len(view.before_neighbour) else view.dealer
    values: dict[str, Any] = {"place": place, "whom": who(view, seat), "player": view.players[seat]}
    card = [*view.before_neighbour, *view.before_dealer][place - 1]
    if card is None:
        return say("choice-take-blind", **values)
    then = points_with(view, view.seat or 0, [card])
    return say("choice-take-seen", card=card_words(card), points=then, **values)


def _rob(view: View, rest: str) -> str:
    name, kind, value = rest.rsplit(" ", 2)
    card = f"{kind} {value}"
    then = points_with(view, view.seat or 0, [card])
    return say("choice-rob", player=name, card=card_words(card), points=then)


def _arrange(view: View, rest: str) -> str:
    """Both sides as they would lie then."""
    cards = [*view.before_neighbour, *view.before_dealer]
    names = rest.split(", ") if rest else []
    if view.lantern is None:
        left = [card for card in cards if card is not None]
        for name in names:
            left.remove(name)
        sides = [card_words(name) for name in names], [card_words(card) for card in left]
    else:
        chosen = {int(name.removeprefix("place ")) - 1 for name in names}
        places = [_place(view, place) for place in range(len(cards))]
        sides = (
            [words for place, words in enumerate(places) if place in chosen],
            [words for place, words in enumerate(places) if place not in chosen],
        )
    return say("semicolon").join(
        say("side", player=heading(view, seat), cards=listed(side) or say("nothing"))
        for seat, side in zip((view.neighbour, view.dealer), sides, strict=True)
    )


def _place(view: View, place: int) -> str:
    card = [*view.before_neighbour, *view.before_dealer][place]
    number = place + 1
    return str(number) if card is None else say("place-seen", place=number, card=card_words(card))
