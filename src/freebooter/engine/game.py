"""The contract of a game: what everything above the rules may ask of any game.

The compiled half is `Kernels`; the other methods are plain Python about the game's own words: options, moves, views,
scenario keys. A new game is a folder with these two things in it, and everything above works unchanged.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from .events import HIDDEN, Event
from .expectations import Expectation
from .sight import Sight
from .state import State
from .talk import BadTalk, Promise

if TYPE_CHECKING:
    from .match import Match

Kernel = Callable[..., Any]

ONLOOKER = 127
"""Observes as nobody's seat: only what is public."""


@dataclass(frozen=True)
class Kernels:
    """The compiled rules. Every one takes the record as its first argument.

    The last ones are for Python, which hands over an array far faster than a record: `states` holds the record.
    """

    deal: Kernel
    """`(state, seed)`: lay out a match whose options are in the record."""
    deciders: Kernel
    """`(state)` → mask of the seats that must decide now; 0 when the match is over."""
    count_moves: Kernel
    """`(state, seat)` → how many legal moves the seat has; also for a seat that may still change its choice."""
    nth_move: Kernel
    """`(state, seat, n)` → the n-th of them."""
    legal: Kernel
    """`(state, seat, out)` → writes all of them to `out` and returns how many there are."""
    is_legal: Kernel
    """`(state, seat, action)` → whether any number at all is one of them."""
    apply: Kernel
    """`(state, seat, action)`: carry out a legal move; what happened stands in the events."""
    observe: Kernel
    """`(state, seat, out)`: write what the seat knows to an empty record."""
    reimagine: Kernel
    """`(state, seat, seed)`: deal anew what the seat cannot know."""
    hear: Kernel
    """`(state, n, seat)` → the n-th event of the last move, as the seat may know it."""
    remember: Kernel
    """`(state, memory)`: note in the table's memory what everybody saw of the last move."""
    points: Kernel
    """`(state, out)`: everyone's points as the table stands."""
    outcome: Kernel
    """`(state, out)`: everyone's part of the victory if the match ended now; the parts add up to one."""
    random_game: Kernel
    """`(state, seed)` → plays to the end by random moves and returns how many were made."""
    random_games: Kernel
    """`(undealt, states, first_seed, moves, points, shares)`: random matches in bulk, one row of results each."""
    asked: Kernel
    """`(states)` → `deciders`."""
    list_moves: Kernel
    """`(states, seat, out)` → `legal`."""
    play: Kernel
    """`(states, seat, action, memory)`: `apply`, then `remember`."""
    look: Kernel
    """`(states, seat, out)`: `observe`, where `out` holds the empty record."""


class Game(ABC):
    """A game. `name` is its name in files and on the command line."""

    name: str
    seats: range
    action_count: int
    dtype: np.dtype[Any]
    kernels: Kernels
    switches: Mapping[str, Sequence[str]]
    """Every option that has a list of values, by name."""
    editions: Mapping[str, Mapping[str, str]] = {}
    """What each printed edition sets, by its name."""
    left_to_chance: Mapping[str, Sequence[str]] = {}
    """Options that may be `random`, and among what is then drawn."""
    memory_length: int = 0
    """How many numbers the table remembers of a match beyond its position; see `Kernels.remember`."""
    view_type: type[Any]
    """The dataclass of its views. What goes to clients is this, less `sight`; see `wire.py`."""
    secret_choice: int = 0
    """The kind of event that tells the others only that a seat has chosen; 0 where nothing is chosen in secret."""

    @abstractmethod
    def read_options(self, given: Mapping[str, Any], players: int) -> dict[str, str]:
        """All options of a table, completed and checked; raises `BadSetup`."""

    @abstractmethod
    def short_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """The fewest options that `read_options` completes to these."""

    @abstractmethod
    def undealt(self, options: Mapping[str, str], players: int) -> State:
        """A record with the options in it, ready for `deal`."""

    @abstractmethod
    def write_move(self, state: State, action: int, players: Sequence[str]) -> str:
        """An action in the notation."""

    @abstractmethod
    def read_move(self, state: State, text: str, players: Sequence[str]) -> Sequence[int]:
        """Every action that a text in the notation may mean; raises `InvalidMove` if there is none."""

    @abstractmethod
    def view(self, sight: Sight, players: Sequence[str]) -> Any:
        """What a seat sees, as an object for clients and bots, built from its sight and nothing else.

        It keeps the sight as `sight`, for minds that are compiled.
        """

    @abstractmethod
    def event_name(self, event: Event) -> str:
        """What happened, in one word of the game's vocabulary."""

    def view_key(self, sight: Sight) -> Hashable | None:
        """Views of one position whose keys are equal differ in their seat alone; None where that is not known.

        Whoever shows a position to several seats need not make the same view again and again.
        """
        return None

    def describe_event(self, event: Event, options: Mapping[str, str]) -> tuple[str, int | None, Any, Any]:
        """An event for clients: its name, seat, card and other, as views show such things; None for what is absent.

        A game whose events hold more than numbers says here what they mean. `options` are those of the table.
        """
        seat, card, other = (None if value == HIDDEN else value for value in event[1:])
        return self.event_name(event), seat, card, other

    def public_move(self, events: Sequence[Event], seat: int, viewer: int, written: str) -> str | None:
        """A move of a seat as a viewer may know it just after it was made; None while it is a secret.

        `events` are those of the move. Nothing else that is written in the notation may tell a viewer more than these.
        """
        is_secret = bool(events) and events[-1].kind == self.secret_choice
        return None if is_secret and seat != viewer else written

    @abstractmethod
    def scenario_state(self, described: Mapping[str, Any], players: Sequence[str]) -> State:
        """The position that a scenario describes; raises `BadScenario` naming the key."""

    @abstractmethod
    def position(self, match: Match) -> dict[str, Any]:
        """The game's own part of what a scenario can expect, as it is."""

    def warm_up(self, match: Match) -> None:
        """Use once what clients ask of a match; a game that answers more than its view adds to this."""
        match.view(match.deciders[0])

    def read_promise(self, match: Match, seat: int, text: str) -> str:
        """A promise that a seat may make now, as the game writes it; raises `BadTalk`. Most games know none."""
        raise BadTalk("error-promise-none")

    def may_promise(self, match: Match) -> list[int]:
        """The seats for which this is the moment to promise something, and that have not yet."""
        return []

    def note_promise(self, memory: np.ndarray, seat: int, promise: str) -> None:  # noqa: B027 – most games know none.
        """Note a promise, as `read_promise` wrote it, in the table's memory."""

    def judge_promises(self, match: Match) -> list[Promise]:
        """What has become of every promise."""
        return []

    scenario_keys: frozenset[str]
    """The game's own keys of a scenario file."""

    expectations: Mapping[str, Expectation]
    """The game's own keys of `expect`."""

    example: dict[str, Any]
    """A small scenario that puts a card everywhere one can lie."""
