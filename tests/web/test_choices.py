"""Every move of every suit, trait, variant and bottle can be made by touching the table, and nothing else can."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from benchmarks.harness.browser import PHONE, Watched
from benchmarks.harness.serving import Served
from benchmarks.harness.staged import Staged
from freebooter.engine.game import Game
from freebooter.engine.match import Match, Move
from freebooter.games.dead_mans_draw.notation import VERBS
from freebooter.games.dolores.notation import VERBS as DOLORES_VERBS
from freebooter.games.dolores.rules.terms import BOTTLE_NAMES
from tests.support.dolores_touch import prepare
from tests.support.tables import times


@pytest.fixture(scope="module")
def window(browser: Browser, served: Served) -> Iterator[Watched]:
    window = Watched(browser, served.url, size=PHONE, reduced_motion="reduce", service_workers="block")
    yield window
    window.check()


PLAYED_BOTTLES = [bottle for bottle in BOTTLE_NAMES if bottle not in ("dawn", "theft")]
"""Dawn comes by itself, and a theft acts when it is taken."""


def offered(window: Watched) -> set[str]:
    """The moves that something to touch makes, part by part where not all of them fit at once."""
    found = visible(window)
    for part in parts(window):
        open_part(window, part)
        found |= visible(window)
    return found


def parts(window: Watched) -> list[str]:
    found: list[str] = window.page.eval_on_selector_all("[data-opens]", "all => all.map(each => each.dataset.opens)")
    return found


def open_part(window: Watched, part: str) -> None:
    window.page.click(f'[data-opens="{part}"]')
    window.page.wait_for_selector(f'[data-opens="{part}"][aria-pressed="true"]')


def show(window: Watched, move: str) -> None:
    """Bring what makes a move before one's eyes, where not all fits there at once."""
    for part in parts(window):
        if move in visible(window):
            return
        open_part(window, part)


def visible(window: Watched) -> set[str]:
    """The moves that something to touch makes, now that it is there and can be touched."""
    found = window.page.eval_on_selector_all(
        "[data-move]",
        "all => all.filter(each => !each.disabled && each.checkVisibility()).map(each => each.dataset.move)",
    )
    return set(found)


def twin_of(move: str) -> str:
    """The other thing that may be done with a card: a mermaid's pick is replayed, or banked."""
    verb, _, card = move.partition(" ")
    return f"{'bank' if verb == 'replay' else 'replay'} {card}"


def asked_back(window: Watched, moves: set[str]) -> set[str]:
    """What is offered when a card is touched with which several things may be done."""
    found: set[str] = set()
    for move in sorted(moves - offered(window))[:1]:  # All of them work alike.
        window.page.click(f'[data-move="{twin_of(move)}"]')
        for each in (move, twin_of(move)):
            window.page.wait_for_selector(f'dialog[open] [data-move="{each}"]')
        found = {each for each in moves if twin_of(each) in offered(window)}
        window.page.keyboard.press("Escape")
        window.page.wait_for_selector("dialog[open]", state="detached")
    return found


OFTEN = times(1, 3)
"""How often in a match somebody looks at the same kind of choice."""


def choices(match: Match, seed: int) -> Iterator[tuple[int, list[str], str]]:
    """A match played by chance: who decides, between what, and which it is."""
    chance = random.Random(seed)
    while not match.is_over:
        seat = match.deciders[0]
        moves = [match.write(action) for action in match.legal_moves(seat)]
        yield seat, moves, chance.choice(moves)


def seed_with(game: Game, players: list[str], options: dict[str, str], verb: str) -> int:
    """The first seed whose match lets somebody choose by that verb."""
    for seed in range(1000):
        match = Match(game, players, options, seed)
        for seat, moves, chosen in choices(match, seed):
            if len(moves) > 1 and any(move.startswith(verb) for move in moves):
                return seed
            match.push(Move(seat, match.read(f"{match.players[seat]}: {chosen}").action))
    raise AssertionError(f"nobody ever chooses by {verb}")


def play_by_touch(window: Watched, match: Match, seed: int) -> set[str]:
    """Play to the end; whenever something new is to be chosen, exactly that can be touched.

    Each seat in turn sits before the same window. Returns the verbs of what was offered there.
    """
    staged = Staged(window, match)
    staged.open(match.deciders[0])
    seen: set[str] = set()
    looked: Counter[frozenset[str]] = Counter()
    for seat, moves, chosen in choices(match, seed):
        verbs = frozenset(move.partition(" ")[0] for move in moves)
        looked[verbs] += 1
        make = staged.skip  # Nobody looks; the page is shown the table again when somebody does.
        if looked[verbs] <= OFTEN:
            staged.show(seat)
            assert offered(window) | asked_back(window, set(moves)) == set(moves), (
                match.options,
                match.view(seat).asks,
            )
            if chosen not in offered(window):
                window.page.click(f'[data-move="{twin_of(chosen)}"]')
                window.page.wait_for_selector(f'dialog[open] [data-move="{chosen}"]')
            show(window, chosen)
            staged.touch(chosen)
            seen |= verbs
            make = staged.push
        make(Move(seat, match.read(f"{match.players[seat]}: {chosen}").action))
    return seen


TABLES = {
    "trait": {"edition": "german", "traits": "draft", "variant": "strange-lands"},
    "plunder": {"edition": "czech", "variant": "bottom-feeder", "traits": "plunderer, davy-jones-locker, scavenger"},
    "take": {"edition": "japanese", "traits": "navigator, swordsman, captains-hook"},
    "bank": {
        "edition": "digital", "mermaids": "replay", "casanova-replay": "optional", "traits": "casanova, siren, misfire"
    },
}  # fmt: skip
"""By the verb that has to come up, a table at which it can."""


def test_every_move_of_dead_mans_draw_can_be_touched_and_nothing_else(window: Watched, game: Game) -> None:
    players = ["Anne", "Black Bart", "Calico"]
    seen: set[str] = set()
    for verb, given in TABLES.items():
        options = game.read_options(given, len(players))
        seed = seed_with(game, players, options, verb)
        seen |= play_by_touch(window, Match(game, players, options, seed), seed)
    assert seen == set(VERBS)
    window.check()


def expected(moves: list[str]) -> set[str]:
    """What can be touched at once: of robberies from a stack one stands for all, the rest takes more touches."""
    stacks = {move.rpartition(" ")[0] for move in moves if move.startswith("rob ")}
    return {move for move in moves if move.partition(" ")[0] not in ("rob", "arrange", "bet")} | stacks


def touchable(window: Watched) -> set[str]:
    found = {move for move in offered(window) if move.partition(" ")[0] not in ("arrange", "bet")}
    return {move.rpartition(" ")[0] if move.startswith("rob ") else move for move in found}


def test_every_move_of_dolores_can_be_touched_and_nothing_else(window: Watched, dolores: Game) -> None:
    players = ["Anne", "Black Bart", "Calico"]
    options = dolores.read_options({}, len(players))
    missing = set(DOLORES_VERBS) | {f"play {bottle}" for bottle in PLAYED_BOTTLES}
    for seed in range(400):
        if not missing:
            break
        if not missing & {each for move in dry_run(dolores, players, options, seed) for each in kinds_of(move)}:
            continue
        match = Match(dolores, players, options, seed)
        staged = Staged(window, match)
        staged.open(match.deciders[0])
        for seat, moves, chosen in choices(match, seed):
            make = staged.skip
            if missing & set(kinds_of(chosen)):
                make = staged.push
                staged.show(seat)
                assert touchable(window) == expected(moves), match.view(seat).asks
                prepare(window, match.view(seat), chosen)
                staged.touch(chosen)
                missing -= set(kinds_of(chosen))
            make(Move(seat, match.read(f"{match.players[seat]}: {chosen}").action))
    assert not missing
    window.check()


def kinds_of(move: str) -> list[str]:
    """What a move stands for: its verb, and the bottle that is played."""
    verb = move.partition(" ")[0]
    return [verb, move] if verb == "play" else [verb]


def dry_run(game: Game, players: list[str], options: dict[str, str], seed: int) -> Iterator[str]:
    match = Match(game, players, options, seed)
    for seat, _, chosen in choices(match, seed):
        yield chosen
        match.push(Move(seat, match.read(f"{match.players[seat]}: {chosen}").action))
