"""Names that people can trust: what is the same is written alike, all of it can be seen, and no two look alike."""

from __future__ import annotations

import unicodedata
from contextlib import suppress
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freebooter.engine.lookalikes import is_hidden, skeleton
from freebooter.engine.players import (
    LONGEST_NAME,
    PIRATES,
    check_name,
    check_new_names,
    check_players,
    name_of,
    own_name,
    spare_names,
)
from freebooter.engine.refusal import BadSetup
from freebooter.engine.registry import load
from freebooter.text import LANGUAGES

UNSEEN = {
    "a variation selector": "Ann\ufe0f",
    "a grapheme joiner": "A\u034fnn",
    "a Hangul filler": "Ann\u3164",
    "a Hangul choseong filler": "Ann\u115f",
    "a halfwidth filler": "Ann\uffa0",
    "blank Braille": "Ann\u2800",
    "a blank hieroglyph": "Ann\U00013441",
    "a zero width space": "A\u200bnn",
    "a joiner": "A\u200dnn",
    "a soft hyphen": "A\u00adnn",
    "an override": "\u202eAnn",
    "an isolate": "Ann\u2067",
    "a tag": "Ann\U000e0041",
    "a supplementary selector": "Ann\U000e0100",
    "an inherent vowel": "Ann\u17b4",
    "a line break": "Ann\n",
}
STACKED = {
    "three marks": "Annx\u0323\u0332\u0324",
    "a tower": "A\u0489" + "\u0300" * 9,
    "a mark twice": "q\u0307\u0307",
    "a mark at the beginning": "\u0300Ann",
    "a mark on a space": "Ann \u0300e",
}
USUAL = [
    "Ann", "Žofie Říhová", "Jiří", "Nguyễn Thị Hồng", "山田 太郎", "ドレイク", "がんばれ", "Ибрагим", "Ἀριάδνη", "عليّ",
    "שָׁלוֹם", "ณัฐวุฒิ", "नरेन्द्र", "O'Malley", "Zheng-Yi Sao", "Bart 2", "김철수", "❤ Mary", "E\u0301va", "Çağrı", "Đặng",
]  # fmt: skip


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
def test_a_name_has_no_letter_that_is_not_seen(name: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        check_name(name)
    assert refusal.value.message == "error-player-name-hidden"
    for language in LANGUAGES:
        said = refusal.value.in_language(language)
        assert "\\u" in said
        assert not any(is_hidden(letter) for letter in said.replace("\u2068", "").replace("\u2069", ""))


@pytest.mark.parametrize("name", STACKED.values(), ids=STACKED)
def test_marks_are_not_piled_up(name: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        check_name(name)
    assert refusal.value.message == "error-player-name-marks"


@pytest.mark.parametrize("name", USUAL)
def test_names_of_many_languages_are_fine(name: str) -> None:
    assert check_name(name) == unicodedata.normalize("NFKC", name)
    assert name_of("0123", name) == check_name(name)


def test_letters_that_are_the_same_are_written_alike() -> None:
    assert check_name("Ａｎｎ") == "Ann"
    assert check_name("𝐀𝓃𝕟") == "Ann"
    assert check_name("Zu\u0308rn") == "Zürn"
    assert check_name("山田\u3000太郎") == "山田 太郎"
    for name in ("Ann：", "Ann，", "＃Ann", "\u00a0Ann", "ﷺ" * 2):
        with pytest.raises(BadSetup) as refusal:
            check_name(name)
        assert refusal.value.message == "error-player-name"


@pytest.mark.parametrize("other", ["Аnn", "Ann", "Αnn", "Aոո", "𝖠nn", "Ann\ufe0f", "A\u200bnn"])
def test_names_that_look_alike_are_told_apart(other: str) -> None:
    assert skeleton(other) == skeleton("Ann")
    assert own_name(name_of("x", other), ["Ann"]) == f"{name_of('x', other)} 2"
    assert own_name("Ann", ["Bob", other]) == "Ann 2"
    assert own_name("Ann", [other, "Ann 2"]) == "Ann 3"


@pytest.mark.parametrize(
    ("first", "second"), [("Ann", "Anna"), ("Ann", "ann"), ("Žofie", "Zofie"), ("ドレイク", "トレイク")]
)
def test_names_that_differ_are_left_alone(first: str, second: str) -> None:
    assert own_name(first, [second]) == first
    assert check_new_names([first, second]) == [first, second]


def test_no_two_new_names_look_alike() -> None:
    for names in (["Bart", "Ваrt"], ["Al", "AI"], ["Ｎｅｄ", "Ned"]):
        with pytest.raises(BadSetup) as refusal:
            check_new_names(names)
        assert refusal.value.message == "error-player-twice"


def test_bots_take_no_name_that_looks_like_somebodys() -> None:
    assert next(spare_names(["Аnne"])) == "Bart"
    assert list(islice(spare_names(["Ваrt", "Anne"]), 2)) == ["Grace", "Henry"]
    assert check_new_names(list(PIRATES)) == list(PIRATES)


@pytest.mark.parametrize("name", [*UNSEEN.values(), *STACKED.values(), "Ａｎｎ", "：", "\u3164", "\u0300"])
def test_who_has_such_a_name_already_is_shown_without_what_is_refused(name: str) -> None:
    shown = name_of("0123456789abcdef", name)
    assert check_name(shown) == shown
    assert shown == "01234567" or skeleton(shown)[0] in "Aq"


@given(st.text(max_size=60))
def test_what_is_shown_is_always_a_name(name: str) -> None:
    shown = name_of("0123456789abcdef", name)
    assert check_name(shown) == shown
    assert len(own_name(shown, [shown])) <= LONGEST_NAME
    assert skeleton(own_name(shown, [shown])) != skeleton(shown)


@given(st.text(max_size=60))
def test_any_text_is_a_name_or_refused(text: str) -> None:
    with suppress(BadSetup):
        kept = check_name(text)
        assert check_name(kept) == name_of("", kept) == kept


def test_what_was_written_down_before_can_still_be_read() -> None:
    names = ["Ann", "Аnn", "Ann\ufe0f", "A\u034fnn"]
    assert check_players(names, load("dead-mans-draw")) == tuple(names)
