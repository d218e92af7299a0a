"""The table as a drawing: piles and row above, below them every player's bank with the top cards of its stacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from freebooter.drawing.panels import GAP, LEFT, MARGIN, RIGHT, WIDTH, finish, place
from freebooter.drawing.sheet import HEIGHT, ROUND, Sheet, Type
from freebooter.narration.words import player_word

from .narration.words import SYMBOLS, card_list, stack, suit_word, trait_word
from .text import say

if TYPE_CHECKING:
    from freebooter.engine.game import Game

    from .view import Card, View

CARD = 66
"""The width of a card on the table."""
STEP = CARD + 8
ROW = MARGIN + 2 * STEP + 40
"""Where the row begins, to the right of the piles."""
A_LINE = int((WIDTH - MARGIN - ROW) // STEP)
"""So many cards lie beside each other."""
CAPTION = Type(13)
CAPTIONED = 32
"""The height that a caption takes above its cards."""
PAD = 12
BANK = 54


def draw(view: View, game: Game) -> str:
    sheet = Sheet(game.name, WIDTH)
    height = 2 * PAD + _height(view.row) + (CAPTIONED + _height(view.offer) if view.offer else 0)
    sheet.box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, height, fill="board", line="board-line")
    _piles(sheet, view, MARGIN + PAD)
    if view.choice_of_traits:
        _draft(sheet, view, MARGIN + PAD)
    else:
        _cards(sheet, view.row, _safe(view), MARGIN + PAD)
    if view.offer:
        y = MARGIN + PAD + _height(view.row) + CAPTIONED
        offered = say("table-offer", cards=card_list(view.offer))
        sheet.words(ROW, y - 7, offered, CAPTION, WIDTH - 2 * MARGIN - ROW)
        _cards(sheet, view.offer, set(), y)
    y = MARGIN + height + GAP
    for seat in range(len(view.players)):
        place(sheet, y, BANK, view, seat, _title(view, seat))
        _bank(sheet, view.banks[seat], y)
        y += BANK + GAP
    return finish(sheet, y, view, game)


def _safe(view: View) -> set[int]:
    """The places of the row's protected cards; of two equal cards, as many as are."""
    left = list(view.protected)
    places = set()
    for place_, card in enumerate(view.row):
        if card in left:
            left.remove(card)
            places.add(place_)
    return places


def _face(sheet: Sheet, card: Card, x: float, y: float) -> None:
    sheet.card(x, y, CARD, card.suit, f"suits-{card.suit}", card.value, suit_word(card.suit))


def _height(cards: Sequence[Card]) -> float:
    """The height of cards that lie beside each other, on as many lines as they need."""
    lines = max(1, -(-len(cards) // A_LINE))
    return lines * CARD * HEIGHT + (lines - 1) * GAP


def _cards(sheet: Sheet, cards: Sequence[Card], safe: set[int], y: float) -> None:
    """Cards beside each other; what is protected has a frame around it."""
    if not cards:
        sheet.bare(ROW, y, CARD)
    for number, card in enumerate(cards):
        line, column = divmod(number, A_LINE)
        x, top = ROW + column * STEP, y + line * (CARD * HEIGHT + GAP)
        _face(sheet, card, x, top)
        if number in safe:
            sheet.box(x - 3, top - 3, CARD + 6, CARD * HEIGHT + 6, fill="none", line="good", thick=3, radius=10)


def _piles(sheet: Sheet, view: View, y: float) -> None:
    """The draw pile, with its top card where the seat knows it, and the discard pile."""
    x = MARGIN + 12
    for count, known in ((view.draw_count, view.top[:1]), (view.discard_count, (view.discard or ())[-1:])):
        for layer in range(min(3, count // 4), 0, -1):
            sheet.box(x + layer, y + layer, CARD, CARD * HEIGHT, fill="ivory", line="edge", radius=CARD * ROUND)
        if not count:
            sheet.bare(x, y, CARD)
        elif known:
            _face(sheet, known[0], x, y)
        else:
            sheet.back(x, y, CARD)
        sheet.count(x + CARD / 2, y + CARD * HEIGHT - 9, count)
        x += STEP + 4


def _draft(sheet: Sheet, view: View, y: float) -> None:
    """The traits of which the seat keeps one; the one it has chosen so far is lit."""
    width = (WIDTH - MARGIN - ROW) / len(view.choice_of_traits) - GAP
    for number, trait in enumerate(view.choice_of_traits):
        x = ROW + number * (width + GAP)
        chosen = trait == view.chosen_trait
        fill, line = ("accent-soft", "accent") if chosen else ("panel", "line")
        sheet.box(x, y, width, CARD * HEIGHT, fill=fill, line=line, thick=2 if chosen else 1)
        kind = Type(17, bold=True, serif=True, anchor="middle")
        sheet.words(x + width / 2, y + CARD * HEIGHT / 2 + 6, trait_word(trait), kind, width - 2 * GAP)


def _title(view: View, seat: int) -> str:
    """What stands under a player's name: trait and rival."""
    trait, rival = view.traits[seat], view.rivals[seat]
    words = trait_word(trait) if trait else ""
    if rival is not None and len(view.players) > 2:
        return say("table-rival", trait=words or say("table-no-trait"), rival=player_word(view, rival))
    return words


def _bank(sheet: Sheet, bank: Sequence[Card], y: float) -> None:
    """Ten stacks: the suit, the value of the top card, and how many lie under it."""
    step = (RIGHT - LEFT) / len(SYMBOLS)
    width, height, top = step - 4, BANK - 12, y + 6
    for number, suit in enumerate(SYMBOLS):
        x = LEFT + number * step
        values = stack(bank, suit)
        if not values:
            sheet.box(x, top, width, height, fill="none", line="line", radius=5, dashed=True)
            sheet.icon(f"suits-{suit}", x + (width - 20) / 2, top + (height - 20) / 2, 20, "line", suit_word(suit))
            continue
        colour = sheet.faces.card_colour(sheet.game, suit)
        for layer in range(min(3, len(values) - 1), 0, -1):
            sheet.box(x, top + 2 * layer, width, height, fill="ivory", line=colour, radius=5)
        sheet.box(x, top, width, height, fill="ivory", line=colour, thick=1.5, radius=5)
        sheet.icon(f"suits-{suit}", x + 3, top + (height - 24) / 2, 24, colour, suit_word(suit))
        kind = Type(17, "card-ink", bold=True, serif=True, anchor="end")
        sheet.words(x + width - 5, top + height / 2 + (0 if len(values) > 1 else 6), str(values[0]), kind)
        if len(values) > 1:
            more = Type(11, "ink-soft", bold=True, anchor="end")
            sheet.words(x + width - 4, top + height - 5, f"+{len(values) - 1}", more)
