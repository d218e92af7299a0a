"""What `freebooter` says when it is asked for nothing: what one can do first, in five lines."""

from __future__ import annotations

from freebooter.engine.registry import names
from freebooter.narration.words import game_title, listed
from freebooter.text import say

FIRST = {"serve": "greeting-serve", "play": "greeting-play", "rules": "greeting-rules", "--help": "greeting-help"}
"""What one can do first, and in which words it is told."""


def greet() -> None:
    commands = {f"freebooter {command}": say(message) for command, message in FIRST.items()}
    width = max(map(len, commands))
    print(say("greeting", games=listed(map(game_title, names()))))
    for command, words in commands.items():
        print(f"  {command:{width}}  {words}")
