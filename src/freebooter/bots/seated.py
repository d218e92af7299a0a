"""Bots at a table: each is asked for its moves and for what it says, and hears nothing but its own seat's view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from freebooter.engine.match import Match, Move
from freebooter.engine.refusal import BadSetup, Refusal, given

from .compiled import CompiledBot
from .named import NamedBot
from .player import Bot, problem_of


class BotFailed(Refusal):
    """A bot that did not answer with one of its moves."""


def ask(match: Match, seat: int, bot: Bot) -> Move:
    """The move that a bot makes for its seat; raises `BotFailed` if it is none."""
    if isinstance(bot, CompiledBot):
        return Move(seat, bot.decide(match.observation(seat)))
    actions = match.legal_moves(seat)
    moves = [match.write(action) for action in actions]
    chosen = _answer(bot, bot.choose, match.view(seat), list(moves))
    if chosen not in moves:
        legal = ", ".join(moves)
        raise BotFailed("error-bot-move", name=type(bot).__name__, move=str(chosen)[:80], legal=legal)
    return Move(seat, actions[moves.index(chosen)])


def _answer(bot: Bot, method: Callable[..., Any], *given: Any) -> Any:
    """What a bot answers; whatever goes wrong in it is its failure."""
    try:
        return method(*given)
    except Exception as error:
        raise BotFailed("error-bot-raised", name=type(bot).__name__, problem=problem_of(error)) from error


def let_talk(match: Match, bots: Mapping[int, Bot]) -> None:
    """Let every bot that has something to promise promise it, once for each occasion the game gives."""
    for seat in match.may_promise():
        talk: Any = getattr(bots.get(seat), "talk", None)
        promise = _answer(bots[seat], talk, match.view(seat)) if talk is not None else None
        if promise is not None:
            try:
                match.promise(seat, str(promise))
            except Refusal as error:
                raise BotFailed("error-bot-promise", name=type(bots[seat]).__name__, problem=str(error)) from error


def play(match: Match, bots: Sequence[Bot] | Mapping[int, Bot]) -> None:
    """Let bots play: to the end of the match, or until only seats have to decide that none of them holds.

    Either a bot for each seat, or a mapping of seats to bots. A bot that fails raises `BotFailed`.

    Examples:
        >>> match = Match("dead-mans-draw", ["Ann", "Bob"], seed=33)
        >>> play(match, [bot("contender"), bot("deckhand")])
        >>> match.is_over
        True
    """
    held = _seated(match, bots)
    while (seat := next((seat for seat in match.deciders if seat in held), None)) is not None:
        let_talk(match, held)
        match.push(ask(match, seat, held[seat]))


def _seated(match: Match, bots: Sequence[Bot] | Mapping[int, Bot]) -> dict[int, Bot]:
    """The bots by seat, each made for the game of the match."""
    is_list = isinstance(bots, (list, tuple)) and len(bots) == len(match.players)
    if not (is_list or isinstance(bots, Mapping)):
        raise BadSetup("error-bots", key="bots", bots=given(bots))
    held = dict(bots.items() if isinstance(bots, Mapping) else enumerate(bots))
    for seat, bot in held.items():
        match.check_seat(seat)
        if not callable(getattr(bot, "choose", None)):
            raise BadSetup("error-bots", key="bots", bots=given(bot))
    return {seat: bot.of(match.game) if isinstance(bot, NamedBot) else bot for seat, bot in held.items()}
