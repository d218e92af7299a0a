"""A real server's words: over the socket for those who ask for them, in histories, and the rules of every edition."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest

from benchmarks.harness.clients import Guest, Message, Wire, problem
from benchmarks.harness.serving import Served, serving
from freebooter.engine.registry import load, names
from freebooter.games.dead_mans_draw.narration.topics import TOPICS
from freebooter.games.dead_mans_draw.options import EDITIONS
from freebooter.games.dead_mans_draw.rules.terms import TRAIT_NAMES
from freebooter.text import LANGUAGES, speaking

KINDS = {
    "dead-mans-draw": {"section", "suit", "trait", "variant", "switch"},
    "dolores": {"section", "good", "bottle", "gesture", "switch"},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server"), "--no-limits", "--bot-pace", "0") as served:
        yield served


@pytest.fixture
def guest(server: Served) -> Iterator[Guest]:
    with closing(Guest(server.url)) as guest:
        yield guest


@contextmanager
def visiting(server: Served, table: str, **hello: Any) -> Iterator[Wire]:
    """A socket of somebody without a session, after its hello."""
    with closing(Wire(server.url, table)) as wire:
        wire.hello(**hello)
        yield wire


def shown(message: Message) -> Message:
    """A message without its words and without what the moment makes different."""
    return {name: value for name, value in message.items() if name not in ("aid", "at", "key", "seat", "connected")}


# The socket.


def test_only_those_who_ask_are_told_words_and_each_in_their_language(server: Served, guest: Guest) -> None:
    table = guest.open("person", "outside", public=True, start=True)["table"]
    token = guest.http.get(f"/api/tables/{table}/tokens").json()["tokens"]["1"]
    with (
        guest.at(table, words=True, language="de") as mine,
        visiting(server, table, words=True, language="ja") as watching,
        visiting(server, table, token=token) as bot,
        visiting(server, table, language="cs") as silent,
    ):
        wires = {"de": mine, "ja": watching, "bot": bot, "cs": silent}
        tables = {name: wire.heard[0].message for name, wire in wires.items()}
        assert {name for name, message in tables.items() if "aid" in message} == {"de", "ja"}
        turn = next(wire for wire in (mine, bot) if "moves" in wire.heard[0].message)
        version = turn.command(type="move", id="m1", move="draw")["version"]
        updates = {name: wire.until_version(version) for name, wire in wires.items()}
    assert {name for name, message in updates.items() if "aid" in message} == {"de", "ja"}
    german, japanese = (updates[name]["aid"]["told"] for name in ("de", "ja"))
    assert len(german) == len(japanese) > 0
    assert german != japanese
    assert len(updates["de"]["aid"].get("choices", [])) == len(updates["de"].get("moves", []))


def test_whoever_comes_back_is_told_in_words_what_they_have_missed(guest: Guest) -> None:
    table = guest.open("person", "bot", game="dolores", start=True)["table"]
    with guest.at(table, words=True) as wire:
        first = wire.heard[0].message
        wire.command(type="say", id="a", text="Ahoy!")
    with guest.at(table, words=True, after=first["version"], language="cs") as wire:
        updates = [heard.message for heard in wire.heard if heard.message["type"] == "update"]
        said = next(update for update in updates if update["what"] == "said")
    assert said["aid"] == {"told": ["Říkáš: „Ahoy!“"]}


def test_words_say_no_more_than_the_same_message_without_them(guest: Guest) -> None:
    table = guest.open("person", "open", game="dolores", public=True)["table"]
    with guest.at(table, words=True) as told, guest.at(table) as untold:
        guest.ask(table, type="place", id="p", seat=1, kind="bot")
        version = told.command(type="start", id="go")["version"]
        one, other = told.until_version(version), untold.until_version(version)
    assert "aid" in one
    assert shown(one) == shown(other)


# Histories.


def test_a_history_is_told_in_words_where_a_language_is_named(guest: Guest) -> None:
    table = guest.open("person", "bot", start=True)["table"]
    guest.ask(table, type="say", id="a", text="Ahoy!")
    plain = guest.http.get(f"/api/tables/{table}/history").json()["updates"]
    spoken = guest.http.get(f"/api/tables/{table}/history?language=de").json()["updates"]
    assert not any("aid" in update for update in plain)
    assert [shown(update) for update in spoken][: len(plain)] == [shown(update) for update in plain]
    started = next(update for update in spoken if update["what"] == "started")
    assert started["aid"]["question"]
    assert {"told": ["Du sagst: „Ahoy!“"]} in [update.get("aid") for update in spoken]
    assert problem(guest.http.get(f"/api/tables/{table}/history?language=xx"))[0] == 422


# The rules.


def rules(guest: Guest, game: str, language: str = "en", **options: str) -> dict[str, Message]:
    """The topics by their ids."""
    written = ",".join(f"{name.replace('_', '-')}={value}" for name, value in options.items())
    answer = guest.http.get(f"/api/rules/{game}", params={"language": language, "options": written})
    assert answer.status_code == 200, answer.text
    topics: list[Message] = answer.json()["topics"]
    assert len({topic["id"] for topic in topics}) == len(topics)
    assert all(topic["title"] and topic["text"] for topic in topics)
    return {topic["id"]: topic for topic in topics}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_are_those_of_each_edition(guest: Guest, edition: str, language: str) -> None:
    told, options = (
        rules(guest, "dead-mans-draw", language, edition=edition),
        load("dead-mans-draw").read_options({"edition": edition}, 2),
    )
    with speaking(language):
        expected = {
            f"{topic.kind}-{topic.name}": TOPICS.explain(topic, options) for topic in TOPICS.whole_rules(options)
        }
    assert {name: told[name]["text"] for name in expected} == expected
    assert {topic["kind"] for topic in told.values()} == KINDS["dead-mans-draw"]


def test_editions_and_house_rules_change_the_rules(guest: Guest) -> None:
    english, german = (rules(guest, "dead-mans-draw", edition=edition) for edition in ("english", "german"))
    assert english["suit-oracle"]["text"] != german["suit-oracle"]["text"]
    house = rules(guest, "dead-mans-draw", edition="english", oracle="player")
    assert house["suit-oracle"]["text"] == german["suit-oracle"]["text"]
    assert "trait-siren" not in english
    assert "trait-siren" in rules(guest, "dead-mans-draw", mermaids="replay")
    assert "section-party" in rules(guest, "dead-mans-draw", decks="2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_dolores_is_explained_down_to_its_goods(guest: Guest, language: str) -> None:
    told = rules(guest, "dolores", language)
    assert {topic["kind"] for topic in told.values()} == KINDS["dolores"]
    assert {"section-goal", "good-gold", "bottle-lantern", "gesture-peace", "switch-bottles"} <= set(told)
    assert "bottle-lantern" not in rules(guest, "dolores", language, bottles="none")


def test_the_options_of_a_table_are_options_of_the_rules(guest: Guest) -> None:
    """As they stand in what is told of the table, lists of traits and all."""
    seats = ("person", *["bot"] * 4)
    wish = {"edition": "japanese", "traits": ", ".join(TRAIT_NAMES[: len(seats)])}
    table = guest.open(*seats, options=wish)["table"]
    assert "section-party" in rules(guest, "dead-mans-draw", **guest.info(table)["options"])
    assert rules(guest, "dead-mans-draw", variant="random") == rules(guest, "dead-mans-draw")


@pytest.mark.parametrize(
    ("game", "options", "reason"),
    [
        ("dead-mans-draw", "edition=klingon", "error-edition"),
        ("dead-mans-draw", "oracle=nobody", "error-option-value"),
        ("dead-mans-draw", "rum=more", "error-option"),
        ("dead-mans-draw", "traits=cook", "error-trait-unknown"),
        ("dead-mans-draw", "nonsense", "refusal-option-form"),
        ("dolores", "edition=english", "error-option"),
    ],
)
def test_options_there_are_none_of_are_refused_in_a_sentence(
    server: Served, game: str, options: str, reason: str
) -> None:
    with closing(Guest(server.url, language="de")) as guest:
        answer = guest.http.get(f"/api/rules/{game}", params={"options": options})
    assert problem(answer) == (409, reason)
    assert answer.json()["message"].endswith(".")


def test_a_page_that_sets_up_tables_learns_what_is_usual(guest: Guest) -> None:
    games: dict[str, Any] = {game["name"]: game for game in guest.http.get("/api/games").json()["games"]}
    assert set(games) == set(names())
    usual = games["dead-mans-draw"]["usual"]
    assert (usual["edition"], usual["traits"], usual["variant"]) == ("english", "none", "none")
    assert "thieves-island" in games["dead-mans-draw"]["chance"]["variant"]
    assert games["dolores"]["usual"] == {"bottles": "all", "smallest-set": "1"}
    for game in games.values():
        for option in game["options"]:
            assert game["usual"][option["name"]] in option["values"]
