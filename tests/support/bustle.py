"""A whole evening at a live table, at random: people who ask for anything, bots, and a server that dies at times."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from freebooter.engine.refusal import Refusal
from freebooter.table import commands, entries
from freebooter.table.commands import AnyCommand
from freebooter.table.entries import Clock, Holder, SeatKind
from freebooter.table.seats import outside_player

from .live_tables import HOST, PEOPLE, KeptTable, created
from .tables import Table

KINDS: tuple[SeatKind, ...] = ("open", "person", "bot", "outside")
CLOCKS = (Clock(), Clock("live", bank=240, increment=3), Clock("correspondence", days=1))
ANYBODY = (*PEOPLE, *map(outside_player, range(4)), "stranger", "", "-")
LINES = ("Ahoy!", "嘘つき！", "x" * 200, "x" * 201, " ", "- Bob says: no", '"}', "bell\a")
PROMISES = ("peace", "fight", "choice if peace", "peace if fight", "war", "")
MOVES = ("draw", "collect", "peace", "fight", "pass", "take", "Ann: draw", "dance", "", ":")


def laid(table: Table, chance: random.Random) -> KeptTable:
    """A table with these rules, set up by somebody who is not choosy."""
    others = [Holder(chance.choice(("open", "open", "bot", "outside"))) for _ in range(table.players - 1)]
    first = created(
        table.game,
        [Holder("person"), *others],
        seed=chance.getrandbits(60),
        options=table.options,
        clock=chance.choice(CLOCKS),
        public=chance.random() < 0.5,
        rated=any(seat.kind == "open" for seat in others) and all(seat.kind != "outside" for seat in others),
    )
    return KeptTable(first)


def evening(kept: KeptTable, chance: random.Random, most: int = 600) -> Iterator[KeptTable]:
    """The table after everything that happens at it; always the same object."""
    for _ in range(chance.randrange(4, 14)):
        anything(kept, chance, "gathering")
        yield kept
    if kept.table.status == "gathering" and chance.random() < 0.97:
        kept.ask(HOST, commands.Start)
    for _ in range(most):
        if not kept.table.is_playing:
            break
        _go_on(kept, chance)
        yield kept
    for _ in range(4):
        anything(kept, chance, "over")
        yield kept


def _go_on(kept: KeptTable, chance: random.Random) -> None:
    """Something happens during the match; mostly a move."""
    kept.now += chance.choice((0, 20, 900, 7_000, 30_000))
    deadline = kept.table.clock.deadline()
    if deadline is not None and deadline[0] <= kept.now:
        kept.happens(entries.Left, seat=deadline[1], why="clock", counts=kept.table.created.rated)
        return
    deciding = kept.table.deciding()
    dice = chance.random() if not kept.table.paused else chance.uniform(0.7, 1)
    if dice < 0.7 and deciding:
        seat = chance.choice(deciding)
        kept.move(seat, chance.choice(kept.match.legal_moves(seat)))
    elif dice < 0.73:
        _by_itself(kept, chance)
    elif dice < 0.732:
        _ask(kept, chance, NONSENSE["resign"](chance, kept))
    else:
        anything(kept, chance, "playing")


def _by_itself(kept: KeptTable, chance: random.Random) -> None:
    """A connection breaks, or the server is stopped or killed and started again."""
    present = [number for number, seat in enumerate(kept.table.seats) if seat.decides_itself]
    if present and chance.random() < 0.5:
        kept.happens(entries.Left, seat=chance.choice(present), why="gone", counts=kept.table.created.rated)
        return
    if chance.random() < 0.5:
        kept.happens(entries.Rested)
    kept.now += chance.choice((1_000, 100_000_000))
    kept.happens(entries.Woken)


def anything(kept: KeptTable, chance: random.Random, status: str) -> bool:
    """Somebody asks for something, sensible or not; tells whether it was granted."""
    command = COMMON[status](chance, kept) if chance.random() < 0.6 else NONSENSE[chance.choice(WORDS)](chance, kept)
    return _ask(kept, chance, command)


def _ask(kept: KeptTable, chance: random.Random, command: AnyCommand) -> bool:
    """Somebody asks for it; mostly somebody who sits at the table."""
    seated = [seat.player for seat in kept.table.seats if seat.player]
    try:
        kept.command(chance.choice([HOST, *seated, chance.choice(ANYBODY)]), command)
    except Refusal:
        return False
    return True


def _sit(chance: random.Random, kept: KeptTable) -> AnyCommand:
    seat = chance.choice((None, chance.randrange(9)))
    return commands.Sit(id=_id(chance), seat=seat, nonce=f"{chance.getrandbits(150):x}")


def _place(chance: random.Random, kept: KeptTable) -> AnyCommand:
    bot = chance.choice(("", "captain", "drifter", "nobody"))
    return commands.Place(id=_id(chance), seat=chance.randrange(9), kind=chance.choice(KINDS), bot=bot)


def _move(chance: random.Random, kept: KeptTable) -> AnyCommand:
    """Words that mean nothing, or the move of somebody else."""
    move, match = chance.choice(MOVES), kept.table.match
    if match is not None and not match.is_over and chance.random() < 0.7:
        seat = chance.randrange(len(match.players))
        move = match.write(chance.choice(match.legal_moves(seat) or range(match.game.rules.action_count)))
    return commands.Move(id=_id(chance), move=move)


def _vote(chance: random.Random, kept: KeptTable) -> AnyCommand:
    motion = entries.Motion.__args__[chance.random() < 0.8]  # type: ignore[attr-defined]
    return commands.Vote(id=_id(chance), motion=motion, yes=chance.random() < 0.7)


def _id(chance: random.Random) -> str:
    return f"c-{chance.getrandbits(40):x}"


Making = Callable[[random.Random, KeptTable], AnyCommand]

NONSENSE: dict[str, Making] = {
    "sit": _sit,
    "stand": lambda chance, kept: commands.Stand(id=_id(chance)),
    "place": _place,
    "start": lambda chance, kept: commands.Start(id=_id(chance)),
    "close": lambda chance, kept: commands.Close(id=_id(chance)),
    "move": _move,
    "say": lambda chance, kept: commands.Say(id=_id(chance), text=chance.choice(LINES)),
    "promise": lambda chance, kept: commands.Promise(id=_id(chance), promise=chance.choice(PROMISES)),
    "vote": _vote,
    "resume": lambda chance, kept: commands.Resume(id=_id(chance)),
    "resign": lambda chance, kept: commands.Resign(id=_id(chance)),
    "return": lambda chance, kept: commands.Return(id=_id(chance)),
}
WORDS = tuple(word for word in NONSENSE if word not in ("resign", "close", "start"))
"""What is asked for at random; giving up too often would end every match early."""


def _among(*words: str) -> Making:
    return lambda chance, kept: NONSENSE[chance.choice(words)](chance, kept)


COMMON = {
    "gathering": _among("sit", "sit", "sit", "stand", "place", "say"),
    "playing": _among("say", "promise", "promise", "vote", "resume", "resume", "return", "return", "move"),
    "over": _among("say", "sit", "resign", "vote", "close", "start"),
}
"""What is likely to be granted to somebody."""
