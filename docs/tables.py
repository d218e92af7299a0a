"""The tables of the documentation that say what the code says, made from the code.

In a page such a table stands between `<!-- table: NAME -->` and `<!-- end of table -->`. `python docs/tables.py` writes
them all anew; a test fails when a page differs from what would be written.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from typer.main import get_command

from freebooter.bots import player
from freebooter.dead_mans_draw import actions, cards, events, options, state, view
from freebooter.dead_mans_draw.game import GAME
from freebooter.engine import game as contract
from freebooter.engine.match import Match
from freebooter.engine.record import write_record
from freebooter.terminal.app import build_app
from freebooter.text import LANGUAGES, LOCALES, current_language, say, use

DOCS = Path(__file__).parent
ROOT = DOCS.parent
PAGES = [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]
MARKED = re.compile(r"<!-- table: ([a-z-]+) -->\n.*?<!-- end of table -->", re.DOTALL)

LANGUAGE_NAMES = {"en": "English", "de": "German", "cs": "Czech", "ja": "Japanese"}
NUMBER_WORDS = {"1": "one", "2": "two", "3": "three"}


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def code(*words: object) -> str:
    return ", ".join(f"`{word}`" for word in words)


def rules_text(message: str) -> str:
    """A text of the rules for the English edition, as one cell of a table."""
    switches = options.EDITIONS["english"] | options.BESIDE_THE_EDITION | {"decks": "1"}
    values: dict[str, Any] = {name: NUMBER_WORDS.get(value, value) for name, value in switches.items()}
    text = say(message, in_language="en", **values)
    return re.sub(r"\s*\n\s*", "<br>", text.strip())


def comments(source: str) -> dict[str, str]:
    """The comment behind each member of an enumeration."""
    return dict(re.findall(r"^    ([A-Z_]+) = \d+(?:  # (.*))?$", source, re.MULTILINE))


def field_docstrings(described: type) -> dict[str, str]:
    """The sentence below each field of a class."""
    tree = ast.parse(inspect.getsource(described)).body[0]
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for field, sentence in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(sentence, ast.Expr):
            assert isinstance(field.target, ast.Name)
            found[field.target.id] = " ".join(str(ast.literal_eval(sentence.value)).split())
    return found


def editions() -> str:
    """Every switch of the editions; what departs from the English edition is in bold."""
    rows = []
    for switch in options.EDITION_SWITCHES:
        english = options.EDITIONS["english"][switch]
        values = [edition[switch] for edition in options.EDITIONS.values()]
        rows.append([code(switch), *(value if value == english else f"**{value}**" for value in values)])
    return table(["switch", *options.EDITIONS], rows)


def switches() -> str:
    rows = []
    for switch, values in options.SWITCHES.items():
        decided = "by edition" if switch in options.EDITION_SWITCHES else "by players"
        default = options.BESIDE_THE_EDITION.get(switch, decided)
        rows.append([code(switch), code(*values), default, rules_text(f"rules-switch-{switch}")])
    return table(["switch", "values", "default", "meaning"], rows)


def suits() -> str:
    rows = []
    for suit, name in enumerate(cards.SUIT_NAMES):
        low = cards.lowest_value(suit, False)
        text = "See key." if name == "chest" else rules_text(f"rules-suit-{name}")
        rows.append([suit, code(name), f"{low}–{low + cards.RANKS - 1}", text])
    return table(["number", "suit", "cards", "effect"], rows)


def suit_names() -> str:
    rows = [[code(name), *(say(f"suit-{name}", in_language=each) for each in LANGUAGES)] for name in cards.SUIT_NAMES]
    return table(["in the notation", *LANGUAGE_NAMES.values()], rows)


def traits() -> str:
    rows = [[number, code(name), rules_text(f"rules-trait-{name}")] for number, name in enumerate(state.TRAIT_NAMES)]
    return table(["number", "trait", "what it does"], rows)


def trait_names() -> str:
    rows = [[code(name), *(say(f"trait-{name}", in_language=each) for each in LANGUAGES)] for name in state.TRAIT_NAMES]
    return table(["in the notation", *LANGUAGE_NAMES.values()], rows)


def variants() -> str:
    names = [name for name in options.SWITCHES["variant"] if name != "none"]
    rows = [
        [code(name), say(f"variant-{name}", in_language="en"), rules_text(f"rules-variant-{name}")] for name in names
    ]
    return table(["`variant`", "card", "what it changes"], rows)


def action_table() -> str:
    card = "rank × 10 + suit"
    spans = [
        (actions.DRAW, actions.COLLECT, "draw the top card of the draw pile and place it", "draw"),
        (actions.COLLECT, actions.HOOK, "collect the row", "collect"),
        (actions.HOOK, actions.FIRE, "place the top card of an own stack; + suit", "hook SUIT"),
        (actions.FIRE, actions.STEAL, "cannon: hit a stack; + seat × 16 + suit", "fire PLAYER SUIT"),
        (actions.STEAL, actions.TAKE, "sword: rob a stack; + seat × 16 + suit", "steal PLAYER SUIT"),
        (actions.TAKE, actions.REPLAY, f"map: place a card of the offer; + {card}", "take SUIT VALUE"),
        (actions.REPLAY, actions.BANK, f"mermaid variant: move a card of the row; + {card}", "replay SUIT VALUE"),
        (actions.BANK, actions.PLUNDER, f"mermaid variant, Casanova: bank it; + {card}", "bank SUIT VALUE"),
        (actions.PLUNDER, actions.TRAIT, "Plunderer: whose bank pays the bonus; + seat", "plunder PLAYER"),
        (actions.TRAIT, actions.RIVAL, "draft: keep a trait; + trait", "trait NAME"),
        (actions.RIVAL, actions.ACTIONS, "Davy Jones' Locker: name the rival; + seat", "rival PLAYER"),
    ]
    rows = []
    for first, after, meaning, notation in spans:
        rows.append([first if after == first + 1 else f"{first}–{after - 1}", meaning, code(notation)])
    return table(["numbers", "meaning", "notation"], rows)


def event_table() -> str:
    said = comments(inspect.getsource(events))
    rows = []
    for happening in events.Happening:
        name = happening.name.lower().replace("_", "-")
        rows.append([happening.value, code(name), said[happening.name]])
    return table(["kind", "event", "`card` and `other`"], rows)


def questions() -> str:
    asked = {
        "DRAFT": ("which of two traits to keep; all at once, secretly", "trait NAME"),
        "RIVAL": ("whom Davy Jones' Locker watches", "rival PLAYER"),
        "TURN": ("draw on, or collect", "draw · collect"),
        "HOOK": ("which own stack the hook takes from", "hook SUIT"),
        "FIRE": ("which stack the cannon hits", "fire PLAYER SUIT"),
        "STEAL": ("which stack the sword robs", "steal PLAYER SUIT"),
        "TAKE": ("which card of the offer to place", "take SUIT VALUE"),
        "PICK": ("which card of the row a mermaid picks", "replay SUIT VALUE · bank SUIT VALUE"),
        "PLUNDER": ("whose bank pays the bonus", "plunder PLAYER"),
        "OVER": ("nothing: the game has ended", ""),
    }
    unasked = {"NOTHING", "TURN_OVER"}
    rows = []
    for ask in state.Ask:
        if ask.name not in unasked:
            meaning, moves = asked[ask.name]
            rows.append([ask.value, code(ask.name.lower()), meaning, code(*moves.split(" · ")) if moves else "–"])
    return table(["number", "`asks`", "question", "moves"], rows)


def numbers() -> str:
    rows: list[Sequence[object]] = [
        ["cards of one copy", cards.CARDS],
        ["suits × ranks", f"{cards.SUITS} × {cards.RANKS}"],
        ["draw pile and discard pile at the start, one copy", f"{cards.CARDS - cards.SUITS} and {cards.SUITS}"],
        ["the same, two copies", f"{2 * (cards.CARDS - cards.SUITS)} and {2 * cards.SUITS}"],
        ["traits", state.TRAITS],
        ["players", f"{GAME.seats.start}–{GAME.seats.stop - 1}"],
        ["actions", GAME.action_count],
        ["size of a match in bytes", GAME.dtype.itemsize],
        ["kinds of events", len(events.Happening)],
        ["room for events of one move", GAME.dtype["events"].shape[0]],
        ["editions × switches", f"{len(options.EDITIONS)} × {len(options.EDITION_SWITCHES)}"],
    ]
    return table(["number", ""], rows)


MEANINGS = {
    "seed": ("names the stream that orders the draw pile", "blank"),
    "chance": ("the running stream of everything else that is random", "blank"),
    "events": ("what the last move did, one packed word each", "yes; a card peeked at in private is hidden"),
    "event_count": ("how many events there are", "yes"),
    "cards": (
        "each zone as two sets of cards, first and second copies; the zones are the banks by seat, the discard pile, "
        "the offer and the unordered draw pile",
        "yes; the draw pile as the set that a card counter knows",
    ),
    "held": ("the stacks that are not empty, sixteen bits a seat", "yes"),
    "targets": ("the stacks that hook, cannon or sword may choose", "yes"),
    "row_cards": ("the cards of the row, as a set", "yes"),
    "row_suits": ("the suits of the row, as a mask", "yes"),
    "kept": ("the places of the row whose cards stay protected wherever they are moved", "yes"),
    "hooks": ("the stack of Captain's Hooks that still wait for their second card", "yes"),
    "hook_depth": ("how many wait", "yes"),
    "row": ("the cards of the row, left to right", "yes"),
    "row_count": ("how many", "yes"),
    "pile_count": ("cards in the draw pile", "yes"),
    "settled": ("from this place up the draw pile lies in order", "from where the seat knows it"),
    "order": ("the ordered cards, the top one at `pile_count - 1`", "what the seat has seen of it"),
    "seen": ("from which place up each seat knows the draw pile", "yes: that somebody looked is public"),
    "holders": ("for each trait the seats that hold it, as a mask", "yes"),
    "rivals": ("each seat's rival for Davy Jones' Locker", "yes"),
    "dealt_traits": ("in the draft: the two traits of each seat", "the own two"),
    "chosen": ("in the draft: 1 or 2 for the kept one", "the own choice; of others only that they have chosen (3)"),
    "trait_deal": ("how traits are dealt: none, draft, random, fixed", "yes"),
    "players": ("how many seats", "yes"),
    "active": ("the seat on turn", "yes"),
    "asks": ("the open question", "yes"),
    "drawn": ("whether the active player has drawn this turn", "yes"),
    "owed": ("Kraken cards still owed", "yes"),
    "busted": ("whether the last move busted", "yes"),
    "busting": ("the busting card, while a bust waits for a plunder", "yes"),
    "bonus": ("how many cards an open plunder is worth", "yes"),
    "first_of_two": ("whether the hook that asks will ask once more", "yes"),
    "padding": ("fills the record up, so that a copy has the same bytes", "yes"),
}
"""What each field of the record holds, and what a seat that observes gets of it."""


def record_table() -> str:
    described = GAME.dtype.fields
    assert described is not None
    rows: list[tuple[int, Sequence[object]]] = []
    for name, (kind, offset, *_) in described.items():
        shape = " × ".join(str(size) for size in kind.shape)
        switch = name.replace("_", "-")
        meaning, known = MEANINGS.get(name) or (f"the switch `{switch}`: the place of its value", "yes")
        assert name in MEANINGS or switch in options.SWITCHES
        kind_name = code(kind.base.name) + (f" × {shape}" if shape else "")
        rows.append((offset, [offset, code(name), kind_name, meaning, known]))
    return table(["byte", "field", "type", "meaning", "observed"], [row for _, row in sorted(rows)])


VIEW_MEANINGS = {
    "seat": "whose view it is; `None` for an onlooker",
    "players": "the names by seat",
    "options": "every switch of this table",
    "asks": "the open question, in one word (see the questions above)",
    "active": "the seat on turn",
    "deciders": "the seats that must decide now",
    "drawn": "whether the active player has drawn this turn",
    "row": "the cards of the row, left to right",
    "protected": "those that a bust would spare",
    "owed": "Kraken cards still owed",
    "busted": "whether the last move busted",
    "draw_count": "how many cards the draw pile has",
    "discard_count": "how many the discard pile has",
    "banks": "each seat's cards, sorted by suit and value",
    "points": "everyone's points as the table stands",
    "winners": "the seats that have won, once the game is over",
    "traits": "each seat's trait",
    "rivals": "each seat's rival for Davy Jones' Locker",
    "have_chosen": "in the draft: the seats that have chosen",
}


def view_table() -> str:
    said = field_docstrings(view.View)
    rows = []
    for field in fields(view.View):
        assert (field.name in said) != (field.name in VIEW_MEANINGS), field.name
        meaning = said.get(field.name) or VIEW_MEANINGS[field.name]
        if not meaning.startswith(("None", "Kraken")):
            meaning = meaning[0].lower() + meaning[1:]
        rows.append([code(field.name), meaning.rstrip(".")])
    return table(["field", "meaning"], rows)


def contract_table() -> str:
    rows = []
    for name, sentence in field_docstrings(contract.Kernels).items():
        arguments, rest = re.fullmatch(r"`(\(.*?\))`(?: → |: )(.*?)\.?", sentence).groups()  # type: ignore[union-attr]
        arrow = "→ " if f"`{arguments}` →" in sentence else ""
        rows.append([code(f"{name}{arguments}"), arrow + rest])
    return table(["kernel", "what it does"], rows)


def bots() -> str:
    rows = [[code(name), code(game)] for game, names in player.BOTS.items() for name in names]
    return table(["bot", "game"], rows)


def text_files() -> str:
    """The files of texts, with the line that begins each."""
    rows = []
    for file in sorted((LOCALES / "en").glob("*.ftl")):
        about = file.read_text(encoding="utf-8").split("\n", 1)[0].removeprefix("# ")
        rows.append([code(file.name), about])
    return table(["file", "what it says"], rows)


def _command_line() -> Any:
    """The command line, speaking English whatever the machine speaks."""
    language = current_language()
    use("en")
    try:
        return get_command(build_app())
    finally:
        use(language)


def commands() -> str:
    return table(
        ["command", "what it does"], [[code(name), each.help] for name, each in _command_line().commands.items()]
    )


def play_options() -> str:
    rows = []
    for option in _command_line().commands["play"].params:
        if option.param_type_name == "option":
            rows.append([code(*option.opts), option.help])
    return table(["option", "what it does"], rows)


def record_example() -> str:
    """The record of a few moves, as a file that the page's other examples read."""
    match = Match(GAME, ["Ann", "Bob"], {"edition": "german"}, seed=7)
    for move in ("draw", "take cannon 2", "draw", "collect"):
        match.push(move)
    return f'```text title="short.record"\n{write_record(match)}```'


TABLES: dict[str, Callable[[], str]] = {
    "editions": editions,
    "switches": switches,
    "suits": suits,
    "suit-names": suit_names,
    "traits": traits,
    "trait-names": trait_names,
    "variants": variants,
    "actions": action_table,
    "events": event_table,
    "questions": questions,
    "numbers": numbers,
    "record": record_table,
    "view": view_table,
    "contract": contract_table,
    "bots": bots,
    "record-example": record_example,
    "text-files": text_files,
    "commands": commands,
    "play-options": play_options,
}


def rewrite(page: str) -> str:
    """The page with all its tables made anew."""

    def made(found: re.Match[str]) -> str:
        name = found.group(1)
        return f"<!-- table: {name} -->\n{TABLES[name]()}\n<!-- end of table -->"

    return MARKED.sub(made, page)


def main() -> None:
    for page in PAGES:
        before = page.read_text(encoding="utf-8")
        after = rewrite(before)
        if after != before:
            page.write_text(after, encoding="utf-8")
            print(f"{page.relative_to(ROOT)}: tables written", file=sys.stderr)


if __name__ == "__main__":
    main()
