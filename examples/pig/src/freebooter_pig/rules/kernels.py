"""The contract of Pig, put together out of its kernels."""

from __future__ import annotations

from freebooter.engine.kernels.contract import complete

from .knowledge import observe, points, preview, reimagine, winners
from .turn import apply, count_moves, deal, deciders, nth_move

KERNELS = complete(
    __name__,
    deal=deal,
    deciders=deciders,
    count_moves=count_moves,
    nth_move=nth_move,
    apply=apply,
    observe=observe,
    reimagine=reimagine,
    preview=preview,
    points=points,
    winners=winners,
)
