"""Printing the rules, or those of one topic, and the table of editions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.table import Table

from freebooter.narration.topics import Topic
from freebooter.terminal.prose import show_prose

from ..narration.topics import explain, find, whole_rules
from ..narration.words import SYMBOLS
from ..options import EDITIONS
from ..rules.switches import EDITION_SWITCHES
from ..text import say

if TYPE_CHECKING:
    from freebooter.terminal.screen import Screen


def show_rules(topic: str, options: Mapping[str, str], screen: Screen) -> None:
    if topic:
        for found in find(topic, options):
            _show(found, options, screen)
        return
    screen.show(say("game-title"), style="bold")
    for each in whole_rules(options):
        _show(each, options, screen)
    screen.show()
    screen.show(say("rulebook-more"))


def _show(topic: Topic, options: Mapping[str, str], screen: Screen) -> None:
    title = f"{SYMBOLS[topic.name]} {topic.title}" if topic.kind == "suit" and not screen.is_plain else topic.title
    if topic.kind != "section":
        title = say(f"rulebook-{topic.kind}", title=title, name=topic.name)
    screen.show()
    screen.show(title, style="bold underline")
    show_prose(explain(topic, options), screen)


def show_editions(screen: Screen) -> None:
    """A line a switch, a column an edition; in plain text a sentence a switch."""
    if screen.is_plain:
        for switch in EDITION_SWITCHES:
            said = [f"{edition} {switches[switch]}" for edition, switches in EDITIONS.items()]
            screen.show(f"{switch}: {say('comma').join(said)}")
    else:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(say("rulebook-switch-column"), no_wrap=True)
        for edition in EDITIONS:
            table.add_column(edition, no_wrap=True)
        for switch in EDITION_SWITCHES:
            table.add_row(switch, *(switches[switch] for switches in EDITIONS.values()))
        screen.show(table)
    screen.show()
    screen.show(say("rulebook-editions-hint"))
