"""Dead Man's Draw for learners: what the numbers of an observation mean, and the moves that a table can have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from freebooter.engine.game import CHANCE, Game
from freebooter.envs.learning import Group, Learning

from .bots.kernels.dispatch import policy
from .bots.kernels.policy import Policy
from .notation import Meaning, card_name, meaning_of
from .rules.actions import ACTIONS, FIRE, TAKE
from .rules.cards import CARDS
from .rules.features import ASKS, PER_CENT, features
from .rules.state import DEEPEST_HOOKS, LANE, LARGEST_PILE, LONGEST_ROW, Ask
from .rules.switches import SWITCHES
from .rules.terms import SUIT_NAMES, SUITS, TRAIT_NAMES

TOP_CARDS, ALL_CARDS = 127, 1_000
"""More points than a bank can have, or what it lacks: where only top cards score, and where all do."""
MOST_OWED = 20


class DeadMansDrawLearning(Learning):
    features = staticmethod(features)
    policy = staticmethod(policy)
    policies = MappingProxyType(
        {
            "drifter": int(Policy.DRIFTER),
            "deckhand": int(Policy.DECKHAND),
            "contender": int(Policy.CONTENDER),
            "boatswain": int(Policy.BOATSWAIN),
            "quartermaster": int(Policy.QUARTERMASTER),
        }
    )

    endgame = MappingProxyType(
        {
            "players": ["Ann", "Bob"],
            "draw": ["chest 4", "kraken 6", "oracle 2", "oracle 7"],
            "banks": {"Ann": ["map 6", "key 7"], "Bob": ["chest 7", "hook 5"]},
        }
    )

    def asks_together(self, options: Mapping[str, str]) -> bool:
        return options["traits"] == "draft"

    def groups(self, options: Mapping[str, str], players: int, memory: bool) -> Sequence[Group]:
        cards = tuple(card_name(card, options["mermaids"] == "replay") for card in range(CARDS))
        copies = int(options["decks"])
        most = ALL_CARDS if options["variant"] in ("pile-o-treasure", CHANCE) else TOP_CARDS
        groups = [
            *_turn(),
            Group("points", "points of the bank", low=-most, high=most, by_seat=True),
            Group("known", "how many cards on top of the Draw Pile the seat has seen", high=LARGEST_PILE, by_seat=True),
            Group("bank", "how many of the card lie in the bank", cards, high=copies, by_seat=True),
            Group(
                "row", "where the card lies in the Play Area, from 1; 0 where it does not", cards, high=LONGEST_ROW + 1
            ),
            Group("protected", "whether the suit's card in the Play Area would survive a bust", SUIT_NAMES),
            Group("gain", "points that collecting now would add", low=-most, high=most),
            Group("loss", "how many points fewer a bust would bank", low=-most, high=most),
            Group("offer", "how many of the card a map offers, where the seat may look", cards, high=copies),
        ]
        if memory or options["discard"] == "open":
            groups += [
                Group("discard", "how many of the card lie in the Discard Pile", cards, high=copies),
                Group("unseen", "how many of the card lie in the Draw Pile, its place unknown", cards, high=copies),
                Group("bust", "of a hundred next cards, how many bust", high=PER_CENT),
            ]
        groups.append(
            Group(
                "top", "how deep in the Draw Pile the card is known to lie, from 1; 0 where not", cards, 0, LARGEST_PILE
            )
        )
        return groups if options["traits"] == "none" else [*groups, *_traits(players)]

    def actions(self, game: Game, options: Mapping[str, str], players: int) -> Sequence[int]:
        verbs = {"draw", "collect", "hook", "fire", "steal", "take"}
        verbs |= {"replay", "bank"} if options["mermaids"] == "replay" else set()
        verbs |= {"plunder", "rival"} if options["traits"] != "none" else set()
        verbs |= {"trait"} if options["traits"] == "draft" else set()
        return [action for action in range(ACTIONS) if _can_be(meaning_of(action), verbs, players)]

    def turned(self, action: int, steps: int, players: int) -> int:
        seat = meaning_of(action).seat
        if seat is None:
            return action
        other = (seat + steps) % players
        return action + (other - seat) * (LANE if FIRE <= action < TAKE else 1)

    def name(self, action: int, options: Mapping[str, str]) -> str:
        verb, seat, suit, card, trait = meaning_of(action)
        words = [verb]
        if seat is not None:
            words.append(f"seat+{seat}")
        if suit is not None:
            words.append(SUIT_NAMES[suit])
        if card is not None:
            words.append(card_name(card, options["mermaids"] == "replay"))
        if trait is not None:
            words.append(TRAIT_NAMES[trait])
        return " ".join(words)


def _turn() -> list[Group]:
    """The open question, and how far the turn has come."""
    asks = tuple(Ask(number + 1).name.lower() for number in range(ASKS))
    return [
        Group("asks", "whether this is the open question", asks),
        Group("variant", "whether it is played by this variant", SWITCHES["variant"]),
        Group("turn", "whether it is the seat's turn", by_seat=True),
        Group("drawn", "whether a card was drawn in this turn"),
        Group("owed", "cards that a kraken still asks for", high=MOST_OWED),
        Group("bonus", "how many cards a plunder is worth", high=LONGEST_ROW),
        Group("hooks", "hooks that wait for a second card", high=DEEPEST_HOOKS),
        Group("first-of-two", "whether the hook that asks will ask once more"),
        Group("busted", "whether the last move busted"),
        Group("draw-count", "cards in the Draw Pile", high=LARGEST_PILE),
        Group("discard-count", "cards in the Discard Pile", high=2 * CARDS),
    ]


def _traits(players: int) -> list[Group]:
    seats = tuple(f"seat+{step}" for step in range(players))
    return [
        Group("trait", "whether the seat has the trait", TRAIT_NAMES, by_seat=True),
        Group("rival", "whom the seat has named as its rival", seats, by_seat=True),
        Group("dealt", "in the draft: whether the trait is one of the seat's own two", TRAIT_NAMES),
        Group("chosen", "in the draft: which of the two the seat has chosen, 1 or 2; 0 where none yet", high=2),
        Group("has-chosen", "in the draft: whether the seat has chosen", by_seat=True),
    ]


def _can_be(meaning: Meaning, verbs: set[str], players: int) -> bool:
    """Whether an action of the first seat may ever be legal: only a misfire hits one's own bank."""
    verb, seat, suit = meaning.verb, meaning.seat, meaning.suit
    nearest = 0 if verb == "fire" and "plunder" in verbs else 1
    return verb in verbs and (seat is None or nearest <= seat < players) and (suit is None or suit < SUITS)


LEARNING = DeadMansDrawLearning()
