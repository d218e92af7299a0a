"""Work on several threads, in order. The kernels run without Python's lock, so that a thread is a core."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 2
"""Jobs that wait for a thread, so that none of them stands idle while a result is looked at."""


def in_order(work: Callable[[Job], Result], jobs: Iterable[Job], cores: int) -> Iterator[Result]:
    """What comes of every job, in the order of the jobs.

    Only a few jobs are begun ahead of the one whose result is asked for next: whoever stops asking has no work done for
    nothing, and there may be more jobs than memory could hold.
    """
    waiting_jobs = iter(jobs)
    with ThreadPoolExecutor(cores) as pool:
        begun = [pool.submit(work, job) for job in islice(waiting_jobs, cores + AHEAD)]
        try:
            while begun:
                yield begun.pop(0).result()
                begun += [pool.submit(work, job) for job in islice(waiting_jobs, 1)]
        finally:
            for each in begun:
                each.cancel()
