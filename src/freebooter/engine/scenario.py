"""Scenarios: a position, a few moves and what must be so afterwards, as YAML; and the referee who judges them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import yaml

from .expectations import any_order, by_player, flag, one_or_more, same_words, tidy, whole
from .files import Source, contents
from .game import Game
from .kernels.random import DEAL, LATER, stream
from .kernels.state import seed_argument
from .match import Match
from .numbers import check_seed
from .players import check_players
from .refusal import BadScenario, BadSetup, Refusal
from .registry import load

COMMON_KEYS = frozenset({"game", "players", "options", "moves", "expect", "seed"})

COMMON_EXPECTATIONS = {
    "turn": one_or_more,
    "legal": any_order,
    "illegal": any_order,
    "over": flag,
    "scores": by_player(whole),
    "winners": any_order,
    "draw_count": whole,
}

LARGEST_FILE = 1_000_000


@dataclass(frozen=True)
class Difference:
    """Something that is not as the scenario expects."""

    key: str
    expected: Any
    got: Any


@dataclass(frozen=True)
class Verdict:
    """What the referee found: everything that differs, and the position after the moves."""

    differences: list[Difference]
    position: dict[str, Any]

    @property
    def holds(self) -> bool:
        return not self.differences


@dataclass(frozen=True)
class Scenario:
    """A scenario that has been read and found to be well formed: where it begins, the moves, and what is expected."""

    match: Match
    moves: list[str]
    expect: Mapping[str, Any]

    def judge(self) -> Verdict:
        """Play the moves, on a copy of the match, and compare."""
        match = _again(self.match)
        for text in self.moves:
            try:
                match.push(text)
            except Refusal as refusal:
                return Verdict([Difference("moves", text, str(refusal))], position(match))
        now = position(match)
        checks = COMMON_EXPECTATIONS | dict(match.game.rules.expectations)
        differences = []
        for key, expected in self.expect.items():
            if key == "illegal":
                differences += [Difference(key, "refused", text) for text in expected if not _is_refused(match, text)]
            elif key == "legal":
                if not same_words([_plain(match, text) for text in expected], now[key]):
                    differences.append(Difference(key, expected, now[key]))
            elif not checks[key].holds(expected, now.get(key)):
                differences.append(Difference(key, expected, now.get(key)))
        return Verdict(differences, now)


def _again(match: Match) -> Match:
    """The same position, to be played on by itself."""
    return Match.at(match.game, match.players, match.state, match.options)


def _is_refused(match: Match, text: str) -> bool:
    """Whether the move is refused and leaves the position as it is."""
    before = match.state.tobytes()
    trial = _again(match)
    try:
        trial.push(text)
    except Refusal:
        return trial.state.tobytes() == before
    return False


def _plain(match: Match, text: str) -> str:
    """An expected legal move as the referee lists it: with a name only where several decide at once."""
    name, colon, move = text.partition(":")
    named = bool(colon) and name.strip() in match.players
    if named and len(match.deciders) == 1 and match.players.index(name.strip()) == match.deciders[0]:
        return tidy(move)
    return f"{name.strip()}: {tidy(move)}" if named else tidy(text)


def position(match: Match) -> dict[str, Any]:
    """Everything a scenario can expect, as it is now."""
    return {
        "turn": [match.players[seat] for seat in match.deciders],
        "legal": match.legal_moves(),
        "over": match.is_over,
        "scores": dict(zip(match.players, match.points(), strict=True)),
        "winners": match.winners(),
        **match.game.rules.position(match),
    }


def _parsed(text: str) -> Any:
    """What a YAML text says."""
    try:
        return yaml.safe_load(text)
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        problem = " ".join(str(getattr(error, "problem", None) or error).split())[:200]
        mark = getattr(error, "problem_mark", None)
        raise BadScenario("error-scenario-yaml", key="-", problem=problem, line=mark.line + 1 if mark else 1) from error


def read_scenario(source: Source | Mapping[str, Any], load_game: Callable[[str], Game] = load) -> Scenario:
    """Read a scenario; raises `BadScenario` naming the key that is wrong.

    It may be a mapping, the text of a scenario file, or the `Path` of one.

    Examples:
        >>> scenario = read_scenario({"game": "dead-mans-draw", "players": ["Ann", "Bob"], "draw": ["key 7"],
        ...                           "moves": ["draw"], "expect": {"row": ["key 7"], "legal": ["collect"]}})
        >>> scenario.judge().holds
        True
    """
    if isinstance(source, Mapping):
        return _read(source, load_game)
    try:
        text = contents(source, LARGEST_FILE, "error-scenario-size", partial(BadScenario, key="-"))
    except UnicodeDecodeError as error:
        raise BadScenario("error-scenario-text", key="-") from error
    return _read(_parsed(text), load_game)


def _read(described: Any, load_game: Callable[[str], Game]) -> Scenario:
    """The scenario that a document describes."""
    if not isinstance(described, Mapping):
        raise BadScenario("error-scenario-document", key="-")
    if not isinstance(described.get("game"), str):
        raise BadScenario("error-scenario-game", key="game")
    try:
        game = load_game(described["game"])
        allowed = COMMON_KEYS | game.rules.scenario_keys
        for key in described:
            if key not in allowed:
                raise BadScenario("error-scenario-key", key=str(key), keys=", ".join(sorted(allowed)))
        players = described.get("players")
        if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
            raise BadScenario("error-scenario-players", key="players")
        check_players(players, game)
        if not isinstance(described.get("options", {}), dict):
            raise BadScenario("error-scenario-map", key="options")
        moves = described.get("moves", [])
        if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
            raise BadScenario("error-scenario-moves", key="moves")
        seed = described.get("seed", 0)
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise BadScenario("error-scenario-seed", key="seed")
        check_seed(seed)
        expect = _check_expect(described.get("expect", {}), game, players)
        options, state = game.rules.scenario_state(described, players)
    except BadSetup as error:
        raise BadScenario(error.message, key=error.key or "players", **error.values) from error
    state["seed"], state["chance"] = (stream(seed_argument(seed), number) for number in (DEAL, LATER))
    return Scenario(Match.at(game, players, state, options), moves, expect)


def _check_expect(expect: Any, game: Game, players: list[str]) -> Mapping[str, Any]:
    if not isinstance(expect, dict):
        raise BadScenario("error-scenario-map", key="expect")
    allowed = COMMON_EXPECTATIONS | dict(game.rules.expectations)
    for key, value in expect.items():
        if key not in allowed:
            raise BadScenario("error-scenario-key", key=f"expect.{key}", keys=", ".join(sorted(allowed)))
        if not allowed[key].well_formed(value):
            raise BadScenario("error-scenario-value", key=f"expect.{key}")
        if allowed[key].by_player:
            for name in value:
                if name not in players:
                    raise BadScenario("error-scenario-player", key=f"expect.{key}", name=name, names=", ".join(players))
    return expect
