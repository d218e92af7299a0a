"""`freebooter replay`: a recorded match, step by step or all at once."""

from __future__ import annotations

from pathlib import Path

from freebooter.engine.match import Match, Move
from freebooter.engine.record import read_record
from freebooter.engine.refusal import BadRecord, Refusal
from freebooter.narration.words import game_title
from freebooter.text import say

from .compiling import load_compiled
from .options import table_words
from .presenter import Presenter, presenter_of
from .screen import Screen
from .session import onlooker_or_seat
from .talk import heard, show_promises


def replay(file: Path, seat: str, all_at_once: bool, plain: bool) -> None:
    try:
        match = read_record(file, load_compiled)
    except BadRecord as refusal:
        raise Refusal("refusal-record", file=str(file), problem=str(refusal)) from refusal
    viewer = _Replay(match, presenter_of(match.game.name), Screen(plain), onlooker_or_seat(match, seat))
    if all_at_once or not viewer.screen.is_interactive:
        viewer.show_all()
    else:
        viewer.step_through()


class _Replay:
    """Shows a match as one seat saw it."""

    def __init__(self, recorded: Match, presenter: Presenter, screen: Screen, seat: int) -> None:
        self.moves: list[Move] = list(recorded.moves)
        self.remarks = recorded.remarks
        self.match = recorded.restarted()
        self.presenter = presenter
        self.screen = screen
        self.seat = seat
        self._listen()

    def show_all(self) -> None:
        self._head()
        self._tell()
        for place in range(1, len(self.moves) + 1):
            self._go(place)
            self._tell()
        self._end()

    def step_through(self) -> None:
        self._head()
        self.screen.show(say("replay-help", moves=len(self.moves)))
        self._show()
        while True:
            try:
                text = self.screen.ask(say("replay-prompt", move=len(self.match.moves), moves=len(self.moves)) + " ")
            except EOFError:
                return self.screen.show()
            if text.casefold() in ("q", "quit"):
                return None
            place = self._place(text.casefold())
            if place is None:
                self.screen.show(say("replay-help", moves=len(self.moves)))
            else:
                self._go(place)
                self._show()

    def _place(self, text: str) -> int | None:
        """The number of moves after which the match is to be shown."""
        now, last = len(self.match.moves), len(self.moves)
        steps = {"": now + 1, "n": now + 1, "b": now - 1, "e": last}
        if text in steps:
            return max(0, min(steps[text], last))
        if text.isascii() and text.isdecimal() and len(text) < 9:
            return min(int(text), last)
        return None

    def _go(self, place: int) -> None:
        while len(self.match.moves) > place:
            self.match.pop()
        while len(self.match.moves) < place:
            self.match.push(self.moves[len(self.match.moves)])
            self._listen()

    def _listen(self) -> None:
        """Let everybody say again what they said at this place."""
        for remark in self.remarks:
            if remark.after == len(self.match.moves):
                (self.match.promise if remark.is_promise else self.match.say)(remark.seat, remark.text)

    def _show(self) -> None:
        self._tell()
        if self.match.is_over or len(self.match.moves) == len(self.moves):
            self._end()
        else:
            self.presenter.table(self.match.view(self.seat), self.screen)

    def _head(self) -> None:
        players = say("comma").join(self.match.players)
        self.screen.show(say("replay-title", game=game_title(self.match.game.name), players=players), style="bold")
        self.screen.show(table_words(self.match))

    def _tell(self) -> None:
        view = self.match.view(self.seat)
        if self.match.moves:
            player = self.match.players[self.match.moves[-1].seat]
            move = self.match.last_move(self.seat) or self.presenter.narrator.secret_move
            self.screen.show(f"{len(self.match.moves)}. {player}: {move}", style="bold")
        for sentence in self.presenter.narrator.happened(self.match.events(self.seat), view):
            self.screen.show(f"   {sentence.words}")
        said = [remark for remark in self.match.remarks if remark.after == len(self.match.moves)]
        for sentence in heard(said, self.match, self.seat, self.presenter):
            self.screen.show(f"   {sentence.words}")

    def _end(self) -> None:
        view = self.match.view(self.seat)
        if self.match.is_over:
            self.presenter.ending(view, self.screen)
        else:
            self.screen.show(say("replay-unfinished"))
            self.presenter.table(view, self.screen)
        if self.match.promises():
            show_promises(self.match, self.seat, self.presenter, self.screen)
