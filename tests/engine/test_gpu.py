"""Where there is a GPU, chance is the same there."""

from __future__ import annotations

import pytest

from tests.support.gpu import is_there, problems


@pytest.mark.skipif(not is_there(), reason="needs a GPU, and numba-cuda")
def test_a_gpu_makes_the_published_vectors_and_draws_the_numbers_of_the_cpu() -> None:
    assert problems() == []
