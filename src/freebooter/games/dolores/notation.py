"""Moves as people write them: `peace`, `play convoy`, `take gold 3`. Parsing and printing lose nothing.

While the duel's cards lie face down, everyone names places instead of cards, so that no move tells a face.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from freebooter.engine.kernels.bits import set_bits
from freebooter.engine.kernels.state import State
from freebooter.engine.notation import misshapen, place_in, seat_of, unknown_verb

from .rules import actions
from .rules.cards import CARD_TYPES, COPIES, GOODS, VALUES
from .rules.state import NOBODY
from .rules.terms import BOTTLE_NAMES, GESTURE_NAMES, GESTURES, KIND_NAMES, KINDS

_SHAPES = {
    "pass": "pass",
    "done": "done",
    "play": "play BOTTLE",
    "peace": "peace",
    "fight": "fight",
    "choice": "choice",
    "both": "both GESTURE GESTURE",
    "show": "show GESTURE",
    "bet": "bet NAME GESTURE NAME GESTURE",
    "take": "take KIND VALUE",
    "drop": "drop KIND",
    "rob": "rob PLAYER KIND VALUE",
    "arrange": "arrange CARD, CARD",
}
VERBS = tuple(_SHAPES)


class Table:
    """The duel that lies on the table, as far as moves have to name it."""

    def __init__(self, state: State) -> None:
        record = state[0]
        players = int(record["players"])
        first, second = (int(count) for count in record["side_count"])
        self.cards = [int(card) for card in record["table"][: first + second]]
        self.dealer = int(record["dealer"])
        self.neighbour = (self.dealer + 1) % players
        self.owners = [self.neighbour] * first + [self.dealer] * second
        self.face_down = int(record["lantern"]) != NOBODY

    def name(self, place: int) -> str:
        return f"place {place + 1}" if self.face_down else CARD_NAMES[self.cards[place]]


class Meaning(NamedTuple):
    """What an action says by itself, whatever lies on the table."""

    verb: str
    bottle: str | None = None
    gesture: str | None = None
    gestures: tuple[str, ...] = ()
    """The two that a two-hand player shows; of a bet the dealer's and the neighbour's."""
    place: int | None = None
    kind: str | None = None
    seat: int | None = None
    good: str | None = None
    places: tuple[int, ...] = ()


@cache
def meaning_of(action: int) -> Meaning:
    if action in (actions.PASS, actions.DONE):
        return Meaning("pass" if action == actions.PASS else "done")
    if action < actions.GESTURE:
        return Meaning("play", bottle=BOTTLE_NAMES[action - actions.PLAY])
    if action < actions.BOTH:
        gesture = GESTURE_NAMES[action - actions.GESTURE]
        return Meaning(gesture, gesture=gesture)
    if action < actions.SHOW:
        shown = tuple(name for i, name in enumerate(GESTURE_NAMES) if i != action - actions.BOTH)
        return Meaning("both", gestures=shown)
    if action < actions.GUESS:
        return Meaning("show", gesture=GESTURE_NAMES[action - actions.SHOW])
    if action < actions.TAKE:
        guessed = tuple(GESTURE_NAMES[each] for each in divmod(action - actions.GUESS, GESTURES))
        return Meaning("bet", gestures=guessed)
    if action < actions.DROP:
        return Meaning("take", place=action - actions.TAKE)
    if action < actions.ROB:
        return Meaning("drop", kind=KIND_NAMES[action - actions.DROP])
    if action < actions.ARRANGE:
        seat, good = divmod(action - actions.ROB, GOODS)
        return Meaning("rob", seat=seat, good=CARD_NAMES[good], kind=KIND_NAMES[good % KINDS])
    return Meaning("arrange", places=set_bits(action - actions.ARRANGE))


def write_move(state: State, action: int, players: Sequence[str]) -> str:
    """An action in the notation; what lies on the table is named as everybody sees it."""
    meaning = meaning_of(action)
    match meaning.verb:
        case "play":
            return f"play {meaning.bottle}"
        case "both":
            return f"both {' '.join(meaning.gestures)}"
        case "show":
            return f"show {meaning.gesture}"
        case "drop":
            return f"drop {meaning.kind}"
        case "rob":
            seat = meaning.seat or 0
            return f"rob {players[seat] if seat < len(players) else seat} {meaning.good}"
        case "bet":
            table, (dealers, neighbours) = Table(state), meaning.gestures
            return f"bet {players[table.dealer]} {dealers} {players[table.neighbour]} {neighbours}"
        case "take":
            return _write_take(Table(state), meaning.place or 0, players)
        case "arrange":
            table = Table(state)
            named = [table.name(place) for place in meaning.places if place < len(table.cards)]
            return f"arrange {', '.join(named)}".strip()
        case verb:
            return verb


def _write_take(table: Table, place: int, players: Sequence[str]) -> str:
    if place >= len(table.cards):
        return f"take place {place + 1}"
    text = f"take {table.name(place)}"
    twins = [other for other, card in enumerate(table.cards) if card == table.cards[place]]
    if not table.face_down and len({table.owners[twin] for twin in twins}) > 1:
        text += f" from {players[table.owners[place]]}"
    return text


def read_move(state: State, text: str, players: Sequence[str]) -> Sequence[int]:
    """Every action that the text may mean; raises `InvalidMove` if it is no move of this game."""
    verb, _, rest = text.strip().partition(" ")
    verb, rest = verb.lower(), " ".join(rest.split())
    if verb not in _SHAPES:
        raise unknown_verb(text, VERBS)
    reader = _READERS.get(verb)
    if reader is None:
        if rest:
            raise misshapen(text, _SHAPES[verb])
        simple = {"pass": actions.PASS, "done": actions.DONE}
        return [simple[verb] if verb in simple else actions.GESTURE + GESTURE_NAMES.index(verb)]
    return reader(text, rest, Table(state), players)


def _gesture(word: str) -> int:
    return place_in(GESTURE_NAMES, word, "dolores/error-move-gesture")


def _card(name: str) -> int:
    return place_in(CARD_NAMES, name, "dolores/error-move-good")


def _play(text: str, rest: str, table: Table, players: Sequence[str]) -> Sequence[int]:
    return [actions.PLAY + place_in(BOTTLE_NAMES, rest, "dolores/error-move-bottle")]


def _both(text: str, rest: str, table: Table, players: Sequence[str]) -> Sequence[int]:
    gestures = {_gesture(word) for word in rest.split()}
    if len(gestures) != 2 or len(rest.split()) != 2:
        raise misshapen(text, _SHAPES["both"])
    return [actions.BOTH + sum(range(GESTURES)) - sum(gestures)]


def _show(text: str, rest: str, table: Table, players: Sequence[str]) -> Sequence[int]:
    return [actions.SHOW + _gesture(rest)]


def _bet(text: str, rest: str, table: Table, players: Sequence[str]) -> Sequence[int]:
    words = rest.split()
    is_bet = False
    meant = []
    for middle in range(2, len(words) - 1):  # Names may hold gestures, so there may be several ways to read it.
        first, second = " ".join(words[: middle - 1]), " ".join(words[middle:-1])
        if first in players and second in players and words[middle - 1].lower() in GESTURE_NAMES:
            is_bet = True
            named = {players.index(first): _gesture(words[middle - 1]), players.index(second): _gesture(words[-1])}
            if set(named) == {table.dealer, table.neighbour}:
                meant.append(actions.GUESS + named[table.dealer] * GESTURES + named[table.neighbour])
    if not is_bet:
        raise misshapen(text, _SHAPES["bet"])
    return meant


def _take(text: str, rest: str, table: Table, players: Sequence[str]) -> Sequence[int]:
    if rest.lower().startswith("place "):
        number = rest[6:]
        if not (number.isascii() and number.isdigit()):
            raise misshapen(text, _SHAPES["take"])
        place = int(number[:4]) - 1
        return [actions.TAKE + place] if table.face_down and 0 <= place < len(table.cards) else []
    name, _, owner = rest.partition(" from ")
    owners = [seat_of(players, owner)] if owner else range(len(players))
    card = _card(name)
    if table.face_down:
        return []
    return [actions.TAKE + p for p, there in enumerate(table.cards) if there == card and table.owners[p] in owners]


def _drop(text: str, rest: str, table: Table, players: Sequence[str]) -> Sequence[int]:
    return [actions.DROP + place_in(KIND_NAMES, rest, "dolores/error-move-kind")]


def _rob(text: str, rest: str, table: Table, players: Sequence[str]) -> Sequence[int]:
    words = rest.split()
    if len(words) < 2:
        raise misshapen(text, _SHAPES["rob"])
    good = place_in(CARD_NAMES[:GOODS], " ".join(words[-2:]), "dolores/error-move-good")
    seats = [seat_of(players, " ".join(words[:-2]))] if len(words) > 2 else range(len(players))
    return [actions.ROB + seat * GOODS + good for seat in seats]


def _arrange(text: str, rest: str, table: Table, players: Sequence[str]) -> Sequence[int]:
    before = 0
    for name in (part.strip() for part in rest.split(",")) if rest else ():
        place = _arranged_place(text, name, table, before)
        if place is None:
            return []
        before |= 1 << place
    return [actions.ARRANGE + before]


def _arranged_place(text: str, name: str, table: Table, taken: int) -> int | None:
    """The first place that a part of an arrangement can mean and that none before it meant."""
    if name.lower().startswith("place "):
        number = name[6:]
        if not (number.isascii() and number.isdigit()):
            raise misshapen(text, _SHAPES["arrange"])
        place = int(number[:4]) - 1
        free = table.face_down and 0 <= place < len(table.cards) and not taken >> place & 1
        return place if free else None
    card = _card(name)
    if table.face_down:
        return None
    return next((p for p, there in enumerate(table.cards) if there == card and not taken >> p & 1), None)


_READERS: dict[str, Callable[[str, str, Table, Sequence[str]], Sequence[int]]] = {
    "play": _play,
    "both": _both,
    "show": _show,
    "bet": _bet,
    "take": _take,
    "drop": _drop,
    "rob": _rob,
    "arrange": _arrange,
}

CARD_NAMES: tuple[str, ...] = (
    *(f"{kind} {value}" for value in range(1, VALUES + 1) for kind in KIND_NAMES),
    *BOTTLE_NAMES,
)
IN_ORDER: tuple[int, ...] = (*sorted(range(GOODS), key=lambda good: (good % KINDS, good)), *range(GOODS, CARD_TYPES))
"""The types as people sort them: kind by kind, then the bottles."""


def most_copies(card: int) -> int:
    """How many cards of a type there are."""
    return COPIES[card // KINDS] if card < GOODS else 1
