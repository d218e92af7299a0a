"""The kit passes an honest environment and finds each planted fault."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from freebooter.engine.refusal import BadSetup
from freebooter.engine.registry import names
from freebooter.envs.conformance import CHECKS, Fault, Probe, check
from freebooter.envs.pettingzoo import env
from tests.support import pig
from tests.support.pages import ROOT, blocks

from . import little_game as little


def test_an_honest_environment_passes() -> None:
    found = check(little.Honest, games=10)
    assert found.games == 10
    assert min(found.decisions, found.reimagined, found.refused) > 20
    assert found.cards == little.CARDS


def three_lines() -> str:
    """How the page says that the kit is used."""
    return next(block.text for block in blocks(ROOT / "docs" / "envs" / "conformance.md") if block.language == "py")


@pytest.mark.parametrize("make", [*(partial(env, name) for name in names()), partial(env, pig.GAME), little.Honest])
def test_three_lines_are_enough(make: Callable[[], Any]) -> None:
    shown = three_lines()
    assert len([line for line in shown.splitlines() if line.strip()]) == 3
    written: dict[str, Any] = {"my_environment": make}
    exec(shown, written)
    written["test_my_environment"]()
    written["my_environment"] = little.Leaking
    with pytest.raises(Fault):
        written["test_my_environment"]()


@pytest.mark.parametrize(
    ("faulty", "message"),
    [
        (little.Leaking, "fault-leak"),
        (little.Hinting, "fault-leak"),
        (little.Gossiping, "fault-leak"),
        (little.Careless, "fault-refusal-changes"),
        (little.Lenient, "fault-accepted"),
        (little.Losing, "fault-cards"),
        (little.Forgetful, "fault-replay"),
        (little.Mistaken, "fault-masks-differ"),
        (little.Promising, "fault-legal-refused"),
        (little.Unimaginative, "fault-imagination"),
    ],
)
def test_every_planted_fault_is_found(faulty: type[little.Honest], message: str) -> None:
    with pytest.raises(Fault) as found:
        check(faulty, games=20)
    assert found.value.message == message


def test_a_fault_says_where_to_look_and_how_to_get_there() -> None:
    with pytest.raises(AssertionError, match=r"sees what it can't know, at /observation.*\[11\] \(seed 0"):
        check(little.Leaking, games=20)


def test_what_cannot_be_checked_must_be_named() -> None:
    class Closed(little.Honest):
        cards = None  # type: ignore[assignment]

    with pytest.raises(BadSetup, match="has no “cards”"):
        check(Closed)
    assert check(Closed, without=["conservation"]).decisions
    with pytest.raises(BadSetup, match="no check “honour”. Choose from: " + ", ".join(CHECKS)):
        check(little.Honest, without=["honour"])


def test_what_an_environment_lacks_can_be_brought_along() -> None:
    class Closed(little.Leaking):
        reimagine = position = cards = None  # type: ignore[assignment]

    probe = Probe(little.Honest.reimagine, little.Honest.position, little.Honest.cards)
    with pytest.raises(Fault, match="sees what it can't know"):
        check(Closed, probe=probe)


def test_a_check_can_be_left_out() -> None:
    check(little.Leaking, games=20, without=["secrets"])
    check(little.Losing, games=20, without=["conservation"])
