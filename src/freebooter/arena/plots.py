"""Pictures for pages, drawn by Matplotlib as SVG that is part of a page.

    with Picture("wins", height=2) as picture:
        picture.axes.barh(["captain", "drifter"], [0.9, 0.1], color=colours(2))
    page.figure(picture.svg, "Win shares")

Text and lines take their colours from the page, light or dark, and letters are letters, in the page's font. The same
numbers make the same file. Nothing global is touched: no window, no figure that somebody has to close. Matplotlib comes
with the extra `arena`, and is loaded when the first picture is drawn.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Mapping, Sequence
from io import StringIO
from types import TracebackType
from typing import Any

import numpy as np

from freebooter.text import numbers

PALETTE = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9", "#8c6bb1", "#a0a000")
"""Okabe and Ito's colours, told apart by colour-blind eyes too, in tones that show on light and on dark."""

WIDTH = 4.7
"""Inches. So narrow that letters are still readable where the picture is as wide as a phone."""

MOST_STEPS = 40
"""How finely a spread is drawn."""

INK, LINE = "#010203", "#030201"
"""Stand for the page's own colours until the picture is finished."""

_STYLE: Any = {
    "svg.fonttype": "none",
    "font.size": 11,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": LINE,
    "axes.facecolor": "none",
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "figure.facecolor": "none",
    "grid.color": LINE,
    "grid.linewidth": 0.7,
    "legend.frameon": False,
    "xtick.color": LINE,
    "xtick.labelcolor": INK,
    "ytick.color": LINE,
    "ytick.labelcolor": INK,
}


def colours(count: int) -> list[str]:
    """That many colours; after the eighth they come again."""
    return [PALETTE[number % len(PALETTE)] for number in range(count)]


class Picture:
    """A figure with one pair of axes. Draw inside `with`; `svg` is there afterwards.

    `name` must be unique within a page: it keeps the inner links of its pictures apart.
    """

    def __init__(self, name: str, height: float = 3.0, width: float = WIDTH) -> None:
        from matplotlib import rc_context

        self.name = name
        self.svg = ""
        self._settings = rc_context({**_STYLE, "svg.hashsalt": name})
        self._size = (width, height)

    def __enter__(self) -> Picture:
        from matplotlib.figure import Figure

        self._settings.__enter__()
        self.figure = Figure(figsize=self._size, layout="constrained")
        self.axes: Any = self.figure.add_subplot()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if kind is None:
                self.svg = _for_pages(self._written(), self.name)
        finally:
            self._settings.__exit__(kind, error, trace)

    def _written(self) -> str:
        from matplotlib.backends.backend_svg import FigureCanvasSVG

        out = StringIO()
        nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        with warnings.catch_warnings():
            # Letters that Matplotlib's own font lacks, such as Japanese ones, are drawn by the reader's browser.
            warnings.filterwarnings("ignore", message="Glyph .* missing")
            canvas: Any = FigureCanvasSVG(self.figure)
            canvas.print_svg(out, metadata=nothing)
        return out.getvalue()


def _for_pages(svg: str, name: str) -> str:
    """An SVG file as a part of a page: no head, no name spaces, the page's colours, and ids of its own."""
    svg = svg[svg.index("<svg ") :].strip()
    svg = re.sub(r' xmlns(:\w+)?="[^"]*"', "", svg)
    svg = svg.replace("xlink:href", "href")
    svg = re.sub(r' (width|height)="[\d.]+pt"', "", svg, count=2)
    svg = re.sub(r'\b(id="|href="#|url\(#)', rf"\g<1>{name}-", svg)
    return svg.replace(INK, "var(--ink, #222)").replace(LINE, "var(--line, #bbb)")


def intervals(
    name: str,
    rows: Mapping[str, tuple[float, float, float]],
    label: str,
    percent: bool = False,
    mark: float | None = None,
) -> Picture:
    """Estimates with their intervals, a row each from the top: name → (low, estimate, high). `mark` is dashed."""
    with Picture(name, height=0.8 + 0.42 * len(rows)) as picture:
        axes = picture.axes
        for place, ((low, middle, high), colour) in enumerate(zip(rows.values(), colours(len(rows)), strict=True)):
            axes.plot([low, high], [place, place], color=colour, linewidth=3, solid_capstyle="round")
            axes.plot([middle], [place], marker="o", markersize=8, color=colour)
        if mark is not None:
            axes.axvline(mark, color=INK, linewidth=1, linestyle=(0, (4, 3)))
        _name_rows(axes, list(rows))
        axes.set_xlabel(label)
        if percent:
            percent_ticks(axes.xaxis)
    return picture


def bars(name: str, rows: Mapping[str, float], label: str, digits: int = 1) -> Picture:
    """A bar for each name, from the top, and its value at its end."""
    with Picture(name, height=0.8 + 0.42 * len(rows)) as picture:
        axes = picture.axes
        drawn = axes.barh(range(len(rows)), list(rows.values()), height=0.6, color=colours(len(rows)))
        axes.bar_label(drawn, fmt=f"{{:.{digits}f}}", padding=4)
        axes.margins(x=0.15)
        _name_rows(axes, list(rows))
        axes.set_xlabel(label)
    return picture


def lines(
    name: str,
    series: Mapping[str, tuple[Sequence[float], Sequence[float]]],
    across: str,
    up: str,
    width: float = WIDTH,
    percent: bool = False,
) -> Picture:
    """Curves: name → (x, y). A single curve needs no legend."""
    with Picture(name, height=3.2, width=width) as picture:
        axes = picture.axes
        for (curve, (x, y)), colour in zip(series.items(), colours(len(series)), strict=True):
            axes.plot(x, y, color=colour, linewidth=2, label=curve)
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        if percent:
            percent_ticks(axes.yaxis)
        if len(series) > 1:
            axes.legend(loc="best", handlelength=1.2)
    return picture


def spreads(name: str, values: Mapping[str, Sequence[float]], label: str) -> Picture:
    """How values are spread: a row for each name, as wide as values are frequent, with quartiles and median."""
    with Picture(name, height=0.8 + 0.6 * len(values)) as picture:
        axes = picture.axes
        for place, (found, colour) in enumerate(zip(values.values(), colours(len(values)), strict=True)):
            _draw_spread(axes, place, np.asarray(found, float), colour)
        _name_rows(axes, list(values))
        axes.set_xlabel(label)
    return picture


def _draw_spread(axes: Any, place: int, found: np.ndarray, colour: str) -> None:
    """Counts in at most 40 equal steps, mirrored."""
    if len(found) == 0:
        return
    counts, edges = np.histogram(found, bins=_steps(found))
    half = 0.42 * counts / counts.max()
    axes.fill_between(
        np.repeat(edges, 2)[1:-1],
        place - np.repeat(half, 2),
        place + np.repeat(half, 2),
        color=colour,
        alpha=0.45,
        linewidth=0,
    )
    quarter, middle, three_quarters = np.quantile(found, [0.25, 0.5, 0.75])
    axes.plot([quarter, three_quarters], [place, place], color=colour, linewidth=3, solid_capstyle="round")
    axes.plot([middle], [place], marker="o", markersize=7, color=colour)


def _steps(found: np.ndarray) -> np.ndarray:
    """The edges of the steps; whole numbers are grouped so that each step holds as many of them."""
    low, high = found.min(), found.max()
    if not np.array_equal(found, np.round(found)):
        return np.linspace(low, high, MOST_STEPS + 1)
    step = np.ceil((high - low + 1) / MOST_STEPS)
    return np.arange(low - 0.5, high + 0.5 + step, step)


def grid(name: str, names: Sequence[str], values: np.ndarray, percent: bool = True) -> Picture:
    """A table of shares as tiles, half in the middle of the scale: row against column. NaN is left empty."""
    from matplotlib import colormaps

    size = 0.7 + 0.55 * len(names)
    with Picture(name, height=min(size, 8.0)) as picture:
        axes = picture.axes
        scale = colormaps["PuOr"]
        places = np.arange(len(names) + 1) - 0.5
        axes.pcolormesh(places, places, np.ma.masked_invalid(values), cmap=scale, vmin=0, vmax=1)
        axes.set_ylim(len(names) - 0.5, -0.5)
        for (row, column), value in np.ndenumerate(values):
            if not np.isnan(value):
                text = numbers.number(100 * value, 0) if percent else numbers.number(value, 2)
                axes.text(column, row, text, ha="center", va="center", color=ink_on(scale(value)))
        axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
        axes.set_yticks(range(len(names)), names)
        axes.grid(False)
    return picture


def ink_on(colour: Any) -> str:
    """Dark or light, whatever can be read on a colour."""
    from matplotlib.colors import to_rgb

    red, green, blue = to_rgb(colour)
    return "#111111" if 0.299 * red + 0.587 * green + 0.114 * blue > 0.5 else "#f5f5f5"


def _name_rows(axes: Any, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(False, axis="y")
    axes.tick_params(axis="y", length=0)


def percent_ticks(axis: Any) -> None:
    from matplotlib.ticker import FuncFormatter

    axis.set_major_formatter(FuncFormatter(lambda share, _: numbers.percent(share, least=0)))
