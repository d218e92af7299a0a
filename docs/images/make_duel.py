"""Draws `duel.svg`: the order of a duel of Dolores and the windows in which bottles are played.

Which bottles a window lists is asked of the rules. Run it after a change of them: `python docs/images/make_duel.py`.
"""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import escape

from freebooter.engine.kernels.state import argument
from freebooter.games.dolores.game import GAME
from freebooter.games.dolores.rules.bottles import window
from freebooter.games.dolores.rules.state import LARGEST_PILE, Step
from freebooter.games.dolores.rules.terms import BOTTLE_NAMES
from freebooter.games.dolores.text import say

IMAGE = Path(__file__).with_name("duel.svg")
WIDTH, HEIGHT = 860, 980
LEFT, MAIN = 126, 400
RIGHT, SIDE = 612, 212
MIDDLE = LEFT + MAIN // 2
FIRST, GAP, LINE = 30, 30, 20
DUEL, DEAL, THEFT = "A duel begins", "Deal", "Theft"
BEFORE, AFTER = "Window before the count", "Window after the count"

STYLE = """
  text { font: 14px system-ui, sans-serif; fill: #1f2933; }
  .title { font-weight: 600; }
  .note { font-size: 13px; fill: #46515c; }
  .paper { fill: #f6f3ea; stroke: #b9b29e; }
  .step { fill: #ffffff; stroke: #46515c; }
  .window { fill: #d5ece8; stroke: #0f766e; stroke-width: 2; }
  .end { fill: #f6dcd3; stroke: #9a3412; stroke-width: 2; }
  .way { fill: none; stroke: #46515c; stroke-width: 1.6; marker-end: url(#tip); }
  .back { fill: none; stroke: #0f766e; stroke-width: 1.6; marker-end: url(#teal-tip); }
"""


def bottles_at(step: Step) -> tuple[list[str], list[str], list[str]]:
    """What may be played at a step: by anyone, by duellists only, by others only."""
    most = GAME.seats.stop - 1
    state = GAME.rules.undealt(GAME.usual_options(most), most)
    state["pile_count"] = LARGEST_PILE
    state["step"] = step
    record = argument(state)
    duellist, other = int(window(record, 0)), int(window(record, GAME.seats.stop - 2))
    masks = (duellist & other, duellist & ~other, other & ~duellist)
    anyone, duellists, others = (
        [say(f"bottle-{name}", in_language="en") for i, name in enumerate(BOTTLE_NAMES) if mask >> i & 1]
        for mask in masks
    )
    return anyone, duellists, others


def playable(step: Step) -> list[str]:
    anyone, duellists, others = bottles_at(step)
    lines = [", ".join(anyone)]
    lines += [f"{name} (duellists only)" for name in duellists] + [f"{name} (the others only)" for name in others]
    return lines


class Drawing:
    """A picture in the making. `edges` are the upper and lower edges of the boxes of the main way, by their titles."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.edges: dict[str, tuple[int, int]] = {}

    def note(self, x: int, y: int, *lines: str) -> None:
        for number, line in enumerate(lines):
            self._text(x, y + 16 * number, line, "note")

    def _text(self, x: int, y: int, words: str, kind: str = "plain") -> None:
        self.parts.append(f'<text x="{x}" y="{y}" class="{kind}">{escape(words)}</text>')

    def box(self, kind: str, x: int, y: int, width: int, title: str, lines: list[str]) -> int:
        """A box with a title and further lines; returns where it ends below."""
        height = 16 + LINE * (1 + len(lines))
        self.parts.append(f'<rect class="{kind}" x="{x}" y="{y}" width="{width}" height="{height}" rx="8"/>')
        self._text(x + 14, y + 24, title, "title")
        for number, line in enumerate(lines, 1):
            self._text(x + 14, y + 24 + LINE * number, line)
        return y + height

    def below(self, kind: str, title: str, *lines: str) -> None:
        """The next box of the main way, joined to the one before it."""
        top = FIRST
        if self.edges:
            end = list(self.edges.values())[-1][1]
            top = end + GAP
            self.way((MIDDLE, end), (MIDDLE, top))
        self.edges[title] = top, self.box(kind, LEFT, top, MAIN, title, list(lines))

    def way(self, *points: tuple[int, int], kind: str = "way") -> None:
        path = " L".join(f"{x} {y}" for x, y in points)
        self.parts.append(f'<path class="{kind}" d="M{path}"/>')

    def finished(self) -> str:
        tips = "".join(
            f'<marker id="{name}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
            f'<path d="M0 0 L8 4 L0 8 z" fill="{colour}"/></marker>'
            for name, colour in (("tip", "#46515c"), ("teal-tip", "#0f766e"))
        )
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
        title = "<title>The order of a duel of Dolores and its windows</title>"
        paper = f'<rect class="paper" x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="14"/>'
        shapes = "\n".join(self.parts)
        return f"{head}\n{title}\n<style>{STYLE}</style>\n<defs>{tips}</defs>\n{paper}\n{shapes}\n</svg>\n"


def draw_duel(drawing: Drawing) -> None:
    """The main way, from above down."""
    drawing.below("step", DUEL, "The dealer against the neighbour on the left.")
    drawing.below("window", "Window before the deal", *playable(Step.BEFORE_DEAL))
    drawing.below("step", DEAL, "Four cards, one by one: two before the neighbour,", "then two before the dealer.")
    drawing.below("window", BEFORE, *playable(Step.BEFORE_COUNT))
    drawing.below(
        "step", "Count", "Both duellists, and a bettor, choose secretly;", "then all is shown at the same moment."
    )
    drawing.below("step", "Two hands", "Whoever showed two gestures says which counts.")
    drawing.below("window", AFTER, *playable(Step.AFTER_COUNT))
    drawing.below("step", "Bet", "A bettor who was right takes any number of cards.")
    outcome = "First choice takes a card; the rest is handed out", "or discarded; two choices drop a kind each."
    drawing.below("step", "Outcome", *outcome)
    drawing.below("step", THEFT, "Whoever received it takes goods of another player.")


def draw_ends(drawing: Drawing) -> None:
    """Where a duel leads out of: dawn, the end of the game, the next duel."""
    edge, middle = LEFT + MAIN, RIGHT + SIDE // 2
    over = drawing.box("end", RIGHT, FIRST, SIDE, "The game is over", ["Displays are scored."])
    drawing.way((edge, FIRST + 28), (RIGHT, FIRST + 28))
    drawing.note(edge + 4, over + 2, "fewer than", "four cards")
    dawn = drawing.edges[DEAL][0] - 6
    dawn_end = drawing.box("window", RIGHT, dawn, SIDE, "Window at dawn", playable(Step.DAWN))
    drawing.way((edge, dawn + 16), (RIGHT, dawn + 16))
    drawing.note(edge + 8, dawn + 10, "dawn")
    drawing.way((RIGHT, dawn_end - 12), (edge, dawn_end - 12), kind="back")
    drawing.note(edge + 20, dawn_end - 17, "played")
    drawing.way((middle, dawn), (middle, over))
    drawing.note(middle + 8, (dawn + over) // 2 + 5, "not played")
    last, rail = drawing.edges[THEFT][0] + 28, WIDTH - 22
    drawing.way((edge, last), (rail, last), (rail, 14), (MIDDLE, 14), (MIDDLE, FIRST))
    drawing.note(RIGHT - 20, last - 8, "next duel: the neighbour deals")


def draw_returns(drawing: Drawing) -> None:
    """The bottles that lead back to an earlier step."""
    deal_end = drawing.edges[DEAL][1]
    before, before_end = drawing.edges[BEFORE]
    after = drawing.edges[AFTER][0]
    left, right = LEFT - 30, LEFT + MAIN + 36
    drawing.way((LEFT, before + 40), (left, before + 40), (left, deal_end - 24), (LEFT, deal_end - 24), kind="back")
    drawing.note(14, deal_end + 10, "Swell:", "four new")
    drawing.note(14, deal_end + 50, "Convoy:", "two more")
    drawing.way((LEFT, after + 20), (left, after + 20), (left, before_end - 20), (LEFT, before_end - 20), kind="back")
    drawing.note(14, (after + before_end) // 2 - 8, "Void:", "once more")
    edge = LEFT + MAIN
    drawing.way((edge, after + 30), (right, after + 30), (right, deal_end - 14), (edge, deal_end - 14), kind="back")
    drawing.note(right + 8, (after + before_end) // 2 - 8, "Convoy: two more,", "then back to this window")


def draw() -> str:
    drawing = Drawing()
    draw_duel(drawing)
    draw_ends(drawing)
    draw_returns(drawing)
    return drawing.finished()


if __name__ == "__main__":
    IMAGE.write_text(draw(), encoding="utf-8")
