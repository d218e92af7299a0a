"""Draws `duel.svg`: the order of a duel of Dolores and the windows in which bottles are played.

Which bottles a window lists is asked of the rules. Run it after a change of them: `python docs/images/make_duel.py`.
"""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import escape

from freebooter.dolores.bottles import window
from freebooter.dolores.cards import BOTTLE_NAMES
from freebooter.dolores.game import GAME
from freebooter.dolores.options import DEFAULTS
from freebooter.dolores.state import LARGEST_PILE, Step
from freebooter.engine.state import argument
from freebooter.text import say

IMAGE = Path(__file__).with_name("duel.svg")
WIDTH, HEIGHT = 860, 980
LEFT, MAIN = 126, 400
RIGHT, SIDE = 612, 212
LINE = 20

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
    state = GAME.undealt(DEFAULTS, GAME.seats.stop - 1)
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
    def __init__(self) -> None:
        self.parts: list[str] = []

    def text(self, x: int, y: int, words: str, kind: str = "") -> None:
        self.parts.append(f'<text x="{x}" y="{y}" class="{kind}">{escape(words)}</text>')

    def box(self, kind: str, x: int, y: int, width: int, title: str, lines: list[str]) -> int:
        """A box with a title and further lines; returns where it ends below."""
        height = 16 + LINE * (1 + len(lines))
        self.parts.append(f'<rect class="{kind}" x="{x}" y="{y}" width="{width}" height="{height}" rx="8"/>')
        self.text(x + 14, y + 24, title, "title")
        for number, line in enumerate(lines, 1):
            self.text(x + 14, y + 24 + LINE * number, line)
        return y + height

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


def draw() -> str:
    drawing = Drawing()
    middle = LEFT + MAIN // 2
    gap = 30

    def below(kind: str, title: str, *lines: str) -> tuple[int, int]:
        """The next box of the main way, joined to the one before it; returns its upper and lower edge."""
        nonlocal bottom
        top = bottom + gap
        drawing.way((middle, bottom), (middle, top))
        bottom = drawing.box(kind, LEFT, top, MAIN, title, list(lines))
        return top, bottom

    first = 30
    bottom = drawing.box("step", LEFT, first, MAIN, "A duel begins", ["The dealer against the neighbour on the left."])
    begun = bottom
    below("window", "Window before the deal", *playable(Step.BEFORE_DEAL))
    deal, dealt = below(
        "step", "Deal", "Four cards, one by one: two before the neighbour,", "then two before the dealer."
    )
    before, before_end = below("window", "Window before the count", *playable(Step.BEFORE_COUNT))
    below("step", "Count", "Both duellists, and a bettor, choose secretly;", "then all is shown at the same moment.")
    below("step", "Two hands", "Whoever showed two gestures says which counts.")
    after, after_end = below("window", "Window after the count", *playable(Step.AFTER_COUNT))
    below("step", "Bet", "A bettor who was right takes any number of cards.")
    below(
        "step",
        "Outcome",
        "First choice takes a card; the rest is handed out",
        "or discarded; two choices drop a kind each.",
    )
    last, _ = below("step", "Theft", "Whoever received it takes goods of another player.")

    dawn = deal - 6
    dawn_end = drawing.box("window", RIGHT, dawn, SIDE, "Window at dawn", playable(Step.DAWN))
    drawing.way((LEFT + MAIN, dawn + 16), (RIGHT, dawn + 16))
    drawing.text(LEFT + MAIN + 8, dawn + 10, "dawn", "note")
    drawing.way((RIGHT, dawn_end - 12), (LEFT + MAIN, dawn_end - 12), kind="back")
    drawing.text(LEFT + MAIN + 8, dawn_end - 17, "played", "note")
    over = first
    over_end = drawing.box("end", RIGHT, over, SIDE, "The game is over", ["Displays are scored."])
    drawing.way((LEFT + MAIN, over + 28), (RIGHT, over + 28))
    drawing.text(LEFT + MAIN + 3, begun + 2, "fewer than", "note")
    drawing.text(LEFT + MAIN + 3, begun + 17, "four cards", "note")
    drawing.way((RIGHT + SIDE // 2, dawn), (RIGHT + SIDE // 2, over_end))
    drawing.text(RIGHT + SIDE // 2 + 8, (dawn + over_end) // 2 + 5, "not played", "note")

    rail = LEFT - 30
    drawing.way((LEFT, before + 40), (rail, before + 40), (rail, dealt - 24), (LEFT, dealt - 24), kind="back")
    drawing.text(14, (before + dealt) // 2 + 2, "Swell:", "note")
    drawing.text(14, (before + dealt) // 2 + 18, "four new", "note")
    drawing.text(14, (before + dealt) // 2 + 40, "Convoy:", "note")
    drawing.text(14, (before + dealt) // 2 + 56, "two more", "note")
    drawing.way((LEFT, after + 20), (rail, after + 20), (rail, before_end - 20), (LEFT, before_end - 20), kind="back")
    drawing.text(14, (after + before_end) // 2 - 8, "Void:", "note")
    drawing.text(14, (after + before_end) // 2 + 8, "once more", "note")
    far = LEFT + MAIN + 36
    drawing.way((LEFT + MAIN, after + 30), (far, after + 30), (far, dealt - 14), (LEFT + MAIN, dealt - 14), kind="back")
    drawing.text(far + 8, (after + before_end) // 2 - 8, "Convoy: two more,", "note")
    drawing.text(far + 8, (after + before_end) // 2 + 8, "then back to this window", "note")
    end = WIDTH - 22
    drawing.way((LEFT + MAIN, last + 28), (end, last + 28), (end, 14), (middle, 14), (middle, first))
    drawing.text(RIGHT - 20, last + 20, "next duel: the neighbour deals", "note")
    return drawing.finished()


if __name__ == "__main__":
    IMAGE.write_text(draw(), encoding="utf-8")
