"""Talk at the prompt: `say …`, `promise …`, and what everybody hears of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from freebooter.engine.talk import BadTalk, Remark
from freebooter.narration.narrator import Sentence
from freebooter.text import say

from .presenter import Presenter

if TYPE_CHECKING:
    from freebooter.engine.match import Match

    from .screen import Screen

SAY, PROMISE, PROMISES = "say", "promise", "promises"


def speak(word: str, text: str, match: Match, seat: int) -> bool:
    """Let a seat say or promise something; False if the word does neither. Raises `BadTalk`."""
    if word == SAY:
        match.say(seat, text)
    elif word == PROMISE:
        match.promise(seat, text)
    return word in (SAY, PROMISE)


def talk_help(presenter: Presenter) -> dict[str, str]:
    """The words that a player may use to talk, and what each does."""
    words = {"say TEXT": say("talk-help-say")}
    if presenter.narrator.knows_promises:
        words |= {"promise X": presenter.narrator.say("talk-help-promise"), PROMISES: say("talk-help-promises")}
    return words


def heard(remarks: Iterable[Remark], match: Match, viewer: int, presenter: Presenter) -> list[Sentence]:
    """What was said, as the viewer hears it."""
    spoken = presenter.narrator.spoken
    return [
        Sentence(spoken(match.players[each.seat], each.seat == viewer, each.text, each.is_promise)) for each in remarks
    ]


def show_promises(match: Match, viewer: int, presenter: Presenter, screen: Screen) -> None:
    """Everyone's record; refused where the game knows no promises."""
    if not presenter.narrator.knows_promises:
        raise BadTalk("error-promise-none")
    presenter.promises(match.promises(), match.view(viewer), screen)
