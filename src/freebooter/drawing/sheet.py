"""A sheet to draw a table on: boxes, words, icons and cards, put down one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple
from unicodedata import east_asian_width
from xml.sax.saxutils import escape, quoteattr

from .faces import faces

SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L','Hiragino Mincho ProN',Georgia,serif"
SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans JP','Hiragino Sans','Yu Gothic UI',sans-serif"
WIDE, BOLD = 1.0, 1.15
"""Parts of a letter's height that a wide letter takes, and what bold type adds."""

HEIGHT = 1.4
"""The height of a card by its width."""

ROUND = 0.09
"""How round the corners of a card are, by its width."""

GLOW = "freebooter-glow"


class Type(NamedTuple):
    """How words are set."""

    size: float = 14
    colour: str = "ink"
    bold: bool = False
    italic: bool = False
    serif: bool = False
    anchor: str = "start"


PLAIN = Type()


def width_of(words: str, kind: Type = PLAIN) -> float:
    """How much room words take, about; nobody here knows the reader's fonts."""
    letters = sum(WIDE if east_asian_width(letter) in "WF" else _share(letter) for letter in words)
    return letters * kind.size * (BOLD if kind.bold else 1)


def _share(letter: str) -> float:
    if letter in "iljtfI.,:;'|! ":
        return 0.35
    return 0.74 if letter.isupper() or letter in "mw" else 0.6


def shortened(words: str, room: float, kind: Type = PLAIN) -> str:
    """Words that fit, cut short where they must be."""
    if width_of(words, kind) <= room:
        return words
    while words and width_of(words + "…", kind) > room:
        words = words[:-1]
    return words.rstrip() + "…"


def lines_of(words: str, room: float, kind: Type = PLAIN) -> list[str]:
    """Words on as many lines as they need."""
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if width_of(longer, kind) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return [piece for line in lines for piece in _pieces(line, room, kind)]


def _pieces(line: str, room: float, kind: Type) -> list[str]:
    """A line without spaces may still be too long, as Japanese ones are."""
    pieces = [""]
    for letter in line:
        if pieces[-1] and width_of(pieces[-1] + letter, kind) > room:
            pieces.append("")
        pieces[-1] += letter
    return pieces


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


class Sheet:
    """A drawing of a game's table in the making. Colours are those of `Faces`, or written out as `#…`."""

    def __init__(self, game: str, width: float) -> None:
        self.game = game
        self.width = width
        self.faces = faces()
        self._drawn: list[str] = []
        self._symbols: dict[str, str] = {}

    def colour(self, name: str) -> str:
        return name if name.startswith("#") or name == "none" else self.faces.colour(name)

    def _add(self, tag: str, inside: str = "", **attributes: str | float) -> None:
        written = "".join(
            f" {name.replace('_', '-')}={quoteattr(value if isinstance(value, str) else _number(value))}"
            for name, value in attributes.items()
        )
        self._drawn.append(f"<{tag}{written}>{inside}</{tag}>" if inside else f"<{tag}{written}/>")

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: str = "panel",
        line: str = "line",
        thick: float = 1,
        radius: float = 8,
        dashed: bool = False,
    ) -> None:
        more = {"stroke_dasharray": "3 3"} if dashed else {}
        colours = {"fill": self.colour(fill), "stroke": self.colour(line)}
        self._add("rect", x=x, y=y, width=width, height=height, rx=radius, stroke_width=thick, **colours, **more)

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: str = "line") -> None:
        """A dashed line."""
        self._add("line", x1=x, y1=y, x2=to_x, y2=to_y, stroke=self.colour(colour), stroke_dasharray="3 3")

    def words(self, x: float, y: float, words: str, kind: Type = PLAIN, room: float | None = None) -> None:
        """Words whose foot is at `y`; where room is given they are cut short to fit."""
        shown = words if room is None else shortened(words, room, kind)
        style = {"font_weight": "700"} if kind.bold else {}
        style |= {"font_style": "italic"} if kind.italic else {}
        self._add(
            "text",
            escape(shown),
            x=x,
            y=y,
            font_family=SERIF if kind.serif else SANS,
            font_size=kind.size,
            fill=self.colour(kind.colour),
            text_anchor=kind.anchor,
            **style,
        )

    def icon(self, name: str, x: float, y: float, size: float, colour: str, instead: str = "") -> None:
        """An icon of the game, such as `suits-anchor`, or of the house, `signs-wheel`; without outlines a letter."""
        family, _, own = name.partition("-")
        outline = self.faces.outline(self.game, family, own)
        if outline is None:
            kind = Type(size * 0.7, colour, bold=True, anchor="middle")
            self.words(x + size / 2, y + size * 0.75, (instead or own)[:1].upper(), kind)
            return
        symbol = f"freebooter-{self.game}-{name}"
        self._symbols[symbol] = f'<symbol id="{symbol}" viewBox="0 0 512 512"><path d="{outline}"/></symbol>'
        self._add("use", href=f"#{symbol}", x=x, y=y, width=size, height=size, fill=self.colour(colour))

    def card(
        self, x: float, y: float, width: float, shown: str, icon: str, value: int | str, word: str, *, line: str = ""
    ) -> None:
        """A card face with a value: `shown` is what gives it its colour, `word` what it is called."""
        colour = self.faces.card_colour(self.game, shown)
        art = self.faces.art(self.game, shown)
        if art is not None:
            self._illustrated(x, y, width, shown, art, line)
            kind = Type(width * 0.27, colour, bold=True, serif=True, anchor="middle")
            self.words(x + width * 0.17, y + width * 0.27, str(value), kind)
            self.icon(icon, x + width * 0.2, y + width * 0.37, width * 0.6, "ivory", word)
            return
        self.face(x, y, width, shown, line)
        height = width * HEIGHT
        size = width * 0.58
        self.icon(icon, x + (width - size) / 2, y + (height - size) / 2, size, colour, word)
        self._tab(x, y, width, colour, value)
        turned = f"rotate(180 {_number(x + width / 2)} {_number(y + height / 2)})"
        self._drawn.append(f'<g transform="{turned}">')
        self._tab(x, y, width, colour, value)
        self._drawn.append("</g>")

    def _illustrated(self, x: float, y: float, width: float, shown: str, art: Mapping[str, str], line: str) -> None:
        """The layers of a card that has a scene of its own, all but its icon and its value."""
        colour = self.faces.card_colour(self.game, shown)
        ivory = self.colour("ivory")
        symbol, panel = f"freebooter-{self.game}-art-{shown}", f"freebooter-{self.game}-panel"
        self._symbols[panel] = f'<clipPath id="{panel}"><rect x="4" y="4" width="92" height="132" rx="6"/></clipPath>'
        self._symbols[symbol] = (
            f'<symbol id="{symbol}" viewBox="0 0 100 140"><g clip-path="url(#{panel})">'
            f'<rect width="100" height="140" fill="{colour}"/>{art["scene"]}</g>'
            f'<path d="M4 10 Q4 4 10 4 H35 Q36 31 27 41 Q20 48 4 49 Z" fill="{ivory}"/>'
            f'<path d="M25 117 H75 L71 126 L75 135 H25 L29 126 Z" fill="{ivory}"/>'
            f'<g transform="translate(38 118)" color="{colour}" fill="none" stroke="{colour}" stroke-width="1.9">'
            f"{art['effect']}</g></symbol>"
        )
        edge = max(3.0, width * 0.05) if line else 1
        self.box(x, y, width, width * HEIGHT, fill="ivory", line=line or "card-edge", thick=edge, radius=width * ROUND)
        self._add("use", href=f"#{symbol}", x=x, y=y, width=width, height=width * HEIGHT)

    def _vignette(self, x: float, y: float, width: float, shown: str, colour: str) -> None:
        """Two tones of the colour and a drawing in thin lines, where the game has one."""
        vignette = self.faces.vignette(self.game, shown)
        if vignette is None:
            return
        ground, scene = vignette
        self._drawn.append(f'<g transform="translate({_number(x)} {_number(y)}) scale({_number(width / 100)})">')
        self._add("rect", x=6, y=6, width=88, height=128, rx=4, fill=colour, opacity=0.15)
        self._add("path", d=ground, fill=colour, opacity=0.26)
        self._add("path", d=scene, fill="none", stroke=colour, stroke_width=1.6, opacity=0.42)
        self._drawn.append("</g>")

    def _tab(self, x: float, y: float, width: float, colour: str, value: int | str) -> None:
        """The value of a card, in its corner."""
        inset, size = width * 0.047, width * 0.32
        self._add("rect", x=x + inset, y=y + inset, width=size, height=size, rx=width * 0.06, fill=colour)
        kind = Type(width * 0.27, "ivory", bold=True, serif=True, anchor="middle")
        self.words(x + inset + size / 2, y + inset + size * 0.79, str(value), kind)

    def face(self, x: float, y: float, width: float, shown: str, line: str = "") -> None:
        """A card face with nothing on it yet."""
        colour = self.faces.card_colour(self.game, shown)
        height, inset, frame = width * HEIGHT, width * 0.047, max(1.5, width * 0.026)
        self._symbols[GLOW] = (
            f'<radialGradient id="{GLOW}" cy="0.45" r="0.62"><stop stop-color="white" stop-opacity="0.85"/>'
            '<stop offset="1" stop-color="white" stop-opacity="0"/></radialGradient>'
        )
        ground = self.faces.ground(self.game, shown)
        edge = 2 * frame if line else 1
        self.box(x, y, width, height, fill=ground, line=line or "card-edge", thick=edge, radius=width * ROUND)
        self._add("rect", x=x, y=y, width=width, height=height, rx=width * ROUND, fill=f"url(#{GLOW})")
        self._vignette(x, y, width, shown, colour)
        self._add(
            "rect",
            x=x + inset,
            y=y + inset,
            width=width - 2 * inset,
            height=height - 2 * inset,
            rx=width * 0.05,
            fill=colour,
            fill_opacity=0.14,
            stroke=colour,
            stroke_width=frame,
        )

    def back(self, x: float, y: float, width: float) -> None:
        """The back of a card."""
        self.box(x, y, width, width * HEIGHT, fill="back", line="card-ink", thick=1, radius=width * ROUND)
        scale = f"translate({_number(x)} {_number(y)}) scale({_number(width / 100)})"
        line = self.colour("back-line")
        self._drawn.append(
            f'<g transform="{scale}" color="{line}" fill="none" stroke="{line}" stroke-width="1.6">'
            f"{self.faces.back}</g>"
        )

    def bare(self, x: float, y: float, width: float) -> None:
        """A place where a card could lie."""
        self.box(x, y, width, width * HEIGHT, fill="none", line="board-line", radius=width * ROUND, dashed=True)

    def count(self, x: float, y: float, count: int) -> None:
        """How many cards lie somewhere, in a dark badge whose middle is at `x`."""
        width = 14 + 7 * len(str(count))
        self.box(x - width / 2, y, width, 18, fill="card-ink", line="none", radius=9)
        self.words(x, y + 13, str(count), Type(12, "ivory", bold=True, anchor="middle"))

    def svg(self, height: float, title: str, description: str) -> str:
        """All of it as an SVG file, on paper of its own, so that it can be read in the dark, too."""
        size = f"{_number(self.width)} {_number(height)}"
        paper = f'<rect width="100%" height="100%" rx="10" fill="{self.colour("paper")}"/>'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" width="{_number(self.width)}" '
            f'height="{_number(height)}" role="img" style="max-width:100%;height:auto">'
            f"<title>{escape(title)}</title><desc>{escape(description)}</desc>"
            f"<defs>{''.join(self._symbols.values())}</defs>{paper}{''.join(self._drawn)}</svg>\n"
        )
