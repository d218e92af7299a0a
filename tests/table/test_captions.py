"""What viewers are told in words: the terminal's own sentences, in everyone's language, beside what they are shown."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from rich.console import Console

from freebooter.engine.observation import ONLOOKER
from freebooter.table import entries
from freebooter.table.commands import Promise, Resign, Say, Vote
from freebooter.table.retelling import retell
from freebooter.terminal.presenter import presenter_of
from freebooter.terminal.screen import Screen
from freebooter.text import LANGUAGES, speaking
from tests.support.live_tables import KeptTable, gathering, playing
from tests.support.tables import Table, dolores_tables, every_table, spread

TABLES = spread(every_table(), 149) + spread([t for t in every_table() if t.options["traits"] == "draft"], 131)
TABLES += dolores_tables()[::3]


def opened(table: Table, seed: int) -> KeptTable:
    kept = playing(table.game, table.players, options=table.options, seed=seed)
    kept.words = LANGUAGES[seed % len(LANGUAGES)]
    return kept


def positions(kept: KeptTable, seed: int) -> Iterator[None]:
    """Everything that happens in a match that is played at random."""
    chance = random.Random(seed)
    while kept.table.is_playing:
        seat = chance.choice(kept.table.deciding())
        kept.move(seat, chance.choice(kept.match.legal_moves(seat)))
        yield


def final_scores(kept: KeptTable, viewer: int) -> list[str]:
    """What the terminal's line mode says at the end."""
    screen, shown = Screen(plain=True), io.StringIO()
    screen.console = Console(file=shown, highlight=False, markup=False, emoji=False)
    presenter_of(kept.match.game.name).ending(kept.match.view(viewer), screen)
    return shown.getvalue().strip().splitlines()


def check_update(kept: KeptTable, viewer: int) -> None:
    """The last move's update, word by word."""
    update, snapshot = kept.last(viewer), kept.seen(viewer)
    aid, presenter, view = update["aid"], presenter_of(kept.match.game.name), kept.match.view(viewer)
    with speaking(kept.words):
        told = presenter.narrator.happened(kept.match.events(viewer), view)
        ending = final_scores(kept, viewer) if kept.match.is_over else []
        moves = update.get("moves", [])
        choices = [presenter.narrator.choice(view, choice) for choice in kept.match.choices(viewer)] if moves else []
        question = presenter.narrator.question(view) if moves else "" if ending else presenter.narrator.waiting(view)
    assert aid.get("told", []) == [each.words for each in told] + ending
    begins = [each.is_heading for each in told] + [bool(ending)]
    assert aid.get("headings", []) == [place for place, heading in enumerate(begins) if heading]
    assert aid.get("question", "") == question
    assert aid.get("choices", []) == choices
    assert len(set(choices)) == len(moves)
    if ending:
        assert aid["ranking"] == presenter.narrator.ranked(view)
        assert aid.get("reasons", []) == ending[1 + len(view.players) : -1]
    standing = {"told": ending, "headings": [0] if ending else [], "question": question, "choices": choices}
    standing |= {name: aid[name] for name in ("outcomes", "ranking", "reasons") if name in aid}
    assert snapshot["aid"] == {name: value for name, value in standing.items() if value}


@pytest.mark.parametrize(("number", "table"), list(enumerate(TABLES)), ids=str)
def test_everybody_is_told_at_every_moment_what_the_terminal_would_say(number: int, table: Table) -> None:
    kept = opened(table, number)
    for _ in positions(kept, number):
        for viewer in kept.viewers:
            check_update(kept, viewer)


def test_nobody_is_told_words_who_did_not_ask() -> None:
    for game in ("dead-mans-draw", "dolores"):
        kept = playing(game, 2)
        for _ in positions(kept, 3):
            assert all("aid" not in kept.last(viewer) | kept.seen(viewer) for viewer in kept.viewers)


def test_one_entry_is_told_to_everybody_in_their_own_language() -> None:
    kept = playing(people=2)
    told = kept.projection.told(kept.happens(entries.Woken))
    frames: dict[str, dict[str, Any]] = {
        language: msgspec.json.decode(told.frame(0, language)) for language in ("", *LANGUAGES)
    }
    aids = [frames[language].pop("aid", None) for language in frames]
    assert aids[0] is None
    assert all(frame == frames[""] for frame in frames.values())


def test_a_match_is_told_again_in_any_language() -> None:
    kept = playing("dolores", 3)
    kept.words, dealt = "de", kept.table.version
    for _ in positions(kept, 2):
        pass
    for viewer in kept.viewers:
        again = [msgspec.json.encode(update) for update in retell(kept.table.name, kept.log, viewer, dealt, "de")]
        assert again == kept.told[viewer][dealt:]
    *_, last = retell(kept.table.name, kept.log, 0, dealt, "cs")
    assert last.aid is not None
    assert "Konečné skóre" in last.aid.told


# Talk.


def test_what_is_said_is_told_to_whoever_listens() -> None:
    kept = gathering(people=2)
    kept.words = "en"
    kept.ask("bob", Say, text="Ahoy!")
    assert kept.last(0)["aid"] == {"told": ["Bob says: “Ahoy!”"]}
    assert kept.last(1)["aid"] == {"told": ["You say: “Ahoy!”"]}


def test_a_promise_is_told_in_words_and_the_question_stays() -> None:
    kept = playing("dolores", 2, options={"bottles": "none"})
    kept.words = "de"
    seat = kept.match.may_promise()[0]
    kept.ask(kept.table.seats[seat].player, Promise, promise="peace if fight")
    aid = kept.last(seat)["aid"]
    assert aid["told"] == ["Du versprichst: Frieden, wenn das Gegenüber Kampf zeigt."]
    assert len(aid["choices"]) == len(kept.last(seat)["moves"]) == 3
    assert "outcomes" in aid


# What a viewer may do.


def test_those_who_wait_are_told_whom_they_wait_for() -> None:
    kept = playing(people=3)
    kept.words = "en"
    active = kept.table.deciding()[0]
    name = kept.match.players[active]
    assert kept.seen(active)["aid"]["question"] == "Your turn. Draw the first card."
    for viewer in {*kept.viewers} - {active}:
        assert kept.seen(viewer)["aid"] == {"question": f"{name} draws the first card."}


def test_nobody_is_asked_anything_during_a_pause_or_after_the_match() -> None:
    kept = playing(people=2)
    kept.words = "en"
    for player in ("ann", "bob"):
        kept.ask(player, Vote, motion="pause")
    assert all("question" not in kept.seen(viewer)["aid"] for viewer in kept.viewers)
    kept = playing(people=2)
    kept.words = "en"
    kept.ask("ann", Resign)
    assert all("question" not in kept.last(viewer)["aid"] for viewer in kept.viewers)


def test_the_end_is_told_once_and_again_only_to_those_who_come_later() -> None:
    kept = playing(people=2)
    kept.words = "en"
    for _ in positions(kept, 1):
        pass
    assert kept.last(0)["aid"]["told"].count("Final scores") == 1
    kept.happens(entries.Rematched, table="another1")
    assert "told" not in kept.last(0).get("aid", {})
    assert kept.seen(0)["aid"]["told"][0] == "Final scores"


# What gestures would do.


def outcomes_seen(kept: KeptTable) -> list[tuple[int, list[dict[str, Any]] | None]]:
    return [(viewer, kept.last(viewer)["aid"].get("outcomes")) for viewer in kept.viewers]


def test_outcomes_are_those_of_the_odds_and_seen_by_whoever_sees_the_cards() -> None:
    told = hidden = 0
    for seed in range(6):
        kept = playing("dolores", 3, seed=seed)
        kept.words = "en"
        for _ in positions(kept, seed):
            for viewer, outcomes in outcomes_seen(kept):
                scores = kept.match.view(viewer).gesture_scores() if kept.table.is_playing else None
                if outcomes is None:
                    assert scores is None
                else:
                    assert scores == {
                        (each["dealer"], each["neighbour"]): (each["dealer_points"], each["neighbour_points"])
                        for each in outcomes
                    }
            seen = [outcomes is not None for _, outcomes in outcomes_seen(kept)]
            told += all(seen)
            hidden += any(seen) and not all(seen)
    assert told > 50
    assert hidden > 0  # Under the lantern only its player sees the cards.


def test_a_table_without_a_coach_counts_nothing_for_anybody() -> None:
    kept = playing("dolores", 2, coach=False)
    kept.words = "en"
    for _ in positions(kept, 4):
        assert all(outcomes is None for _, outcomes in outcomes_seen(kept))


def test_a_spectator_of_the_draft_hears_who_still_chooses() -> None:
    kept = playing(people=3, options={"traits": "draft"})
    kept.words = "en"
    assert kept.seen(ONLOOKER)["aid"] == {"question": "Still choosing a trait: Ann, Bob, Mary Read."}
    kept.move(1)
    assert kept.last(ONLOOKER)["aid"]["question"] == "Still choosing a trait: Ann, Mary Read."
    assert len(kept.last(1)["aid"]["choices"]) == 2  # Bob may still change his mind.
