"""A bot writer's own bot on trial: against others, one at a time, and what the coach says about the games it lost."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, redirect_stdout
from dataclasses import dataclass
from functools import cached_property

from freebooter.bots.budget import Budget
from freebooter.bots.player import bot_names
from freebooter.bots.review import Decision, Judgement, decisions, judgements
from freebooter.engine.match import Match
from freebooter.engine.players import LONGEST_NAME, check_players
from freebooter.engine.refusal import BadSetup
from freebooter.engine.registry import load

from .playing import Played, play_out
from .standings import Results, Standing, results_of, whole_deals
from .tournament import Tournament, seat_names
from .words import labels

OWN = 0
"""The own bot's number among the entrants: it is named first."""

COACH = Budget(playouts=4000)
"""For each run over one decision: enough to tell what costs a game from what costs nothing."""

MOST_DECISIONS = 250
"""How many decisions of lost games are judged at most."""


@dataclass(frozen=True)
class Round:
    """The own bot against one other, as far as that has been played."""

    tournament: Tournament
    played: Sequence[Played]

    @property
    def opponent(self) -> str:
        return labels(self.tournament)[self.tournament.entrants[-1]]

    @property
    def is_whole(self) -> bool:
        return len(self.played) == self.tournament.games

    @cached_property
    def results(self) -> Results | None:
        """None before the first deal has been played with every seating."""
        return results_of(self.tournament, self.played) if whole_deals(self.tournament, self.played) else None

    @property
    def own(self) -> Standing | None:
        return self.results.bots[OWN] if self.results else None

    @property
    def fair_share(self) -> float:
        return 1 / self.tournament.players

    @property
    def is_won(self) -> bool:
        """Whether the own bot won more than its share."""
        return self.own is not None and self.own.win_share > self.fair_share

    def lost(self) -> list[Played]:
        """The games that somebody else won, in the order of the deals."""
        return sorted(game for game in self.played if not game.shares[self._seat(game)])

    def _seat(self, game: Played) -> int:
        return self.tournament.seatings[game.seating].index(OWN)

    def replay(self, game: Played) -> LostGame:
        """Play a game again. What the bots print is no result."""
        with redirect_stdout(sys.stderr):
            match, again = play_out(self.tournament, game.key)
        is_same = again._replace(seconds=game.seconds) == game
        seat = self._seat(game)
        return LostGame(self, _named(match, self._names(game)), seat, is_same, not again.shares[seat])

    def _names(self, game: Played) -> Sequence[str]:
        """The players of a game by their bots, so that one can tell who is who."""
        names: list[str] = []
        for bot in self.tournament.seatings[game.seating]:
            name = self.tournament.entrants[bot].rpartition(":")[2][: LONGEST_NAME - 3]
            others = sum(each.partition(" ")[0].casefold() == name.casefold() for each in names)
            names.append(f"{name} {others + 1}" if others else name)
        try:
            return check_players(names, load(self.tournament.game))
        except BadSetup:  # A class may be called what no player may be.
            return seat_names(len(names))


@dataclass(frozen=True)
class LostGame:
    """A game that the own bot lost, played again with all its moves."""

    round: Round
    match: Match
    seat: int
    is_same: bool
    """Whether it went as it did the first time, …"""
    is_lost: bool
    """… and was lost again."""

    def decisions(self) -> list[Decision]:
        """Those of the own bot."""
        return [each for each in decisions(self.match) if each.seat == self.seat]


@dataclass(frozen=True)
class Lesson:
    """A decision in a lost game, and what the coach found about it."""

    game: LostGame
    judgement: Judgement


def opponents(game: str, own: str) -> list[str]:
    """Whom a bot meets on its way up the ladder."""
    return [name for name in bot_names(game) if name != own]


def games_to_review(rounds: Sequence[Round], most: int) -> Iterator[tuple[Round, Played]]:
    """Lost games, those against the hardest opponent first."""
    hardest = sorted((each for each in rounds if each.own), key=lambda each: each.own.win_share if each.own else 1.0)
    lost = ((each, game) for each in hardest for game in each.lost())
    return (each for each, _ in zip(lost, range(most), strict=False))


def lessons(
    games: Sequence[LostGame], most: int, budget: Budget, seed: int, cores: int
) -> Generator[Lesson, None, None]:
    """Have the own bot's decisions in these games judged, game by game. The same seed and playouts find the same."""
    left = most
    for number, game in enumerate(games):
        made = game.decisions()[:left]
        left -= len(made)
        with closing(judgements(game.match.game.name, made, budget, seed + number, cores)) as work:
            yield from (Lesson(game, judgement) for judgement in work)


def costliest(found: Sequence[Lesson], most: int) -> list[Lesson]:
    """The clear mistakes, the costliest first."""
    mistakes = (each for each in found if each.judgement.is_mistake)
    return sorted(mistakes, key=lambda each: -each.judgement.cost)[:most]


def _named(match: Match, names: Sequence[str]) -> Match:
    """The same match, played by players of other names."""
    other = Match(match.game, names, match.options, match.seed)
    remarks = list(match.remarks)
    for number, move in enumerate(match.moves):
        while remarks and remarks[0].after == number:
            other.promise(remarks[0].seat, remarks.pop(0).text)
        other.push(move)
    return other
