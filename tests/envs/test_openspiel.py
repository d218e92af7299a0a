"""OpenSpiel's own tests, its searches and its solvers, on our games."""

from __future__ import annotations

import pickle
import random
import unittest
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, generate_playthrough, ismcts, mcts

from freebooter.engine.refusal import BadSetup, IllegalMove
from freebooter.envs.openspiel import CHANCE, SIMULTANEOUS, SpielGame, SpielState, load_game, register_games
from tests.support import pig
from tests.support.invariants import invariants_of

from .exact_trees import Exact
from .tables import TABLES, table_name

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def spiel(table: tuple[str, dict[str, Any]], **more: Any) -> SpielGame:
    name, options = table
    return load_game(pig.GAME if name == "pig" else name, **options, **more)


def played(game: SpielGame, seed: int) -> Iterator[SpielState]:
    """A match at random, state by state; always the same object."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        elif state.is_simultaneous_node():
            asked = [state.legal_actions(player) for player in range(game.num_players())]
            state.apply_actions([chance.choice(actions) if actions else 0 for actions in asked])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
        yield state


@pytest.fixture(params=TABLES, ids=table_name)
def table(request: pytest.FixtureRequest) -> Any:
    return request.param


def test_random_matches_with_serialisation(table: Any) -> None:
    pyspiel.random_sim_test(spiel(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("together", [True, False])
def test_the_api_on_a_part_of_the_tree(table: Any, together: bool, capfd: pytest.CaptureFixture[str]) -> None:
    name, _ = table
    case = type(
        "Case",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game": spiel(table, together=together), "game_name": name},
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    capfd.readouterr()  # OpenSpiel says aloud whatever it is meant to refuse.
    assert not result.failures + result.errors
    assert result.testsRun


@pytest.mark.parametrize("table", [each for each in TABLES if each[0] != "pig"], ids=table_name)
def test_positions_with_told_chance_are_sound(table: Any) -> None:
    name, _ = table
    invariants = invariants_of(name)
    for number, state in enumerate(played(spiel(table), 1)):
        if not state.place.wanted and number % 5 == 0:
            assert invariants.wrong_with_position(state.tree.load(state.place)) is None


def test_resampling_changes_nothing_that_a_player_knows(table: Any) -> None:
    changed = 0
    game = spiel(table, together=False)
    for number, state in enumerate(played(game, 2)):
        if state.is_chance_node() or state.is_terminal() or number % 4:
            continue
        for player in range(game.num_players()):
            sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions(player) == state.legal_actions(player)
            assert other.history() == state.history()
            changed += other.place.position != state.place.position
    assert changed or table[0] == "pig"


def test_information_states_remember_everything() -> None:
    """The same position reached in two ways looks the same, but whoever came there knows how."""
    game = load_game("dead-mans-draw", size="small")
    seen: dict[str, tuple[Any, ...]] = {}
    stack: list[tuple[SpielState, tuple[tuple[Any, ...], ...]]] = [(game.new_initial_state(), ((), ()))]
    while stack:
        state, own = stack.pop()
        if state.is_terminal():
            continue
        player = state.current_player()
        if player != CHANCE:
            known = state.information_state_string()
            assert seen.setdefault(known, own[player]) == own[player]
        for action in state.legal_actions():
            after = own
            if player != CHANCE:
                step = (state.information_state_string(), action)
                after = tuple((*past, step) if each == player else past for each, past in enumerate(own))
            stack.append((state.child(action), after))
    assert len(seen) > 100


def test_simultaneous_nodes_where_several_choose_and_turns_where_wished() -> None:
    together, turns = load_game("dolores"), load_game("dolores", together=False)
    dynamics = pyspiel.GameType.Dynamics
    assert (together.get_type().dynamics, turns.get_type().dynamics) == (dynamics.SIMULTANEOUS, dynamics.SEQUENTIAL)
    assert any(state.current_player() == SIMULTANEOUS for state in played(together, 3))
    assert not any(state.current_player() == SIMULTANEOUS for state in played(turns, 3))
    assert load_game("dead-mans-draw").get_type().dynamics == dynamics.SEQUENTIAL
    assert load_game("dead-mans-draw", traits="draft").get_type().dynamics == dynamics.SIMULTANEOUS


def test_in_turns_nobody_sees_what_the_other_has_chosen() -> None:
    game = load_game("dolores", size="small", together=False)
    state = game.new_initial_state()
    first = state.current_player()
    after = [state.child(action) for action in state.legal_actions()]
    other = 1 - first
    assert {each.current_player() for each in after} == {other}
    assert len({each.information_state_string(other) for each in after}) == 1
    assert len({each.information_state_string(first) for each in after}) == len(after)


def test_what_is_public_and_what_is_private_make_up_what_is_known() -> None:
    game = load_game("dolores", together=False)
    kinds = pyspiel.PrivateInfoType
    public = game.make_py_observer(pyspiel.IIGObservationType(True, False, kinds.NONE))
    private = game.make_py_observer(pyspiel.IIGObservationType(False, False, kinds.SINGLE_PLAYER))
    state = load_game("dolores", size="small", together=False).new_initial_state()
    first = state.current_player()
    after = [state.child(action) for action in state.legal_actions()]
    assert len({public.string_from(each, first) for each in after}) == 1
    assert len({private.string_from(each, first) for each in after}) == len(after)
    assert len({private.string_from(each, 1 - first) for each in after}) == 1


@pytest.mark.parametrize(("name", "times"), [("dolores", 60), ("dead-mans-draw", 15)])
def test_cfr_agrees_with_our_solver_on_the_small_games(name: str, times: int) -> None:
    whole = load_game(name, size="small")
    exact = Exact(whole.tree)
    value = exact.value(whole.tree.root)
    assert -0.9 < value < 0.9, "a game that is decided proves nothing"
    game = load_game(name, size="small", together=False)
    solved = cfr.CFRPlusSolver(game)
    for _ in range(times):
        solved.evaluate_and_update_policy()
    policy = solved.average_policy()
    found = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert found[0] == pytest.approx(value, abs=0.02)
    assert exploitability.nash_conv(game, policy) < 0.05
    if whole.tree.root.position in exact.worths:
        worths = exact.worths[whole.tree.root.position]
        state = game.new_initial_state()
        first = np.array(list(policy.action_probabilities(state).values()))
        state.apply_action(state.legal_actions()[0])
        second = np.array(list(policy.action_probabilities(state).values()))
        assert (first @ worths).min() == pytest.approx(value, abs=0.05)
        assert (worths @ second).max() == pytest.approx(value, abs=0.05)


def test_information_set_search_plays_our_games() -> None:
    for name in ("dead-mans-draw", "dolores"):
        game = load_game(name, together=False)
        chance = np.random.RandomState(1)
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 8, random_state=chance)
        made = 0
        for state in played(game, 4):
            if not state.is_chance_node() and not state.is_terminal() and made < 6:
                assert bot.step(state) in state.legal_actions()
                made += 1


@pytest.mark.parametrize("file", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda file: file.stem)
def test_golden_playthroughs(file: Path) -> None:
    register_games()
    flags.FLAGS.mark_as_parsed()
    kept, anew = generate_playthrough.replay(str(file))
    assert without_comments(anew) == without_comments(kept)


def without_comments(playthrough: str) -> list[str]:
    """Comments show the table in words, which may change."""
    return [line for line in playthrough.splitlines() if not line.startswith("#")]


def test_there_is_a_playthrough_for_each_game() -> None:
    assert {file.stem for file in PLAYTHROUGHS.glob("*.txt")} == {"dead-mans-draw", "dolores"}


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup, match="no option “wind”"):
        load_game("dead-mans-draw", wind=3)
    with pytest.raises(BadSetup, match="can't be “tiny”"):
        load_game("dolores", size="tiny")
    with pytest.raises(BadSetup, match=r"has no small size\. Play the full game"):
        load_game(pig.GAME, size="small")
    game = load_game("dead-mans-draw", size="small")
    state = game.new_initial_state()
    before = state.place
    with pytest.raises(IllegalMove):
        state.apply_action(len(game.setup.actions) - 1)
    assert state.place is before
    assert state.history() == []
    with pytest.raises(BadSetup, match="Observers take no parameters"):
        game.make_py_observer(params={"colour": 1})


CANNOT_BE: list[tuple[dict[str, Any], str]] = [
    ({"players": 3, "size": "small"}, "The small size of “dolores” is for 2 players, not for 3."),
    ({"players": "two"}, "The number of players can't be “two”."),
    ({"players": 9}, "This game can't be played with 9 players."),
    *(({"horizon": each}, f"A game can't end after “{each}” decisions.") for each in (-1, 0, 1.5, 2**40)),
]


@pytest.mark.parametrize(("given", "sentence"), CANNOT_BE, ids=[sentence for _, sentence in CANNOT_BE])
def test_games_that_cannot_be_loaded(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        load_game("dolores", **given)
    assert str(refused.value).startswith(sentence)


def refuses(state: SpielState, move: Callable[[], Any], sentence: str) -> None:
    """A move is refused by a sentence, and nothing has changed."""
    place, past = state.place, state.history()
    with pytest.raises(IllegalMove) as refused:
        move()
    assert sentence in str(refused.value)
    assert state.place is place
    assert state.history() == past


@pytest.mark.parametrize("choice", [2, 77, 300])
def test_chance_chooses_what_it_can(choice: int) -> None:
    state = load_game("dead-mans-draw").new_initial_state()
    refuses(state, lambda: state.apply_action(choice), f"Chance can't choose {choice} here. Give a whole number from 0")


def test_those_who_choose_at_once_are_given_one_action_each() -> None:
    state = load_game("dolores", size="small").new_initial_state()
    first, second = (state.legal_actions(player)[0] for player in range(2))
    wanted = "one for each of the 2 players"
    for actions in ([first], [], [first, second, second]):
        refuses(state, lambda given=actions: state.apply_actions(given), wanted)  # type: ignore[misc]
    refuses(state, lambda: state.apply_action(first), wanted)
    refuses(state, state.legal_actions, wanted)
    state.apply_actions([first, second])
    assert state.history() == [first, second]


def test_who_chooses_alone_gives_one_action() -> None:
    state = load_game("dead-mans-draw").new_initial_state()
    refuses(state, lambda: state.apply_actions([0, 0]), "Only one player chooses here")
    while state.is_chance_node():
        state.apply_action(0)
    refuses(state, lambda: state.apply_actions([0, 0]), "Only one player chooses here")


@pytest.mark.parametrize("horizon", [2, 2000])
def test_nothing_comes_after_the_end(horizon: int) -> None:
    *_, state = played(load_game("dead-mans-draw", horizon=horizon), 3)
    refuses(state, lambda: state.apply_action(0), "comes too late")
    refuses(state, lambda: state.apply_actions([0, 0]), "comes too late")


def test_a_long_past_survives_pickling() -> None:
    *_, state = played(load_game("dead-mans-draw"), 5)
    place = pickle.loads(pickle.dumps(state.place))
    assert place.position == state.place.position
    assert state.tree.past(place, 0) == state.tree.past(state.place, 0)


def test_lists_and_options_fit_into_the_name_of_a_game() -> None:
    register_games()
    written = "freebooter_dead_mans_draw(players=2,traits=miser+navigator,edition=german,decks=2,forced_busts=off)"
    for game in (pyspiel.load_game(written), pyspiel.load_game(str(pyspiel.load_game(written)))):
        wished = {"traits": "miser, navigator", "edition": "german", "decks": "2", "forced-busts": "false"}
        assert wished.items() <= game.setup.options.items()
