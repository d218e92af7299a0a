"""The tables on the page of Dead Man's Draw."""

from __future__ import annotations

from collections.abc import Sequence

from freebooter.games.dead_mans_draw import choices, notation, options, view
from freebooter.games.dead_mans_draw.game import GAME
from freebooter.games.dead_mans_draw.rules import actions, cards, events, state, terms
from freebooter.games.dead_mans_draw.rules.switches import EDITION_SWITCHES, SWITCHES
from freebooter.text import say

from . import common
from .common import code, names_table, rules_text, span, table

OF = "dead-mans-draw/"
ENGLISH = options.EDITIONS["english"] | options.BESIDE_THE_EDITION | {"decks": "1"}
"""The texts of the rules are shown for the English edition."""


def editions() -> str:
    """Every switch of the editions; what differs from the English edition is in bold."""
    rows = []
    for switch in EDITION_SWITCHES:
        english = options.EDITIONS["english"][switch]
        values = [edition[switch] for edition in options.EDITIONS.values()]
        rows.append([code(switch), *(value if value == english else f"**{value}**" for value in values)])
    return table(["switch", *options.EDITIONS], rows)


def switches() -> str:
    rows = []
    for switch, values in SWITCHES.items():
        decided = "by edition" if switch in EDITION_SWITCHES else "by players"
        default = options.BESIDE_THE_EDITION.get(switch, decided)
        rows.append([code(switch), code(*values), default, rules_text(f"{OF}rules-switch-{switch}", ENGLISH)])
    return table(["switch", "values", "default", "meaning"], rows)


def suits() -> str:
    rows = []
    for suit, name in enumerate(terms.SUIT_NAMES):
        low = notation.lowest_value(suit, False)
        text = "See key." if name == "chest" else rules_text(f"{OF}rules-suit-{name}", ENGLISH)
        rows.append([suit, code(name), f"{low}–{low + cards.RANKS - 1}", text])
    return table(["number", "suit", "cards", "Suit Ability"], rows)


def suit_names() -> str:
    return names_table(terms.SUIT_NAMES, f"{OF}suit")


def traits() -> str:
    rows = [
        [number, code(name), rules_text(f"{OF}rules-trait-{name}", ENGLISH)]
        for number, name in enumerate(terms.TRAIT_NAMES)
    ]
    return table(["number", "trait", "what it does"], rows)


def trait_names() -> str:
    return names_table(terms.TRAIT_NAMES, f"{OF}trait")


def variants() -> str:
    names = [name for name in SWITCHES["variant"] if name != "none"]
    rows = [
        [
            code(name),
            say(f"{OF}variant-{name}", in_language="en"),
            rules_text(f"{OF}rules-variant-{name}", ENGLISH),
        ]
        for name in names
    ]
    return table(["`variant`", "card", "what it changes"], rows)


def action_table() -> str:
    card = "rank × 10 + suit"
    spans = [
        (actions.DRAW, actions.COLLECT, "draw the top card of the Draw Pile and place it", "draw"),
        (actions.COLLECT, actions.HOOK, "collect the Play Area", "collect"),
        (actions.HOOK, actions.FIRE, "hook: place the top card of your own stack; + suit", "hook SUIT"),
        (actions.FIRE, actions.STEAL, "cannon: hit a stack; + seat × 16 + suit", "fire PLAYER SUIT"),
        (actions.STEAL, actions.TAKE, "sword: rob a stack; + seat × 16 + suit", "steal PLAYER SUIT"),
        (actions.TAKE, actions.REPLAY, f"map: place an offered card; + {card}", "take SUIT VALUE"),
        (actions.REPLAY, actions.BANK, f"mermaid variant: move a card of the Play Area; + {card}", "replay SUIT VALUE"),
        (actions.BANK, actions.PLUNDER, f"mermaid variant, Casanova: bank it; + {card}", "bank SUIT VALUE"),
        (actions.PLUNDER, actions.TRAIT, "Plunderer: whose bank pays the bonus; + seat", "plunder PLAYER"),
        (actions.TRAIT, actions.RIVAL, "draft: keep a trait; + trait", "trait NAME"),
        (actions.RIVAL, actions.ACTIONS, "Davy Jones' Locker: name the rival; + seat", "rival PLAYER"),
    ]
    rows = [[span(first, after), meaning, code(notation)] for first, after, meaning, notation in spans]
    return table(["numbers", "meaning", "notation"], rows)


def event_table() -> str:
    terms = {"the row": "the Play Area", "discard pile": "Discard Pile"}
    return common.event_table(events, terms=terms)


def questions() -> str:
    asked = {
        "DRAFT": ("which of two traits to keep; all at once, in secret", "trait NAME"),
        "RIVAL": ("whom Davy Jones' Locker watches", "rival PLAYER"),
        "TURN": ("draw again or collect", "draw · collect"),
        "HOOK": ("which of your stacks the hook takes from", "hook SUIT"),
        "FIRE": ("which stack the cannon hits", "fire PLAYER SUIT"),
        "STEAL": ("which stack the sword robs", "steal PLAYER SUIT"),
        "TAKE": ("which offered card to place", "take SUIT VALUE"),
        "PICK": ("which card of the Play Area a mermaid picks", "replay SUIT VALUE · bank SUIT VALUE"),
        "PLUNDER": ("whose bank pays the bonus", "plunder PLAYER"),
        "OVER": ("nothing: the game is over", ""),
    }
    return common.question_table(state.Ask, asked)


def numbers() -> str:
    rows: list[Sequence[object]] = [
        ["cards of one copy", cards.CARDS],
        ["suits × ranks", f"{terms.SUITS} × {cards.RANKS}"],
        ["Draw Pile and Discard Pile at the start, one copy", f"{cards.CARDS - terms.SUITS} and {terms.SUITS}"],
        ["the same, two copies", f"{2 * (cards.CARDS - terms.SUITS)} and {2 * terms.SUITS}"],
        ["traits", terms.TRAITS],
        ["players", f"{GAME.seats.start}–{GAME.seats.stop - 1}"],
        ["actions", GAME.rules.action_count],
        ["size of a match in bytes", GAME.rules.dtype.itemsize],
        ["kinds of events", len(events.Happening)],
        ["room for events per move", GAME.rules.dtype["events"].shape[0]],
        ["editions × switches", f"{len(options.EDITIONS)} × {len(EDITION_SWITCHES)}"],
    ]
    return table(["number", ""], rows)


MEANINGS: dict[str, common.Known] = {
    "chance": ("the running stream of everything else that's random", "blank"),
    "events": ("what the last move did, one packed word each", "yes; a card seen in private is hidden"),
    "cards": (
        "each zone as two sets of cards, first and second copies; the zones are the banks by seat, the Discard Pile, "
        "the offer and the unordered Draw Pile",
        "yes; the Draw Pile as the set a card counter knows",
    ),
    "held": ("the stacks that aren't empty, sixteen bits per seat", "yes"),
    "targets": ("the stacks that hook, cannon or sword may choose", "yes"),
    "row_cards": ("the cards of the Play Area, as a set", "yes"),
    "row_suits": ("the suits of the Play Area, as a mask", "yes"),
    "kept": ("the places of the Play Area whose cards stay protected wherever they move", "yes"),
    "hooks": ("the stack of Captain's Hooks still waiting for their second card", "yes"),
    "hook_depth": ("how many wait", "yes"),
    "row": ("the cards of the Play Area, left to right", "yes"),
    "row_count": ("how many", "yes"),
    "settled": ("from this place up, the Draw Pile is in order", "from where the seat knows it"),
    "order": ("the ordered cards, the top one at `pile_count - 1`", "what the seat has seen of it"),
    "shown": ("from which place up everyone knows the Draw Pile", "yes"),
    "seen": ("from which place up each seat knows the Draw Pile", "yes: it's public that someone looked"),
    "holders": ("the seats that hold each trait, as a mask", "yes"),
    "rivals": ("each seat's rival for Davy Jones' Locker", "yes"),
    "dealt_traits": ("in the draft: the two traits of each seat", "its own two"),
    "chosen": ("in the draft: 1 or 2 for the trait kept", "its own choice; for others only that they have chosen (3)"),
    "trait_deal": ("how traits are dealt: none, draft, random, fixed", "yes"),
    "active": ("the seat whose turn it is", "yes"),
    "drawn": ("whether the active player has drawn this turn", "yes"),
    "owed": ("Kraken cards still owed", "yes"),
    "busted": ("whether the last move busted", "yes"),
    "busting": ("the busting card, while a bust waits for a plunder", "yes"),
    "bonus": ("how many cards an open plunder is worth", "yes"),
    "first_of_two": ("whether the hook that asks will ask once more", "yes"),
}
"""The fields of the record, besides those that every game has."""


def record_table() -> str:
    return common.record_table(GAME.rules.dtype, MEANINGS, SWITCHES)


VIEW_MEANINGS = {
    "seat": "whose view it is; `None` for a spectator",
    "players": "the names by seat",
    "options": "every switch of this table",
    "asks": "the open question, in one word (see the questions above)",
    "active": "the seat whose turn it is",
    "deciders": "the seats that must decide now",
    "drawn": "whether the active player has drawn this turn",
    "row": "the cards of the Play Area, left to right",
    "protected": "those that a bust would spare",
    "owed": "Kraken cards still owed",
    "busted": "whether the last move busted",
    "draw_count": "how many cards the Draw Pile has",
    "discard_count": "how many the Discard Pile has",
    "banks": "each seat's cards, sorted by suit and value",
    "points": "everyone's points right now",
    "winners": "the seats that have won, once the game is over",
    "traits": "each seat's trait",
    "rivals": "each seat's rival for Davy Jones' Locker",
    "have_chosen": "in the draft: the seats that have chosen",
}


def view_table() -> str:
    return common.view_table(view.View, VIEW_MEANINGS)


def choice_table() -> str:
    return common.choice_table(choices.Choice)


TABLES = {
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
    "choices": choice_table,
}
