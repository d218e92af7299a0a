"""Several languages at once: each task and each thread speaks its own."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

from freebooter import text
from freebooter.text import LANGUAGES, current_language, learn, say, speaking, use

ANCHORS = {"en": "Anchor", "de": "Anker", "cs": "Kotva", "ja": "碇"}


def test_what_is_spoken_within_is_spoken_nowhere_else() -> None:
    use("de")
    with speaking("ja"):
        assert (current_language(), say("dead-mans-draw/suit-anchor")) == ("ja", ANCHORS["ja"])
        with speaking("cs"):
            assert say("dead-mans-draw/suit-anchor") == ANCHORS["cs"]
            assert say("dead-mans-draw/suit-anchor", in_language="en") == ANCHORS["en"]
        assert say("dead-mans-draw/suit-anchor") == ANCHORS["ja"]
    assert (current_language(), say("dead-mans-draw/suit-anchor")) == ("de", ANCHORS["de"])


def test_a_language_there_is_none_of_is_spoken_by_nobody() -> None:
    with pytest.raises(ValueError, match="no language 'xx'"), speaking("xx"):
        pass
    assert current_language() == "en"


def test_tasks_that_take_turns_do_not_change_each_others_language() -> None:
    async def speak(language: str) -> list[str]:
        said = []
        with speaking(language):
            for _ in range(5):
                said.append(say("dead-mans-draw/suit-anchor"))
                await asyncio.sleep(0)
                said.append(await asyncio.to_thread(say, "dead-mans-draw/suit-anchor"))
        return said

    async def all_at_once() -> list[list[str]]:
        return await asyncio.gather(*map(speak, LANGUAGES))

    assert asyncio.run(all_at_once()) == [[ANCHORS[language]] * 10 for language in LANGUAGES]


class LongFile(dict[Path, str]):
    """Somebody has begun to read it, and is not done before somebody else asks."""

    def __init__(self) -> None:
        super().__init__({Path("long.ftl"): "greeting = Ahoi"})
        self.begun, self.asked = Event(), Event()

    def pop(self, key: Path, default: str | None = None) -> str | None:  # type: ignore[override]
        self.begun.set()
        self.asked.wait(0.2)
        return super().pop(key, default)


def test_whoever_looks_for_a_message_waits_while_somebody_else_reads_its_file() -> None:
    speaker, file = text._Speaker("de", ""), LongFile()
    speaker.unread, speaker.places = file, {"greeting": Path("long.ftl")}

    def ask() -> bool:
        file.begun.wait()
        found = speaker.message("greeting") is not None
        file.asked.set()
        return found

    with ThreadPoolExecutor(2) as threads:
        second = threads.submit(ask)
        assert speaker.message("greeting") is not None
        assert second.result()


def test_a_number_and_the_same_word_are_not_taken_for_each_other() -> None:
    numbers = [say("dead-mans-draw/choice-collect", cards=cards, gain=1, bonus="no") for cards in (1, "1", 1)]
    assert numbers[0] == numbers[2] == "Collect 1 card (1 more point)"
    assert numbers[1] == "Collect 1 cards (1 more point)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_that_has_been_learnt_is_read_no_further(language: str) -> None:
    learn(language)
    assert not any(text._speaker(language, namespace).unread for namespace in ("", "dead-mans-draw", "dolores"))
    assert say("dead-mans-draw/suit-anchor", in_language=language) == ANCHORS[language]
