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
    """The version of this class that the game was written for."""
    name: str
    """Used in files, in addresses and on the command line; also the name of its entry point."""
    seats: range
    """How many can play."""
    minutes: int = 15
    """About how long a match among people takes."""
    switches: Mapping[str, Sequence[str]] = {}
    """Every option that has a list of values, by name; the first is the default."""
    editions: Mapping[str, Mapping[str, str]] = {}
    """What each printed edition sets, by its name."""
    left_to_chance: Mapping[str, Sequence[str]] = {}
    """Options that may be `random`, and the values drawn from."""

    flags: Mapping[str, Sequence[str]] = {}
    """Options with their own flag on the command line: the placeholder for the value, and short letters.

    The message `help-option-…` of the game explains each.
    """

    bots: Mapping[str, str] = {}
    """Its own bots from weakest to strongest: name, and where its class is, as in `Part`."""
    has_searcher: bool = True
    """Whether to offer the bot that searches any game; a game with a better one of its own may do without."""
    usual_bots: Sequence[str] = ()
    """The bots you meet by default, in turns; without any, the strongest bot."""
    stand_in: str = ""
    """The bot that plays for someone who's away; without one, the first of the usual ones."""
    weights: Mapping[str, float] = {}
    """How long each event is shown, by the event's name, relative to a drawn card: 1 by default, 0 if there's nothing
    to see. Tables pace themselves by it."""
    compiling_seconds: Mapping[str, float] = {}
    """About how many seconds of one core it takes to compile its `rules`, each bot and the `coach`, by these names.

    It sets the progress bar of the first compilation; after that, the real times are known."""
    review_playouts: int | None = None
    """How many playouts a server's review makes for each decision; None for the default of fast rules."""

    rules: Rules = Part("contract:RULES")  # type: ignore[assignment]
    """The rules: compiled kernels, and the plain Python around them. Asking for it loads the compiler."""
    narrator: Any = None
    """What happened and what you can do, in words: a `narration.narrator.Narrator`; None for the generic one."""
    presenter: Any = None
    """How it looks in the terminal: a `terminal.presenter.Presenter`; None for the generic one."""
    drawing: Any = Part("freebooter.drawing.general:draw")
    """How it looks as a drawing: a function of a view and the game that returns an SVG file."""
    coach: Any = None
    """What the coach knows about it: a `bots.coach.GameCoach`; None for a coach that only knows the rules."""
    learning: Any = None
    """What learning environments know about it: an `envs.learning.Learning`; None for what any game has."""
    laboratory: Any = None
    """Its balance questions: an `arena.balance.laboratory.Laboratory`; None if there are none."""
    laboratory_options: Sequence[str] = ()
    """Options its laboratory takes from the command line; the questions set all others."""
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
