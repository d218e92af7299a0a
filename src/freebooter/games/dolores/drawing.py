"""The table as a drawing: piles and the duel above, below them every player's display, kind by kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from freebooter.drawing.panels import GAP, LEFT, MARGIN, RIGHT, WIDTH, finish, place
from freebooter.drawing.sheet import HEIGHT, Sheet, Type, lines_of
from freebooter.narration.words import heading

from .narration.words import KINDS, SIGNS, bottle_word, bottles_of, gesture_word, is_good, kind_word, tally
from .text import say

if TYPE_CHECKING:
    from freebooter.engine.game import Game
    from freebooter.engine.score import ScorePart

    from .view import View

CARD = 66
STEP = CARD + 7
PAD = 12
HEAD = 40
"""The height of a duellist's name and role above the cards."""
MIDDLE = 470
"""Between the two duellists."""
NAME = Type(15, bold=True)
ROLE = Type(12, "ink-soft")
DISPLAY = 58
BOTTLES = 112
"""The width of a player's bottles, at the right end of the display."""


def draw(view: View, game: Game) -> str:
    sheet = Sheet(game.name, WIDTH)
    height = 2 * PAD + HEAD + CARD * HEIGHT
    sheet.box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, height, fill="board", line="board-line")
    _piles(sheet, view, MARGIN + PAD + HEAD)
    if view.asks != "over":
        sheet.line(MIDDLE, MARGIN + PAD, MIDDLE, MARGIN + height - PAD, "board-line")
        left = MIDDLE - PAD - _width(view.before_neighbour)
        _side(sheet, view, view.neighbour, view.before_neighbour, left, first=0)
        _side(sheet, view, view.dealer, view.before_dealer, MIDDLE + PAD, first=len(view.before_neighbour))
    y = MARGIN + height + GAP
    for seat in range(len(view.players)):
        place(sheet, y, DISPLAY, view, seat, _role(view, seat))
        _display(sheet, view, seat, y)
        y += DISPLAY + GAP
    return finish(sheet, y, view, game)


def _role(view: View, seat: int) -> str:
    if view.asks == "over":
        return ""
    return say("dealer") if seat == view.dealer else say("neighbour") if seat == view.neighbour else ""


def _width(cards: Sequence[str | None]) -> float:
    return max(2, len(cards)) * STEP - (STEP - CARD)


def _piles(sheet: Sheet, view: View, y: float) -> None:
    x = MARGIN + PAD
    for count in (view.draw_count, len(view.discard)):
        if not count:
            sheet.bare(x, y, CARD)
        elif count == view.draw_count:
            sheet.back(x, y, CARD)
        else:
            _card(sheet, view.discard[-1], x, y)
        sheet.count(x + CARD / 2, y + CARD * HEIGHT - 9, count)
        x += STEP


def _side(sheet: Sheet, view: View, seat: int, cards: Sequence[str | None], x: float, first: int) -> None:
    """What lies before a duellist, and the gesture once it is shown; under the lantern the cards have numbers."""
    y = MARGIN + PAD
    room = _width(cards) - 40
    sheet.words(x, y + 14, heading(view, seat), NAME, room)
    sheet.words(x, y + 30, _role(view, seat), ROLE, room)
    if seat in view.gestures:
        gesture = view.gestures[seat]
        sheet.icon(f"gestures-{gesture}", x + room + 4, y, 34, "ink", gesture_word(gesture))
    elif seat in view.have_chosen:
        sheet.icon("signs-check", x + room + 10, y + 6, 22, "ink-soft", "✓")
    y += HEAD
    for number in range(max(2, len(cards))):
        left = x + number * STEP
        card = cards[number] if number < len(cards) else ""
        if card is None:
            sheet.back(left, y, CARD)
        elif card:
            _card(sheet, card, left, y)
        else:
            sheet.bare(left, y, CARD)
        if card != "" and view.lantern is not None:
            sheet.count(left + CARD / 2, y + CARD * HEIGHT - 9, first + number + 1)


def _card(sheet: Sheet, card: str, x: float, y: float) -> None:
    """A card of the notation: goods with a value, or a bottle with its name."""
    kind, _, value = card.partition(" ")
    if is_good(card):
        sheet.card(x, y, CARD, kind, f"goods-{kind}", value, kind_word(kind))
        return
    colour = sheet.faces.card_colour(sheet.game, "bottle")
    name = bottle_word(card)
    sheet.face(x, y, CARD, "bottle")
    sheet.icon("bottles-bottle", x + CARD * 0.7, y + CARD * 0.08, CARD * 0.22, colour, " ")
    sheet.icon(f"bottles-{card}", x + CARD * 0.23, y + CARD * 0.22, CARD * 0.54, colour, name)
    kind_of_words = Type(9.5, "card-ink", bold=True, anchor="middle")
    for line, words in enumerate(lines_of(name, CARD * 0.84, kind_of_words)[:3]):
        sheet.words(x + CARD / 2, y + CARD * 0.96 + 10.5 * line, words, kind_of_words)


def _display(sheet: Sheet, view: View, seat: int, y: float) -> None:
    parts = {part.name: part for part in view.score_parts[seat]}
    step = (RIGHT - BOTTLES - LEFT) / len(KINDS)
    for number, kind in enumerate(KINDS):
        _kind(sheet, kind, parts.get(f"kind-{kind}"), LEFT + number * step, y + 6, step - 4)
    held = bottles_of(view.displays[seat])
    size = 32 if len(held) <= 3 else 21
    columns = int(BOTTLES // (size + 3))
    colour = sheet.faces.card_colour(sheet.game, "bottle")
    ground = sheet.faces.ground(sheet.game, "bottle")
    for number, bottle in enumerate(held):
        line, column = divmod(number, columns)
        x, top = RIGHT - BOTTLES + 4 + column * (size + 3), y + 7 + line * (size + 3) + (6 if size > 30 else 0)
        sheet.box(x, top, size, size, fill=ground, line=colour, radius=5)
        sheet.icon(f"bottles-{bottle}", x + 2, top + 2, size - 4, colour, bottle_word(bottle))


def _kind(sheet: Sheet, kind: str, part: ScorePart | None, x: float, y: float, width: float) -> None:
    """A kind of a display: its sum, a sign where it scores, and its cards; what does not score is sunk."""
    height = DISPLAY - 12
    if part is None:
        sheet.box(x, y, width, height, fill="none", line="line", radius=5, dashed=True)
        sheet.icon(f"goods-{kind}", x + (width - 20) / 2, y + (height - 20) / 2, 20, "line", kind_word(kind))
        return
    colour = sheet.faces.card_colour(sheet.game, kind)
    fill, line = ("ivory", colour) if part.points else ("sunk", "line")
    sheet.box(x, y, width, height, fill=fill, line=line, thick=1.5, radius=5)
    sheet.icon(f"goods-{kind}", x + 3, y + 4, 21, colour, kind_word(kind))
    signs = "".join(sign for mark, sign in SIGNS.items() if mark in part.marks)
    sheet.words(x + 27, y + 20, str(sum(part.values)), Type(17, "card-ink", bold=True, serif=True))
    sheet.words(x + width - 3, y + 19, signs, Type(10, "card-ink", anchor="end"))
    sheet.words(x + width / 2, y + height - 6, tally(part.values), Type(11, "ink-soft", anchor="middle"), width - 4)
