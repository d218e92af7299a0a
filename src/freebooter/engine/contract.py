"""The rules of a game as Python meets them: compiled kernels, and plain Python about the game's own words.

What everything above the rules may ask of any game; `game.Game` is the light object that leads here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np

from .choice import Choice
from .expectations import Expectation
from .game import Game
from .kernels.contract import PREVIEW, Kernels
from .kernels.events import HIDDEN, Event
from .kernels.state import State, array_argument, field_name, new_state
from .observation import Observation
from .talk import BadTalk, Fate, Promise, Remark

if TYPE_CHECKING:
    from .match import Match


class Rules(ABC):
    """The heavy half of a game."""

    game: Game
    action_count: int
    dtype: np.dtype[Any]
    signed: np.dtype[Any] | None = None
    """What of the record its fingerprint in files is made of; None for everything.

    A game whose record has grown names the one with which it began, so that older files still fit.
    """
    kernels: Kernels
    small_fields: frozenset[str] = frozenset()
    """Fields of the record whose numbers are small though they are wide; a GPU then keeps them in a word of its own."""
    keeps_loops: bool = False
    """Whether a GPU gets loops as loops, and not each of their turns: shorter code, which is fetched faster. It pays
    where the rules are long."""
    memory_length: int = 0
    """How many numbers the table remembers of a match beyond its position; see `Kernels.remember`."""
    view_type: type[Any]
    """The dataclass of its views. What goes to clients is this, less `observation`."""
    choice_type: type[Choice] = Choice
    """The dataclass of its choices. What goes to clients is this, less `action`."""
    deal_tables: Mapping[str, Any] = MappingProxyType({})
    """Numbers and names from which the game deals, for those who recompute a deal without these rules: browsers do."""
    secret_choice: int = 0
    """The kind of event that tells the others only that a seat has chosen; 0 where nothing is chosen in secret."""

    def undealt(self, options: Mapping[str, str], players: int) -> State:
        """A record with the options in it, ready for `deal`: each switch as the place of its value."""
        state = new_state(self.dtype)
        state["players"] = players
        for switch, values in self.game.switches.items():
            state[field_name(switch)] = values.index(options[switch])
        return state

    def fixed_fields(self, undealt: State) -> dict[str, int]:
        """The fields of a record that stay as they are throughout a match with its options, and their numbers.

        An array can only be named where all of it stays 0. What is known is compiled into the rules for a GPU.
        """
        names = ("players", *map(field_name, self.game.switches))
        return {name: int(undealt[name][0]) for name in names}

    @abstractmethod
    def write_move(self, state: State, action: int, players: Sequence[str]) -> str:
        """An action in the notation."""

    @abstractmethod
    def read_move(self, state: State, text: str, players: Sequence[str]) -> Sequence[int]:
        """Every action that a text may mean, without spaces around it; raises `InvalidMove` if there is none."""

    @abstractmethod
    def view(self, observation: Observation, players: Sequence[str]) -> Any:
        """What a seat sees, as an object for clients and bots, built from its observation and nothing else.

        It keeps the observation as `observation`, for bots that are compiled.
        """

    def cards(self, state: State) -> list[str]:
        """Every card of a match, wherever it lies, in any order; nothing where a game has none.

        No move loses a card or makes one, and environments are checked for that.
        """
        return []

    @abstractmethod
    def event_name(self, event: Event) -> str:
        """What happened, in one word of the game's vocabulary."""

    def choices(self, observation: Observation, players: Sequence[str]) -> list[Choice]:
        """Everything a seat may do now and what it can tell of each, from its observation and nothing else."""
        observed, seat, _ = observation
        if seat >= len(players):
            return []
        actions = np.empty(self.action_count, np.int64)
        previews = np.empty((self.action_count, PREVIEW), np.int64)
        count = self.kernels.calls.choices(array_argument(observed), seat, actions, previews)
        if not count:
            return []
        listed = zip(actions[:count].tolist(), previews[:count].tolist(), strict=True)
        return [self.choice(observed, action, preview, players) for action, preview in listed]

    def choice(self, observed: State, action: int, preview: Sequence[int], players: Sequence[str]) -> Choice:
        """One of them, with what the game's `preview` wrote about it."""
        move = self.write_move(observed, action, players)
        return Choice(action, move, move.partition(" ")[0])

    def view_key(self, observation: Observation) -> Hashable | None:
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

    def may_change(self, state: State, seat: int) -> bool:
        """Whether a seat that is not asked may have chosen something in secret that it can still change."""
        return bool(self.secret_choice)

    def scenario_state(self, described: Mapping[str, Any], players: Sequence[str]) -> tuple[dict[str, str], State]:
        """The options and the position that a scenario describes; raises `BadScenario` naming the key."""
        given = dict(described.get("options", {}))
        if "edition" in described and self.game.editions:
            given["edition"] = described["edition"]
        options = self.game.read_options(given, len(players))
        state = self.undealt(options, len(players))
        self.fill(state, described, players)
        return options, state

    @abstractmethod
    def fill(self, state: State, described: Mapping[str, Any], players: Sequence[str]) -> None:
        """Lay out on an undealt record what a scenario describes; raises `BadScenario` naming the key."""

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

    def standing_promises(self, match: Match) -> list[int]:
        """The seats that have promised something of which it is still open what becomes."""
        return sorted({promise.seat for promise in match.promises() if promise.fate is Fate.OPEN})

    def judge_promises(self, match: Match, made: Sequence[Remark]) -> list[Promise]:
        """What has become of each of some promises that were made in a match."""
        return []

    scenario_keys: frozenset[str]
    """The game's own keys of a scenario file."""

    expectations: Mapping[str, Expectation]
    """The game's own keys of `expect`."""

    example: Mapping[str, Any]
    """A small scenario that puts a card everywhere one can lie."""
