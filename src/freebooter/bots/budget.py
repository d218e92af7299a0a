"""How long a bot may think about a decision: so many playouts, or so many milliseconds."""

from __future__ import annotations

import re
from dataclasses import dataclass

from freebooter.engine.refusal import BadSetup, given

MOST_PLAYOUTS = 100_000_000
LONGEST_THOUGHT = 3_600_000.0
MOST_CORES = 64
_UNITS = {"ms": 1.0, "s": 1000.0}


@dataclass(frozen=True)
class Budget:
    """Playouts make the same seed think the same thoughts; milliseconds use whatever the machine gives.

    With neither, a bot thinks as long as it likes to. `cores` think about one decision together.
    """

    playouts: int | None = None
    milliseconds: float | None = None
    cores: int = 1


def read_budget(think: str, playouts: int | None, cores: int = 1) -> Budget:
    """A budget out of `--think 50ms` or `--playouts 2000`; raises `BadSetup`."""
    if think and playouts is not None:
        raise BadSetup("error-budget-twice", key="think")
    if playouts is not None and not (isinstance(playouts, int) and 1 <= playouts <= MOST_PLAYOUTS):
        raise BadSetup("error-playouts", key="playouts", playouts=given(playouts), most=str(MOST_PLAYOUTS))
    if not (isinstance(cores, int) and 1 <= cores <= MOST_CORES):
        raise BadSetup("error-cores", key="cores", cores=cores if isinstance(cores, int) else given(cores))
    return Budget(playouts, _milliseconds(think) if think else None, cores)


def _milliseconds(text: str) -> float:
    found = re.fullmatch(r"(\d{1,9}(?:\.\d{1,6})?) ?(ms|s)", str(text).strip(), re.ASCII)
    milliseconds = float(found[1]) * _UNITS[found[2]] if found else 0.0
    if not 0 < milliseconds <= LONGEST_THOUGHT:
        raise BadSetup("error-think", key="think", text=given(text))
    return milliseconds
