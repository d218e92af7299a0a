"""A match as one viewer knows it at one moment: one observation, and all that is made from it, each made once."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from freebooter.engine.choice import Choice
from freebooter.engine.kernels.events import Event, read_events
from freebooter.engine.match import Match
from freebooter.engine.observation import Observation, plain_view, seen_from

from .messages import Happened

encode = msgspec.json.Encoder().encode


@lru_cache(maxsize=1 << 13)  # The same happens again and again.
def _written(name: str, seat: int | None, card: Any, other: Any) -> bytes:
    return encode(Happened(name, seat, card, other))


def _listed(written: Iterable[bytes]) -> bytes:
    return b"[%b]" % b",".join(written)


class Perspective:
    """A match as one viewer knows it."""

    def __init__(
        self,
        match: Match,
        viewer: int,
        observation: Observation | None = None,
        others: dict[Hashable, Perspective] | None = None,
    ) -> None:
        self.match = match
        self.viewer = viewer
        self.seat = viewer if viewer < len(match.players) else None
        self.observation = observation or match.observation(viewer)
        key = match.game.rules.view_key(self.observation) if others is not None else None
        other = self if key is None or others is None else others.setdefault(key, self)
        self._alike = None if other is self else other  # A reference to itself would leave it to the cyclic collector.
        self._view: Any = None
        self._events: list[Event] | None = None
        self._choices: list[Choice] | None = None
        self._plain_events: list[Happened] | None = None
        self._written_view = b""
        self._written_events = b""
        self.outcomes: Raw | UnsetType | None = UNSET
        """What would become of every decision, as it is sent; whoever puts it into words notes it here."""

    @property
    def alike(self) -> Perspective:
        """Another viewer's perspective at the same moment that differs in the seat alone, or this one itself."""
        return self._alike or self

    @property
    def view(self) -> Any:
        """What the viewer sees."""
        if self._view is None:
            if self._alike is None:
                self._view = self.match.game.rules.view(self.observation, self.match.players)
            else:
                self._view = seen_from(self._alike.view, self.seat, self.observation)
        return self._view

    @property
    def events(self) -> list[Event]:
        """What the last move did, as far as the viewer may know."""
        if self._alike is not None:
            return self._alike.events
        if self._events is None:
            self._events = read_events(self.observation.observed)
        return self._events

    @property
    def choices(self) -> list[Choice]:
        """What the viewer may do, if it has a seat that may."""
        if self._choices is None:
            self._choices = self.match.choices(self.viewer, self.observation)
        return self._choices

    @property
    def plain_view(self) -> dict[str, Any]:
        """The view as it is sent."""
        fields = plain_view(self.view)
        if "score_parts" in fields:
            fields["score_parts"] = [[part.plain for part in parts] for parts in fields["score_parts"]]
        return fields

    @property
    def plain_events(self) -> list[Happened]:
        """The events as they are sent."""
        if self._alike is not None:
            return self._alike.plain_events
        if self._plain_events is None:
            describe, options = self.match.game.rules.describe_event, self.match.options
            self._plain_events = [Happened(*describe(event, options)) for event in self.events]
        return self._plain_events

    @property
    def written_view(self) -> bytes:
        """The view in JSON: the seat, and then what is written once for all who see the same."""
        seat = b"null" if self.seat is None else b"%d" % self.seat
        return b'{"seat":%b,%b' % (seat, self.alike._view_beyond_the_seat)

    @property
    def _view_beyond_the_seat(self) -> bytes:
        if not self._written_view:
            fields = plain_view(self.view)
            del fields["seat"]
            if "score_parts" in fields:
                fields["score_parts"] = Raw(
                    _listed([_listed([part.written for part in own]) for own in fields["score_parts"]])
                )
            self._written_view = encode(fields)[1:]
        return self._written_view

    @property
    def written_events(self) -> bytes:
        """The events in JSON."""
        if self._alike is not None:
            return self._alike.written_events
        if not self._written_events:
            self._written_events = _listed(map(self._written_event, self.events))
        return self._written_events

    def _written_event(self, event: Event) -> bytes:
        described = self.match.game.rules.describe_event(event, self.match.options)
        try:
            return _written(*described)
        except TypeError:  # A game may show cards as lists.
            return encode(Happened(*described))


class Perspectives:
    """Everybody's perspective at one moment; what is the same from several seats is made once."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._observations = match.observations()
        self._found: dict[int, Perspective] = {}
        self._alike: dict[Hashable, Perspective] = {}

    def of(self, viewer: int) -> Perspective:
        found = self._found.get(viewer)
        if found is None:
            known = self._observations[viewer] if viewer < len(self._observations) else None
            found = self._found[viewer] = Perspective(self._match, viewer, known, self._alike)
        return found
