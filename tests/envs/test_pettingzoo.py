"""PettingZoo's own tests and ours, for every shape of table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from freebooter.engine.refusal import BadSetup, IllegalMove, InvalidMove, Refusal
from freebooter.engine.registry import names
from freebooter.envs.conformance import Fault, Probe, check
from freebooter.envs.pettingzoo import TogetherEnvironment, TurnEnvironment, env, parallel_env, register_environments
from freebooter.envs.table import Table
from tests.support.invariants import invariants_of

from .tables import TABLES, opened, table_name

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo's tests wish for plain observations.

CYCLES = 40
"""So long PettingZoo's tests play; enough for a match, or most of one."""

CARDS = {"dead-mans-draw": 60, "dolores": 80, "pig": 0}
"""In one deck."""


@pytest.fixture(params=TABLES, ids=table_name)
def table(request: pytest.FixtureRequest) -> Any:
    return request.param


def test_turns_pass_the_api_test(table: Any) -> None:
    api_test(TurnEnvironment(opened(table)), num_cycles=CYCLES)


def test_turns_pass_the_seed_test(table: Any) -> None:
    setup = opened(table)
    seed_test(lambda: TurnEnvironment(setup), num_cycles=CYCLES)


def test_acting_together_passes_the_parallel_api_test(table: Any) -> None:
    parallel_api_test(TogetherEnvironment(opened(table)), num_cycles=CYCLES)


def test_environments_keep_their_secrets_and_their_word(table: Any) -> None:
    setup = opened(table)
    found = check(lambda: TurnEnvironment(setup), games=1, every=7)
    assert found.cards == CARDS[table[0]] * int(setup.options.get("decks", 1))


@pytest.mark.parametrize("table", [each for each in TABLES if each[0] in names()], ids=table_name)
def test_positions_are_sound_and_their_cards_are_named(table: Any) -> None:
    invariants, setup = invariants_of(table[0]), opened(table)
    sound = Probe(cards=lambda environment: [invariants.wrong_with_position(environment.table.state)])
    check(lambda: TurnEnvironment(setup), games=1, without=["secrets", "refusals", "masks", "replay"], probe=sound)


def next_bit(table: Table) -> int:
    """Something of the card that comes next."""
    ahead = table.copy()
    seat = ahead.deciders.bit_length() - 1
    if seat < 0:
        return 0
    ahead.move(seat, int(np.flatnonzero(ahead.mask(seat))[0]))
    return int(ahead.state["row_suits"][0].item().bit_length() & 1)


class Telltale(TurnEnvironment):
    """Shows in one bit something of the card that comes next."""

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seen = super().observe(agent)
        seen["observation"][0] ^= next_bit(self.table)
        return seen


class Winking(TurnEnvironment):
    """Leaves a legal action out of the mask because of the card that comes next."""

    def _ask(self) -> None:
        super()._ask()
        mask = self.infos[self.agent_selection]["action_mask"]
        if mask.sum() > 1:
            mask[np.flatnonzero(mask)[-1]] ^= next_bit(self.table)


class Slipping(TurnEnvironment):
    """Moves chance on when it refuses a move."""

    def step(self, action: Any) -> None:
        try:
            super().step(action)
        except Refusal:
            self.table.state["chance"] += 1
            raise


class Dropping(TurnEnvironment):
    """Loses the row's last card when somebody collects."""

    def step(self, action: Any) -> None:
        super().step(action)
        if self.table.state["pile_count"][0] == 40:
            self.table.state["cards"][0, 0, 0] = 0


@pytest.mark.parametrize(
    ("faulty", "message"),
    [(Telltale, "fault-leak"), (Winking, "fault-leak"), (Slipping, "fault-refusal-changes"), (Dropping, "fault-cards")],
)
def test_faults_in_a_real_environment_are_found(faulty: type[TurnEnvironment], message: str) -> None:
    setup = opened(TABLES[0])
    with pytest.raises(Fault) as found:
        check(lambda: faulty(setup), games=3, every=3)
    assert found.value.message == message


def test_every_option_is_there_and_ids_have_a_version() -> None:
    table = env("dead-mans-draw", players=3, edition="german", traits="random", treasure_hunter=3)
    assert table.metadata["name"] == "Freebooter/DeadMansDraw-v0"
    assert table.setup.options["treasure-hunter"] == "3"
    with pytest.raises(BadSetup, match="no edition “klingon”"):
        env("dead-mans-draw", edition="klingon")
    with pytest.raises(BadSetup, match=r"no render mode “hologram”\. Choose one of: human, ansi, rgb_array"):
        env("dead-mans-draw", render_mode="hologram")


def test_every_game_has_a_place_in_the_registry() -> None:
    assert {"Freebooter/DeadMansDraw-v0", "Freebooter/Dolores-v0"} <= set(register_environments())
    turns = pettingzoo.make("aec", "Freebooter/DeadMansDraw-v0", players=3)
    assert isinstance(turns, TurnEnvironment)
    assert turns.setup.players == 3
    assert isinstance(pettingzoo.make("parallel", "Freebooter/Dolores-v0"), TogetherEnvironment)


def test_masks_stand_in_observation_and_infos() -> None:
    table = env("dead-mans-draw")
    table.reset(seed=3)
    observation, reward, over, cut, info = table.last()
    assert observation is not None
    assert np.array_equal(observation["action_mask"], info["action_mask"])
    assert observation["action_mask"].sum() == 1
    assert (reward, over, cut) == (0.0, False, False)
    waiting = next(agent for agent in table.agents if agent != table.agent_selection)
    assert not table.observe(waiting)["action_mask"].any()


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    table = env("dead-mans-draw")
    with pytest.raises(BadSetup, match="Call reset first"):
        table.step(0)
    table.reset(seed=3)
    before = table.position()
    with pytest.raises(IllegalMove, match=r"“collect” isn't legal now\. Legal moves: draw"):
        table.step(1)
    for action in (None, "draw", 0.0, np.zeros(2), -1, 10_000, True, False, np.True_):
        with pytest.raises((IllegalMove, InvalidMove)):
            table.step(action)
    assert table.position() == before


@pytest.mark.parametrize("make", [env, parallel_env])
@pytest.mark.parametrize("seed", ["x", 1.5, -1, True, 2**64])
def test_a_seed_that_is_none_is_refused_and_changes_nothing(make: Callable[..., Any], seed: Any) -> None:
    table, other = make("dead-mans-draw"), make("dead-mans-draw")
    for each in (table, other):
        each.reset(seed=np.int64(3))
    before = table.position()
    with pytest.raises(BadSetup, match=f"The seed {seed} is out of range"):
        table.reset(seed=seed)
    assert table.position() == before
    for each in (table, other):
        each.reset()
    assert table.position() == other.position()


def test_whoever_is_not_at_the_table_is_refused() -> None:
    table = env("dead-mans-draw")
    with pytest.raises(BadSetup, match="Call reset first"):
        table.last()
    table.reset(seed=3)
    for ask in (lambda: table.observe("nobody"), lambda: table.reimagine("nobody", 1)):
        with pytest.raises(IllegalMove, match="There's no seat nobody at this table"):
            ask()


def test_nothing_comes_after_the_end() -> None:
    turns, together = env("dead-mans-draw"), parallel_env("dead-mans-draw")
    turns.reset(seed=4)
    for agent in turns.agent_iter():
        mask = turns.observe(agent)["action_mask"]
        turns.step(None if turns.terminations[agent] else int(np.flatnonzero(mask)[-1]))
    told, _ = together.reset(seed=4)
    while together.agents:
        told, *_ = together.step({agent: int(np.flatnonzero(told[agent]["action_mask"])[-1]) for agent in told})
    before = turns.position(), together.position()
    assert before[0] == before[1]
    for late in (lambda: turns.step(None), lambda: turns.step(0), lambda: together.step({})):
        with pytest.raises(IllegalMove, match=r"The game is over\. Reset before the next step"):
            late()
    assert (turns.position(), together.position()) == before
    assert not turns.observe("player_0")["action_mask"].any()


def test_secret_choices_are_asked_one_after_the_other_and_stay_secret() -> None:
    table = env("dolores", bottles="none")
    table.reset(seed=2)
    first = table.agent_selection
    seen = {}
    for action in np.flatnonzero(table.infos[first]["action_mask"]):
        table.reset(seed=2)
        table.step(action)
        assert table.agent_selection != first
        seen[int(action)] = table.observe(table.agent_selection)["observation"].tobytes()
    assert len(seen) == 3
    assert len(set(seen.values())) == 1


def test_those_who_are_asked_together_act_together_and_others_wait() -> None:
    table = parallel_env("dolores", players=3, bottles="none")
    told, _ = table.reset(seed=2)
    asked = [agent for agent in table.agents if not told[agent]["action_mask"][table.wait]]
    assert len(asked) == 2
    waiting = next(agent for agent in table.agents if agent not in asked)
    choices = {agent: int(np.flatnonzero(told[agent]["action_mask"])[1]) for agent in asked}
    before = table.position()
    strange: list[dict[str, Any]] = [choices | {waiting: each} for each in (0, np.zeros(3), "wait", True, None)]
    for actions in (*strange, {asked[0]: choices[asked[0]]}, {asked[0]: table.wait}, {"nobody": 0}):
        with pytest.raises(Refusal):
            table.step(actions)
        assert table.position() == before
    with pytest.raises(BadSetup, match="Pass a mapping"):
        table.step([0, 0, 0])  # type: ignore[arg-type]
    table.step(choices)
    assert table.position() != before


def test_both_interfaces_play_the_same_match() -> None:
    turns, together = env("dolores", players=3), parallel_env("dolores", players=3)
    turns.reset(seed=4)
    told, _ = together.reset(seed=4)
    rewards: dict[str, float] = {}
    while together.agents:
        actions = {agent: int(np.flatnonzero(told[agent]["action_mask"])[0]) for agent in together.agents}
        for agent in together.agents:
            if actions[agent] != together.wait:
                assert turns.agent_selection == agent
                turns.step(actions[agent])
        told, rewards, *_ = together.step(actions)
        assert turns.position() == together.position()
    assert rewards == turns.rewards
    assert sum(rewards.values()) == pytest.approx(1)


def test_the_table_is_rendered_as_text_and_as_an_image(capsys: pytest.CaptureFixture[str]) -> None:
    texts = env("dead-mans-draw", render_mode="ansi")
    texts.reset(seed=3)
    assert "player_0" in texts.render()
    printed = env("dead-mans-draw", render_mode="human")
    printed.reset(seed=3)
    assert printed.render() is None
    assert capsys.readouterr().out.strip() == texts.render()
    images = parallel_env("dolores", render_mode="rgb_array")
    images.reset(seed=3)
    image = images.render()
    assert image.dtype == np.uint8
    assert image.shape[1:] == (900, 3)
    assert len(np.unique(image.reshape(-1, 3), axis=0)) > 50
