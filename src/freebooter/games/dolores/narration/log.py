"""What happened, in sentences: cards of the same way are told in one list, and gestures together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from freebooter.narration.narrator import Sentence
from freebooter.narration.words import heading, listed, player_word, who

from ..notation import CARD_NAMES
from ..rules.events import Happening
from ..rules.terms import GESTURE_NAMES
from ..text import say
from .words import card_words, counted_cards, gesture_word

if TYPE_CHECKING:
    from freebooter.engine.kernels.events import Event

    from ..view import View

NAMES: dict[int, str] = {happening: happening.name.lower().replace("_", "-") for happening in Happening}
"""What happened as the messages name it."""

UNTOLD = {Happening.WON}
"""Who has won is told with the final scores."""

HEADINGS = {Happening.DUEL, Happening.DAWN, Happening.OVER}
REVEALED = {Happening.SHOWED, Happening.BOTH, Happening.GUESSED}


def sentences(events: Sequence[Event], view: View) -> Iterator[Sentence]:
    told = [event for event in events if event.kind not in UNTOLD]
    for (kind, _, _), group in groupby(told, key=_told_together):
        yield Sentence(_sentence(kind, list(group), view), kind in HEADINGS)


def _told_together(event: Event) -> tuple[int, int, int]:
    """Cards of the same way are told together; so is everything that the count reveals."""
    if event.kind in REVEALED:
        return Happening.SHOWED, 0, 0
    return event.kind, event.seat, event.other if event.kind in (Happening.DEALT, Happening.ROBBED) else 0


def _sentence(kind: int, group: Sequence[Event], view: View) -> str:
    first = group[0]
    values: dict[str, Any] = {}
    if first.seat < len(view.players):
        values = {"who": who(view, first.seat), "player": view.players[first.seat], "points": view.points[first.seat]}
    if kind == Happening.SHOWED:
        return _reveal(group, view)
    if kind == Happening.DEALT:
        return _dealt(group, view, values)
    if kind == Happening.ARRANGED:
        return _arranged(view, values)
    if kind == Happening.PLAYED:
        values["bottle"] = _cards(group)[0]
    elif kind in (Happening.DUEL, Happening.ROBBED):
        values |= {"whom": who(view, first.other), "other": view.players[first.other]}
    return say(f"log-{NAMES[kind]}", cards=_cards_listed(group), count=len(group), **values)


def _names(group: Sequence[Event]) -> list[str | None]:
    """The cards of events in the notation; a hidden one is None."""
    return [CARD_NAMES[event.card] if event.card < len(CARD_NAMES) else None for event in group]


def _cards(group: Sequence[Event]) -> list[str]:
    return [card_words(name) for name in _names(group) if name is not None]


def _cards_listed(group: Sequence[Event]) -> str:
    return listed(_cards(group))


def _dealt(group: Sequence[Event], view: View, values: dict[str, Any]) -> str:
    """Cards laid before a duellist: face up, unseen, or seen by the lantern's player alone."""
    seer = group[0].other
    how = "open" if seer >= len(view.players) else "seen" if seer == view.seat else "hidden"
    return say("log-dealt", how=how, cards=counted_cards(_names(group)), **values)


def _arranged(view: View, values: dict[str, Any]) -> str:
    sides = [
        say("side", player=heading(view, seat), cards=counted_cards(cards))
        for seat, cards in ((view.neighbour, view.before_neighbour), (view.dealer, view.before_dealer))
    ]
    return say("log-arranged", sides=say("semicolon").join(sides), **values)


def _reveal(group: Sequence[Event], view: View) -> str:
    """The count: what both duellists show, dealer first, and what a bettor has named; or which of two hands counts."""
    gestures = [gesture_word(name) for name in GESTURE_NAMES]
    if len(group) == 1:
        values = {"who": who(view, group[0].seat), "player": view.players[group[0].seat]}
        return say("log-hand", gesture=gestures[group[0].other], **values)
    shown = []
    for event in group:
        player = heading(view, event.seat)
        if event.kind == Happening.SHOWED:
            shown.append(say("shown", player=player, gesture=gestures[event.other]))
        elif event.kind == Happening.BOTH:
            shown.append(say("shown-both", player=player, one=gestures[event.card], two=gestures[event.other]))
        else:
            dealer, neighbour = (player_word(view, duellist.seat) for duellist in group[:2])
            named = {"dealer": dealer, "neighbour": neighbour, "one": gestures[event.card]}
            player = player_word(view, event.seat)
            shown.append(say("shown-bet", player=player, two=gestures[event.other], **named))
    return say("log-showed", gestures=say("semicolon").join(shown))
