"""Bots at a table: each is asked for its moves and for what it says, and hears nothing but its own seat's view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from freebooter.engine.match import Match, Move
from freebooter.engine.refusal import Refusal
from freebooter.engine.talk import BadTalk

from .player import Bot


class BotFailed(Refusal):
    """A bot that did not answer with one of its moves."""


def ask(match: Match, seat: int, bot: Bot) -> Move:
    """The move that a bot makes for its seat; raises `BotFailed` if it is none."""
    actions = match.legal_moves(seat)
    decide: Any = getattr(bot, "decide", None)
    if decide is not None:
        return Move(seat, decide(match.sight(seat)))
    moves = [match.write(action) for action in actions]
    try:
        chosen = bot.choose(match.view(seat), moves)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise BotFailed("error-bot-raised", name=type(bot).__name__, problem=problem) from error
    if chosen not in moves:
        legal = ", ".join(moves)
        raise BotFailed("error-bot-move", name=type(bot).__name__, move=str(chosen)[:80], legal=legal)
    return Move(seat, actions[moves.index(chosen)])


def let_talk(match: Match, bots: Mapping[int, Bot]) -> None:
    """Let every bot that has something to promise promise it, once for each occasion the game gives."""
    for seat in match.may_promise():
        talk: Any = getattr(bots.get(seat), "talk", None)
        promise = talk(match.view(seat)) if talk is not None else None
        if promise is not None:
            try:
                match.promise(seat, promise)
            except BadTalk as error:
                raise BotFailed("error-bot-promise", name=type(bots[seat]).__name__, problem=str(error)) from error


def play_to_end(match: Match, bots: Mapping[int, Bot]) -> None:
    """Let bots that hold every seat play a match to its end."""
    while deciders := match.deciders:
        let_talk(match, bots)
        match.push(ask(match, deciders[0], bots[deciders[0]]))
