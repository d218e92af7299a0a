"""Tables that cannot be set up are refused with one sentence that says what to do."""

from __future__ import annotations

from typing import Any

import pytest

from freebooter.bots.player import make_bot
from freebooter.engine import registry as games
from freebooter.engine.game import Game
from freebooter.engine.match import Match
from freebooter.engine.refusal import BadSetup

pytestmark = pytest.mark.rules


def refusal(game: Game, players: list[str], options: dict[str, Any] | None = None, seed: int = 0) -> BadSetup:
    with pytest.raises(BadSetup) as caught:
        Match(game, players, options, seed)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)
    return caught.value


def crew(count: int) -> list[str]:
    return [f"Player {seat + 1}" for seat in range(count)]


@pytest.mark.parametrize("count", [0, 1, 9, 100])
def test_too_few_or_too_many_players(count: int, game: Game) -> None:
    players = "1 player" if count == 1 else f"{count} players"
    assert f"This game can't be played with {players}. It takes 2 to 8" in str(refusal(game, crew(count)))


@pytest.mark.parametrize(
    ("options", "key", "sentence"),
    [
        ({"edition": "klingon"}, "edition", "no edition “klingon”. Choose one of: english, german, czech"),
        ({"edition": "English"}, "edition", "no edition “English”"),
        ({"edition": None}, "edition", "no edition “NoneType”"),
        ({"variant": "atlantis"}, "variant", "no variant card “atlantis”. Choose one of: none, thieves-island"),
        ({"dice": 2}, "options", "no option “dice”. Choose one of: discard, oracle"),
        ({"parry": "always"}, "parry", "option parry can't be “always”. Choose one of: discard-sword, holder"),
        ({"forced-busts": "no"}, "forced-busts", "forced-busts can't be “no”"),
        ({"treasure-hunter": 4}, "treasure-hunter", "treasure-hunter can't be “4”. Choose one of: 2, 3"),
        ({"decks": 3}, "decks", "decks can't be “3”"),
        ({"mermaids": True}, "mermaids", "mermaids can't be “true”"),
        ({"traits": "juggler, parry, mystic"}, "traits", "no trait “juggler”"),
        ({"traits": ""}, "traits", "no trait “”"),
        ({"traits": "parry, parry, mystic"}, "traits", "too often (copies in the game: 1)"),
        ({"traits": "parry, mystic"}, "traits", "2 traits are named for 3 players"),
        ({"traits": "parry"}, "traits", "1 trait is named for 3 players"),
        ({"traits": "siren, parry, mystic"}, "traits", "Siren belongs to the mermaid variant"),
        ({1: "one"}, "options", "no option “1”"),
        ({None: "x"}, "options", "no option “NoneType”"),
        pytest.param({"decks": 16**5000}, "decks", "decks can't be", id="endless"),
        pytest.param({"parry": "x" * 5000}, "parry", "parry can't be", id="long"),
    ],
)
def test_an_option_that_cannot_be(options: dict[str, Any], key: str, sentence: str, game: Game) -> None:
    refused = refusal(game, crew(3), options)
    assert sentence in str(refused)
    assert refused.key == key


@pytest.mark.parametrize(
    ("options", "key", "sentence"),
    [
        ({"bottles": "some"}, "bottles", "option bottles can't be “some”. Choose one of: all, none"),
        ({"bottles": True}, "bottles", "bottles can't be"),
        ({"smallest-set": 3}, "smallest-set", "smallest-set can't be “3”. Choose one of: 1, 2"),
        ({"smallest_set": 1}, "options", "no option “smallest_set”. Choose one of: bottles, smallest-set"),
        ({"edition": "english"}, "options", "no option “edition”"),
        ({1: "one"}, "options", "no option “1”"),
        ({None: "x"}, "options", "no option"),
        pytest.param({"smallest-set": 16**5000}, "smallest-set", "smallest-set can't be", id="endless"),
        pytest.param({"bottles": "x" * 5000}, "bottles", "bottles can't be", id="long"),
    ],
)
def test_an_option_that_dolores_has_not(options: dict[str, Any], key: str, sentence: str, dolores: Game) -> None:
    refused = refusal(dolores, crew(3), options)
    assert sentence in str(refused)
    assert refused.key == key
    assert len(str(refused)) < 500


@pytest.mark.parametrize("count", [0, 1, 5, 100])
def test_dolores_is_for_two_to_four(count: int, dolores: Game) -> None:
    players = "1 player" if count == 1 else f"{count} players"
    assert f"This game can't be played with {players}. It takes 2 to 4" in str(refusal(dolores, crew(count)))


def test_the_options_of_dolores_are_completed_and_shortened_again(dolores: Game) -> None:
    for given in ({}, {"bottles": "none"}, {"smallest-set": 2}, {"bottles": "all", "smallest-set": "1"}):
        options = dolores.read_options(given, 2)
        assert set(options) == {"bottles", "smallest-set"}
        assert dolores.read_options(dolores.short_options(options), 2) == options
    assert dolores.short_options(dolores.read_options({}, 2)) == {}


def test_one_deck_is_not_enough_for_five(game: Game) -> None:
    assert "Use two copies" in str(refusal(game, crew(5), {"decks": "1"}))


def test_a_trait_comes_twice_but_not_three_times_in_a_party(game: Game) -> None:
    twice = ["parry", "parry", "mystic", "mystic", "miser"]
    Match(game, crew(5), {"traits": ", ".join(twice)})
    assert "(copies in the game: 2)" in str(refusal(game, crew(5), {"traits": "parry, parry, parry, mystic, miser"}))


def test_the_siren_sings_where_mermaids_replay(game: Game) -> None:
    match = Match(game, crew(2), {"traits": "siren,parry", "mermaids": "replay"})
    assert match.view(0).traits == ("siren", "parry")


@pytest.mark.parametrize("seed", [-1, 2**64, 16**5000, -(10**300)], ids=["negative", "too large", "endless", "deep"])
def test_a_seed_out_of_range(seed: int, game: Game) -> None:
    assert "out of range. Choose a whole number from 0 to 18446744073709551615" in str(
        refusal(game, crew(2), seed=seed)
    )


@pytest.mark.parametrize("seed", [0, 2**63, 2**64 - 1])
def test_the_smallest_and_the_largest_seed_deal(seed: int, game: Game) -> None:
    assert Match(game, crew(2), seed=seed).push("draw")


@pytest.mark.parametrize(
    "name",
    [
        "", " ", " Ann", "Ann ", "Mary  Read", "A,B", "A:B", "A#B", "x" * 25, "tab\tname", "line\nname", "nul\0",
        "\x1b[31mred", "bidi\u202eeman", "\u2066iso", "zero\u200bwidth", "no\u00a0break", "wide\u3000space", "\ud800",
        "\ufeffbom", "del\x7f",
    ],
)  # fmt: skip
def test_a_name_that_could_not_stand_in_a_record(name: str, game: Game) -> None:
    refused = refusal(game, [name, "Bob"])
    assert "can't be a player's name" in str(refused)
    assert str(refused).isprintable()


@pytest.mark.parametrize("name", ["A", "x" * 24, "Mary Read", "ドレイク", "O'Malley", "J. Silver", "Żółć", "☠"])
def test_a_name_that_can(name: str, game: Game) -> None:
    assert Match(game, [name, "Bob"]).players[0] == name


def test_two_players_of_one_name(game: Game) -> None:
    assert "Two players are named “Ann”" in str(refusal(game, ["Ann", "Bob", "Ann"]))


def test_an_unknown_game_and_an_unknown_bot() -> None:
    with pytest.raises(BadSetup, match=r"no game “whist”. Choose one of: dead-mans-draw"):
        games.load("whist")
    with pytest.raises(BadSetup, match=r"no bot “parrot”. Choose one of: drifter, deckhand"):
        make_bot("dead-mans-draw", "parrot", 1)


def test_options_are_completed_and_shortened_again(game: Game) -> None:
    for edition in ("english", "german", "czech", "japanese", "digital"):
        for players in (2, 5):
            options = game.read_options({"edition": edition, "variant": "strange-lands", "oracle": "player"}, players)
            assert game.read_options(game.short_options(options), players) == options
