"""The equilibrium solver, beside an independent one and beside games whose equilibria everybody knows."""

from __future__ import annotations

import numpy as np
import pytest

from freebooter.bots.kernels.equilibrium import LARGEST, equilibrium
from freebooter.engine.kernels.compiling import INTERPRETED

Mixes = tuple[np.ndarray, np.ndarray]

GAMES = 20 if INTERPRETED else 150
NEVER = 1e-9
"""How much anybody may gain by leaving an equilibrium."""


def solved(a: object, b: object) -> Mixes:
    first, second = np.array(a, float), np.array(b, float)
    x, y = np.zeros(first.shape[0]), np.zeros(first.shape[1])
    equilibrium(first, second, x, y)
    assert min(x.min(), y.min()) >= 0
    assert (x.sum(), y.sum()) == (pytest.approx(1), pytest.approx(1))
    return x, y


def exploitability(a: np.ndarray, b: np.ndarray, mixes: Mixes) -> float:
    """The most that one of the two can gain by choosing otherwise."""
    x, y = mixes
    return float(max((a @ y).max() - x @ a @ y, (x @ b).max() - x @ b @ y))


def fairness(a: np.ndarray, b: np.ndarray, mixes: Mixes) -> float:
    """The product of what both gain beyond what each can secure alone by a single choice."""
    x, y = mixes
    first, second = x @ a @ y - a.min(axis=1).max(), x @ b @ y - b.min(axis=0).max()
    return float(max(0, first) * max(0, second))


def random_game(rng: np.random.Generator, largest: int, whole: bool) -> Mixes:
    """Payoffs at random; small whole numbers make many degenerate games."""
    shape = tuple(rng.integers(1, largest + 1, 2))
    if whole:
        return rng.integers(-2, 3, shape).astype(float), rng.integers(-2, 3, shape).astype(float)
    return rng.normal(size=shape), rng.normal(size=shape)


@pytest.mark.filterwarnings("ignore:.*:RuntimeWarning")
@pytest.mark.parametrize("size", [2, 3, 4])
def test_the_equilibrium_is_one_of_those_that_an_independent_solver_finds(size: int) -> None:
    import nashpy  # Here, for it takes half a second, and every process of the tests reads this file.

    rng = np.random.default_rng(size)
    for _ in range(GAMES):
        a, b = rng.normal(size=(size, size)), rng.normal(size=(size, size))
        x, y = solved(a, b)
        known = list(nashpy.Game(a, b).vertex_enumeration())
        assert any(np.allclose(x, theirs) and np.allclose(y, others) for theirs, others in known)


@pytest.mark.filterwarnings("ignore:.*:RuntimeWarning")
def test_of_several_equilibria_none_is_fairer() -> None:
    import nashpy

    rng = np.random.default_rng(7)
    several = 0
    for _ in range(GAMES):
        a, b = rng.normal(size=(3, 3)), rng.normal(size=(3, 3))
        known = list(nashpy.Game(a, b).vertex_enumeration())
        several += len(known) > 1
        assert fairness(a, b, solved(a, b)) >= max(fairness(a, b, mixes) for mixes in known) - NEVER
    assert several > GAMES / 10


@pytest.mark.parametrize("whole", [False, True], ids=["any-payoffs", "degenerate"])
def test_nobody_gains_by_leaving_the_equilibrium(whole: bool) -> None:
    rng = np.random.default_rng(11)
    for _ in range(4 * GAMES):
        a, b = random_game(rng, 5, whole)
        assert exploitability(a, b, solved(a, b)) <= NEVER


@pytest.mark.parametrize("whole", [False, True], ids=["any-payoffs", "degenerate"])
def test_what_one_wins_the_other_loses(whole: bool) -> None:
    """Where nothing can be gained together, the value is the one of the minimax theorem."""
    rng = np.random.default_rng(13)
    for _ in range(GAMES):
        a, _ = random_game(rng, 5, whole)
        x, y = solved(a, -a)
        assert (x @ a).min() == pytest.approx((a @ y).max(), abs=NEVER)


def test_equal_players_play_equally() -> None:
    rng = np.random.default_rng(17)
    for number in range(GAMES):
        a, _ = random_game(rng, 4, number % 2 == 0)
        a = a[: min(a.shape), : min(a.shape)].copy()
        x, y = solved(a, a.T)
        assert np.array_equal(x, y)
        assert exploitability(a, a.T, (x, y)) <= NEVER


def test_the_largest_game() -> None:
    rng = np.random.default_rng(19)
    size = 4 if INTERPRETED else LARGEST
    a, b = rng.normal(size=(size, size)), rng.normal(size=(size, size))
    assert exploitability(a, b, solved(a, b)) <= NEVER


def test_the_same_game_has_the_same_equilibrium() -> None:
    rng = np.random.default_rng(23)
    for _ in range(20):
        a, b = random_game(rng, 4, True)
        first, second = solved(a, b), solved(a, b)
        assert all(np.array_equal(one, other) for one, other in zip(first, second, strict=True))


def test_rock_paper_scissors() -> None:
    a = np.array([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    x, y = solved(a, -a)
    assert x == pytest.approx([1 / 3] * 3)
    assert y == pytest.approx([1 / 3] * 3)


def test_matching_pennies_and_their_crooked_sister() -> None:
    x, y = solved([[1, -1], [-1, 1]], [[-1, 1], [1, -1]])
    assert (*x, *y) == pytest.approx((0.5,) * 4)
    x, y = solved([[9, -1], [-1, 1]], [[-1, 1], [1, -1]])
    assert x == pytest.approx([0.5, 0.5])
    assert y == pytest.approx([1 / 6, 5 / 6])


def test_prisoners_talk() -> None:
    a = np.array([[-1, -3], [0, -2]])
    x, y = solved(a, a.T)
    assert list(x) == list(y) == [0, 1]


def test_hawks_and_doves_mix_instead_of_agreeing_who_yields() -> None:
    value, cost = 2.0, 6.0
    a = np.array([[(value - cost) / 2, value], [0, value / 2]])
    x, y = solved(a, a.T)
    assert x == pytest.approx([value / cost, 1 - value / cost])
    assert y == pytest.approx(x)


def test_those_who_can_only_meet_meet_where_both_like_it_best() -> None:
    x, y = solved([[2, 0], [0, 3]], [[2, 0], [0, 3]])
    assert (x[1], y[1]) == (1, 1)


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (1, 4), (5, 1), (2, 6)])
def test_games_of_any_shape(rows: int, columns: int) -> None:
    rng = np.random.default_rng(29)
    a, b = rng.normal(size=(rows, columns)), rng.normal(size=(rows, columns))
    assert exploitability(a, b, solved(a, b)) <= NEVER


def test_payoffs_that_are_all_the_same() -> None:
    x, y = solved(np.zeros((3, 3)), np.zeros((3, 3)))
    assert list(x) == list(y)
