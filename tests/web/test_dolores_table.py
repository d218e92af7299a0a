"""The table of Dolores: every duel is seen, and nobody answers about one that they have not seen."""

from __future__ import annotations

from playwright.sync_api import expect

from benchmarks.harness.browser import NEXT_FRAME, Watched
from benchmarks.harness.staged import Staged
from freebooter.engine.match import Match, Move
from tests.support.dolores import laid_out

PLAYERS = ("Anne", "Bart", "Calico")
PILE = [f"{kind} 1" for kind in ("wine", "gold", "arms", "cloth", "jewels", "instruments")] * 5
"""Enough for several duels without a bottle, so that nobody is asked about one."""

WATCH = """() => {
  window.revealed = [];
  const note = () => {
    const shown = document.querySelector("[data-reveal]")?.dataset.reveal;
    if (shown && window.revealed.at(-1) !== shown) window.revealed.push(shown);
  };
  const all = {subtree: true, childList: true, attributes: true};
  new MutationObserver(note).observe(document.querySelector("main"), all);
}"""


LONG = 1_400
"""Milliseconds for a card: a duel is shown for seconds."""

SHORTER = 700
"""The same where there are so many duels that the table would pass over longer ones."""


def three_duels() -> Match:
    """Anne deals; the duels are Anne and Bart, Bart and Calico, Calico and Anne."""
    displays = {name: ["porcelain 1"] for name in PLAYERS}
    return laid_out(*PLAYERS, dealer="Anne", displays=displays, draw=PILE)


def show(staged: Staged, seat: int, gesture: str) -> None:
    staged.push(Move(seat, staged.match.read(f"{PLAYERS[seat]}: {gesture}").action))


def test_every_duel_is_seen_also_those_of_others_behind_ones_own(window: Watched) -> None:
    staged = Staged(window, three_duels(), bots=True, beat=200)
    staged.open(0)
    window.page.evaluate(WATCH)
    for seat, gesture in [(0, "peace"), (1, "peace"), (1, "fight"), (2, "peace")]:
        show(staged, seat, gesture)
    staged.wait()
    assert window.page.evaluate("window.revealed") == ["Bart: peace, Anne: peace", "Bart: fight, Calico: peace"]
    expect(window.page.locator(".dolores-last-duel")).to_contain_text("Bart")


def test_two_taps_in_a_row_show_no_gesture_in_a_duel_that_was_not_seen(window: Watched) -> None:
    staged = Staged(window, three_duels(), bots=True, beat=SHORTER)
    staged.open(0)
    peace = window.page.locator(".dolores-gesture-peace")
    peace.click()
    window.page.wait_for_function("() => document.querySelector('main').dataset.busy !== 'true'")
    show(staged, 0, "peace")
    for seat, gesture in [(1, "peace"), (1, "fight"), (2, "peace")]:
        show(staged, seat, gesture)
    window.page.wait_for_selector("[data-reveal]")
    heard = len(staged.heard)
    asked = window.page.evaluate("() => document.querySelectorAll('[data-move]:not(:disabled)').length")
    peace.click(force=True)
    window.page.evaluate(NEXT_FRAME)  # What the touch sends is heard before this comes back.
    assert asked == 0, "nothing is asked while an earlier duel is shown"
    assert len(staged.heard) == heard


def test_ones_own_reveal_is_not_cut_by_what_others_do(window: Watched) -> None:
    staged = Staged(window, three_duels(), bots=True, beat=LONG)
    staged.open(0)
    show(staged, 0, "peace")
    show(staged, 1, "fight")
    window.page.wait_for_selector('[data-reveal="Bart: fight, Anne: peace"]')
    before = window.page.locator(".dolores-theatre").element_handle()
    show(staged, 1, "peace")
    window.page.evaluate(NEXT_FRAME)
    assert before is not None
    assert before.evaluate("each => each.isConnected")


def test_bottles_promises_and_growing_stacks_do_not_move_the_board(window: Watched) -> None:
    displays = {"Anne": ["convoy", "swell", "two-hand", "whirlpool", "lookout"], "Bart": ["void"], "Calico": ["bet"]}
    match = laid_out(*PLAYERS, dealer="Anne", displays=displays, draw=PILE)
    staged = Staged(window, match, bots=True)
    staged.open(0)
    seen = {match.view(0).asks: window.page.evaluate(PLACES)}
    for _ in range(16):
        seat = match.deciders[0]
        choice = "pass" if match.view(seat).asks == "window" else "peace"
        staged.push(Move(seat, match.read(f"{PLAYERS[seat]}: {choice}").action))
        staged.wait()
        seen[f"{match.view(0).asks} {len(match.moves)}"] = window.page.evaluate(PLACES)
    assert len({tuple(places) for places in seen.values()}) == 1, seen


PLACES = """() => ["crew", "stage", "mine", "panel", "gestures"].map((each) => {
  const {x, y, width, height} = document.querySelector(`.dolores-${each}`).getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join();
})"""
