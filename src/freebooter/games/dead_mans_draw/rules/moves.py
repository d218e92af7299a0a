"""The rules as one function: `apply` carries out a legal move. What a seat may know is in `knowledge.py`."""

from __future__ import annotations

from freebooter.engine.kernels.compiling import entry, kernel

from .actions import BANK, COLLECT, DRAW, FIRE, HOOK, PLUNDER, REPLAY, RIVAL, STEAL, TAKE, TRAIT
from .cards import NO_CARD, NO_SUIT
from .scoring import is_sudden_death
from .setup import choose_trait, name_rival, name_rivals
from .state import Ask
from .suits import act, fire, hook_brings, hook_goes_on, map_gives, mermaid_picks, sword_steals
from .traits import hooked_card_is_kept
from .turn import after_plunder, collect, draw, end_game, end_turn, place, plunder


@kernel  # Not an entry: compiled into random play, where a call for each move would be felt.
def apply(state, seat, action):  # noqa: PLR0912 – one branch for each kind of move.
    """Carry out a legal move of a seat. What happened stands in the record's events afterwards."""
    state.event_count = 0
    state.busted = 0
    state.asks = Ask.NOTHING
    card = NO_CARD  # that the move brings into play,
    suit = NO_SUIT  # and that acts.
    kept = 0
    if action == DRAW:
        card = draw(state)
    elif action == COLLECT:
        collect(state)
    elif action < FIRE:
        card = hook_brings(state, action - HOOK)
        kept = hooked_card_is_kept(state)
    elif action < STEAL:
        fire(state, (action - FIRE) >> 4, (action - FIRE) & 15)
    elif action < TAKE:
        card = sword_steals(state, (action - STEAL) >> 4, (action - STEAL) & 15)
    elif action < REPLAY:
        card = map_gives(state, action - TAKE)
    elif action < BANK:
        suit = mermaid_picks(state, action - REPLAY, False)
    elif action < PLUNDER:
        suit = mermaid_picks(state, action - BANK, True)
    elif action < TRAIT:
        plunder(state, action - PLUNDER)
        after_plunder(state)
    elif action < RIVAL:
        choose_trait(state, seat, action - TRAIT)
    else:
        name_rival(state, seat, action - RIVAL)
        name_rivals(state)
    if card != NO_CARD:
        suit = place(state, card, action == DRAW, kept)
    if suit != NO_SUIT:
        act(state, suit, card != NO_CARD)
    if state.asks == Ask.NOTHING and not hook_goes_on(state):
        state.asks = Ask.TURN
    if state.asks == Ask.TURN_OVER:
        end_turn(state)
    if state.asks != Ask.OVER and is_sudden_death(state):
        end_game(state)


@entry
def make_move(state, seat, action):
    """The same, compiled once for all those who do not feel a call for each move: Python, and whoever thinks long."""
    apply(state, seat, action)
