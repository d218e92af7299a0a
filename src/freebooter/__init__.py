"""Freebooter: a home for pirate card games, and for any others that are installed.

Examples:
    >>> import freebooter
    >>> match = freebooter.Match("dead-mans-draw", ["Ann", "Bob"], seed=33)
    >>> happened = match.push("draw")
    >>> match.legal_moves()
    ['draw', 'collect']

What is named here is for everybody who imports Freebooter; all else may change. Importing it loads next to nothing: the
rest comes when it is first used, and rules are compiled when the first match is dealt.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .bots.named import bot
    from .bots.player import Bot
    from .bots.seated import BotFailed, play
    from .engine.game import BrokenGame, Game
    from .engine.match import Match, Move
    from .engine.picture import Picture
    from .engine.record import read_record, write_record
    from .engine.refusal import (
        AmbiguousMove,
        BadRecord,
        BadScenario,
        BadSetup,
        IllegalMove,
        InvalidMove,
        Refusal,
    )
    from .engine.registry import games
    from .engine.scenario import Difference, Scenario, Verdict, read_scenario
    from .engine.talk import BadTalk
    from .narration.words import use_language

__version__ = "0.1.0"

_PLACES = {
    "AmbiguousMove": "engine.refusal",
    "BadRecord": "engine.refusal",
    "BadScenario": "engine.refusal",
    "BadSetup": "engine.refusal",
    "BadTalk": "engine.talk",
    "Bot": "bots.player",
    "BotFailed": "bots.seated",
    "BrokenGame": "engine.game",
    "Difference": "engine.scenario",
    "Game": "engine.game",
    "IllegalMove": "engine.refusal",
    "InvalidMove": "engine.refusal",
    "Match": "engine.match",
    "Move": "engine.match",
    "Picture": "engine.picture",
    "Refusal": "engine.refusal",
    "Scenario": "engine.scenario",
    "Verdict": "engine.scenario",
    "bot": "bots.named",
    "games": "engine.registry",
    "play": "bots.seated",
    "read_record": "engine.record",
    "read_scenario": "engine.scenario",
    "use_language": "narration.words",
    "write_record": "engine.record",
}
"""Where each name comes from."""

__all__ = [
    "AmbiguousMove",
    "BadRecord",
    "BadScenario",
    "BadSetup",
    "BadTalk",
    "Bot",
    "BotFailed",
    "BrokenGame",
    "Difference",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "Match",
    "Move",
    "Picture",
    "Refusal",
    "Scenario",
    "Verdict",
    "__version__",
    "bot",
    "games",
    "play",
    "read_record",
    "read_scenario",
    "use_language",
    "write_record",
]


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
    globals()[name] = value  # Found there first from now on.
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
