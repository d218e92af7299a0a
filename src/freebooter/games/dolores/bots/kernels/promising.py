"""What each character promises before the count."""

from __future__ import annotations

from freebooter.bots.kernels.mixing import chance
from freebooter.engine.kernels.compiling import entry

from ...rules.memory import CONDITIONS, last_shown
from ...rules.terms import Gesture
from .gestures import bears_grudge, in_return
from .policy import Policy

SILENCE = -1
PEACE = Gesture.PEACE * CONDITIONS
FIGHT = Gesture.FIGHT * CONDITIONS
CHOICE = Gesture.CHOICE * CONDITIONS
PEACE_FOR_PEACE = PEACE + 1 + Gesture.PEACE
FIGHT_FOR_FIGHT = FIGHT + 1 + Gesture.FIGHT


@entry
def promise_by_character(kind, memory, seat, opponent, seed):
    """The promise of a duellist to its opponent; `SILENCE` for none."""
    mood = chance(seed)
    if kind == Policy.DOVE:
        # It offers none to those who fought it last.
        fought = last_shown(memory, opponent, seat) - 1 == Gesture.FIGHT
        return PEACE if mood < 0.4 and not fought else SILENCE
    if kind == Policy.HAWK:
        # A threat is honest; an offer of peace is not.
        return FIGHT if mood < 0.4 else PEACE if mood < 0.7 else SILENCE
    if kind == Policy.RECIPROCATOR:
        # Beware of it when it says nothing.
        if mood >= 0.5:
            return SILENCE
        return PEACE_FOR_PEACE if in_return(memory, seat, opponent) == Gesture.PEACE else FIGHT_FOR_FIGHT
    if kind == Policy.GRUDGER:
        if not bears_grudge(memory, seat, opponent):
            return PEACE
        return FIGHT if mood < 0.7 else SILENCE
    if kind == Policy.GAMBLER:
        # Whatever it says it says as often, whatever it will show.
        return PEACE if mood < 0.4 else FIGHT if mood < 0.6 else CHOICE if mood < 0.7 else SILENCE
    return SILENCE
