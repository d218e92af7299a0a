"""Names at a table: what a name may be, so that it can stand in a move, a record and a scenario."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

from .refusal import BadSetup, given

if TYPE_CHECKING:
    from .game import Game

LONGEST_NAME = 24
_FORBIDDEN = set(":,#")

PIRATES = ("Anne", "Bart", "Grace", "Henry", "Jeanne", "Mary", "Stede", "Zheng", "Ned")
"""Names for bots: one more than there are seats, as a person's may be among them."""


def _visible(name: str) -> str:
    """A name with everything that would not be seen, or would do harm on a screen, spelt out."""
    return "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in name)


def check_name(name: str) -> str:
    well = (
        0 < len(name) <= LONGEST_NAME
        and name == " ".join(name.split())
        and name.isprintable()
        and not _FORBIDDEN & set(name)
    )
    if not well:
        raise BadSetup("error-player-name", name=_visible(name[:40]), longest=LONGEST_NAME)
    return name


def check_players(players: Sequence[str], game: Game) -> tuple[str, ...]:
    """The players of a table, if that many can play and their names can be told apart."""
    if not isinstance(players, (list, tuple)) or not all(isinstance(name, str) for name in players):
        raise BadSetup("error-players", players=given(players))
    if len(players) not in game.seats:
        raise BadSetup("error-player-count", players=len(players), fewest=game.seats.start, most=game.seats.stop - 1)
    for name in players:
        check_name(name)
        if players.count(name) > 1:
            raise BadSetup("error-player-twice", name=name)
    return tuple(players)


def spare_names(taken: Collection[str]) -> Iterator[str]:
    """Names for bots that nobody at the table has."""
    number = 1
    while True:
        for name in PIRATES:
            each = name if number == 1 else f"{name} {number}"
            if each not in taken:
                yield each
        number += 1


def own_name(name: str, taken: Collection[str]) -> str:
    """A person's name, numbered where somebody at the table already has it."""
    number, each = 1, name
    while each in taken:
        number += 1
        suffix = f" {number}"
        each = name[: LONGEST_NAME - len(suffix)].rstrip() + suffix
    return each
