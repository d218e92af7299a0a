"""Several languages at once: each task and each thread speaks its own."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from freebooter import text
from freebooter.text import LANGUAGES, current_language, learn, say, speaking, use

ANCHORS = {"en": "Anchor", "de": "Anker", "cs": "Kotva", "ja": "碇"}


def test_what_is_spoken_within_is_spoken_nowhere_else() -> None:
    use("de")
    with speaking("ja"):
        assert (current_language(), say("suit-anchor")) == ("ja", ANCHORS["ja"])
        with speaking("cs"):
            assert say("suit-anchor") == ANCHORS["cs"]
            assert say("suit-anchor", in_language="en") == ANCHORS["en"]
        assert say("suit-anchor") == ANCHORS["ja"]
    assert (current_language(), say("suit-anchor")) == ("de", ANCHORS["de"])


def test_a_language_there_is_none_of_is_spoken_by_nobody() -> None:
    with pytest.raises(ValueError, match="no language 'xx'"), speaking("xx"):
        pass
    assert current_language() == "en"


def test_tasks_that_take_turns_do_not_change_each_others_language() -> None:
    async def speak(language: str) -> list[str]:
        said = []
        with speaking(language):
            for _ in range(5):
                said.append(say("suit-anchor"))
                await asyncio.sleep(0)
                said.append(await asyncio.to_thread(say, "suit-anchor"))
        return said

    async def all_at_once() -> list[list[str]]:
        return await asyncio.gather(*map(speak, LANGUAGES))

    assert asyncio.run(all_at_once()) == [[ANCHORS[language]] * 10 for language in LANGUAGES]


@pytest.fixture
def impatient() -> Iterator[None]:
    """Threads take turns very often, and nothing has been read yet."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    text._speaker.cache_clear()
    text._said.cache_clear()
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("impatient")
def test_threads_that_all_begin_to_speak_at_once_find_every_message() -> None:
    """The files of a language are read while others look into them."""
    everybody = Barrier(8)

    def speak(number: int) -> str:
        with speaking("de"):
            everybody.wait()
            return say("suit-anchor") + say("talk-says", who="other", player="Anne", text=str(number))

    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(speak, range(8))) == [f"AnkerAnne sagt: „{number}“" for number in range(8)]


def test_a_number_and_the_same_word_are_not_taken_for_each_other() -> None:
    numbers = [say("choice-collect", cards=cards, gain=1, bonus="no") for cards in (1, "1", 1)]
    assert numbers[0] == numbers[2] == "Collect 1 card (1 more point)"
    assert numbers[1] == "Collect 1 cards (1 more point)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_that_has_been_learnt_is_read_no_further(language: str) -> None:
    learn.cache_clear()
    learn(language)
    assert next(text._speaker(language).unread, None) is None
    assert say("suit-anchor", in_language=language) == ANCHORS[language]
