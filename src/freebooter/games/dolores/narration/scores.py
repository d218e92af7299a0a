"""What makes a score, kind by kind, for people who want to check it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from freebooter.narration.words import listed

from ..text import say
from .words import KINDS, kind_word, values_of

if TYPE_CHECKING:
    from ..view import View


class Worth(NamedTuple):
    """A kind of a display, and whether it is among the most and the least valuable ones."""

    kind: str
    values: list[int]
    counts: bool
    is_most: bool
    is_least: bool

    @property
    def total(self) -> int:
        return sum(self.values)

    @property
    def scores(self) -> bool:
        return self.is_most or self.is_least

    @property
    def mark(self) -> str:
        """Why it scores, as a sign: the most valuable, the least valuable, or both."""
        return ("▲" if self.is_most else "") + ("▼" if self.is_least else "")


def worths(display: Sequence[str], smallest_set: int) -> list[Worth]:
    """The kinds of a display; one of too few cards neither scores nor counts."""
    kinds = {kind: values for kind in KINDS if (values := values_of(display, kind))}
    totals = [sum(values) for values in kinds.values() if len(values) >= smallest_set]
    most, least = max(totals, default=0), min(totals, default=0)
    found = []
    for kind, values in kinds.items():
        counts = len(values) >= smallest_set
        found.append(Worth(kind, values, counts, counts and sum(values) == most, counts and sum(values) == least))
    return found


def is_doubled(kinds: Sequence[Worth]) -> bool:
    """Whether all kinds that count are worth the same."""
    counting = [worth for worth in kinds if worth.counts]
    return bool(counting) and all(worth.is_most and worth.is_least for worth in counting)


def smallest_set(view: View) -> int:
    return int(view.options["smallest-set"])


def points_of(display: Sequence[str], least_cards: int) -> int:
    kinds = worths(display, least_cards)
    return sum(worth.total for worth in kinds if worth.scores) * (2 if is_doubled(kinds) else 1)


def points_with(view: View, seat: int, more: Sequence[str] = (), without_kind: str = "") -> int:
    """The points of a seat if its display had these cards, too, or nothing of a kind."""
    kept = [card for card in view.displays[seat] if card.partition(" ")[0] != without_kind]
    return points_of([*kept, *more], smallest_set(view))


def made_of(view: View, seat: int) -> str:
    """The kinds that score and what they add up to, as a sum."""
    kinds = worths(view.displays[seat], smallest_set(view))
    scoring = sorted((worth for worth in kinds if worth.scores), key=lambda worth: -worth.total)
    parts = listed(say("part", kind=kind_word(worth.kind), points=worth.total) for worth in scoring)
    if not parts:
        return say("nothing")
    return say("doubled", parts=parts) if is_doubled(kinds) else parts
