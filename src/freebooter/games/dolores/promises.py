"""Promises: what a duellist said they would show, and whether they did.

A promise is `peace`, or on a condition `peace if fight`: I show peace if you show fight. It is made for the duel at
hand, before the count, and judged by the gesture that counts at last, also after a void.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from freebooter.engine.match import Match
from freebooter.engine.talk import BadTalk, Fate, Promise, Remark

from .rules.cards import VOID
from .rules.events import Happening
from .rules.state import NOT_YET, Ask, Step
from .rules.terms import GESTURE_NAMES


class Duel(NamedTuple):
    """The gestures that counted, by seat, and whether the duel is finished."""

    gestures: dict[int, str]
    finished: bool


def read_promise(match: Match, seat: int, text: str) -> str:
    """The promise as it is written, if the seat may make it now."""
    words = text.lower().split()
    shape = words[:1] + words[2:]
    gestures_named = all(word in GESTURE_NAMES for word in shape)
    if not gestures_named or len(words) not in (1, 3) or (len(words) == 3 and words[1] != "if"):
        raise BadTalk("dolores/error-promise-shape", text=text[:40])
    dealer = int(match.state["dealer"][0])
    if seat not in (dealer, (dealer + 1) % len(match.players)):
        raise BadTalk("dolores/error-promise-outsider", player=match.players[seat])
    step, asks = int(match.state["step"][0]), int(match.state["asks"][0])
    is_counted = bool((match.state["gesture"] != NOT_YET).any())  # Also where a convoy after the count brings dawn.
    if step > Step.COUNT or is_counted or asks == Ask.OVER:
        raise BadTalk("dolores/error-promise-late")
    return " ".join(words)


def duels(match: Match) -> list[tuple[int, Duel]]:
    """Every duel of a match so far: after how many moves it began, and its gestures.

    A match that begins at a scenario's position may begin in the midst of a duel.
    """
    dealt = any(event.kind == Happening.START_CARD for event in match.history[0])
    found: list[tuple[int, Duel]] = [] if dealt else [(0, Duel({}, False))]
    for number, events in enumerate(match.history):
        for event in events:
            if event.kind == Happening.DUEL:
                found.append((number, Duel({}, False)))
            elif event.kind == Happening.PLAYED and event.card == VOID:
                found[-1][1].gestures.clear()
            elif event.kind == Happening.SHOWED:
                found[-1][1].gestures[event.seat] = GESTURE_NAMES[event.other]
    last = len(found) - 1
    return [(start, duel._replace(finished=i < last or match.is_over)) for i, (start, duel) in enumerate(found)]


def judge(match: Match, made: Sequence[Remark]) -> list[Promise]:
    """What has become of some promises of a match."""
    played = duels(match)
    begun = [start for start, _ in played]
    promises = []
    for remark in made:
        number = max(0, bisect_right(begun, remark.after) - 1)
        promises.append(
            Promise(remark.seat, remark.text, number + 1, _fate(remark.seat, remark.text, played[number][1]))
        )
    return promises


def _fate(seat: int, text: str, duel: Duel) -> Fate:
    promised, _, condition = text.partition(" if ")
    others = [gesture for other, gesture in duel.gestures.items() if other != seat]
    if not duel.finished:
        return Fate.OPEN
    if seat not in duel.gestures or not others or (condition and others[0] != condition):
        return Fate.LAPSED
    return Fate.KEPT if duel.gestures[seat] == promised else Fate.BROKEN
