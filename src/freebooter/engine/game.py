"""A game as everybody else meets it: one light object, whose heavy parts are loaded when they are first asked for.

Knowing which games there are, what they are called and which options they have loads no rules and no compiler. An
outsider's game is such an object, too; see `registry.py` for how it is found.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from .options import word
from .refusal import BadSetup, Refusal

if TYPE_CHECKING:
    from .contract import Rules

CONTRACT = 1
"""The version of everything that a game has to offer. A game that was written for another one is refused by name."""

CHANCE = "random"
"""The value of an option that is left to chance."""


class BrokenGame(Refusal):
    """A game that is installed but cannot be used."""


class Part:
    """A part of a game that lives in a module of its own: `Part("bots.coach:COACH")`, seen from the game's package."""

    def __init__(self, place: str) -> None:
        self.place = place

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, game: Game | None, owner: type | None = None) -> Any:
        if game is None:
            return self
        part = game.find(self.place)
        game.__dict__[self.name] = part  # Found there first from now on.
        return part


class Game:
    """A game. What has no default must be said."""

    contract: int = CONTRACT
    """The version of this class for which the game was written."""
    name: str
    """In files, in addresses and on the command line; the name of its entry point, too."""
    seats: range
    """How many can play."""
    minutes: int = 15
    """How long a match of people takes, about."""
    switches: Mapping[str, Sequence[str]] = {}
    """Every option that has a list of values, by name; the first is what holds unless a table decides otherwise."""
    editions: Mapping[str, Mapping[str, str]] = {}
    """What each printed edition sets, by its name."""
    left_to_chance: Mapping[str, Sequence[str]] = {}
    """Options that may be `random`, and among what is then drawn."""

    flags: Mapping[str, Sequence[str]] = {}
    """Options that have a flag of their own on the command line: what stands there for the value, and short letters.

    The message `help-option-…` of the game explains each.
    """

    bots: Mapping[str, str] = {}
    """Its own bots from the weakest up: name, and where its class is, as in `Part`."""
    has_searcher: bool = True
    """Whether the bot that searches any game is offered, too; a game with a better one of its own may do without."""
    usual_bots: Sequence[str] = ()
    """Whom somebody meets who asks for nobody in particular, in turns; the strongest bot where none is named."""
    stand_in: str = ""
    """The bot that plays for whoever is away; the first of the usual ones where none is named."""
    weights: Mapping[str, float] = {}
    """How much there is to understand when something happens, by the event's name: 1 for a card that is drawn, and for
    whatever is not named; 0 where there is nothing to see. Tables take their time by it."""
    review_playouts: int | None = None
    """How long a server's review thinks about each decision; None for as long as a review of fast rules likes to."""

    rules: Rules = Part("contract:RULES")  # type: ignore[assignment]
    """The rules: compiled kernels, and the plain Python around them. Asking for it loads the compiler."""
    narrator: Any = None
    """What happened and what can be done, in words: a `narration.narrator.Narrator`; None for the general one."""
    presenter: Any = None
    """How it looks in the terminal: a `terminal.presenter.Presenter`; None for the general one."""
    drawing: Any = Part("freebooter.drawing.general:draw")
    """How it looks as a drawing: a function of a view and the game that returns an SVG file."""
    coach: Any = None
    """What the coach knows of it: a `bots.coach.GameCoach`; None for a coach who only knows the rules."""
    laboratory: Any = None
    """Its questions of balance: an `arena.balance.laboratory.Laboratory`; None where there are none."""
    laboratory_options: Sequence[str] = ()
    """Options that its laboratory takes from the command line; all others are up to the questions."""
    benchmarks: Any = None
    """What `freebooter bench` measures, a `terminal.measuring.Benchmarks`; None for random play and the best bot."""

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @property
    def package(self) -> str:
        """The package in which the game lives; its parts, texts and lessons are found from here."""
        return type(self).__module__.rpartition(".")[0]

    @property
    def folder(self) -> Path:
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    @property
    def locales(self) -> Path:
        """The folder with its texts, a folder for each language in it."""
        return self.folder / "locales"

    @property
    def lessons(self) -> Path:
        """The folder with its lessons, if it has any."""
        return self.folder / "lessons"

    def find(self, place: str) -> Any:
        """What `module:NAME` means, from the game's package; a module may also be named in full."""
        module, _, name = place.partition(":")
        inside = not module.startswith(("freebooter.", f"{self.package.partition('.')[0]}."))
        try:
            return getattr(import_module(f"{self.package}.{module}" if inside else module), name)
        except Refusal:
            raise
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            raise BrokenGame("error-game-part", game=self.name, part=place, problem=problem) from error

    def read_options(self, given: Mapping[str, Any], players: int) -> dict[str, str]:
        """All options of a table, completed and checked; raises `BadSetup`. Loads no rules."""
        options = self.usual_options(players)
        for name, value in given.items():
            if name not in options:
                raise BadSetup("error-option", key="options", name=word(name), names=", ".join(options))
            options[name] = word(value)
            if name in self.switches and options[name] not in self.switches[name]:
                values = ", ".join(self.switches[name])
                raise BadSetup("error-option-value", key=name, name=name, value=options[name], values=values)
        return options

    def settle_chance(self, options: Mapping[str, str], random: Random) -> dict[str, str]:
        """Options in which everything that was left to chance has been drawn."""
        drawn = dict(options)
        for name, values in self.left_to_chance.items():
            if drawn.get(name) == CHANCE:
                drawn[name] = random.choice(values)
        return drawn

    def usual_options(self, players: int) -> dict[str, str]:
        """What holds at a table that decides nothing."""
        return {name: values[0] for name, values in self.switches.items()}

    def short_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """The fewest options that `read_options` completes to these."""
        usual = self.usual_options(self.seats.start)
        return {name: value for name, value in options.items() if usual.get(name) != value}
