"""Bots at a table: each is asked for its moves and for what it says, and hears nothing but its own seat's view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from freebooter.engine.match import Match, Move
from freebooter.engine.refusal import Refusal

from .compiled import CompiledBot
from .player import Bot


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
        problem = f"{type(error).__name__}: {error}"
        raise BotFailed("error-bot-raised", name=type(bot).__name__, problem=problem) from error


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


def play_to_end(match: Match, bots: Mapping[int, Bot]) -> None:
    """Let bots that hold every seat play a match to its end."""
    while deciders := match.deciders:
        let_talk(match, bots)
        match.push(ask(match, deciders[0], bots[deciders[0]]))
