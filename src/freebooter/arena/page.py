"""A page that stands alone: one HTML file with its tables and pictures in it, that loads nothing from anywhere.

    page = Page("Deckhand against drifter", language="en")
    page.paragraph("1,000 games.")
    page.table(["bot", "wins"], [["deckhand", "91%"], ["drifter", "9%"]])
    page.figure(picture.svg, "Win shares")
    page.write(Path("report.html"))

Everything handed to a page is text and is escaped, except the pictures, which `plots.py` draws. A page follows the
reader's choice of light or dark, and fits a phone. Its colours are variables that pictures use as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby
from pathlib import Path

from .files import write_whole

_STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1d2327; --faint: #667078; --line: #d9d6cd; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14181b; --ink: #e7e4dc; --faint: #9aa3a9; --line: #3a4146; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem 1rem 3rem; max-width: 64rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans JP", sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: .5rem 0 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
p { max-width: 44rem; overflow-wrap: anywhere; }
.note { color: var(--faint); font-size: .9rem; }
.scroll { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .8rem .35rem 0; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
thead th { color: var(--faint); font-weight: 600; vertical-align: bottom; white-space: normal; }
.word { text-align: left; font-weight: inherit; }
td.word { white-space: normal; overflow-wrap: anywhere; min-width: 8rem; }
.pictures { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
figure { margin: 1rem 0; max-width: 31rem; }
figure.wide { max-width: none; grid-column: 1 / -1; }
figure svg { display: block; width: 100%; height: auto; }
figure svg text { font-family: inherit !important; }
figcaption { color: var(--faint); font-size: .9rem; margin-top: .3rem; }
"""

_SHELL = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<h1>{title}</h1>
{body}
</body>
</html>
"""


class Page:
    """A page is filled from top to bottom; pictures that follow each other stand side by side where there is room."""

    def __init__(self, title: str, language: str = "en") -> None:
        self.title = title
        self.language = language
        self._parts: list[tuple[str, str]] = []

    def _add(self, kind: str, html: str) -> None:
        self._parts.append((kind, html))

    def heading(self, text: str) -> None:
        self._add("heading", f"<h2>{escape(text)}</h2>")

    def paragraph(self, text: str) -> None:
        self._add("paragraph", f"<p>{escape(text)}</p>")

    def note(self, text: str) -> None:
        """A paragraph in small print: how something was computed, what it was made with."""
        self._add("note", f'<p class="note">{escape(text)}</p>')

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> None:
        """A table whose first `words` columns are words, and all others figures, set flush right."""
        head = "".join(_cell("th", text, column < words, "col") for column, text in enumerate(columns))
        lines = (
            "".join(
                _cell("th" if column == 0 else "td", text, column < words, "row") for column, text in enumerate(row)
            )
            for row in rows
        )
        body = "\n".join(f"<tr>{line}</tr>" for line in lines)
        self._add(
            "table",
            f'<div class="scroll"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>',
        )

    def figure(self, svg: str, caption: str, wide: bool = False) -> None:
        """A picture that `plots.Picture` has drawn. The caption is also what a screen reader says in its place."""
        kind = ' class="wide"' if wide else ""
        drawing = svg.replace("<svg ", f'<svg role="img" aria-label="{escape(caption)}" ', 1)
        self._add("figure", f"<figure{kind}>\n{drawing}\n<figcaption>{escape(caption)}</figcaption>\n</figure>")

    def html(self) -> str:
        """The whole document."""
        body = []
        for kind, parts in groupby(self._parts, key=lambda part: part[0]):
            inner = "\n".join(html for _, html in parts)
            body.append(f'<div class="pictures">\n{inner}\n</div>' if kind == "figure" else inner)
        return _SHELL.format(
            language=escape(self.language), title=escape(self.title), style=_STYLE, body="\n".join(body)
        )

    def write(self, file: Path) -> None:
        write_whole(file, self.html().encode())


def _cell(tag: str, text: str, is_word: bool, scope: str) -> str:
    marks = (' class="word"' if is_word else "") + (f' scope="{scope}"' if tag == "th" else "")
    return f"<{tag}{marks}>{escape(text)}</{tag}>"
