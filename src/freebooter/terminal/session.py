"""A game from the deal to the end at one terminal: bots move, people are asked, everybody hears what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from freebooter.bots.player import Bot
from freebooter.bots.seated import BotFailed, ask, let_talk
from freebooter.engine.match import Match, Move
from freebooter.engine.observation import ONLOOKER
from freebooter.engine.refusal import Refusal
from freebooter.narration.narrator import Sentence
from freebooter.text import say

from .choosing import ListedMove, choose
from .coach import coach_help, show_advice
from .presenter import Presenter
from .saving import save
from .screen import Screen
from .talk import PROMISES, heard, show_promises, speak, talk_help

LOG_LENGTH = 30
PROMPT = "> "


class _Leave(Exception):
    """The person has had enough."""


class Session:
    """`people` are the seats at this terminal. Nothing is shown but what they may know.

    One person sees the game from their seat. Several share the screen: they are told what an onlooker would be told,
    and whoever is asked looks at their own view.
    """

    def __init__(
        self,
        match: Match,
        presenter: Presenter,
        screen: Screen,
        people: Sequence[int],
        bots: Mapping[int, Bot],
        file: Path | None,
        replace_file: bool,
    ) -> None:
        self.match = match
        self.presenter = presenter
        self.screen = screen
        self.people = people
        self.viewer = people[0] if len(people) == 1 else ONLOOKER
        self.asked = self.viewer
        self.bots = bots
        self.file = file
        self.replace_file = replace_file
        self.log: list[Sentence] = []
        self.remarks_told = 0

    def run(self) -> bool:
        """Play to the end; False if the person left before it."""
        try:
            self._tell()
            while deciders := self.match.deciders:
                let_talk(self.match, self.bots)
                self._listen()
                self._move(next((seat for seat in deciders if seat in self.people), deciders[0]))
        except (_Leave, EOFError) as leaving:
            self._leave(offered=isinstance(leaving, _Leave) and self.screen.is_interactive)
            return False
        except (KeyboardInterrupt, BotFailed):
            self.screen.show()
            if self.file is not None and self.match.moves:
                self._save(self.file)
            raise
        self.presenter.ending(self._view(), self.screen)
        if self.match.promises():
            show_promises(self.match, self.viewer, self.presenter, self.screen)
        if self.file is not None:
            self._save(self.file)
        return True

    def _view(self) -> Any:
        return self.match.view(self.viewer)

    def _move(self, seat: int) -> None:
        if seat in self.people:
            move = Move(seat, self._ask(seat).action)
        else:
            self.screen.pause()
            move = ask(self.match, seat, self.bots[seat])
        self.match.push(move)
        self._tell()

    def _tell(self) -> None:
        """Say what the last move did."""
        self._say(self.presenter.narrator.happened(self.match.events(self.viewer), self._view()))
        self._listen()

    def _listen(self) -> None:
        """Say what has been said."""
        news = self.match.remarks[self.remarks_told :]
        self.remarks_told = len(self.match.remarks)
        self._say(heard(news, self.match, self.viewer, self.presenter))

    def _say(self, sentences: Sequence[Sentence]) -> None:
        self.log += sentences
        for sentence in sentences:
            show_told(sentence, self.screen)

    def _ask(self, seat: int) -> ListedMove:
        """Ask until a person has made a choice."""
        view = self.match.view(seat)
        alone = len(self.people) > 1 and self.screen.is_interactive and self.presenter.is_private(view)
        self._hand_over(seat, alone)
        choices = [
            ListedMove(choice.action, choice.move, self.presenter.narrator.choice(view, choice))
            for choice in self.match.choices(seat)
        ]
        show = self.presenter.table if self.presenter.is_new_turn(view) else self.presenter.glance
        show(view, self.screen)
        self._list(view, choices)
        choice = self._answer(view, choices)
        if alone:
            self.screen.clear()
        return choice

    def _hand_over(self, seat: int, alone: bool) -> None:
        """Say which of several people is asked; wait until nobody else looks, if need be."""
        if seat != self.asked:
            self.asked = seat
            self.screen.show(say("play-asked", player=self.match.players[seat]), style="bold yellow")
        if alone:
            self.screen.ask_unseen(say("play-alone", player=self.match.players[seat]) + " ")

    def _answer(self, view: Any, choices: list[ListedMove]) -> ListedMove:
        """The choice that is typed, after any number of other words and of refusals."""
        ask = self.screen.ask_unseen if self.presenter.is_secret(view) else self.screen.ask
        while True:
            text = ask(PROMPT)
            try:
                if not text and len(choices) == 1:
                    return choices[0]
                if text and not self._obey(text, view, choices):
                    return choose(text, choices, self.match)
            except Refusal as refusal:
                self.screen.show(str(refusal))

    def _list(self, view: Any, choices: list[ListedMove]) -> None:
        self.screen.show(self.presenter.narrator.question(view), style="bold")
        width = len(str(len(choices)))
        for number, choice in enumerate(choices, 1):
            self.screen.show(f"  {number:>{width}}  {choice.words}")
        if self.presenter.is_secret(view) and self.screen.is_interactive:
            self.screen.show(say("play-unseen"), style="dim")

    def _obey(self, text: str, view: Any, choices: list[ListedMove]) -> bool:
        """Carry out a word that is no move; False if it is none of those."""
        word, _, rest = text.partition(" ")
        word = word.casefold()
        if speak(word, rest, self.match, view.seat):
            self._listen()
        elif word == "?" and not rest:
            self.presenter.odds(view, self.screen)
            show_advice(self.match.game.name, view, choices, self.screen)
        elif self._inform(word, rest, view):
            self._list(view, choices)
        else:
            return False
        return True

    def _inform(self, word: str, rest: str, view: Any) -> bool:
        """Show at length what a word asks for; False if it asks for nothing."""
        if word == "rules":
            self.presenter.rules(rest, view.options, self.screen)
        elif rest:
            return False
        elif word in ("h", "help"):
            self._help()
        elif word == "log":
            for sentence in self.log[-LOG_LENGTH:]:
                show_told(sentence, self.screen)
        elif word in ("t", "table"):
            self.presenter.table(view, self.screen)
        elif word in ("q", "quit"):
            raise _Leave
        elif word == PROMISES:
            show_promises(self.match, view.seat, self.presenter, self.screen)
        elif word in self.presenter.commands():
            self.presenter.obey(word, view, self.screen)
        else:
            return False
        return True

    def _help(self) -> None:
        self.screen.show(self.presenter.help("moves"))
        words = {
            "?": coach_help(self.match.game.name, self.presenter.help("odds")),
            "t, table": say("play-help-table"),
            "log": say("play-help-log"),
            "rules X": self.presenter.help("rules"),
            **self.presenter.commands(),
            **talk_help(self.presenter),
            "h, help": say("play-help-help"),
            "q, quit": say("play-help-quit"),
        }
        self.screen.show_list(words)

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


def show_told(sentence: Sentence, screen: Screen) -> None:
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
