"""When dawn comes, which cards have not been seen, and what each pair of gestures would do to both scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from freebooter.narration.words import heading, listed, player_word

from ..narration.words import GESTURES, KINDS, bottle_word, bottles_of, gesture_word, kind_word, tally, values_of
from ..text import say

if TYPE_CHECKING:
    from freebooter.terminal.screen import Screen

    from ..view import View

CARDS_IN_A_DUEL = 4


def show_odds(view: View, screen: Screen) -> None:
    for sentence in _dawn(view):
        screen.show(sentence, style="bold")
    _show_unseen(view, screen)
    _show_gestures(view, screen)


def _percent(chance: float) -> float:
    return round(100 * chance, 1)


def _dawn(view: View) -> list[str]:
    """The chance of the next four cards, and of each deal in which dawn can come."""
    if not view.dawn_in_duels:
        out = "dawn" not in view.unseen
        return [say("odds-dawn-out" if out else "odds-last", duels=view.draw_count // CARDS_IN_A_DUEL)]
    told = [say("odds-dawn", percent=_percent(view.dawn_next))]
    chances = [
        say("odds-deal", deal=deal, percent=_percent(chance))
        for deal, chance in enumerate(view.dawn_in_duels, 1)
        if chance
    ]
    never = 1 - sum(view.dawn_in_duels)
    chances += [say("odds-never", percent=_percent(never))] if never > 1e-9 else []
    return [*told, say("odds-deals", chances=listed(chances))]


def _show_unseen(view: View, screen: Screen) -> None:
    """The cards that the seat has not seen, kind by kind."""
    screen.show(say("odds-unseen", cards=len(view.unseen), draw=view.draw_count))
    unseen = {kind: values_of(view.unseen, kind) for kind in KINDS}
    bottles = [bottle_word(bottle) for bottle in bottles_of(view.unseen)]
    if screen.is_plain:
        for kind, values in unseen.items():
            told = say("odds-kind", kind=kind_word(kind), count=len(values), values=tally(values) or "-")
            screen.show(f"  {told}")
    else:
        screen.show(_unseen_table(unseen))
    if bottles:
        screen.show(say("odds-bottles", count=len(bottles), bottles=listed(bottles)))


def _unseen_table(unseen: dict[str, list[int]]) -> Table:
    """A line a kind: how many, and of which values."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for kind, values in unseen.items():
        table.add_row(kind_word(kind), Text(str(len(values)), style="bold"), tally(values) or "-")
    return table


def _show_gestures(view: View, screen: Screen) -> None:
    """What each pair of gestures would make of both scores; the seat's own gestures first, if it duels."""
    scores = view.gesture_scores()
    if scores is None:
        return
    mine, other = view.dealer, view.neighbour
    if view.seat == view.neighbour:
        mine, other = other, mine
        scores = {(b, a): (y, x) for (a, b), (x, y) in scores.items()}
    names: dict[str, Any] = {"first": player_word(view, mine), "second": player_word(view, other)}
    screen.show(say("odds-gestures", now=view.points[mine], other=view.points[other], **names))
    if screen.is_plain:
        for (own, others), (first, second) in sorted(scores.items(), key=_in_order):
            pair: dict[str, Any] = {"own": gesture_word(own), "others": gesture_word(others)}
            screen.show("  " + say("odds-pair", points=first, other=second, **names, **pair))
    else:
        screen.show(_gestures_table(scores, f"{heading(view, mine)} \\ {heading(view, other)}"))


def _in_order(entry: tuple[tuple[str, str], tuple[int, int]]) -> tuple[int, ...]:
    """By the own gesture, then by the other's, as the rules list them."""
    return tuple(map(GESTURES.index, entry[0]))


def _gestures_table(scores: dict[tuple[str, str], tuple[int, int]], title: str) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False)
    table.add_column(title, no_wrap=True, overflow="ellipsis")
    for others in GESTURES:
        table.add_column(gesture_word(others), justify="center")
    for own in GESTURES:
        cells = (scores[own, others] for others in GESTURES)
        table.add_row(Text(gesture_word(own), style="bold"), *(f"{first} : {second}" for first, second in cells))
    return table
