"""The contract of Dead Man's Draw, put together out of its kernels."""

from __future__ import annotations

from freebooter.engine.kernels.contract import complete

from .actions import count_moves, deciders, nth_move
from .knowledge import observe, reimagine, visible_event
from .moves import apply, make_move
from .preview import preview
from .scoring import points, winners
from .setup import deal

KERNELS = complete(
    __name__,
    deal=deal,
    deciders=deciders,
    count_moves=count_moves,
    nth_move=nth_move,
    apply=apply,
    make_move=make_move,
    observe=observe,
    reimagine=reimagine,
    visible_event=visible_event,
    preview=preview,
    points=points,
    winners=winners,
)
