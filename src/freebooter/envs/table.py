"""One match as environments hold it: its record, without a past, and what each seat is told of it."""

from __future__ import annotations

from typing import Any

import numpy as np

from freebooter.engine.kernels.bits import set_bits
from freebooter.engine.kernels.state import argument, array_argument, new_state, seed_argument
from freebooter.engine.numbers import check_seed, whole
from freebooter.engine.observation import ONLOOKER, Observation
from freebooter.engine.picture import Picture
from freebooter.engine.refusal import BadSetup, IllegalMove, InvalidMove, Refusal, given

from .setup import Setup


class Table:
    """A match at a table that was set up; nothing is dealt before `deal`."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        rules = setup.game.rules
        self._kernels = rules.kernels
        self._calls = rules.kernels.calls
        self._numbers: list[list[int]] = setup.actions.numbers.tolist()
        self.state = new_state(rules.dtype)
        self._bytes = memoryview(self.state.data).cast("B")  # NumPy copies a record field by field.
        self.memory = np.zeros(rules.memory_length, np.int64)
        self._argument = array_argument(self.state)
        self.deciders = -1
        """The seats that must decide, as a mask; none when the match is over, -1 before the first deal."""

    def copy(self) -> Table:
        """The match as it is, to go on with independently."""
        other = Table(self.setup)
        other._bytes[:] = self._bytes
        other.memory[:] = self.memory
        other.deciders = self.deciders
        return other

    def deal(self, seed: int) -> None:
        """A new match by a seed."""
        setup = self.setup
        number = setup.tables.index(setup.table(check_seed(seed))) if len(setup.tables) > 1 else 0
        self._bytes[:] = setup.undealt[number].tobytes()
        self.memory[:] = 0
        record = argument(self.state)
        self._kernels.deal(record, seed_argument(seed))
        self._kernels.remember(record, self.memory)
        self.deciders = self._calls.deciders(self._argument)

    def move(self, seat: int, action: Any) -> None:
        """Carry out an action of a seat by its id; one that is not legal is refused, and nothing has changed."""
        try:
            is_number = action is not True and action is not False and action >= 0  # To Python, true is a 1.
            number = self._numbers[seat][action] if is_number else -1
        except (IndexError, TypeError, ValueError):
            raise self.refusal(seat, action) from None
        if not self._calls.apply(self._argument, seat, number, self.memory):
            raise self.refusal(seat, action)
        self.deciders = self._calls.deciders(self._argument)

    def refusal(self, seat: int, action: Any) -> Refusal:
        """Why an action cannot be taken."""
        number, texts = whole(action), self.legal_texts(seat)
        if self.deciders < 0:
            return BadSetup("error-env-reset")
        if number is None:
            return InvalidMove("error-move-kind", move=given(action))
        written = self.write(seat, number) if 0 <= number < len(self.setup.actions) else given(action)
        if not self.deciders:
            return IllegalMove("error-move-over", move=written)
        if not texts:
            deciding = ", ".join(self.setup.names[each] for each in set_bits(self.deciders))
            return IllegalMove("error-move-turn", move=written, player=self.setup.names[seat], deciding=deciding)
        return IllegalMove("error-move-illegal", move=written, legal=", ".join(texts))

    def write(self, seat: int, action: int) -> str:
        """An action in the notation."""
        return self.setup.actions.text(self.state, seat, action)

    def legal_texts(self, seat: int) -> list[str]:
        return [self.write(seat, int(action)) for action in np.flatnonzero(self.mask(seat))]

    def features(self, seat: int) -> np.ndarray:
        """What a seat knows, as a new vector."""
        out = np.zeros(len(self.setup.features), self.setup.features.dtype)
        self.setup.write_features(self.state, seat, self.memory, out)
        return out

    def mask(self, seat: int) -> np.ndarray:
        """What a seat that must decide may do, as a new mask; for all others nothing."""
        out = np.zeros(len(self.setup.actions), np.int8)
        if self.deciders > 0 and (self.deciders >> seat) & 1:
            self.setup.write_mask(self.state, seat, out)
        return out

    def outcome(self) -> list[float]:
        """Everyone's part of the victory if the match ended now."""
        out = np.zeros(self.setup.players)
        self._kernels.outcome(argument(self.state), out)
        return out.tolist()

    def reimagine(self, seat: int, seed: int) -> None:
        """Deal anew what a seat cannot know."""
        self._kernels.reimagine(argument(self.state), seat, seed_argument(seed))
        self.deciders = self._calls.deciders(self._argument)

    def position(self) -> bytes:
        """Everything there is, secrets included, as bytes."""
        return self.state.tobytes() + self.memory.tobytes()

    def cards(self) -> list[str]:
        """Every card, wherever it lies; none before the first deal."""
        return [] if self.deciders < 0 else self.setup.game.rules.cards(self.state)

    def picture(self, seat: int | None = None) -> Picture:
        """The table as a seat sees it, or an onlooker: prints as text, and is a drawing."""
        viewer = ONLOOKER if seat is None else seat
        observed = new_state(self.setup.game.rules.dtype)
        self._calls.observe(self._argument, viewer, array_argument(observed))
        observation = Observation(observed, viewer, self.memory.copy())
        return Picture(self.setup.game, self.setup.game.rules.view(observation, self.setup.names))
