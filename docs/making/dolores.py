"""The tables on the page of Dolores."""

from __future__ import annotations

from collections.abc import Sequence

from freebooter.games.dolores import choices, view
from freebooter.games.dolores.game import GAME
from freebooter.games.dolores.rules import actions, cards, events, setup, state, terms
from freebooter.games.dolores.rules.switches import SWITCHES
from freebooter.text import say

from . import common
from .common import code, names_table, rules_text, span, table

OF = "dolores/"
USUAL = GAME.usual_options(GAME.seats.start)


def kind_names() -> str:
    return names_table(terms.KIND_NAMES, f"{OF}kind")


def gestures() -> str:
    rows = [
        [
            number,
            code(name),
            say(f"{OF}gesture-{name}", in_language="en"),
            rules_text(f"{OF}rules-gesture-{name}", {}),
        ]
        for number, name in enumerate(terms.GESTURE_NAMES)
    ]
    return table(["number", "in the notation", "gesture", "what it does"], rows)


def gesture_names() -> str:
    return names_table(terms.GESTURE_NAMES, f"{OF}gesture")


def bottles() -> str:
    rows = [
        [number, code(name), rules_text(f"{OF}rules-bottle-{name}", USUAL)]
        for number, name in enumerate(terms.BOTTLE_NAMES)
    ]
    return table(["number", "bottle", "what it does"], rows)


def bottle_names() -> str:
    return names_table(terms.BOTTLE_NAMES, f"{OF}bottle")


def switches() -> str:
    rows = [
        [code(switch), code(*values), USUAL[switch], rules_text(f"{OF}rules-switch-{switch}", USUAL)]
        for switch, values in SWITCHES.items()
    ]
    return table(["switch", "values", "default", "meaning"], rows)


def numbers() -> str:
    removed = setup.REMOVED_BOTTLES
    goods = cards.CARDS - terms.BOTTLES
    rows: list[Sequence[object]] = [
        ["cards", f"{cards.CARDS}: {goods} goods and {terms.BOTTLES} bottle messages"],
        ["kinds × cards of each", f"{terms.KINDS} × {goods // terms.KINDS}"],
        ["types of cards", f"{cards.CARD_TYPES}: {cards.GOODS} of goods and {terms.BOTTLES} bottle messages"],
        ["bottles out of the game", f"{removed}, or {terms.BOTTLES - 1} in the simple game"],
        ["draw pile before the first cards are dealt", f"{cards.CARDS - removed}, or {goods + 1} in the simple game"],
        ["last cards that hold Dawn", state.LAST_CARDS],
        ["players", f"{GAME.seats.start}–{GAME.seats.stop - 1}"],
        ["actions", GAME.rules.action_count],
        ["size of a match in bytes", GAME.rules.dtype.itemsize],
        ["kinds of events", len(events.Happening)],
        ["room for events per move", GAME.rules.dtype["events"].shape[0]],
    ]
    return table(["number", ""], rows)


def questions() -> str:
    asked = {
        "WINDOW": ("which bottle to play in the open window, if any", "play BOTTLE · pass"),
        "ARRANGE": ("which cards the whirlpool puts in front of the neighbor", "arrange CARD, CARD"),
        "GESTURES": (
            "which gesture to show, which two, or which to bet on; all at once, in secret",
            "peace · fight · choice · both GESTURE GESTURE · bet NAME GESTURE NAME GESTURE",
        ),
        "SHOW": ("which of two gestures counts", "show GESTURE"),
        "WINNINGS": ("which card a bettor who was right takes next, if any", "take CARD · done"),
        "FIRST_CHOICE": ("which card First Choice takes", "take CARD"),
        "DROP": ("which kind to discard; both at once, in secret", "drop KIND"),
        "ROB": ("which goods the theft takes, and from whom", "rob PLAYER KIND VALUE"),
        "OVER": ("nothing: the game is over", ""),
    }
    return common.question_table(state.Ask, asked)


def action_table() -> str:
    spans = [
        (actions.PASS, actions.DONE, "play nothing in this window", "pass"),
        (actions.DONE, actions.PLAY, "a bettor takes no more cards", "done"),
        (actions.PLAY, actions.GESTURE, "play a bottle; + bottle", "play BOTTLE"),
        (actions.GESTURE, actions.BOTH, "show a gesture; + gesture", "peace · fight · choice"),
        (actions.BOTH, actions.SHOW, "two-hand trick: show two; + the one left out", "both GESTURE GESTURE"),
        (actions.SHOW, actions.GUESS, "two-hand trick: the one that counts; + gesture", "show GESTURE"),
        (
            actions.GUESS,
            actions.TAKE,
            "bet on both gestures; + the dealer's × 3 + the neighbor's",
            "bet NAME GESTURE NAME GESTURE",
        ),
        (
            actions.TAKE,
            actions.DROP,
            "take a card of the duel; + place",
            "take CARD · take CARD from PLAYER · take place N",
        ),
        (actions.DROP, actions.ROB, "discard all of a kind; + kind", "drop KIND"),
        (actions.ROB, actions.ARRANGE, "theft: take goods; + seat × 21 + card", "rob PLAYER KIND VALUE"),
        (
            actions.ARRANGE,
            actions.ACTIONS,
            "whirlpool: what goes in front of the neighbor; + the places, as a mask",
            "arrange CARD, CARD · arrange place N, place N",
        ),
    ]
    rows = [[span(first, after), meaning, code(*moves.split(" · "))] for first, after, meaning, moves in spans]
    return table(["numbers", "meaning", "notation"], rows)


def event_table() -> str:
    plain = {
        "bet-won": "the seat named both gestures",
        "bet-lost": "the seat didn't",
        "nothing-to-rob": "nobody else has goods; the theft is discarded",
        "over": "the game ends",
        "won": "the seat has won, or shares the victory",
    }
    return common.event_table(
        events,
        plain,
        terms={
            "before the neighbour": "in front of the neighbor",
            "neighbour": "neighbor",
            "the lantern": "the Broken Lantern",
        },
    )


MEANINGS: dict[str, common.Known] = {
    "chance": ("the running stream of everything else that's random: removed bottles and the first dealer", "blank"),
    "events": ("what the last move did, one packed word each", "yes; a card dealt face down is hidden"),
    "cards": (
        "each zone as two words that count its cards, the ones in the first; the zones are the displays by seat, the "
        "discard pile, the unordered draw pile and the bottles out of the game",
        "displays and discard pile; everything the seat hasn't seen counts as the draw pile",
    ),
    "order": ("the ordered cards of the draw pile, the top one at `pile_count - 1`; only scenarios order it", "blank"),
    "settled": ("from this place up, the draw pile is in order", "127: nothing is known to be in order"),
    "removed_count": ("how many bottles are out of the game", "yes"),
    "table": (
        "the cards of the duel: those in front of the neighbor, then those in front of the dealer",
        "yes; face-down cards are hidden from everyone but the Broken Lantern's player",
    ),
    "side_count": ("how many lie in front of the neighbor and of the dealer", "yes"),
    "dealer": ("the seat that deals this duel", "yes"),
    "step": ("how far the duel has come", "yes"),
    "asker": ("who is asked, if only one seat is", "yes"),
    "passed": ("who has passed in the open window, as a mask", "yes"),
    "deal_left": ("cards still to be dealt", "yes"),
    "deal_size": ("out of how many, half for each side", "yes"),
    "deal_then": ("the step that follows the deal", "yes"),
    "lantern": ("who sees the duel's face-down cards; 127 while they lie face up", "yes"),
    "two_hand": ("who has played the two-hand trick", "yes"),
    "bettor": ("who has played the bet", "yes"),
    "thief": ("who received the theft and must carry it out", "yes"),
    "chosen": (
        "secret choices that are in, until the last one is",
        "its own; for others only that they have chosen (0)",
    ),
    "gesture": ("what neighbor and dealer show, once revealed", "yes"),
    "hands": ("the gesture a two-hand player leaves out, once revealed", "yes"),
    "guess": ("what the bettor named for neighbor and dealer, once revealed", "yes"),
}
"""The fields of the record, besides those that every game has."""


def record_table() -> str:
    return common.record_table(GAME.rules.dtype, MEANINGS, SWITCHES)


VIEW_MEANINGS = {
    "seat": "whose view it is; `None` for a spectator",
    "players": "the names by seat",
    "options": "every switch of this table",
    "asks": "the open question, in one word (see the questions above)",
    "step": "how far the duel has come, in one word",
    "dealer": "the seat that deals this duel",
    "neighbour": "the seat to the dealer's left",
    "deciders": "the seats that must decide now",
    "displays": "each seat's cards, sorted: goods kind by kind, then bottles",
    "points": "everyone's points right now",
    "winners": "the seats that have won, once the game is over",
    "before_neighbour": "the duel's cards in front of the neighbor; `None` for one this seat may not see",
    "before_dealer": "those in front of the dealer",
    "lantern": "the only seat that sees the duel's cards, if the Broken Lantern was played",
    "two_hand": "who shows two gestures in this duel, if anyone",
    "bettor": "who bets on this duel, if anyone",
    "have_chosen": "the seats whose secret choice is in",
    "own_choice": "what this seat has chosen, as a number: a gesture, a pair of gestures, or a kind to drop",
    "draw_count": "how many cards the draw pile has",
    "discard": "the cards of the discard pile, sorted",
}


def view_table() -> str:
    return common.view_table(view.View, VIEW_MEANINGS)


def choice_table() -> str:
    return common.choice_table(choices.Choice)


TABLES = {
    "dolores-kind-names": kind_names,
    "dolores-gestures": gestures,
    "dolores-gesture-names": gesture_names,
    "dolores-bottles": bottles,
    "dolores-bottle-names": bottle_names,
    "dolores-switches": switches,
    "dolores-numbers": numbers,
    "dolores-questions": questions,
    "dolores-actions": action_table,
    "dolores-events": event_table,
    "dolores-record": record_table,
    "dolores-view": view_table,
    "dolores-choices": choice_table,
}
