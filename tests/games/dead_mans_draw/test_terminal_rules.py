"""`freebooter rules`: the whole text, one topic, the editions."""

from __future__ import annotations

import pytest

from benchmarks.harness.command import freebooter
from freebooter.engine.refusal import Refusal
from freebooter.games.dead_mans_draw.game import GAME
from freebooter.games.dead_mans_draw.narration.topics import TOPICS
from freebooter.games.dead_mans_draw.narration.words import SYMBOLS
from freebooter.games.dead_mans_draw.rules.switches import SWITCHES
from freebooter.games.dead_mans_draw.rules.terms import SUIT_NAMES, TRAIT_NAMES
from freebooter.text import LANGUAGES, use


def test_every_name_of_the_game_is_a_topic() -> None:
    assert tuple(SYMBOLS) == SUIT_NAMES
    assert [topic.id for topic in TOPICS.of_kind("suit")] == [f"suit-{suit}" for suit in SUIT_NAMES]
    assert [topic.id for topic in TOPICS.of_kind("trait")] == [f"trait-{trait}" for trait in TRAIT_NAMES]
    assert {topic.id for topic in TOPICS.of_kind("switch")} == {f"switch-{switch}" for switch in SWITCHES}
    variants = {f"variant-{variant}" for variant in SWITCHES["variant"] if variant != "none"}
    assert {topic.id for topic in TOPICS.of_kind("variant")} == variants


@pytest.mark.parametrize("language", LANGUAGES)
def test_topics_answer_to_their_names_in_every_language(language: str) -> None:
    use(language)
    options = GAME.read_options({}, 2)
    for topic in TOPICS.everything():
        assert topic in TOPICS.find(topic.title, options)
        assert topic in TOPICS.find(topic.title.upper(), options)
        assert TOPICS.rule(topic.id, options)
    assert TOPICS.sections()[0].id == "goal"


def test_the_whole_rules_follow_the_edition() -> None:
    english, german = freebooter("rules").stdout, freebooter("rules", "--edition", "german").stdout
    assert "Goal" in english
    assert "Kraken (suit)" in english
    assert "Davy Jones' Locker (trait)" in english
    assert "**" not in english
    assert english != german
    assert "Siren" not in english
    assert "Siren (trait)" in freebooter("rules", "--mermaids", "replay").stdout
    assert "Pirate Party Game" in freebooter("rules", "--decks", "2").stdout


@pytest.mark.parametrize(
    ("asked", "titles"),
    [
        ("anchor", ["Anchor (suit)"]),
        ("anchor 7", ["Anchor (suit)"]),
        ("ANCHOR7", ["Anchor (suit)"]),
        ("golden scales", ["Golden Scales (trait)"]),
        ("davy-jones", ["Davy Jones' Locker (trait)"]),
        ("Captain's Hook", ["Captain's Hook (trait)"]),
        ("parry", ["Parry (trait)", "Parry (house rule parry)"]),
        ("strange-lands", ["Strange Lands (variant card)"]),
        ("forced-busts", ["Hook, sword, and map can bust (house rule forced-busts)"]),
        ("scoring", ["Scoring"]),
    ],
)
def test_a_topic_is_found_as_people_type_it(asked: str, titles: list[str]) -> None:
    run = freebooter("rules", *asked.split())
    assert run.returncode == 0
    shown = [line for line in run.stdout.splitlines() if line in titles]
    assert shown == titles


def test_the_edition_decides_what_a_trait_does() -> None:
    assert "Discard Pile" in freebooter("rules", "parry").stdout
    assert "steal only a kraken from you" in freebooter("rules", "parry", "-o", "parry=holder").stdout


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["krakn"], "Did you mean Kraken"),
        (["qqqq"], "Scoring"),
        (["anchor", "8"], "Anchor runs from 2 to 7"),
        (["mermaid", "2"], "Mermaid runs from 4 to 9"),
        (["anchor", "--edition", "klingon"], "klingon"),
        (["anchor", "-o", "gravity=off"], "gravity"),
        (["anchor", "--decks", "3"], "decks"),
        (["anchor", "--game", "chess"], "chess"),
    ],
)
def test_what_the_rules_do_not_know_is_refused(arguments: list[str], named: str) -> None:
    run = freebooter("rules", *arguments)
    assert (run.returncode, run.stdout, len(run.stderr.splitlines())) == (2, "", 1)
    assert named in run.stderr


def test_mermaids_have_other_numbers_in_their_variant() -> None:
    assert freebooter("rules", "mermaid", "2", "--mermaids", "replay").returncode == 0
    with pytest.raises(Refusal):
        TOPICS.find("mermaid 9", GAME.read_options({"mermaids": "replay"}, 2))


def test_editions_are_compared() -> None:
    shown = freebooter("rules", "--editions").stdout
    assert "parry: english discard-sword, german holder, czech any-kraken" in shown
