"""How a game speaks: what happened, what there is to decide, the moves, the final scores and the rules.

`Narrator` tells any game by the names of its messages: an event `rolled` is told by `log-rolled`, a move with the verb
`roll` by `choice-roll`, and so on; what has no message is said as the notation writes it. A game overrides what it can
tell better. Everything is made from a view and from events as its seat may see them, so no secret can be told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from freebooter.engine.game import Game
from freebooter.engine.registry import load
from freebooter.text import OF, has_message, say

from .topics import Topics
from .words import heading, in_a_sentence, listed, victory, who

if TYPE_CHECKING:
    from freebooter.engine.kernels.events import Event

Outcome = dict[str, str | int]
"""What becomes of something that several decide together, by names that the game chooses."""


class Sentence(NamedTuple):
    """A sentence about what happened; a heading begins something new, such as a turn."""

    words: str
    is_heading: bool = False


class Judged(NamedTuple):
    """A move and what a coach thinks of it."""

    choice: Any
    value: float
    """The part of the victory that one may expect after it."""
    is_best: bool
    """Whether it is the best one, or may well be as good."""


class Narrator:
    """Whoever tells a match knows its game only through this. Loading one loads no rules."""

    knows_promises: bool = False
    """Whether something can be promised in this game."""

    secret_move: str = "…"
    """Stands for a move that its player chose in secret."""

    headings: frozenset[str] = frozenset({"turn"})
    """The events that begin something new, by name."""

    untold: frozenset[str] = frozenset({"won"})
    """The events that are told otherwise; who has won is told with the final scores."""

    def __init__(self, game: Game, topics: Topics | None = None) -> None:
        self.game = game
        self.topics = topics or Topics(game)

    def say(self, message: str, **values: Any) -> str:
        """A message of the game, or of no game."""
        return say(f"{self.game.name}{OF}{message}", **values)

    def _said_or(self, message: str, otherwise: str, **values: Any) -> str:
        return self.say(message, **values) if has_message(f"{self.game.name}{OF}{message}") else otherwise

    def question(self, view: Any) -> str:
        """What the seat has to decide now, and why."""
        return self._said_or(f"asks-{getattr(view, 'asks', 'turn')}", say("asks-anything"))

    def waiting(self, view: Any) -> str:
        """Whose decision it is, for those who wait for it."""
        players = listed(view.players[seat] for seat in view.deciders)
        return self._said_or(f"decides-{getattr(view, 'asks', 'turn')}", say("decides", player=players), player=players)

    def choice(self, view: Any, choice: Any) -> str:
        """A move in words; `choice` is what the game's rules say about it."""
        values = {name: in_a_sentence(value) for name, value in vars(choice).items()}
        values |= {"busts": "yes" if choice.busts else "no", "player": "", "whom": ""}
        if choice.seat is not None:
            values |= {"player": view.players[choice.seat], "whom": who(view, choice.seat)}
        return self._said_or(f"choice-{choice.verb}", choice.move, **values)

    def happened(self, events: Sequence[Event], view: Any) -> list[Sentence]:
        """What a move did, in sentences."""
        sentences = []
        for event in events:
            name, seat, card, other = self.game.rules.describe_event(event, view.options)
            if name in self.untold:
                continue
            values = {"card": in_a_sentence(card), "other": in_a_sentence(other), "who": "", "player": ""}
            if seat is not None:
                values |= {"who": who(view, seat), "player": view.players[seat]}
            plainly = name.replace("-", " ") if seat is None else f"{heading(view, seat)}: {name.replace('-', ' ')}"
            words = self._said_or(f"log-{name}", plainly, **values)
            sentences.append(Sentence(words, name in self.headings))
        return sentences

    def ranked(self, view: Any) -> list[int]:
        """The seats, winners first and then the most points."""
        return sorted(range(len(view.players)), key=lambda seat: (seat not in view.winners, -view.points[seat]))

    def made_of(self, view: Any, seat: int, set_words: Callable[[str], str] = str) -> str:
        """What a score is made of; `set_words` sets each part."""
        parts = (f"{self.say(part.name)} {part.points}" for part in view.score_parts[seat])
        return listed(map(set_words, parts)) or "-"

    def player_sentence(self, view: Any, seat: int) -> str:
        """A player's final score, and what made it."""
        values = {"points": view.points[seat], "parts": self.made_of(view, seat)}
        return self.say("ending-player", player=heading(view, seat), **values)

    def reasons(self, view: Any) -> Iterator[str]:
        """Why those have won who have, if it is not simply by points."""
        yield from ()

    def verdict(self, view: Any) -> Iterator[str]:
        """Who has won, and before it why if it is not simply by points."""
        yield from self.reasons(view)
        yield victory(view)

    def final_scores(self, view: Any) -> list[Sentence]:
        """A heading, a sentence for each player, and the verdict."""
        scores = [self.player_sentence(view, seat) for seat in self.ranked(view)]
        return [Sentence(say("ending-title"), is_heading=True), *map(Sentence, [*scores, *self.verdict(view)])]

    def outcomes(self, view: Any) -> list[Outcome] | None:
        """What would become of every way to decide together; None where nothing of that kind is to be decided."""
        return None

    def odds(self, view: Any) -> list[str]:
        """The arithmetic of the decision that is asked for, in sentences; nothing where none can be exact."""
        return []

    def why(self, view: Any, judged: Sequence[Judged]) -> str:
        """What speaks for the best moves of a seat, in a sentence: what is at stake, the odds, what others threaten.

        `judged` are all its moves. A game that can say nothing better compares the figures.
        """
        best, *others = sorted(judged, key=lambda each: (-each.is_best, -each.value))
        worse = [each for each in others if not each.is_best]
        if not worse:
            return say("why-all-equal")
        ahead = max(1, round(100 * (best.value - worse[0].value)))
        return say("why-some-equal" if others[0].is_best else "why-ahead", ahead=ahead)

    def promise(self, promise: str) -> str:
        """A promise in words."""
        return promise

    def spoken(self, player: str, is_own: bool, text: str, is_promise: bool) -> str:
        """A remark or a promise of a player in a sentence."""
        who = "you" if is_own else "other"
        if is_promise:
            return say("talk-promises", who=who, player=player, promise=self.promise(text))
        return say("talk-says", who=who, player=player, text=text)


def narrator_of(game: str) -> Narrator:
    narrator: Narrator = load(game).narrator or Narrator(load(game))
    return narrator
