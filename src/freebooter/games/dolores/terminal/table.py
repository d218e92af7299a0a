"""The table: displays and scores, and the duel that lies there; as columns on a terminal or as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from freebooter.narration.words import heading, listed, who
from freebooter.terminal.prose import unbroken

from ..narration.choices import waiting
from ..narration.narrator import NARRATOR
from ..narration.words import (
    BOTTLES,
    KINDS,
    SIGNS,
    bottle_word,
    bottles_of,
    card_words,
    gesture_word,
    kind_word,
    tally,
    values_of,
)
from ..text import say

if TYPE_CHECKING:
    from freebooter.engine.score import ScorePart
    from freebooter.terminal.screen import Screen

    from ..view import View

NARROW_NAME = 7
DECIDES = "▶ "
CARDS = "\0"
"""Stands in a sentence where cards of many styles are put."""


def show_table(view: View, screen: Screen) -> None:
    screen.show()
    if screen.is_plain:
        for seat in range(len(view.players)):
            screen.show(_player_sentence(view, seat))
    else:
        screen.show(_displays(view, screen.width))
    show_glance(view, screen)


def show_glance(view: View, screen: Screen) -> None:
    """The piles, the duel's cards and what has been played and shown in it."""
    screen.show(say("piles", draw=view.draw_count, discard=len(view.discard)))
    if view.before_neighbour or view.before_dealer:
        _show_duel(view, screen)
    if view.deciders and view.seat not in view.deciders:
        screen.show(waiting(view))


def _show_duel(view: View, screen: Screen) -> None:
    for seat, cards, first in (
        (view.neighbour, view.before_neighbour, 0),
        (view.dealer, view.before_dealer, len(view.before_neighbour)),
    ):
        role = "dealer" if seat == view.dealer else "neighbour"
        words = say("before", who=who(view, seat), player=view.players[seat], role=role, cards=CARDS)
        screen.show(_line(words, [place_words(view, first + i, card) for i, card in enumerate(cards)]))
    for sentence in _played(view):
        screen.show(sentence)


def place_words(view: View, place: int, card: str | None) -> str:
    """A card of the duel; under the lantern its place, and the card only if the seat sees it."""
    if view.lantern is None and card is not None:
        return card_words(card)
    if card is None:
        return say("place", place=place + 1)
    return say("place-seen", place=place + 1, card=card_words(card))


def _line(words: str, cards: list[str]) -> Text:
    """A sentence with a player's cards of the duel in it; none of them is broken over two lines."""
    head, _, tail = words.partition(CARDS)
    text = Text(head)
    for i, card in enumerate(cards or [say("nothing")]):
        text.append(say("comma") if i else "")
        text.append(unbroken(card), style="bold")
    return text.append(tail)


def _played(view: View) -> list[str]:
    """The bottles that act in this duel, and the gestures shown so far."""
    told = []
    for name, seat in (("lantern", view.lantern), ("two-hand", view.two_hand), ("bet", view.bettor)):
        if seat is not None:
            told.append(say(f"acts-{name}", who=who(view, seat), player=view.players[seat]))
    if view.gestures:
        shown = [
            say("shown", player=heading(view, seat), gesture=gesture_word(gesture))
            for seat, gesture in view.gestures.items()
        ]
        told.append(say("gestures", gestures=listed(shown)))
    return told


def _name(view: View, seat: int) -> str:
    return f"{DECIDES if seat in view.deciders else ''}{heading(view, seat)}"


def _displays(view: View, width: int) -> Table:
    """A column a player and a line a kind: its sum, its cards, and a sign where it scores."""
    labels = 1 + max(cell_len(words) for words in (say("bottles"), *map(kind_word, KINDS)))
    room = max(NARROW_NAME, (width - labels) // len(view.players) - 1)
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
    table.add_column("")
    for seat in range(len(view.players)):
        name = Text(_name(view, seat), style="bold reverse" if seat in view.deciders else "bold", no_wrap=True)
        table.add_column(name, width=room, overflow="ellipsis")
    if view.asks != "over":
        table.add_row("", *(Text(_role(view, seat), style="dim") for seat in range(len(view.players))))
    table.add_row(say("table-points"), *(Text(str(points), style="bold cyan") for points in view.points))
    kinds = [{part.name: part for part in parts} for parts in view.score_parts]
    for message in (f"kind-{kind}" for kind in KINDS):
        if any(message in display for display in kinds):
            table.add_row(say(message), *(_worth(display.get(message), room) for display in kinds))
    bottles = [bottles_of(display) for display in view.displays]
    if any(bottles):
        cells = (Text("\n".join(map(bottle_word, held)) or "·", style="magenta" if held else "dim") for held in bottles)
        table.add_row(say("bottles"), *cells)
    return table


def _role(view: View, seat: int) -> str:
    if seat == view.dealer:
        return say("dealer")
    return say("neighbour") if seat == view.neighbour else ""


def _worth(part: ScorePart | None, room: int) -> Text:
    """A kind's sum, its sign, and its cards if there is room for them."""
    if part is None:
        return Text("·", style="dim", no_wrap=True)
    text = Text(f"{sum(part.values):>2}", style="bold green" if part.points else "", no_wrap=True)
    signs = "".join(sign for mark, sign in SIGNS.items() if mark in part.marks)
    text.append(f"{signs:<2}")
    cards = tally(part.values)
    if len(cards) + len(text) + 1 > room:
        cards = f"({len(part.values)})"
    return text.append(f" {cards}", style="not bold dim")


def _player_sentence(view: View, seat: int) -> str:
    """A player in one sentence: points, what makes them, the display and the bottles."""
    display = view.displays[seat]
    kinds = [
        say("kind", kind=kind_word(kind), sum=sum(values), values=listed(map(str, values)), cards=len(values))
        for kind in KINDS
        if (values := values_of(display, kind))
    ]
    bottles = [bottle_word(bottle) for bottle in bottles_of(display)]
    role = "dealer" if seat == view.dealer else "neighbour" if seat == view.neighbour else "other"
    return say(
        "player",
        player=heading(view, seat),
        role="other" if view.asks == "over" else role,
        points=view.points[seat],
        parts=NARRATOR.made_of(view, seat),
        kinds=say("semicolon").join(kinds) or say("nothing"),
        count=len(bottles),
        bottles=listed(bottles),
    )


def show_discard(view: View, screen: Screen) -> None:
    """The discard pile, kind by kind."""
    kinds = [
        say("kind", kind=kind_word(kind), sum=sum(values), values=tally(values), cards=len(values))
        for kind in KINDS
        if (values := values_of(view.discard, kind))
    ]
    bottles = [bottle_word(bottle) for bottle in BOTTLES if bottle in view.discard]
    cards = say("semicolon").join([*kinds, *([listed(bottles)] if bottles else [])])
    screen.show(say("discard", count=len(view.discard), cards=cards or "-"))
