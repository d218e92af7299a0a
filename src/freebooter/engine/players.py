"""Names at a table: what a name may be, so that it can stand in a move, a record and a scenario, and deceive nobody.

A new name is checked strictly. What was written down before, in records and logs, is read as it was.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING

from .lookalikes import is_hidden, is_mark, skeleton
from .refusal import BadSetup, given

if TYPE_CHECKING:
    from .game import Game

LONGEST_NAME = 24
MOST_MARKS = 2
"""On one letter; no language that we know of needs more where letters with marks are written as one."""

_FORBIDDEN = set(":,#")

PIRATES = ("Anne", "Bart", "Grace", "Henry", "Jeanne", "Mary", "Stede", "Zheng", "Ned")
"""Names for bots: one more than there are seats, as a person's may be among them."""


def _visible(name: str) -> str:
    """A name with everything that would not be seen, or would do harm on a screen, spelt out."""
    return "".join(f"\\u{ord(letter):04x}" if is_hidden(letter) else letter for letter in name)


def _check_written(name: str) -> None:
    """Whether a name can stand where names stand."""
    well = (
        0 < len(name) <= LONGEST_NAME
        and name == " ".join(name.split())
        and name.isprintable()
        and not _FORBIDDEN & set(name)
    )
    if not well:
        raise BadSetup("error-player-name", name=_visible(name[:40]), longest=LONGEST_NAME)


def check_name(name: str) -> str:
    """A new name as it is kept: letters that are the same are written alike, and all of them can be seen."""
    normal = unicodedata.normalize("NFKC", name[: 4 * LONGEST_NAME])
    if any(is_hidden(letter) for letter in normal):
        raise BadSetup("error-player-name-hidden", name=_visible(normal[:40]))
    if normal != _few_marks(normal):
        raise BadSetup("error-player-name-marks", name=given(normal[:LONGEST_NAME]), most=MOST_MARKS)
    _check_written(normal)
    return normal


def _few_marks(name: str) -> str:
    """A name without marks that stand on nothing, or on others of their kind, or on too many."""
    kept: list[str] = []
    for are_marks, letters in groupby(name, is_mark):
        group = list(letters)
        if are_marks:
            group = list(dict.fromkeys(group))[:MOST_MARKS] if kept and kept[-1] != " " else []
        kept += group
    return "".join(kept)


def name_of(player: str, name: str) -> str:
    """What somebody is called, who may have chosen their name before such as it were refused."""
    return _clean(name) or player[:8]


@lru_cache(4_096)
def _clean(name: str) -> str:
    """What is left of a name without all that is refused now."""
    seen = "".join(letter for letter in unicodedata.normalize("NFKC", name) if not is_hidden(letter))
    allowed = "".join(letter for letter in _few_marks(seen) if letter not in _FORBIDDEN)
    return " ".join(" ".join(allowed.split())[:LONGEST_NAME].split())


def check_players(players: Sequence[str], game: Game) -> tuple[str, ...]:
    """The players of a table, new or old, if that many can play and no two have the same name."""
    if not isinstance(players, (list, tuple)) or not all(isinstance(name, str) for name in players):
        raise BadSetup("error-players", players=given(players))
    if len(players) not in game.seats:
        raise BadSetup("error-player-count", players=len(players), fewest=game.seats.start, most=game.seats.stop - 1)
    for name in players:
        _check_written(name)
        if players.count(name) > 1:
            raise BadSetup("error-player-twice", name=name)
    return tuple(players)


def check_new_names(names: Sequence[str]) -> list[str]:
    """Names for a new table as they are kept, if readers can tell them apart."""
    checked = [check_name(name) for name in names]
    looks = [skeleton(name) for name in checked]
    for name, look in zip(checked, looks, strict=True):
        if looks.count(look) > 1:
            raise BadSetup("error-player-twice", name=name)
    return checked


def spare_names(taken: Collection[str], look: Callable[[str], str] = skeleton) -> Iterator[str]:
    """Names for bots that look like nobody's at the table."""
    looks = {look(name) for name in taken}
    number = 1
    while True:
        for name in PIRATES:
            each = name if number == 1 else f"{name} {number}"
            if look(each) not in looks:
                yield each
        number += 1


def own_name(name: str, taken: Collection[str]) -> str:
    """A person's name, numbered where somebody at the table has it already, or one that looks like it."""
    looks = {skeleton(each) for each in taken}
    number, each = 1, name
    while skeleton(each) in looks:
        number += 1
        suffix = f" {number}"
        each = name[: LONGEST_NAME - len(suffix)].rstrip() + suffix
    return each
