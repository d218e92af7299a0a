"""Who plays where nobody else does: names for bots."""

from __future__ import annotations

from collections.abc import Collection, Iterator

PIRATES = ("Anne", "Bart", "Grace", "Henry", "Jeanne", "Mary", "Stede", "Zheng", "Ned")
"""Names for bots: one more than there are seats, as a person's may be among them."""


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
        each = name[: 24 - len(suffix)].rstrip() + suffix
    return each
