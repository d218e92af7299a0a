"""A little game of cards that looks like a PettingZoo environment, honest, and with one fault each.

Two players draw in turn from ten cards or stand; whoever has more pips wins. Each sees its own cards, and of the other
how many there are.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

CARDS = 10
STAND, DRAW, SWAP = range(3)
"""What can be done; nobody may ever swap."""

ACTIONS = 3


class Space:
    n = ACTIONS


class Honest:
    """The game as it should be."""

    def reset(self, seed: int | None = None) -> None:
        self.agents = ["ann", "bob"]
        self.chance = Random(seed)
        self.pile = list(range(1, CARDS + 1))
        self.chance.shuffle(self.pile)
        self.hands: dict[str, list[int]] = {agent: [self.pile.pop()] for agent in self.agents}
        self.stood: list[str] = []
        self.agent_selection = "ann"
        self.rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

    def action_space(self, agent: str) -> Space:
        return Space()

    def mask(self, agent: str) -> np.ndarray:
        acts = agent == self.agent_selection and not self.terminations[agent]
        return np.array([acts, acts and bool(self.pile), False], np.int8)

    def observe(self, agent: str) -> dict[str, Any]:
        known = np.zeros(CARDS + 2, np.int8)
        known[self.hands[agent]] = 1
        known[0] = len(self.pile)
        return {"observation": known, "action_mask": self.mask(agent)}

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if not isinstance(action, int) or not 0 <= action < ACTIONS or not self.mask(agent)[action]:
            self.refuse(action)
        if action == DRAW:
            self.draw(agent)
        else:
            self.stood.append(agent)
        waiting = [each for each in self.agents if each not in self.stood]
        self.agent_selection = waiting[-1] if len(waiting) == 1 else next(a for a in self.agents if a != agent)
        if not waiting:
            pips = {each: sum(self.hands[each]) for each in self.agents}
            for each in self.agents:
                self.rewards[each] = int(pips[each] == max(pips.values()))
                self.terminations[each] = True

    def draw(self, agent: str) -> None:
        self.hands[agent].append(self.pile.pop())

    def refuse(self, action: Any) -> None:
        raise ValueError(f"{action!r} is not possible now")

    def reimagine(self, agent: str, seed: int) -> None:
        """Shuffle the draw pile and the other hand together."""
        other = next(each for each in self.agents if each != agent)
        unseen = self.pile + self.hands[other]
        Random(seed).shuffle(unseen)
        count = len(self.pile)
        self.pile, self.hands[other] = unseen[:count], unseen[count:]

    def position(self) -> Any:
        return list(self.pile), {agent: list(hand) for agent, hand in self.hands.items()}, list(self.stood)

    def cards(self) -> list[int]:
        return self.pile + [card for hand in self.hands.values() for card in hand]


class Leaking(Honest):
    """Tells in one bit whether the next card is a high one."""

    def observe(self, agent: str) -> dict[str, Any]:
        seen = super().observe(agent)
        seen["observation"][CARDS + 1] = bool(self.pile) and self.pile[-1] > CARDS // 2
        return seen


class Hinting(Honest):
    """Does not let anybody stand, by its mask, while the next card is a high one."""

    def mask(self, agent: str) -> np.ndarray:
        mask = super().mask(agent)
        mask[STAND] &= not (self.pile and self.pile[-1] > CARDS // 2)
        return mask


class Gossiping(Honest):
    """Tells the other hand beside the observation, where nobody looks."""

    @property
    def infos(self) -> dict[str, dict[str, Any]]:
        hands = {agent: sum(hand) for agent, hand in self.hands.items()}
        return {agent: {"rival": sum(hands.values()) - pips} for agent, pips in hands.items()}

    @infos.setter
    def infos(self, infos: dict[str, dict[str, Any]]) -> None:
        pass


class Careless(Honest):
    """Refuses an illegal action, but only after it has drawn a card."""

    def refuse(self, action: Any) -> None:
        if self.pile:
            self.pile.insert(0, self.pile.pop())
        super().refuse(action)


class Lenient(Honest):
    """Takes any number for standing."""

    def refuse(self, action: Any) -> None:
        if not isinstance(action, int):
            super().refuse(action)


class Losing(Honest):
    """Loses a card now and then: the third that is drawn falls under the table."""

    def draw(self, agent: str) -> None:
        super().draw(agent)
        if len(self.hands[agent]) == 3:
            self.hands[agent].pop()


class Forgetful(Honest):
    """Deals from the seed only the first time."""

    def reset(self, seed: int | None = None) -> None:
        chance = getattr(self, "chance", None)
        super().reset(seed)
        if chance is not None:
            chance.shuffle(self.pile)


class Mistaken(Honest):
    """Shows a move in its infos that the observation does not allow."""

    def step(self, action: int) -> None:
        super().step(action)
        self.infos[self.agent_selection]["action_mask"] = np.ones(ACTIONS, np.int8)


class Promising(Honest):
    """Allows by its mask what it then refuses."""

    def mask(self, agent: str) -> np.ndarray:
        mask = super().mask(agent)
        mask[SWAP] = mask[STAND]
        return mask

    def step(self, action: int) -> None:
        if action == SWAP:
            self.refuse(action)
        super().step(action)


class Unimaginative(Leaking):
    """Leaks, and hides it: reimagining does nothing."""

    def reimagine(self, agent: str, seed: int) -> None:
        pass
