"""What a move costs a table at which four browsers sit: from the text that one sends to the frames that all are sent.

`python -m benchmarks.frames` prints microseconds a move for every game, with words in one language, in four, and
with none, as bots ask for none. There is no socket and no log; `benchmarks.moves` measures with both.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from itertools import count, product

from msgspec.structs import replace

from freebooter.engine.registry import names
from freebooter.server.serving import calm_collector
from freebooter.table import commands, setup
from freebooter.table.entries import Clock, Holder, Started, write_entry
from freebooter.table.projection import Projection
from freebooter.table.proposals import propose
from freebooter.table.table import Table, next_link

SEATS = 4
MATCHES = 48
LANGUAGES = {
    "no words": [""] * SEATS,
    "one language": ["en"] * SEATS,
    "four languages": ["en", "de", "cs", "ja"],
}


def laid_out(game: str, number: int) -> Table:
    created = setup.set_up(
        now=1,
        host="host",
        host_name=f"Host {number}",
        game=game,
        seats=[Holder("person"), *(Holder("outside", f"Guest {number} {seat}") for seat in range(1, SEATS))],
        options={},
        public=False,
        rated=False,
        coach=True,
        clock=Clock(),
        stand_in="",
    )
    # Everybody has a name of their own, as people do: what was said to others is not said to them.
    created = replace(created, secret=f"{number:064x}")  # The same deals every time.
    table, start = Table(f"bench{number}"), Started(at=1)
    table.fold(created, next_link(table.link, write_entry(created)))
    table.fold(start, next_link(table.link, write_entry(start)))
    return table


def play(table: Table, chance: random.Random, languages: Sequence[str]) -> Iterator[tuple[float, list[bytes]]]:
    """Play a match at random; for each move the seconds of the processor and the frames that were to be sent."""
    projection, match = Projection(table), table.match
    assert match is not None
    for number in count():
        if not table.is_playing:
            return
        seat = match.deciders[0]
        text = match.game.rules.write_move(match.state, chance.choice(match.legal_moves(seat)), match.players)
        command = commands.Move(id=f"{number}", move=text)
        begun = time.process_time()
        entry, move = propose(table, command, table.seats[seat].player, "", 1)
        table.fold(entry, next_link(table.link, write_entry(entry)), move)
        told = projection.told(entry)
        frames = [told.frame(viewer, language) for viewer, language in enumerate(languages)]
        yield time.process_time() - begun, frames


def played(table: Table, chance: random.Random, languages: Sequence[str]) -> tuple[float, int, int]:
    """The seconds of a whole match, its moves, and the bytes that were to be sent."""
    spent, moves, sent = 0.0, 0, 0
    for seconds, frames in play(table, chance, languages):
        spent += seconds
        moves += 1
        sent += sum(map(len, frames))
    return spent, moves, sent


def main() -> None:
    for game, languages in product(names(), LANGUAGES.values()):
        played(laid_out(game, MATCHES), random.Random(MATCHES), languages)  # What is loaded once is not measured.
    calm_collector()
    for game in names():
        for what, languages in LANGUAGES.items():
            matches = [played(laid_out(game, number), random.Random(number), languages) for number in range(MATCHES)]
            spent, moves, sent = (sum(each) for each in zip(*matches, strict=True))
            best, size = 1e6 * spent / moves, sent / moves / SEATS
            print(f"{game:16} {what:16} {best:8.1f} µs a move, {size:6.0f} bytes a frame")


if __name__ == "__main__":
    main()
