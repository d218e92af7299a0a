"""Printing the rules, or those of one topic, and the table of editions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.table import Table

from freebooter.dead_mans_draw.options import EDITION_SWITCHES, EDITIONS
from freebooter.text import say

from ..prose import show_prose
from ..topics import Topic
from .topics import find, of_kind, rule, sections
from .words import SYMBOLS

if TYPE_CHECKING:
    from ..screen import Screen

KIND_SECTIONS = {"placing": "suit", "traits": "trait", "variants": "variant"}
"""After which section each kind of topic is listed in the whole rules."""


def show_rules(topic: str, options: Mapping[str, str], screen: Screen) -> None:
    if topic:
        for found in find(topic, options):
            _show(found, options, screen)
        return
    screen.show(say("game-dead-mans-draw"), style="bold")
    for section in sections():
        if section.id == "party" and options["decks"] == "1":
            continue
        if section.id == "mermaids" and options["mermaids"] == "plain":
            continue
        _show(section, options, screen)
        for each in of_kind(KIND_SECTIONS.get(section.id, "")):
            if each.id == "trait-siren" and options["mermaids"] == "plain":
                continue
            _show(each, options, screen)
    screen.show()
    screen.show(say("rulebook-more"))


def _show(topic: Topic, options: Mapping[str, str], screen: Screen) -> None:
    kind, _, name = topic.id.partition("-")
    title = f"{SYMBOLS[name]} {topic.title}" if kind == "suit" and not screen.is_plain else topic.title
    if kind in ("suit", "trait", "variant", "switch"):
        title = say(f"rulebook-{kind}", title=title, name=name)
    screen.show()
    screen.show(title, style="bold underline")
    show_prose(rule(topic.id, options), screen)
    if kind == "switch" and name in EDITION_SWITCHES:
        said = [f"{edition} {switches[name]}" for edition, switches in EDITIONS.items()]
        screen.show(say("rulebook-by-edition", values=say("comma").join(said)))


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
