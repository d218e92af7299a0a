"""`freebooter attack`: attacks one's own server and says what others noticed, as a table or as JSON."""

from __future__ import annotations

import json as json_format
from collections import Counter
from typing import TYPE_CHECKING

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from freebooter.engine.registry import names
from freebooter.text import say
from freebooter.text.numbers import number

from .compiling import load_compiled
from .progress import counting_progress

if TYPE_CHECKING:
    from freebooter.load.attacks.plan import AttackPlan
    from freebooter.load.attacks.report import Outcome

BROKEN = 1
MEGA = 10**6
MOST_REASONS = 6


def show_attacks() -> None:
    """The attacks there are, a line each."""
    from freebooter.load.attacks.catalogue import ATTACKS

    table = Table(show_header=False, box=None, pad_edge=False)
    for name in ATTACKS:
        table.add_row(name, say(f"attack-{name}"))
    Console().print(table, markup=False, highlight=False)


def attack(plan: AttackPlan, json: bool) -> int:
    """Returns the exit status: whether a limit was broken."""
    from freebooter.load.attacks import measuring

    plan = plan.checked()
    load_compiled(names()[0])
    with counting_progress() as progress:
        task = progress.add_task("", total=len(plan.names))

        def watch(name: str, number: int) -> None:
            progress.update(task, description=say("attack-goes-on", name=name), completed=number)

        outcomes = measuring.attack(plan, watch)
    if json:
        print(json_format.dumps([outcome.figures() for outcome in outcomes]))
    else:
        _print(outcomes)
    return BROKEN if any(outcome.broken for outcome in outcomes) else 0


def _print(outcomes: list[Outcome]) -> None:
    console = Console()
    table = Table(box=SIMPLE, pad_edge=False)
    heads = ("name", "moves", "answers", "memory", "disk", "verdict")
    for head in heads:
        table.add_column(say(f"attack-head-{head}"), justify="left" if head in ("name", "verdict") else "right")
    for each in outcomes:
        broken = say("comma").join(say(f"attack-broken-{limit}") for limit in each.broken)
        table.add_row(
            each.name,
            _stages(each.before.moves_ms(0.99), each.during.moves_ms(0.99), each.after.moves_ms(0.99)),
            _stages(each.before.answers_ms(0.99), each.during.answers_ms(0.99), each.after.answers_ms(0.99)),
            _mega(each.memory),
            _mega(each.disk),
            broken or say("attack-held"),
        )
    console.print(table, markup=False)
    for each in outcomes:
        for line in (_line(each), *_troubles(each)):
            console.print(line, highlight=False, markup=False, soft_wrap=True)


def _troubles(outcome: Outcome) -> list[str]:
    """What went wrong for the honest people."""
    differences = Counter(difference.kind for difference in outcome.differences)
    kinds = [*outcome.errors.items(), *differences.items()]
    return [say("load-error-kind", kind=f"{outcome.name}: {kind}", count=count) for kind, count in kinds]


def _line(outcome: Outcome) -> str:
    """What was sent, and what became of it."""
    tally = outcome.tally
    reasons = (f"{reason} ({number(count, 0)})" for reason, count in tally.refusals.most_common(MOST_REASONS))
    return say(
        "attack-line",
        name=outcome.name,
        sent=tally.sent,
        accepted=tally.accepted,
        frames=tally.frames,
        received=_mega(tally.received),
        cpu=say("load-unknown") if outcome.cpu is None else f"{number(outcome.cpu)} s",
        refusals=say("comma").join(reasons) or say("attack-no-refusal"),
    )


def _stages(*milliseconds: float) -> str:
    return " → ".join(number(each, 0) for each in milliseconds)


def _mega(size: float | None) -> str:
    return say("load-unknown") if size is None else number(size / MEGA)
