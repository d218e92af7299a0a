"""Printing the rules, or those of one topic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from freebooter.narration.topics import Topic
from freebooter.terminal.prose import show_prose

from ..narration.topics import NAMED, find, rule, whole_rules
from ..rules.switches import SWITCHES
from ..text import say

if TYPE_CHECKING:
    from freebooter.terminal.screen import Screen


def show_rules(topic: str, options: Mapping[str, str], screen: Screen) -> None:
    if topic:
        for found in find(topic):
            _show(found, options, screen)
        return
    screen.show(say("game-title"), style="bold")
    for each in whole_rules(options):
        _show(each, options, screen)
    screen.show()
    screen.show(say("rulebook-more"))


def _show(topic: Topic, options: Mapping[str, str], screen: Screen) -> None:
    kind, _, name = topic.id.partition("-")
    title = say(f"rulebook-{kind}", title=topic.title, name=name) if kind in NAMED else topic.title
    screen.show()
    screen.show(title, style="bold underline")
    show_prose(rule(topic.id, options), screen)


def show_switches(screen: Screen) -> None:
    """Dolores has no editions, only switches: their values, the usual one first."""
    for switch, values in SWITCHES.items():
        screen.show(say("rulebook-values", switch=switch, values=say("comma").join(values)))
    screen.show()
    screen.show(say("rulebook-no-editions"))
