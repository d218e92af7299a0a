"""What happened, in sentences: cards of the same way are told in one list, and gestures together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from freebooter.narration.narrator import Sentence
from freebooter.narration.words import heading, player_word, who

from ..notation import CARD_NAMES
from ..rules.events import Happening
from ..rules.terms import GESTURE_NAMES
from ..text import say
from .words import card_list, card_words, counted_cards, gesture_word

if TYPE_CHECKING:
    from freebooter.engine.kernels.events import Event

    from ..view import View

MESSAGES: dict[int, str] = {happening: f"log-{happening.name.lower().replace('_', '-')}" for happening in Happening}

UNTOLD = {Happening.WON}
"""Who has won is told with the final scores."""

HEADINGS = {Happening.DUEL, Happening.DAWN, Happening.OVER}
REVEALED = {Happening.SHOWED, Happening.BOTH, Happening.GUESSED}


class Fact(NamedTuple):
    """What is told in one sentence, whoever tells it to whom."""

    kind: int
    group: tuple[Event, ...]
    names: tuple[str | None, ...]
    """The cards in the notation; a hidden one is None."""
    known: tuple[str, ...]
    """Those of them that are seen."""


def sentences(events: Sequence[Event], view: View) -> Iterator[Sentence]:
    for fact in _facts(tuple(events)):
        yield Sentence(_sentence(fact, view), fact.kind in HEADINGS)


@lru_cache(maxsize=1 << 10)  # A move is told to everybody, each in their language.
def _facts(events: tuple[Event, ...]) -> tuple[Fact, ...]:
    told = [event for event in events if event.kind not in UNTOLD]
    facts = []
    for (kind, _, _), together in groupby(told, key=_told_together):
        group = tuple(together)
        names = tuple([CARD_NAMES[event.card] if event.card < len(CARD_NAMES) else None for event in group])
        facts.append(Fact(kind, group, names, tuple([name for name in names if name is not None])))
    return tuple(facts)


def _told_together(event: Event) -> tuple[int, int, int]:
    """Cards of the same way are told together; so is everything that the count reveals."""
    if event.kind in REVEALED:
        return Happening.SHOWED, 0, 0
    return event.kind, event.seat, event.other if event.kind in (Happening.DEALT, Happening.ROBBED) else 0


def _sentence(fact: Fact, view: View) -> str:
    kind, group, names, known = fact
    if kind == Happening.SHOWED:
        return _reveal(group, view)
    first, values = group[0], {}
    if first.seat < len(view.players):
        values = {"who": who(view, first.seat), "player": view.players[first.seat], "points": view.points[first.seat]}
    if kind == Happening.DEALT:
        return _dealt(first, names, view, values)
    if kind == Happening.ARRANGED:
        return _arranged(view, values)
    if kind == Happening.PLAYED:
        values["bottle"] = card_words(known[0])
    elif kind in (Happening.DUEL, Happening.ROBBED):
        values |= {"whom": who(view, first.other), "other": view.players[first.other]}
    return say(MESSAGES[kind], cards=card_list(known), count=len(group), **values)


def _dealt(first: Event, names: tuple[str | None, ...], view: View, values: dict[str, Any]) -> str:
    """Cards laid before a duellist: face up, unseen, or seen by the lantern's player alone."""
    seer = first.other
    how = "open" if seer >= len(view.players) else "seen" if seer == view.seat else "hidden"
    return say("log-dealt", how=how, cards=counted_cards(names), **values)


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
