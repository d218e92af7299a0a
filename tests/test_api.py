"""`import freebooter`: light to import, one sentence for everything that cannot be, and a table that shows itself."""

from __future__ import annotations

import doctest
import importlib
import inspect
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import freebooter
from freebooter import (
    BadRecord,
    BadScenario,
    BadSetup,
    IllegalMove,
    InvalidMove,
    Match,
    Move,
    bot,
    play,
    read_record,
    read_scenario,
    use_language,
    write_record,
)
from freebooter.drawing import sheet
from freebooter.drawing.faces import FILE, Faces, faces
from freebooter.engine import registry
from freebooter.text import LANGUAGES, add_texts, say
from tests.support.pages import ROOT
from tests.support.play import play_on

DRAW, DOLORES = "dead-mans-draw", "dolores"
HEAVY = ("numba", "numpy", "fluent", "rich", "yaml", "typer")

QUICKEST = """
import sys, time
start = time.process_time()
import freebooter
games = freebooter.games()
print(time.process_time() - start, *(name for name in sys.argv[1:] if name in sys.modules))
"""


def _python(*arguments: str) -> str:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=True).stdout


def test_importing_and_listing_games_loads_nothing_heavy_and_takes_no_time() -> None:
    seconds, *loaded = min((_python("-c", QUICKEST, *HEAVY).split() for _ in range(5)), key=lambda said: float(said[0]))
    assert loaded == []
    assert float(seconds) < 0.1


def test_everything_that_is_named_is_there() -> None:
    assert [name for name in freebooter.__all__ if not hasattr(freebooter, name)] == []
    assert set(freebooter.__all__) <= set(dir(freebooter))
    with pytest.raises(AttributeError, match="no attribute 'jolly_roger'"):
        freebooter.jolly_roger  # noqa: B018


def test_the_page_shows_everything_that_is_named() -> None:
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    shown = {place.rpartition(".")[2] for place in re.findall(r"^::: (\S+)$", page, re.MULTILINE)}
    assert shown == set(freebooter.__all__) - {"__version__"}


def _documented() -> list[tuple[str, Any]]:
    found: list[tuple[str, Any]] = [("freebooter", freebooter), ("games()", registry.games)]
    for name in freebooter.__all__:
        value = getattr(freebooter, name)
        found.append((name, value))
        if inspect.isclass(value):
            found += [(f"{name}.{each}", member) for each, member in vars(value).items() if inspect.isfunction(member)]
    return found


EXAMPLES = [name for name, value in _documented() if ">>>" in (inspect.getdoc(value) or "")]


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_of_docstrings_are_true(name: str) -> None:
    text = inspect.getdoc(dict(_documented())[name]) or ""
    names = {each: getattr(freebooter, each) for each in freebooter.__all__}
    session = doctest.DocTestParser().get_doctest(text, names, name, None, 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(session, out=said.append)
    assert session.examples
    assert not runner.failures, "".join(said)


def test_a_game_is_given_by_its_name_or_itself_and_options_as_keywords_or_mapping() -> None:
    keywords = Match(DRAW, ["Ann", "Bob"], edition="german", treasure_hunter=3, forced_busts=False, seed=33)
    options = {"edition": "german", "treasure-hunter": "3", "forced-busts": "false"}
    mapping = Match(freebooter.games()[DRAW], ("Ann", "Bob"), options, 33)
    assert keywords.options == mapping.options
    assert keywords.state.tobytes() == mapping.state.tobytes()
    assert repr(mapping) == "<Match dead-mans-draw: Ann, Bob; 0 moves>"


def test_a_move_is_given_as_text_or_by_numbers() -> None:
    matches = [Match(DRAW, ["Ann", "Bob"], seed=33) for _ in range(4)]
    draw = matches[0].legal_moves(0)[0]
    moves: list[str | int | Move] = ["draw", "Ann: draw", draw, Move(0, draw)]
    for match, move in zip(matches, moves, strict=True):
        match.push(move)
        match.push(match.legal_moves()[0])
    assert len({match.state.tobytes() for match in matches}) == 1


def test_where_several_decide_legal_moves_name_them_and_each_can_be_played() -> None:
    match = Match(DOLORES, ["Ann", "Bob"], seed=1, bottles="none")
    moves = match.legal_moves()
    assert moves == [f"{name}: {gesture}" for name in match.players for gesture in ("peace", "fight", "choice")]
    for move in moves:
        Match(DOLORES, ["Ann", "Bob"], seed=1, bottles="none").push(move)


def test_records_are_read_and_written_as_text_and_as_files(tmp_path: Path) -> None:
    match = Match(DRAW, ["Ann", "Bob"], seed=33)
    match.push("draw")
    file = tmp_path / "game.txt"
    text = write_record(match, file)
    for source in (text, file):
        assert read_record(source).state.tobytes() == match.state.tobytes()


SCENARIO = """\
game: dead-mans-draw
players: [Ann, Bob]
draw: [key 7]
moves: [draw]
expect: {row: [key 7]}
"""


def test_a_scenario_is_read_as_text_file_or_mapping_and_judged_as_often_as_one_likes(tmp_path: Path) -> None:
    file = tmp_path / "key.yaml"
    file.write_text(SCENARIO, encoding="utf-8")
    described = {"game": DRAW, "players": ["Ann", "Bob"], "draw": ["key 7"], "moves": ["draw"]}
    for source in (SCENARIO, file, {**described, "expect": {"row": ["key 7"]}}):
        scenario = read_scenario(source)
        assert scenario.judge().holds
        assert scenario.judge().holds


def test_a_bot_by_name_plays_any_game_that_has_it_and_the_same_way_every_time() -> None:
    played = []
    for game in (DRAW, DOLORES):
        for _ in range(2):
            match = Match(game, ["Ann", "Bob"], seed=7)
            captain = bot("captain", playouts=30, seed=5)
            while len(match.moves) < 6:
                seat = match.deciders[0]
                moves = [match.write(action) for action in match.legal_moves(seat)]
                match.push(f"{match.players[seat]}: {captain.choose(match.view(seat), moves)}")
            played.append(match.texts)
    assert played[0] == played[1]
    assert played[2] == played[3]


def test_bots_play_until_a_seat_that_they_do_not_hold_has_to_decide() -> None:
    match = Match(DRAW, ["Ann", "Bob"], seed=33)
    deckhand = bot("deckhand", DRAW)
    play(match, {0: deckhand})
    assert match.deciders == [1]
    assert {move.seat for move in match.moves} == {0}
    play(match, [deckhand, bot("drifter")])
    assert match.is_over


BAD: dict[str, tuple[type[Exception], str, Callable[[Match, Path], Any]]] = {
    "game": (BadSetup, "no game “whist”. Choose one of", lambda m, p: Match("whist", ["Ann", "Bob"])),
    "game of another type": (BadSetup, "no game “3”", lambda m, p: Match(3, ["Ann", "Bob"])),  # type: ignore[arg-type]
    "option": (BadSetup, "no option “parrot”. Choose one of", lambda m, p: Match(DRAW, ["A", "B"], parrot=1)),
    "value": (BadSetup, "can't be “4”. Choose one of", lambda m, p: Match(DRAW, ["A", "B"], treasure_hunter=4)),
    "edition": (BadSetup, "no edition “klingon”", lambda m, p: Match(DRAW, ["A", "B"], edition="klingon")),
    "options in the wrong place": (BadSetup, "“33” isn't a set of options", lambda m, p: Match(DRAW, ["A", "B"], 33)),  # type: ignore[arg-type]
    "players": (BadSetup, "This game can't be played with 1 player. It takes 2 to", lambda m, p: Match(DRAW, ["Ann"])),
    "one name": (BadSetup, "“Ann” isn't a list of players. List their names", lambda m, p: Match(DRAW, "Ann")),
    "numbers for names": (BadSetup, "isn't a list of players", lambda m, p: Match(DRAW, [1, 2])),  # type: ignore[list-item]
    "no players": (BadSetup, "“None” isn't a list of players", lambda m, p: Match(DRAW, None)),  # type: ignore[arg-type]
    "name": (BadSetup, "can't be a player's name", lambda m, p: Match(DRAW, ["Ann:", "Bob"])),
    "name twice": (BadSetup, "Two players are named “Ann”", lambda m, p: Match(DRAW, ["Ann", "Ann"])),
    "seed": (BadSetup, "The seed -1 is out of range", lambda m, p: Match(DRAW, ["A", "B"], seed=-1)),
    "seed as text": (BadSetup, "The seed x is", lambda m, p: Match(DRAW, ["A", "B"], seed="x")),  # type: ignore[arg-type]
    "seed as truth": (BadSetup, "The seed True is", lambda m, p: Match(DRAW, ["A", "B"], seed=True)),
    "endless seed": (BadSetup, "out of range", lambda m, p: Match(DRAW, ["A", "B"], seed=10**5000)),
    "no move": (InvalidMove, "“sing” isn't a move in this game", lambda m, p: m.push("sing")),
    "illegal": (IllegalMove, "“collect” isn't legal now", lambda m, p: m.push("collect")),
    "illegal number": (IllegalMove, "“collect” isn't legal now", lambda m, p: m.push(1)),
    "unknown number": (IllegalMove, "“-5” isn't legal now", lambda m, p: m.push(-5)),
    "not his turn": (IllegalMove, "Bob can't play “draw” now", lambda m, p: m.push(Move(1, 0))),
    "no seat": (IllegalMove, "There's no seat 7", lambda m, p: m.push(Move(7, 0))),
    "move of another type": (InvalidMove, "“2.5” isn't a move", lambda m, p: m.push(2.5)),  # type: ignore[arg-type]
    "nothing for a move": (InvalidMove, "“None” isn't a move", lambda m, p: m.push(None)),  # type: ignore[arg-type]
    "view": (IllegalMove, "There's no seat -1", lambda m, p: m.view(-1)),
    "view by name": (IllegalMove, "There's no seat Ann", lambda m, p: m.view("Ann")),  # type: ignore[arg-type]
    "moves of a seat": (IllegalMove, "There's no seat 2", lambda m, p: m.legal_moves(2)),
    "record file": (BadRecord, "Can't read the file (No such file", lambda m, p: read_record(p / "no")),
    "record text": (BadRecord, "line 1: This isn't a game record", lambda m, p: read_record("ahoy\n")),
    "record of another type": (BadRecord, "Can't read “7”", lambda m, p: read_record(7)),  # type: ignore[arg-type]
    "place of a record": (BadSetup, "Can't write the file", lambda m, p: write_record(m, p)),
    "scenario file": (BadScenario, "Can't read the file", lambda m, p: read_scenario(p / "no")),
    "scenario text": (BadScenario, "isn't valid YAML", lambda m, p: read_scenario("a: [\n")),
    "scenario": (BadScenario, "no game “whist”", lambda m, p: read_scenario({"game": "whist"})),
    "bot": (BadSetup, "no bot “parrot”. Choose one of: drifter", lambda m, p: bot("parrot")),
    "bot of a game": (BadSetup, "no bot “dove”", lambda m, p: bot("dove", game=DRAW)),
    "bot of another game": (BadSetup, "no bot “dove”", lambda m, p: play(m, [bot("dove")] * 2)),
    "game of a bot": (BadSetup, "no game “whist”", lambda m, p: bot("captain", game="whist")),
    "playouts": (BadSetup, "The number of playouts can't be -1", lambda m, p: bot("captain", playouts=-1)),
    "playouts as text": (BadSetup, "The number of playouts can't be x", lambda m, p: bot("captain", playouts="x")),  # type: ignore[arg-type]
    "time to think": (BadSetup, "“soon” isn't a thinking time", lambda m, p: bot("captain", think="soon")),
    "cores": (BadSetup, "The number of cores can't be 0", lambda m, p: bot("captain", cores=0)),
    "seed of a bot": (BadSetup, "The seed x", lambda m, p: bot("captain", seed="x")),  # type: ignore[arg-type]
    "view of a bot": (BadSetup, "doesn't understand “3”", lambda m, p: bot("captain").choose(3, ["a"])),
    "too few bots": (BadSetup, "can't play this game", lambda m, p: play(m, [bot("drifter")])),
    "no bots": (BadSetup, "“captain” can't play", lambda m, p: play(m, {0: "captain"})),  # type: ignore[dict-item]
    "language": (BadSetup, "no language “xx”", lambda m, p: use_language("xx")),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD)
def test_what_cannot_be_is_refused_with_one_sentence_and_changes_nothing(case: str, tmp_path: Path) -> None:
    kind, sentence, attempt = BAD[case]
    match = Match(DRAW, ["Ann", "Bob"], seed=33)
    before = match.state.tobytes()
    with pytest.raises(freebooter.Refusal) as refusal:
        attempt(match, tmp_path)
    assert type(refusal.value) is kind
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert match.state.tobytes() == before
    assert not match.moves


def test_a_number_that_several_could_mean_is_ambiguous() -> None:
    match = Match(DOLORES, ["Ann", "Bob"], seed=1, bottles="none")
    with pytest.raises(freebooter.AmbiguousMove, match="could mean: Ann: peace, Bob: peace"):
        match.push(match.legal_moves(0)[0])


def test_a_match_prints_as_a_table_as_seen_from_a_seat() -> None:
    match = Match(DRAW, ["Ann", "Bob"], seed=33)
    match.push("draw")
    assert str(match).splitlines()[:2] == ["Ann (now playing): 0 points, no cards.", "Bob: 0 points, no cards."]
    assert "Play Area: Chest 5" in str(match)
    assert str(match.picture(0)).startswith("You (now playing)")
    use_language("de")
    assert "Ann (am Zug)" in str(match)


def _drawn(match: Match) -> list[str]:
    """The table as a drawing from every seat; each is well-formed."""
    pictures = [match.picture(seat).svg() for seat in (None, *range(len(match.players)))]
    for picture in pictures:
        root = ElementTree.fromstring(picture)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
    return pictures


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [(DRAW, 8, {"traits": "draft"}), (DRAW, 3, {"variant": "sudden-death"}), (DOLORES, 4, {}), (DOLORES, 2, {})],
)
def test_every_table_can_be_drawn_in_every_language(
    game: str, players: int, options: dict[str, str], language: str
) -> None:
    use_language(language)
    match = Match(game, [f"A & B <{seat}>" for seat in range(players)], options, seed=players)
    for _ in play_on(match, players):
        if len(match.moves) % 17 == 0:
            _drawn(match)
    assert match.is_over
    assert "&amp; B &lt;0&gt;" in _drawn(match)[0]


def test_a_drawing_shows_the_icons_that_were_built() -> None:
    assert FILE.is_file()
    match = Match(DRAW, ["Ann", "Bob"], seed=33)
    match.push("draw")
    assert "freebooter-dead-mans-draw-suits-chest" in match._repr_svg_()
    assert faces().card_colour(DRAW, "chest") in match._repr_svg_()


def test_without_the_build_letters_stand_for_the_icons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheet, "faces", lambda: Faces({}))
    match = Match(DRAW, ["Ann", "Bob"], seed=33)
    match.push("draw")
    root = ElementTree.fromstring(match._repr_svg_())
    assert [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")].count("C") >= 1
    assert not list(root.iter("{http://www.w3.org/2000/svg}use"))


def test_a_game_without_looks_of_its_own_is_told_and_drawn_from_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples" / "pig" / "src"))
    pig = importlib.import_module("freebooter_pig.game").GAME
    add_texts(pig.name, pig.locales)
    match = Match(pig, ["Ann", "Bob"], goal=20, seed=0)
    match.push("roll")
    label = say("pig/field-heap")
    assert f"{label}: " in str(match)
    assert f"{label}:" in _drawn(match)[0]


STRANGER = """
from pathlib import Path

import freebooter
from freebooter import Bot, Game, Match, Move, Refusal


def strongest(game: Game, playouts: int) -> Bot:
    return freebooter.bot("captain", game=game, playouts=playouts)


def best_of(names: list[str], seed: int) -> dict[str, int]:
    match = Match("dead-mans-draw", names, edition="german", seed=seed)
    texts: list[str] = match.legal_moves()
    numbers: list[int] = match.legal_moves(match.deciders[0])
    match.push(texts[0])
    match.push(numbers[0])
    try:
        match.push(Move(0, 1))
    except Refusal as refusal:
        print(str(refusal), refusal.key)
    freebooter.play(match, [strongest(match.game, 100), freebooter.bot("deckhand")])
    record: str = freebooter.write_record(match, Path("game.txt"))
    again: Match = freebooter.read_record(record)
    print(again, again.picture(0).svg())
    return dict(zip(again.players, again.points(), strict=True))


games: dict[str, Game] = freebooter.games()
verdict = freebooter.read_scenario(Path("argument.yaml")).judge()
print(best_of(["Ann", "Bob"], 33), verdict.holds, [difference.key for difference in verdict.differences])
"""


def test_a_strangers_typed_script_passes_a_strict_check(tmp_path: Path) -> None:
    script = tmp_path / "stranger.py"
    script.write_text(STRANGER, encoding="utf-8")
    source = str(Path(freebooter.__file__).parents[1])
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "--config-file=", str(script)],
        env=os.environ | {"MYPYPATH": source},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout
