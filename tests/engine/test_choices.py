"""What is said about every legal move is what the rules do with it, and nothing that its seat could not know."""

from __future__ import annotations

import pytest

from freebooter.engine.choice import Choice
from freebooter.engine.game import Game
from freebooter.engine.kernels.compiling import INTERPRETED
from freebooter.engine.kernels.state import array_argument
from freebooter.engine.match import Match, Move
from freebooter.engine.observation import ONLOOKER
from freebooter.games.dead_mans_draw import choices as draw
from freebooter.games.dead_mans_draw.notation import find_card
from freebooter.games.dead_mans_draw.rules.events import Happening
from freebooter.games.dead_mans_draw.view import View, card_of
from freebooter.games.dolores import choices as duel
from freebooter.games.dolores.rules.events import Happening as Duelling
from freebooter.games.dolores.view import View as DoloresView
from tests.support.dolores import bottle_positions
from tests.support.play import positions, reimagined
from tests.support.tables import PACE, Table, bonus_tables, dolores_tables, every_table, house_rules, spread

pytestmark = pytest.mark.rules

TABLES = [*spread(every_table(), 37, 5), *spread(house_rules(), 29, 7), *spread(bonus_tables(), 11)]
BROUGHT = {
    "draw": {Happening.DRAWN},
    "hook": {Happening.HOOKED},
    "steal": {Happening.STOLEN},
    "take": {Happening.TAKEN},
    "replay": {Happening.REPLAYED, Happening.PICK_BANKED},
    "bank": {Happening.PICK_BANKED},
}
"""The events that tell the card of a move."""


def after(match: Match, move: Move) -> Match:
    """The match a move later, as a match of its own."""
    other = Match.at(match.game, match.players, match.state, match.options)
    other.memory = match.memory.copy()
    other.push(move)
    return other


def moments(game: Game, table: Table, seed: int) -> list[tuple[Match, int]]:
    """Some decisions of a match, each with a seat that has to make it."""
    found = []
    for match in positions(game, table, seed):
        if len(match.moves) % (40 if INTERPRETED else 4) == 0 and not match.is_over:
            found += [
                (Match.at(match.game, match.players, match.state, match.options), seat) for seat in match.deciders
            ]
    return found


def check_listed(match: Match, seat: int) -> list[Choice]:
    """The choices are the legal moves, in the notation."""
    choices = match.choices(seat)
    assert [choice.action for choice in choices] == match.legal_moves(seat)
    assert [choice.move for choice in choices] == [match.write(choice.action) for choice in choices]
    assert all(choice.verb == choice.move.partition(" ")[0] for choice in choices)
    assert reimagined(match, seat, seed=len(match.moves) + 1).choices(seat) == choices
    return choices


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_said_about_a_move_is_what_it_does(table: Table, game: Game) -> None:
    for match, seat in moments(game, table, seed=3):
        for choice in check_listed(match, seat):
            assert isinstance(choice, draw.Choice)
            check_draw(match, seat, choice)


def check_draw(match: Match, seat: int, choice: draw.Choice) -> None:
    replay = match.options["mermaids"] == "replay"
    then = after(match, Move(seat, choice.action))
    if choice.verb != "draw" or choice.card is not None:
        assert choice.busts == bool(then.state["busted"][0]), choice
    happened = then.history[-1]
    named = [card_of(event.card, replay) for event in happened if event.kind in BROUGHT.get(choice.verb, ())]
    if choice.verb in BROUGHT and choice.card is not None:
        assert named == [choice.card]
    hit = [event for event in happened if event.kind in (Happening.FIRED, Happening.SCAVENGED)]
    assert len(hit) == (choice.count or 0)
    if hit:
        assert choice.card in [card_of(event.card, replay) for event in hit]
        assert {event.other for event in hit} == {choice.seat}
    if choice.verb == "collect":
        check_collect(then, seat, choice)


def check_collect(then: Match, seat: int, choice: draw.Choice) -> None:
    paid = [e for e in then.history[-1] if e.kind in (Happening.BONUS, Happening.PLUNDERED)]
    assert choice.bonus or not paid
    if not paid:
        assert choice.points == then.points()[seat]


@pytest.mark.parametrize("table", TABLES[::2], ids=str)
def test_the_stakes_are_what_collecting_and_busting_would_do(table: Table, game: Game) -> None:
    for match, seat in moments(game, table, seed=4):
        view: View = match.view(seat)
        moves = {choice.verb: choice for choice in match.choices(seat)}
        if view.asks != "turn":
            continue
        collected = view.points[seat] + view.stakes.gain
        if "collect" in moves:
            assert moves["collect"].points == collected
        may_come = [*view.unseen, *view.top]
        drawn = {card: drawing(match, seat, str(card)) for card in dict.fromkeys(may_come)}
        busting = [card for card in may_come if drawn[card].state["busted"][0]]
        assert sorted(view.busting) == sorted(busting)
        if "draw" in moves and view.bust_probability is not None and not view.top:
            assert view.bust_probability == len(busting) / len(may_come)
        for card in busting[:1]:
            paid = [e for e in drawn[card].history[-1] if e.kind in (Happening.BONUS, Happening.PLUNDERED)]
            if not paid and drawn[card].state["bonus"][0] == 0:
                assert collected - view.stakes.loss == drawn[card].points()[seat]


def drawing(match: Match, seat: int, card: str) -> Match:
    """The match after a certain card was drawn, wherever it lay."""
    other = Match.at(match.game, match.players, match.state, match.options)
    top = int(other.state["pile_count"][0]) - 1
    other.state["order"][0, top] = find_card(card, match.options["mermaids"] == "replay")
    other.state["settled"] = min(top, int(other.state["settled"][0]))
    other.push(Move(seat, 0))
    return other


@pytest.mark.parametrize("table", dolores_tables(), ids=str)
def test_what_is_said_about_a_card_is_what_taking_it_does(table: Table, dolores: Game) -> None:
    for number, match in enumerate(positions(dolores, table, seed=5)):
        if number % PACE == 0 and not match.is_over:
            for seat in match.deciders:
                check_duel(match, seat)


def test_bottles_and_the_lantern_are_told_as_well() -> None:
    told = set()
    for match in bottle_positions(3, range(6 if PACE == 1 else 2)):
        for seat in match.deciders:
            told |= {choice.verb for choice in check_duel(match, seat)}
    assert {"play", "pass", "take", "bet", "both", "show", "arrange", "rob"} <= told or PACE > 1


def check_duel(match: Match, seat: int) -> list[Choice]:
    choices = check_listed(match, seat)
    last = match.deciders == [seat]
    for choice in choices:
        assert isinstance(choice, duel.Choice)
        then = after(match, Move(seat, choice.action))
        if choice.verb in ("take", "rob") or (choice.verb == "drop" and last):
            if choice.card is not None or choice.verb == "drop":
                assert choice.points == then.points()[seat], choice
            kind = Duelling.TOOK if choice.verb == "take" else Duelling.ROBBED
            got = [e for e in then.history[-1] if e.kind == kind and e.seat == seat][:1]
            if choice.card is not None:
                view: DoloresView = then.view(seat)
                assert got
                assert choice.card in view.displays[seat]
        else:
            assert choice.points is None or choice.verb == "drop"
        if not last and not then.is_over and then.deciders and match.view(seat).asks in ("gestures", "drop"):
            assert then.view(seat).own_move == choice.move
    return choices


def test_an_onlooker_has_no_choices(game: Game, dolores: Game) -> None:
    for each, players in ((game, 3), (dolores, 3)):
        for match in positions(each, Table({}, players, each.name), seed=6):
            assert match.choices(ONLOOKER) == []


def test_a_move_that_nothing_is_known_of_has_its_name(game: Game) -> None:
    match = Match(game, ["Ann", "Bob"], seed=1)
    observation = match.observation(match.deciders[0])
    assert game.rules.kernels.calls.deciders(array_argument(observation.observed)) == 1 << match.deciders[0]
    (choice,) = match.choices(match.deciders[0])
    assert (choice.move, choice.card, choice.place, choice.busts, choice.points) == ("draw", None, "pile", False, None)
