"""What a message may be told: for each variable a value such as it has in a game, for whoever reads the texts.

A whole number is a count, and the words beside it have to follow it. Numbers of lines, seats or moves are written as
words here, for they count nothing. `{dolores/gesture-fight}` is what the language calls that. A variable that isn't
listed is shown by its name, so list it if it counts something.
"""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from typing import TypeAlias

from freebooter.text import say

Value: TypeAlias = str | int | float

CARD = "{dead-mans-draw/suit-kraken} 5"
CARDS = "{dead-mans-draw/suit-kraken} 5, {dead-mans-draw/suit-mermaid} 9"
GOOD = "{dolores/kind-gold} 4"
GOODS = "{dolores/kind-gold} 4, {dolores/kind-wine} 2"
FIGHT, PEACE = "{dolores/gesture-fight}", "{dolores/gesture-peace}"
DIGEST = "3fa41c0e"

PEOPLE: dict[str, Value] = {
    "dealer": "Anne",
    "deciding": "Anne, Bart",
    "first": "Anne",
    "mate": "Calico",
    "name": "Anne",
    "names": "Anne, Bart",
    "neighbour": "Bart",
    "other": "Bart",
    "player": "Anne",
    "players": "Anne, Bart",
    "rival": "Bart",
    "second": "Bart",
    "victim": "Bart",
    "viewer": "Anne",
    "who": "Anne",
    "winners": "Anne",
}
THINGS: dict[str, Value] = {
    "about": FIGHT,
    "bot": "deckhand",
    "bots": "deckhand, drifter",
    "bottle": "{dolores/bottle-lantern}",
    "bottles": "{dolores/bottle-lantern}",
    "busts": "{dead-mans-draw/odds-busts}",
    "card": CARD,
    "cards": CARDS,
    "chances": "Anne 60 %, Bart 40 %",
    "choice": "{dead-mans-draw/suit-kraken} 5",
    "choices": "draw, collect",
    "condition": PEACE,
    "edition": "{dead-mans-draw/edition-german}",
    "fate": "{dolores/web-dolores-fate-kept}",
    "gains": f"+3 {PEACE}",
    "game": "{dead-mans-draw/game-title}",
    "games": "{dead-mans-draw/game-title}, {dolores/game-title}",
    "gesture": FIGHT,
    "gestures": f"{FIGHT}, {PEACE}",
    "habit": "Anne",
    "house": "{dead-mans-draw/edition-german}",
    "kind": "{dolores/kind-gold}",
    "kinds": GOODS,
    "level": "{dolores/level-captain}",
    "mark": "{dolores/web-dolores-most}",
    "odds": "odds",
    "one": FIGHT,
    "outcome": "Bart",
    "parts": "{dead-mans-draw/suit-kraken} 5, {dead-mans-draw/suit-mermaid} 9",
    "policy": "{dead-mans-draw/balance-usual-policy}",
    "promise": PEACE,
    "rule": "–",
    "rules": "traits=random",
    "sides": "Anne: 4, 2",
    "stacks": CARDS,
    "suit": "{dead-mans-draw/suit-kraken}",
    "tile": GOOD,
    "title": "{dead-mans-draw/suit-kraken}",
    "trait": "{dead-mans-draw/trait-casanova}",
    "traits": "Anne: {dead-mans-draw/trait-casanova}",
    "two": PEACE,
    "value": "5",
    "values": "5, 9",
}
MACHINE: dict[str, Value] = {
    "address": "http://127.0.0.1:8000",
    "beside": "traits, variant",
    "budget": "50 ms",
    "close": "anchor",
    "columns": "80",
    "command": "freebooter play",
    "commands": "play, rules, serve",
    "commitment": DIGEST,
    "cpu": "1.5 s",
    "database": "freebooter.db",
    "encoding": "ASCII",
    "expected": "12",
    "extra": "arena",
    "file": "game.record",
    "folder": "/tmp/runs",
    "font": "Noto Sans CJK",
    "form": "NAME=VALUE",
    "free": "3.2 GB",
    "got": "11",
    "half": "3 ms",
    "here": "seed=1",
    "host": "127.0.0.1",
    "key": "row",
    "keys": "row, pile",
    "least": "80×24",
    "legal": "draw, collect",
    "lines": "24",
    "link": DIGEST,
    "longest": "20 ms",
    "meanings": "take anchor 5, take anchor 7",
    "move": "draw",
    "next": "8001",
    "nonce": "a1b2c3",
    "numba": "0.61",
    "numpy": "2.2",
    "old": "12 MB",
    "option": "--games",
    "options": "edition=german",
    "packages": "numba, numpy",
    "part": "bots",
    "port": "8000",
    "problem": "No space left on device",
    "python": "Python 3.12",
    "refusals": "rate-limit 12",
    "room": "200 MB",
    "sections": "goal, turn, end",
    "seed": "4711",
    "server": "localhost:5432",
    "shape": "take SUIT VALUE",
    "size": "120 MB",
    "source": "freebooter.toml",
    "start": 1.4,
    "switch": "parry",
    "system": "Linux",
    "table": "kq3x7",
    "text": "Ahoy!",
    "there": "seed=2",
    "topic": "anchors",
    "url": "http://127.0.0.1:8000",
    "use": "tournaments",
    "verbs": "draw, collect, take",
    "version": "1.0.0",
    "view": "None",
}
PLACES: dict[str, Value] = {
    "date": "2026-05-04",
    "deal": "3",
    "duel": "3",
    "goal": "50",
    "highest": "9",
    "increment": "5",
    "last": "3",
    "line": "12",
    "low": "1",
    "high": "100",
    "lowest": "2",
    "number": "3",
    "of": "40",
    "ours": "2",
    "people": "Anne, Bart",
    "place": "2",
    "publisher": "Bart",
    "seat": "2",
    "seating": "1",
    "top": "9",
    "under": "5, 4",
    "wrong": "7",
}
MEASURES: dict[str, Value] = {
    "chance": 8.3,
    "cost": 4.2,
    "deviation": 1.8,
    "error": 0.4,
    "factor": 1.9,
    "locally": 2.5,
    "margin": 1.5,
    "mean": 25.3,
    "needed": 3.5,
    "pace": 1.5,
    "percent": 8.3,
    "playing": 1.9,
    "received": 1.2,
    "shared": 2.5,
}
COUNTS = (
    "accepted", "ahead", "all", "broken", "busting", "bytes", "copies", "cores", "count", "days", "deals", "decisions",
    "discard", "done", "draw", "duels", "fewest", "frames", "gain", "given", "kept", "lapsed", "largest", "lead",
    "loss", "made", "microseconds", "milliseconds", "minutes", "mistakes", "most", "moves", "now", "open", "owed",
    "own", "others", "playouts", "points", "processes", "seatings", "seats", "seconds", "sent", "sockets", "speed",
    "sum", "tables", "then", "worst",
)  # fmt: skip
"""What counts something."""

MANY = 5

SAMPLES: dict[str, Value] = PEOPLE | THINGS | MACHINE | PLACES | MEASURES | dict.fromkeys(COUNTS, MANY)

ELSEWHERE: dict[str, dict[str, Value]] = {
    "dolores/*": {"card": GOOD, "cards": GOODS, "parts": GOODS, "title": "{dolores/kind-gold}"},
    "dolores/odds-against": {"points": "+3"},
    "dolores/odds-of-dawn": {"next": 4, "cards": MANY},
    "dolores/odds-gestures": {"other": "7"},
    "dolores/odds-pair": {"other": "7", "own": FIGHT, "others": PEACE},
    "dolores/web-dolores-outcomes-now": {"other": "7"},
    "dolores/error-*": {"name": "gold", "names": "gold 4, wine 2"},
    "dolores/odds-unseen": {"cards": MANY},
    "dead-mans-draw/choice-*": {"cards": MANY},
    "dead-mans-draw/web-draw-risk-in": {"cards": MANY},
    "dead-mans-draw/web-draw-odds-counted": {"cards": MANY},
    "dead-mans-draw/web-draw-odds-left": {"cards": MANY},
    "dead-mans-draw/odds-of-cards": {"cards": MANY},
    "dead-mans-draw/error-*": {"name": "anchor", "names": "anchor, kraken", "value": "sudden", "values": "none"},
    "dead-mans-draw/error-trait-count": {"traits": MANY, "players": MANY},
    "pig/log-*": {"card": "4", "other": MANY},
    "*balance-*": {"players": MANY},
    "balance-*": {"games": MANY},
    "arena-report-played": {"players": MANY, "games": MANY},
    "arena-*": {"games": MANY},
    "fault-*": {"agent": "player_0", "place": "view.row", "action": "17", "difference": CARD, "moves": "3, 17"},
    "simulate-*": {"games": MANY, "moves": 31.5},
    "coach-one-more-card": {"points": 3.5},
    "error-arena-seatings": {"bots": MANY, "players": MANY},
    "error-games": {"games": MANY},
    "error-seeds-range": {"games": MANY},
    "error-player-count": {"players": MANY},
    "error-load-files": {"needed": MANY},
    "error-record-nonces": {"nonces": MANY},
    "error-record-key": {"made": DIGEST},
    "error-player-name": {"longest": MANY},
    "error-talk-line": {"longest": MANY},
    "doctor-cache*": {"most": "500 MB"},
    "load-latency-figures": {"most": "12 ms"},
    "refusal-people-count": {"people": MANY, "players": MANY},
    "replay-prompt": {"move": "3", "moves": "40"},
    "help-game": {"first": "dead-mans-draw"},
    "web-replay-place": {"move": "3"},
    "verify-nonces": {"nonces": "Anne a1b2c3"},
}
"""Where a variable is something else; the last that fits a message counts."""

_NAMED = re.compile(r"\{([a-z/-]+)\}")


def sample(message: str, variable: str) -> Value:
    """What a message may be told; a message of a game is called `game/message`."""
    found = SAMPLES.get(variable, f"‹{variable}›")
    for pattern, values in ELSEWHERE.items():
        if variable in values and fnmatchcase(message, pattern):
            found = values[variable]
    return found


def in_words(value: Value, language: str) -> Value:
    """A value as the language has it."""
    if not isinstance(value, str):
        return value
    return _NAMED.sub(lambda found: say(found[1], in_language=language), value)
