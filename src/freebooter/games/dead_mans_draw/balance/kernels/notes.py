"""What is noted of each game: who began, everybody's turns, busts and trait."""

from __future__ import annotations

from freebooter.engine.kernels.compiling import entry, kernel

from ...rules.events import Happening
from ...rules.terms import MAX_PLAYERS, TRAITS

BEGAN = 0  # 1 + the start player, 0 until the first turn
TURNS = BEGAN + 1  # + seat: turns begun
BUSTS = TURNS + MAX_PLAYERS  # + seat: turns lost
HELD = BUSTS + MAX_PLAYERS  # + seat: 1 + the trait, 0 for none
NOTE_LENGTH = HELD + MAX_PLAYERS


@entry
def take_note(state, note):
    """Count what the last move did."""
    for i in range(state.event_count):
        event = state.events[i]
        kind = event & 255
        seat = (event >> 8) & 255
        if kind == Happening.TURN:
            if note[BEGAN] == 0:
                note[BEGAN] = 1 + seat
                note_traits(state, note)
            note[TURNS + seat] += 1
        elif kind == Happening.BUSTED:
            note[BUSTS + seat] += 1


@kernel
def note_traits(state, note):
    for trait in range(TRAITS):
        for seat in range(state.players):
            if (state.holders[trait] >> seat) & 1:
                note[HELD + seat] = 1 + trait
