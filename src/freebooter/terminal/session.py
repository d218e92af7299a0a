"""A game from the deal to the end at one terminal: bots move, the person is asked, everybody hears what happened."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from freebooter.bots.player import Bot
from freebooter.engine.game import ONLOOKER
from freebooter.engine.match import Match, Move
from freebooter.engine.refusal import Refusal
from freebooter.text import say

from .choosing import Choice, choose
from .presenter import Presenter, Told
from .saving import save
from .screen import Screen

LOG_LENGTH = 30
PROMPT = "> "


class _Leave(Exception):
    """The person has had enough."""


class Session:
    """`seat` is the person's, or the onlooker's where only bots play. Nothing is shown but what that seat may know."""

    def __init__(
        self,
        match: Match,
        presenter: Presenter,
        screen: Screen,
        seat: int,
        bots: Mapping[int, Bot],
        file: Path | None,
        replace_file: bool,
    ) -> None:
        self.match = match
        self.presenter = presenter
        self.screen = screen
        self.seat = seat
        self.bots = bots
        self.file = file
        self.replace_file = replace_file
        self.log: list[Told] = []

    def run(self) -> bool:
        """Play to the end; False if the person left before it."""
        try:
            self._tell()
            while deciders := self.match.deciders:
                self._move(self.seat if self.seat in deciders else deciders[0])
        except (_Leave, EOFError) as leaving:
            self._leave(offered=isinstance(leaving, _Leave) and self.screen.is_interactive)
            return False
        except KeyboardInterrupt:
            self.screen.show()
            if self.file is not None and self.match.moves:
                self._save(self.file)
            raise
        self.presenter.ending(self._view(), self.screen)
        if self.file is not None:
            self._save(self.file)
        return True

    def _view(self) -> Any:
        return self.match.view(self.seat)

    def _move(self, seat: int) -> None:
        if seat == self.seat:
            self.match.push(Move(seat, self._ask().action))
        else:
            self.screen.pause()
            moves = [self.match.write(action) for action in self.match.legal_moves(seat)]
            chosen = self.bots[seat].choose(self.match.view(seat), moves)
            self.match.push(Move(seat, self.match.legal_moves(seat)[moves.index(chosen)]))
        self._tell()

    def _tell(self) -> None:
        """Say what the last move did."""
        sentences = self.presenter.happened(self.match.events(self.seat), self._view())
        self.log += sentences
        for sentence in sentences:
            show_told(sentence, self.screen)

    def _ask(self) -> Choice:
        """Ask until the person has made a choice."""
        view = self._view()
        choices = [self._choice(view, action) for action in self.match.legal_moves(self.seat)]
        show = self.presenter.table if self.presenter.is_new_turn(view) else self.presenter.glance
        show(view, self.screen)
        self._list(view, choices)
        while True:
            text = self.screen.ask(PROMPT)
            try:
                if not text and len(choices) == 1:
                    return choices[0]
                if text and not self._obey(text, view, choices):
                    return choose(text, choices, self.match)
            except Refusal as refusal:
                self.screen.show(str(refusal))

    def _choice(self, view: Any, action: int) -> Choice:
        notation = self.match.write(action)
        return Choice(action, notation, self.presenter.choice(view, notation))

    def _list(self, view: Any, choices: list[Choice]) -> None:
        self.screen.show(self.presenter.question(view), style="bold")
        width = len(str(len(choices)))
        for number, choice in enumerate(choices, 1):
            self.screen.show(f"  {number:>{width}}  {choice.words}")

    def _obey(self, text: str, view: Any, choices: list[Choice]) -> bool:
        """Carry out a word that is no move; False if it is none of those."""
        word, _, rest = text.partition(" ")
        word = word.casefold()
        if word == "rules":
            self.presenter.rules(rest, view.options, self.screen)
        elif rest:
            return False
        elif word == "?":
            self.presenter.odds(view, self.screen)
        elif word in ("h", "help"):
            self._help()
        elif word == "log":
            for sentence in self.log[-LOG_LENGTH:]:
                show_told(sentence, self.screen)
        elif word in ("t", "table"):
            self.presenter.table(view, self.screen)
        elif word in ("q", "quit"):
            raise _Leave
        elif word in self.presenter.commands():
            self.presenter.obey(word, view, self.screen)
        else:
            return False
        if word != "?":
            self._list(view, choices)
        return True

    def _help(self) -> None:
        self.screen.show(say("play-help"))
        for word, meaning in {
            "?": say("play-help-odds"),
            "t, table": say("play-help-table"),
            "log": say("play-help-log"),
            "rules X": say("play-help-rules"),
            **self.presenter.commands(),
            "h, help": say("play-help-help"),
            "q, quit": say("play-help-quit"),
        }.items():
            self.screen.show(f"  {word:<10}{meaning}")

    def _leave(self, offered: bool) -> None:
        """Say goodbye, and keep the unfinished record if that is wanted."""
        if not offered:
            self.screen.show()
        self.screen.show(say("play-left"))
        if self.file is not None:
            self._save(self.file)
        elif offered and self.match.moves:
            self._offer()
        else:
            self.screen.show(say("play-left-unsaved"))

    def _offer(self) -> None:
        """Ask for a file for the record until one can be written, or none is named."""
        while True:
            try:
                name = self.screen.ask(say("play-offer-record"))
            except EOFError:
                return
            if not name:
                return
            try:
                self._save(Path(name))
                return
            except Refusal as refusal:
                self.screen.show(str(refusal))

    def _save(self, file: Path) -> None:
        save(self.match, file, self.replace_file and file == self.file)
        message = "play-saved" if self.match.is_over else "play-saved-unfinished"
        self.screen.show(say(message, file=str(file)))


def show_told(sentence: Told, screen: Screen) -> None:
    if sentence.is_heading:
        screen.show()
    screen.show(sentence.words, style="bold cyan" if sentence.is_heading else "")


def onlooker_or_seat(match: Match, name: str) -> int:
    """The seat of that name; the onlooker's where none is named."""
    if not name:
        return ONLOOKER
    if name not in match.players:
        raise Refusal("error-move-player", name=name, names=", ".join(match.players))
    return match.players.index(name)
