"""`freebooter load`: puts a load on a server and says what came of it, as a table or as JSON."""

from __future__ import annotations

import json as json_format
from typing import TYPE_CHECKING

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import TaskID
from rich.table import Table

from freebooter.engine.observation import ONLOOKER
from freebooter.load.plan import Plan
from freebooter.narration.words import game_title
from freebooter.text import say
from freebooter.text.numbers import number, percent

from .compiling import load_compiled
from .progress import counting_progress

if TYPE_CHECKING:
    from freebooter.load.check import Difference
    from freebooter.load.measuring import Stage
    from freebooter.load.report import Report

FAULTY = 1
INTERRUPTED = 130
SHOWN_MISMATCHES = 10


def load(plan: Plan, json: bool) -> int:
    """Returns the exit status: something was wrong with what the server sent, or it was fine."""
    from freebooter.load.measuring import measure

    plan.checked()
    load_compiled(plan.game)
    with counting_progress() as progress:
        tasks: dict[Stage, TaskID] = {}

        def watch(stage: Stage, done: float, total: float) -> None:
            if stage not in tasks:
                for earlier in tasks.values():
                    progress.update(earlier, visible=False)
                tasks[stage] = progress.add_task(say(f"load-{stage}"), total=round(total))
            progress.update(tasks[stage], completed=int(done))

        report = measure(plan, watch)
    if json:
        print(json_format.dumps(report.figures()))
    else:
        _print(report)
    if report.interrupted:
        interrupted = say("load-interrupted", seconds=round(report.counts.seconds, 1))
        Console(stderr=True).print(interrupted, highlight=False, markup=False)
        return INTERRUPTED
    return 0 if report.is_clean else FAULTY


def _print(report: Report) -> None:
    console = Console()
    plan, counts = report.plan, report.counts
    title = say("load-title", game=game_title(plan.game), tables=plan.tables, sockets=counts.sockets, pace=plan.pace)
    table = Table(title=title, title_justify="left", show_header=False, box=SIMPLE, pad_edge=False)
    table.add_column(justify="left")
    table.add_column(justify="right")
    half, most, longest = (number(report.latency(share)) for share in (0.5, 0.99, 1.0))
    table.add_row(say("load-words"), ", ".join(plan.languages) or say("load-no-words"))
    table.add_row(say("load-moves"), number(report.moves_per_second))
    table.add_row(say("load-latency"), say("load-latency-figures", half=half, most=most, longest=longest))
    table.add_row(say("load-memory"), _figure(report.kib_per_socket, "KiB"))
    table.add_row(say("load-server"), _cpu(report.server_cpu_percent))
    table.add_row(say("load-clients"), _cpu(report.client_cpu_percent))
    table.add_row(say("load-games"), number(counts.finished, 0))
    table.add_row(say("load-checked"), number(report.updates_checked, 0))
    table.add_row(say("load-mismatches"), number(report.mismatches, 0))
    table.add_row(say("load-errors"), number(report.errors, 0))
    console.print(table, markup=False)
    for line in _troubles(report):
        console.print(line, highlight=False, markup=False, soft_wrap=True)


def _figure(value: float | None, unit: str) -> str:
    return say("load-unknown") if value is None else f"{number(value)} {unit}"


def _cpu(value: float | None) -> str:
    return say("load-unknown") if value is None else percent(value / 100)


def _troubles(report: Report) -> list[str]:
    """What went wrong, in words."""
    lines = [_told(difference) for difference in report.differences[:SHOWN_MISMATCHES]]
    if report.mismatches > SHOWN_MISMATCHES:
        lines.append(say("load-more", count=report.mismatches - SHOWN_MISMATCHES))
    kinds = report.counts.errors.most_common()
    return [*lines, *(say("load-error-kind", kind=kind, count=count) for kind, count in kinds)]


def _told(difference: Difference) -> str:
    seat = difference.seat
    viewer = say("load-watcher") if seat == ONLOOKER else say("load-seat", seat=seat + 1)
    where = {"table": difference.table, "version": str(difference.version), "viewer": viewer}
    return say(f"load-differs-{difference.kind}", **where)
