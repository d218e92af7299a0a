"""How a game looks in the terminal. `play`, `replay` and `rules` know a game only through this.

`Presenter` shows any game, by the fields of its views and the names of its messages; a game overrides what it can show
better. Everything is made from a view, so no secret can be shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.table import Table

from freebooter.engine.game import Game
from freebooter.engine.registry import load
from freebooter.narration.description import describe
from freebooter.narration.narrator import Narrator, narrator_of
from freebooter.narration.topics import SECTION, Topic
from freebooter.narration.words import game_title, heading, listed
from freebooter.text import OF, has_message, say
from freebooter.text.numbers import percent

from .prose import show_prose, unbroken

if TYPE_CHECKING:
    from freebooter.engine.talk import Promise

    from .screen import Screen


class Presenter:
    """Loading one loads no rules."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def narrator(self) -> Narrator:
        return narrator_of(self.game.name)

    def say(self, message: str, **values: Any) -> str:
        """A message of the game, or of no game."""
        return say(f"{self.game.name}{OF}{message}", **values)

    def table(self, view: Any, screen: Screen) -> None:
        """Show the whole table."""
        screen.show()
        for seat, points in enumerate(view.points):
            mark = "▶ " if seat in view.deciders else ""
            screen.show(f"{mark}{heading(view, seat)}: {points}", style="bold" if mark else "")
        self.glance(view, screen)

    def glance(self, view: Any, screen: Screen) -> None:
        """Show what has changed within a turn."""
        told = describe(view, self.game.name)
        for seat, held in enumerate(told.by_seat):
            for field in held:
                screen.show(f"{field.label}, {heading(view, seat)}: {field.words}")
        for field in told.fields:
            screen.show(f"{field.label}: {field.words}")

    def is_new_turn(self, view: Any) -> bool:
        """Whether the seat should see the whole table before it decides."""
        return True

    def is_secret(self, view: Any) -> bool:
        """Whether nobody may see what the seat answers now."""
        return False

    def is_private(self, view: Any) -> bool:
        """Whether the seat is shown now what the others at the same screen may not see."""
        return False

    def odds(self, view: Any, screen: Screen) -> None:
        """Show the exact odds of the decision, where the game gives any: what may come, and how likely it is."""
        for chance in getattr(view, "odds", ()):
            message = f"{self.game.name}{OF}odds-{chance.name}"
            words = say(message) if has_message(message) else chance.name
            screen.show(say("chance-line", what=words, chance=percent(chance.probability)))

    def help(self, topic: str) -> str:
        """What can be typed in this game: `moves`, `odds` by “?”, and `rules`."""
        return self.say(f"play-help-{topic}")

    def commands(self) -> Mapping[str, str]:
        """The game's own words at the prompt, and what each does."""
        return {}

    def obey(self, command: str, view: Any, screen: Screen) -> None:
        """Carry out one of `commands`."""

    def promises(self, made: Sequence[Promise], view: Any, screen: Screen) -> None:
        """Show every player's record of promises."""

    def ending(self, view: Any, screen: Screen) -> None:
        """Show the final scores, what made them, and who has won."""
        title, *sentences = self.narrator.final_scores(view)
        screen.show()
        screen.show(title.words, style="bold")
        players = len(view.players)
        if screen.is_plain:
            for sentence in sentences[:players]:
                screen.show(sentence.words)
        else:
            screen.show(self._scores(view))
        *reasons, won = sentences[players:]
        for reason in reasons:
            screen.show(reason.words)
        screen.show(won.words, style="bold")

    def _scores(self, view: Any) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(say("ending-name"), no_wrap=True, overflow="ellipsis", max_width=16)
        table.add_column(say("table-points"), justify="right")
        more = self.score_columns(view)
        for column in more:
            table.add_column(column, justify="right")
        table.add_column(say("ending-parts"), overflow="fold")
        for seat in self.narrator.ranked(view):
            own = [cells[seat] for cells in more.values()]
            parts = self.narrator.made_of(view, seat, unbroken)
            style = "bold" if seat in view.winners else None
            table.add_row(heading(view, seat), str(view.points[seat]), *own, parts, style=style)
        return table

    def score_columns(self, view: Any) -> Mapping[str, Sequence[str]]:
        """More columns of the final scores: their headings, and what stands there for each seat."""
        return {}

    def rules(self, topic: str, options: Mapping[str, str], screen: Screen) -> None:
        """Show the rules, or those of a topic, as these complete options have them."""
        topics = self.narrator.topics
        if topic:
            for found in topics.find(topic, options):
                self._show_topic(found, options, screen)
            return
        screen.show(game_title(self.game.name), style="bold")
        for each in topics.whole_rules(options):
            self._show_topic(each, options, screen)
        screen.show()
        screen.show(self.say("rulebook-more", game=self.game.name))

    def _show_topic(self, topic: Topic, options: Mapping[str, str], screen: Screen) -> None:
        title = self.topic_title(topic, screen)
        if topic.kind != SECTION:
            title = self.say(f"rulebook-{topic.kind}", title=title, name=topic.name)
        screen.show()
        screen.show(title, style="bold underline")
        show_prose(self.narrator.topics.explain(topic, options), screen)

    def topic_title(self, topic: Topic, screen: Screen) -> str:
        return topic.title

    def editions(self, screen: Screen) -> None:
        """Show what each edition says, a line a switch; where there are none, the values of every switch."""
        if not self.game.editions:
            for switch, values in self.game.switches.items():
                screen.show(say("rulebook-values", switch=switch, values=listed(values)))
            screen.show()
            screen.show(self.say("rulebook-no-editions"))
            return
        editions = self.game.editions
        switches = dict.fromkeys(switch for sets in editions.values() for switch in sets)
        if screen.is_plain:
            for switch in switches:
                screen.show(f"{switch}: {listed(f'{edition} {sets[switch]}' for edition, sets in editions.items())}")
        else:
            table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
            table.add_column(say("rulebook-switch-column"), no_wrap=True)
            for edition in editions:
                table.add_column(edition, no_wrap=True)
            for switch in switches:
                table.add_row(switch, *(sets[switch] for sets in editions.values()))
            screen.show(table)
        screen.show()
        others = {name: values for name, values in self.game.switches.items() if name not in switches}
        beside = (f"{name} ({', '.join(values)})" for name, values in others.items())
        screen.show(self.say("rulebook-editions-hint", beside=listed(beside)))


def presenter_of(game: str) -> Presenter:
    presenter: Presenter = load(game).presenter or Presenter(load(game))
    return presenter
