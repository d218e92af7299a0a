"""The table: piles, row, banks, traits and scores, as columns on a terminal or as sentences in plain text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from freebooter.narration.words import heading, listed, player_word, who
from freebooter.terminal.prose import unbroken

from ..narration.choices import waiting
from ..narration.words import SYMBOLS, card_list, card_words, stack, suit_word, trait_word
from ..text import say

if TYPE_CHECKING:
    from freebooter.terminal.screen import Screen

    from ..view import Card, View

NARROW_NAME = 7
"""Columns that a player's name gets at least."""

ON_TURN = "▶ "


def show_table(view: View, screen: Screen) -> None:
    screen.show()
    if screen.is_plain:
        for seat in range(len(view.players)):
            screen.show(_bank_sentence(view, seat))
    else:
        screen.show(_banks(view, screen.width))
        if any(view.traits):
            screen.show(_traits(view))
    show_glance(view, screen)


def show_glance(view: View, screen: Screen) -> None:
    """The piles, the row and what is to be won by collecting now; and for those who wait, whom they wait for."""
    screen.show(say("table-piles", draw=view.draw_count, discard=view.discard_count))
    if view.top:
        screen.show(say("table-known", cards=card_list(view.top), count=len(view.top)))
    if view.offer:
        screen.show(say("table-offer", cards=card_list(view.offer)))
    _show_row(view, screen)
    if view.deciders and view.seat not in view.deciders:
        screen.show(waiting(view))


def _show_row(view: View, screen: Screen) -> None:
    if not view.row:
        if view.drawn:
            screen.show(say("table-row-empty"))
        return
    screen.show(_row_sentence(view) if screen.is_plain else _row(view))
    if view.owed and not (view.asks == "turn" and view.deciders):  # The question says so, too.
        whose = say("table-owed", who=who(view, view.active), player=view.players[view.active], owed=view.owed)
        screen.show(whose, style="bold magenta")
    now = view.points[view.active]
    then = now + view.stakes.gain
    screen.show(say("table-worth", who=who(view, view.active), player=view.players[view.active], now=now, then=then))


def _row_places(view: View) -> list[tuple[Card, bool]]:
    """The row with whether each card is protected; of two equal cards, as many as are."""
    left = list(view.protected)
    places = []
    for card in view.row:
        safe = card in left
        if safe:
            left.remove(card)
        places.append((card, safe))
    return places


def _row_sentence(view: View) -> str:
    cards = [say("table-safe", card=card_words(c)) if safe else card_words(c) for c, safe in _row_places(view)]
    return say("table-row", cards=listed(cards))


def _row(view: View) -> Text:
    """The row; a card is never broken over two lines."""
    head, _, _ = say("table-row", cards="\0").partition("\0")
    text = Text(head)
    for place, (card, safe) in enumerate(_row_places(view)):
        words = f"{SYMBOLS[card.suit]} {card_words(card)}"
        words = say("table-safe", card=words) if safe else words
        text.append("  " if place else "")
        text.append(unbroken(words), style="bold green" if safe else "bold")
    return text


def _name(view: View, seat: int) -> str:
    return f"{ON_TURN if seat == view.active and view.deciders else ''}{heading(view, seat)}"


def _banks(view: View, width: int) -> Table:
    """A column a player and a line a suit: the stacks with their top cards first."""
    labels = 1 + max(cell_len(f"{symbol} {suit_word(suit)}") for suit, symbol in SYMBOLS.items())
    room = max(NARROW_NAME, (width - labels) // len(view.players) - 1)
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False)
    table.add_column("", no_wrap=True)
    for seat in range(len(view.players)):
        name = Text(_name(view, seat), style="bold reverse" if seat == view.active else "bold", no_wrap=True)
        table.add_column(name, width=room, no_wrap=True, overflow="ellipsis")
    table.add_row(say("table-points"), *(Text(str(points), style="bold cyan") for points in view.points))
    table.add_row(say("table-cards"), *(str(len(bank)) for bank in view.banks))
    for suit, symbol in SYMBOLS.items():
        stacks = [stack(bank, suit) for bank in view.banks]
        if any(stacks):
            table.add_row(f"{symbol} {suit_word(suit)}", *(_stack(values, room) for values in stacks))
    return table


def _stack(values: list[int], room: int) -> Text:
    """The whole stack, or where it is too narrow the top card and how many lie under it."""
    if not values:
        return Text("·", style="dim")
    under = " ".join(map(str, values[1:]))
    if len(under) + 2 > room:
        under = f"+{len(values) - 1}"
    text = Text(f"{values[0]} " if under else str(values[0]), style="bold")
    return text.append(under, style="not bold dim")


def _traits(view: View) -> str:
    return say("table-traits", traits=say("semicolon").join(_trait(view, seat) for seat in range(len(view.players))))


def _trait(view: View, seat: int) -> str:
    trait, rival = view.traits[seat], view.rivals[seat]
    words = trait_word(trait) if trait else say("table-no-trait")
    if rival is not None:
        words = say("table-rival", trait=words, rival=player_word(view, rival))
    return say("table-trait", player=heading(view, seat), trait=words)


def _bank_sentence(view: View, seat: int) -> str:
    """A player in one sentence: points, trait and stacks."""
    stacks = []
    for suit in SYMBOLS:
        values = stack(view.banks[seat], suit)
        if values:
            top = say("card", suit=suit_word(suit), value=values[0])
            under = listed(map(str, values[1:]))
            stacks.append(say("table-stack", top=top, under=under) if under else top)
    trait = view.traits[seat]
    return say(
        "table-player",
        player=_trait(view, seat) if trait else heading(view, seat),
        turn="yes" if seat == view.active and view.deciders else "no",
        points=view.points[seat],
        cards=len(view.banks[seat]),
        stacks=say("semicolon").join(stacks),
    )


def show_discard(view: View, screen: Screen) -> None:
    if view.discard is None:
        screen.show(say("table-discard-hidden", discard=view.discard_count))
        return
    stacks = [
        f"{suit_word(suit)} {listed(map(str, stack(view.discard, suit)))}"
        for suit in SYMBOLS
        if stack(view.discard, suit)
    ]
    screen.show(say("table-discard", discard=view.discard_count, cards=say("semicolon").join(stacks) or "-"))
