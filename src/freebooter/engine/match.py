"""A match: push a move, get what happened; ask what a seat sees. Errors are sentences a player understands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple

import numpy as np

from .choice import Choice
from .fairness import Fairness
from .game import Game
from .history import Events, Past
from .kernels.bits import set_bits
from .kernels.events import Event, read_events
from .kernels.random import SEEDS
from .kernels.state import State, argument, array_argument, new_state, seed_argument, state_of
from .observation import Observation
from .players import check_players
from .refusal import AmbiguousMove, BadSetup, IllegalMove
from .talk import Promise, Remark, check_line


class Move(NamedTuple):
    seat: int
    action: int


def check_seed(seed: int) -> int:
    if not 0 <= seed < SEEDS:
        shown = str(seed) if abs(seed) < SEEDS**2 else hex(seed)[:40] + "…"  # Python writes no endless numbers.
        raise BadSetup("error-seed-range", key="seed", seed=shown, largest=str(SEEDS - 1))
    return seed


class Match:
    """A match of any game: its options, its seed and its moves, and the position they lead to.

    `history` is what each move did, beginning with the deal, secrets included; `remarks` is what was said. `fairness`
    is how the seed came about, where it was not simply chosen. Notation is written and events are read when somebody
    asks for them: whoever plays a million matches asks for neither.
    """

    def __init__(
        self, game: Game, players: Sequence[str], options: Mapping[str, Any] | None = None, seed: int = 0
    ) -> None:
        names = check_players(players, game)
        complete = game.read_options(options or {}, len(names))
        state = game.rules.undealt(complete, len(names))
        game.rules.kernels.deal(argument(state), seed_argument(check_seed(seed)))
        self._begin(game, names, complete, seed, state)

    @classmethod
    def at(cls, game: Game, players: Sequence[str], state: State, options: Mapping[str, str]) -> Match:
        """A match that begins at a given position, such as a scenario's; `options` are complete."""
        match = cls.__new__(cls)
        match._begin(game, tuple(players), dict(options), 0, state.copy())
        return match

    def _begin(self, game: Game, players: tuple[str, ...], options: dict[str, str], seed: int, state: State) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.state = state
        self.moves: list[Move] = []
        self.history: list[Events] = [Events(state.tobytes(), state.dtype)]
        self.remarks: list[Remark] = []
        self.fairness: Fairness | None = None
        self.memory = np.zeros(game.rules.memory_length, np.int64)
        game.rules.kernels.remember(argument(state), self.memory)
        self._position = b""
        self._past = Past(state.dtype)
        self._texts: list[str | None] = []
        self._written: dict[int, str] = {}
        """The actions that have been written in the notation since the last move."""

    def copy(self) -> Match:
        """The match as it is, to go on with independently."""
        other = copy(self)
        other.state, other.memory = state_of(self.state.tobytes(), self.state.dtype), self.memory.copy()
        other.moves, other.history, other.remarks = list(self.moves), list(self.history), list(self.remarks)
        other._past, other._texts, other._written = self._past.copy(), list(self._texts), dict(self._written)
        return other

    @property
    def texts(self) -> list[str]:
        """The moves in the notation, as they read when they were made; what names a card may need the table of then."""
        for number, text in enumerate(self._texts):
            if text is None:
                self._texts[number] = self._written_at(number)
        return self._texts  # type: ignore[return-value]

    def _written_at(self, number: int) -> str:
        seat, action = self.moves[number]
        written = self.game.rules.write_move(self._past.position(number), action, self.players)
        return f"{self.players[seat]}: {written}"

    @property
    def deciders(self) -> list[int]:
        """The seats that must decide now."""
        return list(set_bits(self.game.rules.kernels.calls.deciders(array_argument(self.state))))

    @property
    def is_over(self) -> bool:
        return not self.deciders

    def legal_moves(self, seat: int) -> list[int]:
        """The actions a seat may take now; also those of a seat that may still change its secret choice."""
        out = np.empty(self.game.rules.action_count, np.int64)
        count = self.game.rules.kernels.calls.legal(array_argument(self.state), seat, out)
        return out[:count].tolist()  # type: ignore[no-any-return]

    def choices(self, seat: int, observation: Observation | None = None) -> list[Choice]:
        """The same moves and what each is about, as far as the seat can tell; from its observation, if there is one."""
        choices = self.game.rules.choices(observation or self.observation(seat), self.players)
        self._written.update((choice.action, choice.move) for choice in choices)
        return choices

    def write(self, action: int) -> str:
        """An action in the notation."""
        text = self._written.get(action)
        if text is None:
            text = self._written[action] = self.game.rules.write_move(self.state, action, self.players)
        return text

    def read(self, text: str) -> Move:
        """The move that a text means now, with or without the `Name: ` of whoever makes it."""
        name, colon, rest = text.partition(":")
        seats = list(range(len(self.players)))
        if colon and name.strip() in self.players:
            seats = [self.players.index(name.strip())]
            text = rest
        elif not self.is_over:
            seats = self.deciders
        legal = [Move(seat, action) for seat in seats for action in self.legal_moves(seat)]
        written = [move for move in legal if self._written.get(move.action) == text.strip()]
        if len(written) == 1:  # As somebody was told it, and so sends it back.
            return written[0]
        candidates = set(self.game.rules.read_move(self.state, text, self.players))
        meant = [move for move in legal if move.action in candidates]
        if not meant:
            raise self._illegal(text, seats)
        if len(meant) > 1:
            exact = [move for move in meant if self.write(move.action) == text.strip()]
            if len(exact) == 1:  # Names may be such that what is written for one move could be read as another.
                return exact[0]
            several = len({move.seat for move in meant}) > 1
            listed = ", ".join(self.describe(move, named=several) for move in meant)
            raise AmbiguousMove("error-move-ambiguous", move=text.strip(), meanings=listed)
        return meant[0]

    def describe(self, move: Move, named: bool = True) -> str:
        """A move in the notation, with the name of whoever makes it."""
        return f"{self.players[move.seat]}: {self.write(move.action)}" if named else self.write(move.action)

    def _illegal(self, text: str, seats: Sequence[int]) -> IllegalMove:
        if self.is_over:
            return IllegalMove("error-move-over", move=text.strip())
        able = [seat for seat in seats if self.legal_moves(seat)]
        if not able:
            deciding = ", ".join(self.players[seat] for seat in self.deciders)
            return IllegalMove("error-move-turn", move=text.strip(), player=self.players[seats[0]], deciding=deciding)
        legal = ", ".join(self.write(action) for seat in able for action in self.legal_moves(seat))
        return IllegalMove("error-move-illegal", move=text.strip(), legal=legal)

    def push(self, move: str | Move) -> Events:
        """Make a move; returns everything that happened, secrets included. A refused move changes nothing."""
        if isinstance(move, str):
            move = self.read(move)
        elif not 0 <= move.seat < len(self.players):
            raise IllegalMove("error-move-seat", seat=move.seat)
        elif not 0 <= move.action < self.game.rules.action_count:
            raise self._illegal(str(move.action), [move.seat])
        before = self.state.tobytes()
        self._past.leave(self._position if before == self._position else before, self.memory)
        if not self.game.rules.kernels.calls.apply(array_argument(self.state), *move, self.memory):
            self._past.go_back()
            raise self._illegal(self.write(move.action), [move.seat])
        self.moves.append(move)
        written = self._written.get(move.action)
        self._texts.append(None if written is None else f"{self.players[move.seat]}: {written}")
        self._written = {}
        self._position = self.state.tobytes()
        self.history.append(Events(self._position, self.state.dtype))
        return self.history[-1]

    def pop(self) -> Move:
        """Take the last move back, and what was said since."""
        move = self.moves.pop()
        self._texts.pop()
        self._written = {}
        self.history.pop()
        self.remarks = [remark for remark in self.remarks if remark.after <= len(self.moves)]
        self.state, self.memory = self._past.go_back()
        return move

    def last_move(self, viewer: int) -> str | None:
        """The last move in the notation, as a viewer may know it; None while it is a secret."""
        seat = self.moves[-1].seat
        text = self._texts[-1] = self._texts[-1] or self._written_at(len(self.moves) - 1)
        written = text.removeprefix(f"{self.players[seat]}: ")
        return self.game.rules.public_move(self.history[-1], seat, viewer, written)

    def say(self, seat: int, text: str) -> None:
        """Let a player say something; nobody is bound by it."""
        self.remarks.append(Remark(len(self.moves), seat, False, check_line(text)))

    def promise(self, seat: int, text: str) -> None:
        """Let a player promise something that the game can later tell kept or broken."""
        promised = self.game.rules.read_promise(self, seat, text)
        self.remarks.append(Remark(len(self.moves), seat, True, promised))
        self.game.rules.note_promise(self.memory, seat, promised)

    def may_promise(self) -> list[int]:
        """The seats that are asked now whether they promise something."""
        return self.game.rules.may_promise(self)

    def promises(self) -> list[Promise]:
        """Every promise so far, and what has become of it."""
        return self.game.rules.judge_promises(self)

    def observe(self, seat: int) -> State:
        """Exactly what a seat knows, as a record; any number beyond the seats observes as an onlooker."""
        observed = new_state(self.game.rules.dtype)
        self.game.rules.kernels.calls.observe(array_argument(self.state), seat, array_argument(observed))
        return observed

    def view(self, seat: int) -> Any:
        """What a seat sees."""
        return self.game.rules.view(self.observation(seat), self.players)

    def observation(self, seat: int) -> Observation:
        """Everything a seat knows, as kernels read it."""
        return Observation(self.observe(seat), seat, self.memory.copy())

    def events(self, seat: int) -> list[Event]:
        """What the last move did, as far as a seat may know."""
        return read_events(self.observe(seat))

    def points(self) -> list[int]:
        """Everyone's points as the table stands."""
        out = np.zeros(len(self.players), np.int64)
        self.game.rules.kernels.points(argument(self.state), out)
        return [int(points) for points in out]

    def outcome(self) -> list[float]:
        """Everyone's part of the victory if the match ended now."""
        out = np.zeros(len(self.players), np.float64)
        self.game.rules.kernels.outcome(argument(self.state), out)
        return [float(share) for share in out]

    def winners(self) -> list[str]:
        """The names of those who have won, once the match is over."""
        if not self.is_over:
            return []
        return [name for name, share in zip(self.players, self.outcome(), strict=True) if share > 0]
