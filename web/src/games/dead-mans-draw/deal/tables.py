"""What the check of a deal has to know of cards and traits. `python web/make.py tables` writes it beside this file."""

from freebooter.games.dead_mans_draw.notation import card_value
from freebooter.games.dead_mans_draw.rules.cards import MERMAID_STEP, RANKS
from freebooter.games.dead_mans_draw.rules.terms import DEALT_TRAITS, SUIT_NAMES, TRAIT_NAMES

TABLES = {
    "suits": SUIT_NAMES,
    "ranks": RANKS,
    "lowest": card_value(0, mermaids_replay=False),
    "mermaid_step": MERMAID_STEP,
    "traits": TRAIT_NAMES[:DEALT_TRAITS],
}
