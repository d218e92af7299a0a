"""Dolores for learners: what the numbers of an observation mean, and the moves that a table can have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from freebooter.engine.game import Game
from freebooter.envs.learning import Group, Learning

from .bots.kernels.dispatch import policy
from .bots.kernels.policy import Policy
from .notation import CARD_NAMES, Meaning, meaning_of
from .rules.actions import ACTIONS
from .rules.cards import COPIES, GOODS, VALUES
from .rules.features import ASKS, STEPS, features
from .rules.state import CARDS_IN_A_DUEL, LARGEST_PILE, LONGEST_SIDE, PLACES, Ask, Step
from .rules.terms import BOTTLE_NAMES, BOTTLES, GESTURE_NAMES, GESTURES, KIND_NAMES

MOST_POINTS = MOST_DUELS = 127
"""More than anybody can have, and more duels than eighty cards suffice for."""


class DoloresLearning(Learning):
    features = staticmethod(features)
    policy = staticmethod(policy)
    policies = MappingProxyType(
        {
            "drifter": int(Policy.DRIFTER),
            "dove": int(Policy.DOVE),
            "grudger": int(Policy.GRUDGER),
            "reciprocator": int(Policy.RECIPROCATOR),
            "hawk": int(Policy.HAWK),
            "gambler": int(Policy.GAMBLER),
            "navigator": int(Policy.NAVIGATOR),
        }
    )

    endgame = MappingProxyType(
        {
            "players": ["Ann", "Bob"],
            "options": {"bottles": "none"},
            "displays": {"Ann": ["jewels 2", "cloth 1"], "Bob": ["jewels 1", "wine 1"]},
            "draw": ["cloth 2", "gold 1", "jewels 2", "wine 1"],
        }
    )

    def asks_together(self, options: Mapping[str, str]) -> bool:
        return True

    def groups(self, options: Mapping[str, str], players: int, memory: bool) -> Sequence[Group]:
        copies = COPIES[0]
        groups = [
            *_duel(),
            *_choices(),
            *(group for place in range(PLACES) for group in _place(place + 1)),
            Group("points", "points of the display", high=MOST_POINTS, by_seat=True),
            Group("display", "how many of the card lie in the display", CARD_NAMES, high=copies, by_seat=True),
            Group("draw-count", "cards in the draw pile", high=LARGEST_PILE),
            Group("removed-count", "bottles out of the game", high=BOTTLES),
            Group("discard", "how many of the card lie in the discard pile", CARD_NAMES, high=copies),
            Group("removed", "whether everybody knows that the bottle is out of the game", BOTTLE_NAMES),
            Group("unseen", "how many of the card the seat has not seen yet", CARD_NAMES, high=copies),
        ]
        return [*groups, *_memory(players)] if memory else groups

    def actions(self, game: Game, options: Mapping[str, str], players: int) -> Sequence[int]:
        verbs = {*GESTURE_NAMES, "done", "take", "drop"}
        if options["bottles"] == "all":
            verbs |= {"pass", "play", "both", "show", "rob", "arrange"} | ({"bet"} if players > 2 else set())
        return [action for action in range(ACTIONS) if _can_be(meaning_of(action), verbs, players)]

    def turned(self, action: int, steps: int, players: int) -> int:
        seat = meaning_of(action).seat
        return action if seat is None else action + ((seat + steps) % players - seat) * GOODS

    def name(self, action: int, options: Mapping[str, str]) -> str:
        meaning = meaning_of(action)
        words = [meaning.verb]
        if meaning.bottle:
            words.append(meaning.bottle)
        if meaning.gesture and meaning.gesture != meaning.verb:
            words.append(meaning.gesture)
        words += meaning.gestures
        if meaning.place is not None:
            words.append(f"place {meaning.place + 1}")
        if meaning.verb == "rob":
            words.append(f"seat+{meaning.seat} {meaning.good}")
        elif meaning.kind:
            words.append(meaning.kind)
        words += [", ".join(f"place {place + 1}" for place in meaning.places)] if meaning.places else []
        return " ".join(words)


def _can_be(meaning: Meaning, verbs: set[str], players: int) -> bool:
    """Whether an action of the first seat may ever be legal: nobody robs themselves."""
    aimed = meaning.seat is None or 0 < meaning.seat < players
    return meaning.verb in verbs and aimed and len(meaning.places) <= LONGEST_SIDE


def _duel() -> list[Group]:
    """The open question, how far the duel has come, and who has a part in it."""
    asks = tuple(Ask(number + 1).name.lower() for number in range(ASKS))
    steps = tuple(Step(number).name.lower() for number in range(STEPS))
    return [
        Group("asks", "whether this is the open question", asks),
        Group("step", "whether the duel has come so far", steps),
        Group("dealer", "whether the seat deals", by_seat=True),
        Group("asker", "whether the seat was asked last, where only one is", by_seat=True),
        Group("lantern", "whether the seat alone sees the duel's cards", by_seat=True),
        Group("two-hand", "whether the seat shows two gestures", by_seat=True),
        Group("bettor", "whether the seat bets", by_seat=True),
        Group("thief", "whether the seat has received the theft", by_seat=True),
        Group("passed", "whether the seat has passed in the open window", by_seat=True),
        Group("deal-left", "cards still to be dealt", high=CARDS_IN_A_DUEL),
        Group("deal-size", "cards of this deal", high=CARDS_IN_A_DUEL),
        Group("side", "cards in front of the duelist", ("neighbour", "dealer"), high=LONGEST_SIDE),
    ]


def _choices() -> list[Group]:
    """Who has chosen in secret, the own choice, and what has been revealed."""
    groups = [
        Group("has-chosen", "whether the seat has made its secret choice", by_seat=True),
        Group("own-choice", "1 + the number of the own secret choice; 0 where there is none", high=GESTURES * GESTURES),
    ]
    for side in ("neighbour", "dealer"):
        groups.append(Group(f"shown {side}", "whether the duelist shows the gesture", GESTURE_NAMES))
        groups.append(Group(f"guessed {side}", "whether the bettor named the gesture for the duelist", GESTURE_NAMES))
    return [*groups, Group("left-out", "whether the two-hand player leaves the gesture out", GESTURE_NAMES)]


def _place(number: int) -> list[Group]:
    """A card of the duel."""
    name = f"place {number}"
    return [
        Group(f"{name} kind", "whether the card is of the kind", KIND_NAMES),
        Group(f"{name} value", "its value; 0 for none", high=VALUES),
        Group(f"{name} bottle", "1 + the number of the bottle that it is; 0 for none", high=BOTTLES),
        Group(f"{name} hidden", "whether it lies face down for the seat"),
        Group(
            f"{name} side",
            "1 where it lies in front of the neighbor, 2 in front of the dealer, 0 if there is none",
            high=2,
        ),
    ]


def _memory(players: int) -> list[Group]:
    """What everybody has seen each player do, and what each promises now."""
    seats = tuple(f"seat+{step}" for step in range(players))
    shown = tuple(f"{seat} {gesture}" for seat in seats for gesture in GESTURE_NAMES)
    treated = ("nothing", *GESTURE_NAMES)
    answers = tuple(f"{gesture} after {before}" for before in treated for gesture in GESTURE_NAMES)
    return [
        Group("showed", "how often the seat showed another the gesture", shown, high=MOST_DUELS, by_seat=True),
        Group("answered", "how often the seat did so, treated so before", answers, high=MOST_DUELS, by_seat=True),
        Group(
            "last", "1 + the gesture that the seat showed another last; 0 for none", seats, high=GESTURES, by_seat=True
        ),
        Group("kept", "promises that the seat kept", high=MOST_DUELS, by_seat=True),
        Group("broken", "promises that the seat broke", high=MOST_DUELS, by_seat=True),
        Group(
            "promises",
            "whether the seat promises the gesture; then 1 + the gesture on which it depends, 0 for none",
            (*GESTURE_NAMES, "condition"),
            high=GESTURES,
            by_seat=True,
        ),
        Group(
            "showed-now", "1 + the gesture that the seat showed in this duel; 0 for none", high=GESTURES, by_seat=True
        ),
    ]


LEARNING = DoloresLearning()
