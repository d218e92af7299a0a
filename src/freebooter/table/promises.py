"""Promises as everybody at a table was told of them: of each entry, only what it has changed about them is told."""

from __future__ import annotations

from freebooter.engine.match import Match
from freebooter.engine.talk import Fate, Remark

from .messages import PromiseInfo

MOST_SHOWN = 200
"""So many promises, the last ones, are in a snapshot."""


class Promises:
    """All promises of a match. Only those are judged again that were open, and only when one of them no longer is."""

    def __init__(self, match: Match | None) -> None:
        self._told: list[PromiseInfo] = []
        self._open: dict[int, Remark] = {}
        self._standing: list[int] = []
        self._heard = 0
        self._moves = 0
        self.news(match)

    @property
    def last(self) -> list[PromiseInfo]:
        """How things stand with the last ones."""
        return self._told[-MOST_SHOWN:]

    def news(self, match: Match | None) -> list[PromiseInfo]:
        """The promises that are new, and those of which has become something since the last look."""
        if match is None:
            return []
        made = [remark for remark in match.remarks[self._heard :] if remark.is_promise]
        new = dict(enumerate(made, len(self._told)))
        if not new and not self._open:
            judged = {}
        else:
            judged = self._open | new if self._has_become_of_any(match, bool(new)) else new
        self._heard, self._moves = len(match.remarks), len(match.moves)
        return self._judge(match, judged) if judged else []

    def _has_become_of_any(self, match: Match, is_new: bool) -> bool:
        """Whether one of the open ones may be decided; where somebody promises anew, the same seats may stand again."""
        before, self._standing = self._standing, match.standing_promises()
        return self._standing != before if not is_new else len(match.moves) != self._moves

    def _judge(self, match: Match, asked: dict[int, Remark]) -> list[PromiseInfo]:
        changed = []
        for number, each in zip(asked, match.judge(list(asked.values())), strict=True):
            info = PromiseInfo(number, each.seat, each.text, each.round, each.fate.value)
            if number == len(self._told):
                self._told.append(info)
            elif self._told[number] == info:
                continue
            self._told[number] = info
            changed.append(info)
            if each.fate is Fate.OPEN:
                self._open[number] = asked[number]
            else:
                self._open.pop(number, None)
        return changed
