"""Why the coach prefers a move: what is at stake, how likely a bust is, and who is ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from freebooter.narration.narrator import Judged

from ..text import say
from .words import card_words, stack

if TYPE_CHECKING:
    from ..choices import Choice
    from ..view import View

ATTACKS = ("fire", "steal")


def why(view: View, judged: Sequence[Judged]) -> str | None:
    """A sentence about a decision; None where nothing can be said but figures."""
    verbs = {each.choice.verb for each in judged}
    if {"draw", "collect"} <= verbs:
        collect = next(each.choice for each in judged if each.choice.verb == "collect")
        return _turn(view, collect)
    best = [each.choice for each in judged if each.is_best]
    if len(best) > 1:
        return None
    if not best[0].busts and all(each.choice.busts for each in judged if each.choice is not best[0]):
        return say("why-only-safe")
    if best[0].verb in ATTACKS:
        return _attack(view, best[0])
    return _placing(view, best[0])


def _points(points: int) -> str:
    return say("why-points", points=points)


def _turn(view: View, collect: Choice) -> str:
    """Going on against stopping: true of either, so that it can be said of both where they are about equal."""
    gain, loss = view.stakes.gain, view.stakes.loss
    values = {"gain": _points(gain), "loss": _points(loss), "bonus": "yes" if collect.bonus else "no"}
    if view.top:
        busts = "yes" if view.bust_probability else "no"
        return say("why-known", card=card_words(view.top[0]), busts=busts, **values)
    if not view.bust_probability:
        return say("why-safe", **values)
    chance = max(1, round(100 * view.bust_probability))
    leader, lead = _leader(view)
    behind = {"player": view.players[leader], "lead": _points(lead), "cards": view.draw_count}
    return say("why-turn", chance=chance, behind="yes" if lead > 0 else "no", **values, **behind)


def _leader(view: View) -> tuple[int, int]:
    """The strongest of the others, and by how much it leads."""
    others = [seat for seat in range(len(view.players)) if seat != view.seat]
    leader = max(others, key=lambda seat: view.points[seat])
    return leader, view.points[leader] - view.points[view.seat or 0]


def _attack(view: View, choice: Choice) -> str | None:
    if choice.seat is None or choice.card is None:
        return None
    below = [value for value in stack(view.banks[choice.seat], choice.card.suit) if value < choice.card.value]
    left = below[0] if below and (choice.count or 1) == 1 else 0
    leader, lead = _leader(view)
    return say(
        f"why-{choice.verb}",
        player=view.players[choice.seat],
        points=_points(choice.card.value - left),
        card=card_words(choice.card),
        leads="yes" if choice.seat == leader and lead > 0 else "no",
    )


def _placing(view: View, choice: Choice) -> str | None:
    """A card that comes into the row from elsewhere."""
    if choice.card is None or choice.busts:
        return None
    if choice.verb == "hook":
        return say("why-hook", card=card_words(choice.card))
    if choice.verb == "take":
        own = stack(view.banks[view.seat or 0], choice.card.suit)
        gain = max(0, choice.card.value - (own[0] if own else 0))
        return say("why-take", card=card_words(choice.card), points=_points(gain))
    return None
