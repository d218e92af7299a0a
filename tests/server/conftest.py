"""A real server that others use as well, for tests that try to harm it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from benchmarks.harness.clients import Guest
from benchmarks.harness.serving import serving
from tests.support.place import FLAGS, Place


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, *FLAGS) as served, closing(Place(served.url, folder)) as place:
        yield place


@pytest.fixture
def place(running: Place) -> Iterator[Place]:
    """The server; after each test others have noticed nothing, and nothing has failed."""
    yield running
    running.check()


@pytest.fixture
def guest(place: Place) -> Iterator[Guest]:
    with closing(place.guest()) as somebody:
        yield somebody


@pytest.fixture(scope="module")
def table(running: Place) -> str:
    """A public table with an open seat, at which nothing is to happen."""
    with closing(running.guest()) as host:
        return str(host.open("person", "open", public=True)["table"])
