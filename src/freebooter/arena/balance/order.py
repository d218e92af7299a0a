"""What it is worth to begin: figures by the distance from whoever does, the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from freebooter.text.numbers import number

from .estimates import VICTORY, Estimate, Part, Sample
from .exhibits import Drawing, Exhibit, Grid, percent
from .laboratory import Figures
from .pictures import curves
from .plan import Batch, Cell


def order_rows(batch: Batch, first: np.ndarray) -> np.ndarray:
    """A row for each deal: everybody's victories, then points, clockwise from whoever began, at all tables together."""
    players = batch.points.shape[2]
    seats = (first[:, :, None] + np.arange(players)) % players
    turned = [np.take_along_axis(values, seats, 2).sum(axis=0) for values in (batch.victories, batch.points)]
    return np.concatenate(turned, axis=1)


def order_figures(cells: Sequence[Cell], samples: Sequence[Sample]) -> list[Figures]:
    """For each number of players the win share and points at every distance."""
    return [
        {
            "players": cell.players,
            "games": cell.games,
            "fair_share": 1 / cell.players,
            "seats": [
                {
                    "distance": distance,
                    "win_share": sample.share(Part(distance, unit=VICTORY * len(cell.tables))).as_json(),
                    "points": sample.mean(Part(cell.players + distance, unit=len(cell.tables))).as_json(),
                }
                for distance in range(cell.players)
            ],
        }
        for cell, sample in zip(cells, samples, strict=True)
    ]


def order_exhibits(name: str, tables: Sequence[Figures], say: Callable[..., str]) -> Iterator[Exhibit]:
    """A table and a picture, in the words of the game's own `say`."""
    most = max(table["players"] for table in tables)
    shares = {table["players"]: [Estimate.from_json(seat["win_share"]) for seat in table["seats"]] for table in tables}
    title = say(f"balance-{name}-title")
    columns = [say("balance-players"), say("balance-fair"), *(str(1 + distance) for distance in range(most))]
    rows = [
        [
            str(players),
            number(100 / players),
            *(percent(estimate) for estimate in found),
            *("" for _ in range(most - players)),
        ]
        for players, found in shares.items()
    ]
    yield Grid(title, columns, rows)
    gains = {
        str(players): [Estimate(*(players * value - 1 for value in estimate)) for estimate in found]
        for players, found in shares.items()
    }
    places = [str(1 + distance) for distance in range(most)]
    yield Drawing(
        lambda: curves(
            name, places, gains, say("balance-place"), say("balance-gain"), legend=say("balance-players"), fair=0
        ),
        say(f"balance-picture-{name}"),
    )
