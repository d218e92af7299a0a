"""Moves as people write them: `draw`, `hook key`, `fire Bob chest`, `take map 3`. Parsing and printing lose nothing.

What can be left out may be: `fire chest` is understood when only one chest can be hit, `take map` when only one map is
offered. A text therefore stands for every action it may mean; which of them is legal decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from freebooter.engine.notation import misshapen, place_in, seat_of, unknown_verb
from freebooter.engine.refusal import InvalidMove

from .rules import actions
from .rules.cards import CARDS, LOWEST, MERMAID_STEP, RANKS
from .rules.state import LANE
from .rules.terms import SUIT_NAMES, SUITS, TRAIT_NAMES, Suit

_FIRST = {
    "draw": actions.DRAW,
    "collect": actions.COLLECT,
    "hook": actions.HOOK,
    "fire": actions.FIRE,
    "steal": actions.STEAL,
    "take": actions.TAKE,
    "replay": actions.REPLAY,
    "bank": actions.BANK,
    "plunder": actions.PLUNDER,
    "trait": actions.TRAIT,
    "rival": actions.RIVAL,
}
"""The first action of each verb; all of a verb lie together, in this order."""
_WITH_STACK = ("fire", "steal")
_WITH_CARD = ("take", "replay", "bank")
_WITH_PLAYER = ("plunder", "rival")

_SHAPES = {
    "draw": "draw",
    "collect": "collect",
    "hook": "hook SUIT",
    "fire": "fire PLAYER SUIT",
    "steal": "steal PLAYER SUIT",
    "take": "take SUIT VALUE",
    "replay": "replay SUIT VALUE",
    "bank": "bank SUIT VALUE",
    "plunder": "plunder PLAYER",
    "trait": "trait NAME",
    "rival": "rival PLAYER",
}
VERBS = tuple(_SHAPES)


class Meaning(NamedTuple):
    """What an action says by itself, whatever lies on the table."""

    verb: str
    seat: int | None = None
    suit: int | None = None
    card: int | None = None
    trait: int | None = None


def _meaning(verb: str, number: int) -> Meaning:
    """What the number-th action of a verb says."""
    if verb == "hook":
        return Meaning(verb, suit=number)
    if verb in _WITH_STACK:
        return Meaning(verb, seat=number // LANE, suit=number % LANE)
    if verb in _WITH_CARD:
        return Meaning(verb, card=number)
    if verb in _WITH_PLAYER:
        return Meaning(verb, seat=number)
    return Meaning(verb, trait=number) if verb == "trait" else Meaning(verb)


_ENDS = (*list(_FIRST.values())[1:], actions.ACTIONS)
_MEANINGS = [
    _meaning(verb, number)
    for (verb, first), end in zip(_FIRST.items(), _ENDS, strict=True)
    for number in range(end - first)
]


def meaning_of(action: int) -> Meaning:
    return _MEANINGS[action]


def write_move(action: int, players: Sequence[str], mermaids_replay: bool) -> str:
    verb, seat, suit, card, trait = _MEANINGS[action]
    words = [verb]
    if seat is not None:
        words.append(players[seat] if seat < len(players) else str(seat))
    if suit is not None:
        words.append(SUIT_NAMES[suit] if suit < SUITS else str(suit))
    if card is not None:
        words.append(card_name(card, mermaids_replay))
    if trait is not None:
        words.append(TRAIT_NAMES[trait])
    return " ".join(words)


def read_move(text: str, players: Sequence[str], mermaids_replay: bool) -> Sequence[int]:
    """Every action that the text may mean; raises `InvalidMove` if it is no move of this game."""
    words = text.split()
    verb = words[0].lower() if words else ""
    rest = words[1:]
    if verb in ("draw", "collect"):
        if rest:
            raise misshapen(text, _SHAPES[verb])
        return [_FIRST[verb]]
    if verb == "hook":
        return [_FIRST[verb] + suit for suit in _suits(text, verb, rest)]
    if verb in _WITH_STACK:
        seats, suits = _seats_and_suits(text, verb, rest, players)
        return [_FIRST[verb] + seat * LANE + suit for seat in seats for suit in suits]
    if verb in _WITH_CARD:
        return [_FIRST[verb] + card for card in _cards(text, verb, rest, mermaids_replay)]
    if verb in _WITH_PLAYER:
        seats = [seat_of(players, " ".join(rest))] if rest else list(range(len(players)))
        return [_FIRST[verb] + seat for seat in seats]
    if verb == "trait":
        if len(rest) > 1:
            raise misshapen(text, _SHAPES[verb])
        traits = (
            [place_in(TRAIT_NAMES, rest[0], "dead-mans-draw/error-move-trait")]
            if rest
            else list(range(len(TRAIT_NAMES)))
        )
        return [_FIRST[verb] + trait for trait in traits]
    raise unknown_verb(text, VERBS)


def _suit(word: str) -> int:
    return place_in(SUIT_NAMES, word, "dead-mans-draw/error-move-suit")


def _suits(text: str, verb: str, rest: Sequence[str]) -> Sequence[int]:
    if len(rest) > 1:
        raise misshapen(text, _SHAPES[verb])
    return [_suit(rest[0])] if rest else range(len(SUIT_NAMES))


def _seats_and_suits(
    text: str, verb: str, rest: Sequence[str], players: Sequence[str]
) -> tuple[Sequence[int], Sequence[int]]:
    everyone, every_suit = range(len(players)), range(len(SUIT_NAMES))
    name, owner = " ".join(rest), " ".join(rest[:-1])
    if not rest:
        return everyone, every_suit
    # The full form comes first, because a player may be called “Bob key”, and another one “Bob”.
    if name in players and not (owner in players and rest[-1].lower() in SUIT_NAMES):
        return [players.index(name)], every_suit
    suits = [_suit(rest[-1])]
    return ([seat_of(players, owner)] if owner else everyone), suits


def _cards(text: str, verb: str, rest: Sequence[str], mermaids_replay: bool) -> Sequence[int]:
    if len(rest) > 2:
        raise misshapen(text, _SHAPES[verb])
    if not rest:
        return range(CARDS)
    suit = _suit(rest[0])
    if len(rest) == 1:
        return [card for card in range(CARDS) if card % len(SUIT_NAMES) == suit]
    card = find_card(" ".join(rest), mermaids_replay)
    if card is None:
        raise InvalidMove("dead-mans-draw/error-move-card", card=" ".join(rest)[:40])
    return [card]


def find_card(text: str, mermaids_replay: bool) -> int | None:
    """The card that `suit value` names, if this game has it."""
    words = text.split()
    if len(words) != 2 or words[0].lower() not in SUIT_NAMES or not (words[1].isascii() and words[1].isdigit()):
        return None
    return card_number(SUIT_NAMES.index(words[0].lower()), int(words[1][:4]), mermaids_replay)


def lowest_value(suit: int, mermaids_replay: bool) -> int:
    return LOWEST + MERMAID_STEP if suit == Suit.MERMAID and not mermaids_replay else LOWEST


def card_number(suit: int, value: int, mermaids_replay: bool) -> int | None:
    """The card with that suit and value, if there is one."""
    rank = value - lowest_value(suit, mermaids_replay)
    return rank * SUITS + suit if 0 <= rank < RANKS else None


def card_value(card: int, mermaids_replay: bool) -> int:
    return card // SUITS + lowest_value(card % SUITS, mermaids_replay)


def card_name(card: int, mermaids_replay: bool) -> str:
    """The card as the notation writes it: `anchor 7`."""
    return f"{SUIT_NAMES[card % SUITS]} {card_value(card, mermaids_replay)}"
