"""A match: push a move, get what happened; ask what a seat sees. Errors are sentences a player understands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple, overload

import numpy as np

from .choice import Choice
from .fairness import Fairness, new_secret
from .game import Game
from .history import Events, Past
from .kernels.bits import set_bits
from .kernels.events import Event, read_events
from .kernels.state import State, argument, array_argument, new_state, put_key, seed_argument, state_of
from .misplayed import ambiguous, illegal, shown
from .numbers import check_seed, whole
from .observation import ONLOOKER, Observation
from .picture import Picture
from .players import check_players
from .refusal import BadSetup, IllegalMove, InvalidMove, given
from .registry import load
from .talk import Promise, Remark, check_line


class Move(NamedTuple):
    """A move by numbers: whose it is, and which of the game's actions."""

    seat: int
    action: int


def _settled(
    state: State, seed: int | None, fairness: Fairness | None, seats: int
) -> tuple[int | None, Fairness | None]:
    """From where a match takes its chance; a key is put into the record."""
    if seed is not None:
        return check_seed(seed), fairness
    fairness = fairness or Fairness(new_secret(), ("",) * seats)
    put_key(state, fairness.key)
    return None, fairness


class Match:
    """A match of any game: its options, its chance and its moves, and the position they lead to.

    Examples:
        >>> match = Match("dead-mans-draw", ["Ann", "Bob"], edition="german", seed=33)
        >>> happened = match.push("draw")
        >>> match.legal_moves()
        ['draw', 'collect']
        >>> match.points()
        [0, 0]

    `game` is a game or its name. Options are named as the command line names them, with underscores for hyphens:
    `treasure_hunter=3`; a mapping takes them as they are. What is left out is as the edition has it. What cannot be is
    refused by a `BadSetup`.

    With a `seed` the match is dealt by the fast generator, always the same. Without one all chance comes from a key
    that nobody knows, and that nobody can compute from what was seen; then `seed` is None, and `fairness` tells how the
    key comes about: it is the one that was given, or has a new secret and no nonces.

    `history` is what each move did, beginning with the deal, secrets included; `remarks` is what was said. Notation is
    written and events are read when somebody asks for them: whoever plays a million matches asks for neither.
    """

    def __init__(
        self,
        game: Game | str,
        players: Sequence[str],
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        fairness: Fairness | None = None,
        **named: Any,
    ) -> None:
        game = game if isinstance(game, Game) else load(game)
        names = check_players(players, game)
        if options is not None and not isinstance(options, Mapping):
            raise BadSetup("error-options", key="options", options=given(options))
        together = {**(options or {}), **{name.replace("_", "-"): value for name, value in named.items()}}
        complete = game.read_options(together, len(names))
        state = game.rules.undealt(complete, len(names))
        seed, fairness = _settled(state, seed, fairness, len(names))
        game.rules.kernels.deal(argument(state), seed_argument(seed or 0))
        self._begin(game, names, complete, state, seed, fairness)

    @classmethod
    def at(cls, game: Game, players: Sequence[str], state: State, options: Mapping[str, str]) -> Match:
        """A match that begins at a given position, such as a scenario's; `options` are complete."""
        match = cls.__new__(cls)
        match._begin(game, tuple(players), dict(options), state.copy())
        return match

    def _begin(
        self,
        game: Game,
        players: tuple[str, ...],
        options: dict[str, str],
        state: State,
        seed: int | None = 0,
        fairness: Fairness | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.fairness = fairness
        self.state = state
        self.moves: list[Move] = []
        self.history: list[Events] = [Events(state.tobytes(), state.dtype)]
        self.remarks: list[Remark] = []
        self.memory = np.zeros(game.rules.memory_length, np.int64)
        game.rules.kernels.remember(argument(state), self.memory)
        self._first = state.tobytes(), self.memory.tobytes()
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

    def restarted(self) -> Match:
        """The same match at its beginning, where nobody has moved or spoken."""
        position, memory = self._first
        other = Match.at(self.game, self.players, state_of(position, self.state.dtype), self.options)
        other.seed, other.fairness = self.seed, self.fairness
        other._remember(memory)
        return other

    def reimagined(
        self,
        seat: int,
        seed: int | None = None,
        players: Sequence[str] | None = None,
        fairness: Fairness | None = None,
    ) -> Match:
        """A match that begins where this one stands, with everything dealt anew that a seat cannot know.

        Its chance is its own: of a seed, or as in any match of a key. What was promised is still remembered. `players`
        are those who play on, where it is not the same ones.
        """
        state = self.state.copy()
        seed, fairness = _settled(state, seed, fairness, len(self.players))
        self.game.rules.kernels.reimagine(argument(state), self.check_seat(seat), seed_argument(seed or 0))
        state["event_count"] = 0  # What led here may tell of cards that lie elsewhere now.
        other = Match.at(self.game, players or self.players, state, self.options)
        other.seed, other.fairness = seed, fairness
        other._remember(self.memory.tobytes())
        return other

    def _remember(self, memory: bytes) -> None:
        self.memory = np.frombuffer(bytearray(memory), np.int64)
        self._first = self._first[0], memory

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

    def __repr__(self) -> str:
        return f"<Match {self.game.name}: {', '.join(self.players)}; {len(self.moves)} moves>"

    def __str__(self) -> str:
        """The table as an onlooker sees it, in the language in use."""
        return str(self.picture())

    def _repr_svg_(self) -> str:
        """The same as a drawing; notebooks ask for it."""
        return self.picture().svg()

    def picture(self, seat: int | None = None) -> Picture:
        """The table as a seat sees it, or an onlooker: prints as text, and shows itself as a drawing in a notebook."""
        return Picture(self.game, self.view(seat))

    @property
    def deciders(self) -> list[int]:
        """The seats that must decide now."""
        return list(set_bits(self.game.rules.kernels.calls.deciders(array_argument(self.state))))

    @property
    def is_over(self) -> bool:
        return not self.deciders

    @overload
    def legal_moves(self) -> list[str]: ...
    @overload
    def legal_moves(self, seat: int) -> list[int]: ...
    def legal_moves(self, seat: int | None = None) -> list[str] | list[int]:
        """What can be played now.

        Without a seat: the moves of all who must decide, in the notation, with the names of the players where several
        decide at once. With a seat: its moves as numbers; also those of a seat that may still change its secret choice.

        Examples:
            >>> match = Match("dolores", ["Ann", "Bob"], seed=1, bottles="none")
            >>> match.legal_moves()
            ['Ann: peace', 'Ann: fight', 'Ann: choice', 'Bob: peace', 'Bob: fight', 'Bob: choice']
            >>> match.legal_moves(0)
            [12, 13, 14]
        """
        if seat is None:
            deciders = self.deciders
            moves = [Move(seat, action) for seat in deciders for action in self.legal_moves(seat)]
            return [self.describe(move, named=len(deciders) > 1) for move in moves]
        out = np.empty(self.game.rules.action_count, np.int64)
        count = self.game.rules.kernels.calls.legal(array_argument(self.state), self.check_seat(seat), out)
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
        text = text.strip()
        legal = [Move(seat, action) for seat in seats for action in self.legal_moves(seat)]
        written = [move for move in legal if self._written.get(move.action) == text]
        if len(written) == 1:  # As somebody was told it, and so sends it back.
            return written[0]
        candidates = set(self.game.rules.read_move(self.state, text, self.players))
        meant = [move for move in legal if move.action in candidates]
        if not meant:
            raise illegal(self, text, seats)
        if len(meant) > 1:
            exact = [move for move in meant if self.write(move.action) == text]
            if len(exact) == 1:  # Names may be such that what is written for one move could be read as another.
                return exact[0]
            raise ambiguous(self, text, meant)
        return meant[0]

    def check_seat(self, seat: int) -> int:
        """The seat, if the table has it."""
        number = whole(seat)
        if number is None or not 0 <= number < len(self.players):
            raise IllegalMove("error-move-seat", seat=given(seat))
        return number

    def describe(self, move: Move, named: bool = True) -> str:
        """A move in the notation, with the name of whoever makes it."""
        return f"{self.players[move.seat]}: {self.write(move.action)}" if named else self.write(move.action)

    def _numbered(self, move: Move | int) -> Move:
        """The move that was given by its number, with a seat or for whoever decides."""
        seat, number = move if isinstance(move, tuple) and len(move) == len(Move._fields) else (None, move)
        action = whole(number)
        if action is None:
            raise InvalidMove("error-move-kind", move=given(number))
        if seat is not None:
            return Move(self.check_seat(seat), action)
        meant = [Move(seat, action) for seat in self.deciders if action in self.legal_moves(seat)]
        if len(meant) == 1:
            return meant[0]
        if meant:
            raise ambiguous(self, self.write(action), meant)
        raise illegal(self, shown(self, action), self.deciders)

    def push(self, move: str | int | Move) -> Events:
        """Make a move; returns everything that happened, secrets included. A refused move changes nothing.

        A move is a text in the notation, with or without the `Name: ` of whoever makes it, or a `Move` of seat and
        number; the number alone is enough where one seat decides. What is no move at all is refused by an
        `InvalidMove`, what cannot be played now by an `IllegalMove`, what could mean several moves by an
        `AmbiguousMove`.
        """
        move = self.read(move) if isinstance(move, str) else self._numbered(move)
        known = 0 <= move.action < self.game.rules.action_count
        before = self.state.tobytes()
        self._past.leave(self._position if before == self._position else before, self.memory)
        if not (known and self.game.rules.kernels.calls.apply(array_argument(self.state), *move, self.memory)):
            self._past.go_back()
            raise illegal(self, shown(self, move.action), [move.seat])
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

    def standing_promises(self) -> list[int]:
        """The seats that have promised something of which it is still open what becomes."""
        return self.game.rules.standing_promises(self)

    def promises(self) -> list[Promise]:
        """Every promise so far, and what has become of it."""
        return self.judge([remark for remark in self.remarks if remark.is_promise])

    def judge(self, made: Sequence[Remark]) -> list[Promise]:
        """What has become of some promises that were made in this match."""
        return self.game.rules.judge_promises(self, made) if made else []

    def observe(self, seat: int) -> State:
        """Exactly what a seat knows, as a record; any number beyond the seats observes as an onlooker."""
        observed = new_state(self.game.rules.dtype)
        self.game.rules.kernels.calls.observe(array_argument(self.state), seat, array_argument(observed))
        return observed

    def view(self, seat: int | None = None) -> Any:
        """What a seat sees, or without one what an onlooker sees: a dataclass of the game."""
        viewer = ONLOOKER if seat is None or seat == ONLOOKER else self.check_seat(seat)
        return self.game.rules.view(self.observation(viewer), self.players)

    def observation(self, seat: int) -> Observation:
        """Everything a seat knows, as kernels read it."""
        return Observation(self.observe(seat), seat, self.memory.copy())

    def observations(self) -> list[Observation]:
        """What every seat knows, at little more than what one costs."""
        count = len(self.players)
        observed = new_state(self.game.rules.dtype, count)
        self.game.rules.kernels.calls.observe(array_argument(self.state), 0, array_argument(observed))
        memory = self.memory.copy()
        return [Observation(observed[seat : seat + 1], seat, memory) for seat in range(count)]

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
