"""Pictures of balance: estimates in rows and along an axis, who beats whom, and how points are spread."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isnan
from typing import Any

import numpy as np

from ..plots import INK, LINE, Picture, colours, ink_on, percent_ticks, spreads
from .estimates import Estimate

LEGEND_FROM = 2
FEW_TICKS = 5
ENOUGH = 4000
"""Values that are enough to draw a spread."""


def dots(
    name: str,
    rows: Sequence[str],
    series: Mapping[str, Sequence[Estimate]],
    label: str,
    legend: str | None = None,
    fair: float | None = None,
    in_percent: bool = False,
) -> Picture:
    """A row for each name with an estimate of every series, close below each other; `fair` is dashed."""
    step = 0.72 / len(series)
    with Picture(name, height=1.1 + 0.32 * len(rows) * max(1.0, 0.35 * len(series))) as picture:
        axes = picture.axes
        for number, ((each, estimates), colour) in enumerate(zip(series.items(), colours(len(series)), strict=True)):
            shift = step * (number - (len(series) - 1) / 2)
            _whiskers(axes, estimates, shift, colour, each)
        if fair is not None:
            axes.axvline(fair, color=INK, linewidth=1, linestyle=(0, (4, 3)), zorder=0)
        for place in range(1, len(rows)):
            axes.axhline(place - 0.5, color=LINE, linewidth=0.5, zorder=0)
        axes.set_yticks(range(len(rows)), rows)
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.grid(False, axis="y")
        axes.tick_params(axis="y", length=0)
        axes.set_xlabel(label)
        if in_percent:
            axes.locator_params(axis="x", nbins=FEW_TICKS)
            percent_ticks(axes.xaxis)
        _legend(picture, len(series), legend, columns=2)
    return picture


def _whiskers(axes: Any, estimates: Sequence[Estimate], shift: float, colour: str, label: str) -> None:
    for place, estimate in enumerate(estimates):
        if not isnan(estimate.value):
            axes.plot([estimate.low, estimate.high], [place + shift] * 2, color=colour, linewidth=1.6)
    known = [(place + shift, estimate.value) for place, estimate in enumerate(estimates) if not isnan(estimate.value)]
    heights, values = zip(*known, strict=True) if known else ((), ())
    axes.plot(values, heights, linestyle="none", marker="o", markersize=4.2, color=colour, label=label)


def _legend(picture: Picture, series: int, title: str | None, columns: int) -> None:
    """Above the picture, where it hides nothing."""
    if series >= LEGEND_FROM:
        picture.figure.legend(
            loc="outside upper center", ncols=columns, handlelength=1.0, columnspacing=1.2, title=title, fontsize=9.5
        )


def curves(
    name: str,
    places: Sequence[str],
    series: Mapping[str, Sequence[Estimate]],
    across: str,
    up: str,
    legend: str | None = None,
    fair: float | None = None,
) -> Picture:
    """Estimates from place to place, a curve with whiskers for each series; shares are written in per cent."""
    with Picture(name, height=3.6) as picture:
        axes = picture.axes
        for (each, estimates), colour in zip(series.items(), colours(len(series)), strict=True):
            known = [place for place, estimate in enumerate(estimates) if not isnan(estimate.value)]
            values = [estimates[place].value for place in known]
            errors = np.array(
                [
                    [estimates[place].value - estimates[place].low for place in known],
                    [estimates[place].high - estimates[place].value for place in known],
                ]
            )
            axes.errorbar(
                known,
                values,
                yerr=np.maximum(errors, 0),
                color=colour,
                marker="o",
                markersize=4.5,
                linewidth=1.8,
                elinewidth=1.4,
                label=each,
            )
        if fair is not None:
            axes.axhline(fair, color=INK, linewidth=1, linestyle=(0, (4, 3)), zorder=0)
        axes.set_xticks(range(len(places)), places)
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        percent_ticks(axes.yaxis)
        _legend(picture, len(series), legend, columns=4)
    return picture


def heat_map(name: str, names: Sequence[str], values: np.ndarray) -> Picture:
    """Who beats whom: the share of the row against the column, half in the middle of the scale.

    Columns are headed by the numbers of the rows, so that tiles stay large enough for their figures on a phone.
    """
    from matplotlib import colormaps
    from matplotlib.colors import TwoSlopeNorm

    count = len(names)
    with Picture(name, width=5.9, height=0.5 + 0.245 * count) as picture:
        axes = picture.axes
        scale = colormaps["PuOr"]
        reach = max(0.05, float(np.nanmax(np.abs(values - 0.5))))
        norm = TwoSlopeNorm(0.5, 0.5 - reach, 0.5 + reach)
        edges = np.arange(count + 1) - 0.5
        axes.pcolormesh(edges, edges, np.ma.masked_invalid(values), cmap=scale, norm=norm)
        for (row, column), value in np.ndenumerate(values):
            if not isnan(value):
                ink = ink_on(scale(norm(value)))
                axes.text(column, row, f"{100 * value:.0f}", ha="center", va="center", color=ink, fontsize=8)
        axes.set_ylim(count - 0.5, -0.5)
        axes.set_xticks(range(count), [str(place) for place in range(1, count + 1)], fontsize=8)
        axes.set_yticks(range(count), [f"{each}  {place}" for place, each in enumerate(names, 1)], fontsize=8.5)
        axes.xaxis.tick_top()
        axes.tick_params(length=0)
        axes.grid(False)
        for spine in axes.spines.values():
            spine.set_visible(False)
    return picture


def histograms(name: str, counts: Mapping[str, Mapping[int, int]], label: str) -> Picture:
    """How values are spread, out of how often each occurred."""
    values = {}
    for each, found in counts.items():
        most = max(1.0, sum(found.values()) / ENOUGH)
        times = [round(count / most) for count in found.values()]
        values[each] = np.repeat(list(found), times).tolist()
    return spreads(name, values, label)
