"""Nothing leaks on the wire: no byte that anybody is sent, and none that is logged, tells what they may not know."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from benchmarks.harness.clients import Message, Wire, problem
from benchmarks.harness.serving import Served, serving
from freebooter.engine.kernels.state import argument, seed_argument
from freebooter.engine.observation import ONLOOKER
from tests.support.board import MOST_MOVES, NONCES, SEATS, Board
from tests.support.indoors import Indoors, freeze, indoors

GAMES = [
    pytest.param("dead-mans-draw", {"traits": "draft"}, id="dead-mans-draw"),
    pytest.param("dolores", {"bottles": "all"}, id="dolores"),
]
LOGGED = ("--log-level", "debug", "--log-format", "json", "--no-limits", "--bot-pace", "0")
ONLOOKERS = SEATS
"""The number of the spectator among those who look."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Served]:
    with serving(folder, *LOGGED) as served:
        yield served


def nose_around(board: Board) -> None:
    """Ask for what is not to be had yet, and do what may not be done, so that every kind of refusal is written."""
    for guest in (board.host, board.friend):
        at = f"/api/tables/{board.table}"
        assert problem(guest.http.get(f"{at}/record"))[0] == 409
        assert guest.http.get(f"{at}/history").status_code == 200
        assert problem(guest.http.get(f"{at}/history?seat=2"))[0] == 403
        assert guest.http.get(at).status_code == 200
        for path in ("/api/me/tables", "/api/tables", "/api/me/games", f"/api/players/{guest.player}", "/metrics", "/"):
            assert guest.http.get(path).status_code == 200
        guest.ask(board.table, type="move", id="nonsense", move="sing")
    assert problem(board.friend.http.get(f"/api/tables/{board.table}/tokens"))[0] == 403
    for number, wire in enumerate(board.wires):
        for move in ("sing", "peace", "draw", "trait miser"):
            if number == ONLOOKERS or move not in board.moves[number]:
                assert wire.command(type="move", id="nonsense", move=move)["type"] == "refused"
        assert wire.command(type="rematch", id="early")["type"] == "refused"
    with closing(Wire(board.host.url, board.table)) as broken:
        broken.send_text(b'{"type":"hello","token":"')
        assert broken.ends()[0]["reason"] == "server-frame"


def play_on(board: Board, chance: random.Random) -> int:
    """Play to the end; returns how many choices were secret when they were made."""
    secrets = 0
    for number in range(MOST_MOVES):
        if number % 25 == 3:
            nose_around(board)
        updates = board.move(*board.pick(chance))
        secrets += any("move" not in update for update in updates)
        if board.is_over:
            return secrets
    raise AssertionError("the game does not end")


def secrets_of(board: Board, folder: Path, deal: Message) -> dict[str, str]:
    """Everything that is to be kept, by name."""
    with closing(sqlite3.connect(folder / "freebooter.db")) as database:
        (signing,) = database.execute("SELECT secret FROM secrets WHERE name = 'sessions'").fetchone()
    assert deal["nonces"] == [*NONCES, ""]
    return {
        "secret": deal["secret"],
        "key of chance": deal["key"],
        "host's nonce": NONCES[0],
        "friend's nonce": NONCES[1],
        "host's session": board.host.cookie,
        "friend's session": board.friend.cookie,
        "key": board.key,
        "token": board.token,
        "signing key": signing,
    }


@pytest.mark.parametrize("public", [True, False], ids=["public", "private"])
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_no_secret_is_sent_before_the_end_or_logged_at_all(
    server: Served, folder: Path, game: str, options: dict[str, str], public: bool
) -> None:
    board = Board(server.url, game, options, public)
    assert play_on(board, random.Random(public)) > 0
    rest = {"host": bytes(board.host.received), "friend": bytes(board.friend.received)}
    deal = board.host.info(board.table)["deal"]
    secrets = secrets_of(board, folder, deal)
    to_host = {"host's session", "host's nonce", "key", "token"}
    to_friend = {"friend's session", "friend's nonce", "key"}
    hidden = {
        "host's socket": (board.before_the_end(0), {"key"}),
        "friend's socket": (board.before_the_end(1), {"key"}),
        "bot's socket": (board.before_the_end(2), {"key"}),
        "spectator's socket": (board.before_the_end(ONLOOKERS), set()),
        "host's answers": (rest["host"], to_host),
        "friend's answers": (rest["friend"], to_friend),
        "log": ((folder / "serve.log").read_bytes(), set()),
        "figures": (board.host.http.get("/metrics").content, set()),
    }
    for place, (received, known) in hidden.items():
        assert len(received) > 1000, place
        found = {name for name, value in secrets.items() if value.encode() in received}
        assert found <= known, place
    for wire in board.wires:  # What was looked for would have been found: in the end all are told the secret.
        assert all(value.encode() in wire.received for value in (deal["secret"], deal["key"], *NONCES))
    board.close()


def test_the_log_names_no_player_move_or_line(server: Served, folder: Path) -> None:
    """What is said at a table stays there."""
    board = Board(server.url, "dolores", {}, public=False)
    board.move(*board.pick(random.Random(1)))
    board.wires[0].command(type="say", id="line", text="I never lie to you")
    assert board.friend.http.patch("/api/me", json={"name": "Blackbeard"}).status_code == 200
    logged = (folder / "serve.log").read_text()
    assert board.table in logged
    assert not any(word in logged for word in ("never lie", "Blackbeard", board.host.name, "peace", "fight"))
    board.close()


# Worlds that differ in a secret.


class World:
    """What everybody was sent after each move of a match on a server whose clock stands still."""

    def __init__(self, folder: Path, game: str, options: dict[str, str], steps: int, changed: int | None) -> None:
        folder.mkdir()
        self.sent: list[list[list[bytes]]] = []
        """For each move, for each viewer: all that they got, the spectator and the people also by asking anew."""
        self.secret_of: list[int | None] = []
        """For each move, the seat that made it if it was told to nobody else."""
        self.choices: list[int] = []
        with pytest.MonkeyPatch.context() as patch:
            freeze(patch)
            with indoors(folder) as running, closing(Board(running.url, game, options, public=True)) as board:
                self._play(board, random.Random(3), steps, changed)

    def _play(self, board: Board, chance: random.Random, steps: int, changed: int | None) -> None:
        for step in range(steps):
            seat, number = board.pick(chance)
            self.choices.append(len(board.moves[seat]))
            if step == changed:
                number = (number + 1) % len(board.moves[seat])
            before = [len(wire.heard) for wire in board.wires]
            updates = board.move(seat, number)
            self.secret_of.append(seat if any("move" not in update for update in updates) else None)
            sent = [
                [each.raw for each in wire.heard[start:] if each.message["type"] != "presence"]
                for wire, start in zip(board.wires, before, strict=True)
            ]
            sent[ONLOOKERS] += self._told_anew(board)
            for viewer, guest in enumerate((board.host, board.friend)):
                sent[viewer].append(guest.http.get(f"/api/tables/{board.table}/history").content)
            self.sent.append(sent)
            if board.is_over:
                return

    def _told_anew(self, board: Board) -> list[bytes]:
        """What a spectator gets who comes now, and wants to know all from the beginning."""
        with closing(Wire(board.host.url, board.table)) as late:
            late.send({"type": "hello", "after": 0})
            late.until(lambda message: message["type"] == "table")
            return [heard.raw for heard in late.heard]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_secret_choice_changes_no_byte_for_anybody_else_until_it_is_shown(
    tmp_path: Path, game: str, options: dict[str, str]
) -> None:
    world = World(tmp_path / "world", game, options, steps=24, changed=None)
    again = World(tmp_path / "again", game, options, steps=24, changed=None)
    assert world.sent == again.sent  # Otherwise nothing below would say anything.
    secret = [step for step, seat in enumerate(world.secret_of) if seat is not None and world.choices[step] > 1]
    assert len(secret) > 1
    for step in secret[:3]:
        shown = next(later for later in range(step + 1, 24) if world.secret_of[later] is None)
        other = World(tmp_path / f"other-{step}", game, options, steps=shown + 1, changed=step)
        for viewer in {*range(SEATS), ONLOOKERS} - {world.secret_of[step]}:
            for number in range(shown):
                assert other.sent[number][viewer] == world.sent[number][viewer], (step, number, viewer)
            assert other.sent[shown][viewer] != world.sent[shown][viewer]
        chooser = world.secret_of[step]
        assert chooser is not None
        assert other.sent[step][chooser] != world.sent[step][chooser]


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Indoors]:
    freeze(monkeypatch)
    with indoors(tmp_path) as running:
        yield running


def shown_to(board: Board, viewer: int) -> bytes:
    """The snapshot that a viewer gets who connects once more."""
    url, table = board.host.url, board.table
    wires = [lambda: board.host.wire(table), lambda: board.friend.wire(table), lambda: Wire(url, table)]
    with closing(wires[min(viewer, 2)]()) as wire:
        wire.hello(**({"token": board.token} if viewer == 2 else {}))
        return wire.heard[0].raw


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_what_a_viewer_is_shown_does_not_depend_on_what_is_hidden_from_it(
    frozen: Indoors, game: str, options: dict[str, str]
) -> None:
    board = Board(frozen.url, game, options, public=True)
    chance = random.Random(5)
    differences = 0
    for _ in range(12):
        board.move(*board.pick(chance))
        match = frozen.server.registry.live[board.table].table.match
        assert match is not None
        for viewer in (*range(SEATS), ONLOOKERS):
            seen = {each: shown_to(board, each) for each in (viewer, (viewer + 1) % SEATS)}
            truth = match.state.copy()
            eyes = ONLOOKER if viewer == ONLOOKERS else viewer
            match.game.rules.kernels.reimagine(argument(match.state), eyes, seed_argument(chance.getrandbits(62)))
            assert match.state.tobytes() != truth.tobytes()
            assert shown_to(board, viewer) == seen[viewer]
            differences += any(shown_to(board, each) != seen[each] for each in seen)
            match.state[...] = truth
    assert differences > 0  # To others it does make a difference, so it was looked at.
    board.close()
