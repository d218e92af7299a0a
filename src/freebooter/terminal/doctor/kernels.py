"""Which games are compiled, and how long the others will take."""

from __future__ import annotations

import math
from collections.abc import Iterator

from freebooter.narration.words import game_title

from .finding import Finding, fine, note

AREA = "kernels"


def check() -> Iterator[Finding]:
    from freebooter.compiling.crew import cores
    from freebooter.compiling.ledger import is_done, seconds_of
    from freebooter.compiling.pieces import needed_for, pieces_of
    from freebooter.engine.kernels.compiling import INTERPRETED
    from freebooter.engine.registry import names

    if INTERPRETED:
        yield note(AREA, "doctor-interpreted", "doctor-interpreted-mend")
        return
    for game in names():
        missing = [piece for piece in pieces_of(game) if not is_done(piece)]
        values = {"game": game_title(game), "name": game}
        if not missing:
            yield fine(AREA, "doctor-compiled", **values)
            continue
        first = [piece for piece in missing if piece in needed_for(game)]
        asked = first or missing
        seconds = math.ceil(sum(map(seconds_of, asked)) / cores())
        message = "doctor-not-compiled" if first else "doctor-partly-compiled"
        yield note(AREA, message, "doctor-compile-mend", **values, seconds=seconds)
