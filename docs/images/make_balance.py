"""Draws `balance-pairs.svg` and `balance-seat.svg`: pictures of `freebooter balance`, as files of their own.

Run it after a change of the rules or of the swift policy: `python docs/images/make_balance.py`.
"""

from __future__ import annotations

import re
from pathlib import Path

from freebooter.arena.balance.exhibits import Drawing
from freebooter.arena.balance.laboratory import answer, choose_questions, laboratory_of, planned
from freebooter.arena.balance.plan import Setup
from freebooter.text import use

FOLDER = Path(__file__).parent
SETUP = Setup("dead-mans-draw", 1_000_000, None, (), "", 0)
CORES = 2
NAMESPACE = "http://www.w3.org/2000/svg"

STYLE = """<style>
:root { --paper: #fbfaf7; --ink: #1d2327; --line: #d9d6cd; background: var(--paper); }
@media (prefers-color-scheme: dark) { :root { --paper: #14181b; --ink: #e7e4dc; --line: #3a4146; } }
text { font-family: system-ui, sans-serif; }
</style>"""
"""A picture takes its colours from its page; alone it needs its own."""


def draw(name: str) -> str:
    """The picture of a question."""
    (question,) = choose_questions(SETUP.game, name)
    program = laboratory_of(SETUP.game).program(SETUP.policy)
    figures = answer(question, planned(question, SETUP), program, SETUP.seed, CORES)
    picture = next(each for each in question.exhibits(figures) if isinstance(each, Drawing))
    svg = re.sub(r"font-family: [^;]*; ", "", picture.draw().svg)
    head, rest = svg.split(">", 1)
    return head.replace("<svg ", f'<svg xmlns="{NAMESPACE}" ', 1) + f">\n{STYLE}{rest}\n"


def main() -> None:
    use("en")
    for name in ("pairs", "seat"):
        (FOLDER / f"balance-{name}.svg").write_text(draw(name), encoding="utf-8")


if __name__ == "__main__":
    main()
