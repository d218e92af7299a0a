"""A game in the pieces in which it is compiled: rules, bots, coach, random games in bulk, and learning environments.

Knowing the pieces loads no rules; only `do` does.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any, NamedTuple

from freebooter.bots.player import bot_names, stand_in, usual_bots
from freebooter.engine.registry import load

RULES = "rules"
COACH = "coach"
LABORATORY = "laboratory"
ENVIRONMENTS = "environments"

ABOVE = {ENVIRONMENTS: "freebooter.envs.warmup"}
"""Parts that a layer above this one knows how to compile: a module for each, loaded by its name when it's asked for.

It has `warm_up(game)`, which compiles all, and `modules(game)`, from which its kernels are reached."""

WARM_UP_PLAYOUTS = 2
WARM_UP_DECISIONS = 12


class Piece(NamedTuple):
    """Something compiled as a whole: `part` is the name of a bot, `RULES`, `COACH`, `LABORATORY` or `ENVIRONMENTS`."""

    game: str
    part: str

    @property
    def is_rules(self) -> bool:
        return self.part == RULES


class Step(NamedTuple):
    """What one process does of a piece at a time. The last step of a piece has no name, and finishes it."""

    piece: Piece
    name: str = ""
    is_apart: bool = False
    """Whether it has hardly anything in common with the piece's other steps of this kind."""


def pieces_of(game: str) -> list[Piece]:
    """Everything there is to compile for playing a game, what is needed first before the rest."""
    first = needed_for(game)
    bots = [Piece(game, bot) for bot in bot_names(game)]
    return [*first, *(piece for piece in bots if piece not in first), Piece(game, COACH)]


def everything_of(game: str) -> list[Piece]:
    """What playing a game needs, and then what only programs ask for."""
    return [*pieces_of(game), Piece(game, LABORATORY), Piece(game, ENVIRONMENTS)]


def needed_for(game: str, bots: Iterable[str] | None = None, coach: bool = False) -> list[Piece]:
    """What is needed to play with some bots, or with those whom one usually meets; nothing is compiled of others'."""
    wanted = {stand_in(game), *usual_bots(game)} if bots is None else set(bots)
    found = [Piece(game, RULES), *(Piece(game, bot) for bot in bot_names(game) if bot in wanted)]
    return [*found, Piece(game, COACH)] if coach else found


def steps_of(piece: Piece) -> list[Step]:
    """What can be done of a piece, and at the end what finishes it."""
    from freebooter.engine.warmup import APART

    return [*(Step(piece, entry, is_apart=True) for entry in APART if piece.is_rules), Step(piece)]


def do(step: Step) -> None:
    """Compile in this process; what another one has done already is only loaded."""
    from freebooter.engine.warmup import compile_entry, warm_up

    game, part = step.piece
    if step.name:
        compile_entry(load(game), step.name)
    elif part == RULES:
        warm_up(load(game))
    elif part == COACH:
        _use_coach(game)
    elif part == LABORATORY:
        compile_entry(load(game), "random_games")
    elif part in ABOVE:
        _above(part).warm_up(load(game))
    else:
        use_bot(game, part)


def modules_of(piece: Piece) -> list[str]:
    """The modules from which the kernels of a piece are reached; asking loads them."""
    from freebooter.bots.coach import coach_of
    from freebooter.bots.player import class_of

    game, part = piece
    rules = str(load(game).rules.kernels.legal.__module__)
    if part in (RULES, LABORATORY):
        return [rules]
    if part in ABOVE:
        modules: list[str] = _above(part).modules(load(game))
        return modules
    return [rules, type(coach_of(game)).__module__ if part == COACH else class_of(game, part).__module__]


def _above(part: str) -> Any:
    return import_module(ABOVE[part])


def use_bot(game: str, bot: str) -> None:
    """Let a bot play a small match against itself, thinking hardly at all."""
    from freebooter.bots.budget import Budget
    from freebooter.bots.player import make_bot
    from freebooter.bots.seated import play
    from freebooter.engine.match import Match

    rules = load(game)
    seats = range(rules.seats.start)
    match = Match(rules, [f"Player {seat + 1}" for seat in seats], seed=0)
    play(match, {seat: make_bot(game, bot, seat, Budget(playouts=WARM_UP_PLAYOUTS)) for seat in seats})


def _use_coach(game: str) -> None:
    """Ask the coach about the first decisions of a small match."""
    from freebooter.bots.budget import Budget
    from freebooter.bots.coach import advise
    from freebooter.engine.match import Match, Move

    rules = load(game)
    match = Match(rules, [f"Player {seat + 1}" for seat in range(rules.seats.start)], seed=0)
    asked = 0
    while match.deciders and asked < WARM_UP_DECISIONS:
        seat = match.deciders[0]
        moves = match.legal_moves(seat)
        if len(moves) > 1:
            advise(game, match.observation(seat), Budget(playouts=WARM_UP_PLAYOUTS * len(moves)))
            asked += 1
        match.push(Move(seat, moves[asked % len(moves)]))
