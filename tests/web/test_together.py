"""People at one table, each in their own browser: invited by a link, with secrets, promises, talk and onlookers."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket, expect

from benchmarks.harness.serving import Served
from tests.support.browser_play import Person

GESTURES = ["peace", "fight", "choice"]
ANN, BOB = "<img src=x onerror=a()>", "<script>a()</script>"
EVIL = "<img src=x onerror=\"document.title='hacked'\"><script>document.title='hacked'</script>"


class Listening(Person):
    """Somebody whose socket is listened to."""

    def __init__(self, browser: Browser, url: str) -> None:
        super().__init__(browser, url)
        self.heard: list[dict[str, Any]] = []
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    def call_oneself(self, name: str) -> None:
        page = self.go("/settings")
        page.get_by_role("button", name="Change name").click()
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Save").click()
        expect(page.locator(".name-line")).to_contain_text(name)

    def say(self, text: str) -> None:
        self.page.locator(".side-tabs").get_by_role("button", name="Chat").click()
        self.page.get_by_label("Message to the table").fill(text)
        self.page.get_by_role("button", name="Send", exact=True).click()
        self.hears(text)

    def hears(self, text: str) -> None:
        self.page.locator(".side-tabs").get_by_role("button", name="Chat").click()
        expect(self.page.locator(".remarks li").filter(has_text=text).first).to_be_visible()

    def show(self, gesture: str) -> None:
        """Choose a gesture, or another one than before; then it is known to the server."""
        chosen = self.page.locator(f'[data-move="{gesture}"]')
        self.page.wait_for_selector("main[data-moment]")
        chosen.click()
        expect(chosen).to_have_attribute("aria-pressed", "true")


def board(page: Page) -> str:
    """Everything that a page holds of the match, but for the number of the moment, and what is said at the seats."""
    return str(
        page.locator("main").evaluate(
            """main => {
              const copy = main.cloneNode(true);
              copy.querySelectorAll(".dolores-talk, .speech-bubble").forEach(each => each.remove());
              return copy.innerHTML;
            }"""
        )
    )


def told(message: dict[str, Any]) -> dict[str, Any]:
    """What a message says about the match, whenever it was sent."""
    return {name: value for name, value in message.items() if name not in ("version", "at", "clocks")}


def what_is_told(chooser: Listening, gesture: str, others: list[Listening]) -> list[tuple[list[Any], str]]:
    """What the others are told, and what they see, when somebody has chosen a gesture or another one."""
    before = [len(person.heard) for person in others]
    chooser.show(gesture)
    chooser.say(f"I have chosen {gesture!r}, or not")
    found = []
    for person, count in zip(others, before, strict=True):
        person.hears(f"I have chosen {gesture!r}, or not")
        updates = [told(message) for message in person.heard[count:] if message.get("what") == "moved"]
        found.append((updates, board(person.page)))
    return found


def gather(ann: Listening, bob: Listening, eve: Listening) -> None:
    """A table for two, to which a friend comes by the link of the invitation; somebody else who has it looks on."""
    page = ann.go("/new?game=dolores")
    page.get_by_role("group", name="Players").get_by_role("radio", name="2").check()
    # A theft that was dealt would come before the first duel.
    page.get_by_role("group", name="Bottle messages").get_by_role("radio", name="The simple game").check()
    page.get_by_role("button", name="friends").click()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_role("textbox", name="Invitation link").input_value()
    for each in (bob, eve):
        each.page.goto(link)
    bob.page.get_by_role("button", name="Sit here").click()
    expect(page.locator(".gathered-name", has_text=BOB)).to_be_visible()
    page.get_by_role("button", name="Deal the cards").click()
    for each in (ann, bob, eve):
        expect(each.page.locator(".dolores-duel")).to_be_visible()


def test_two_browsers_play_each_other_with_secrets_and_somebody_looks_on(served: Served, browser: Browser) -> None:
    ann, bob, eve = (Listening(browser, served.url) for _ in range(3))
    ann.call_oneself(ANN)
    bob.call_oneself(BOB)
    gather(ann, bob, eve)
    expect(eve.page.locator(".table-bar")).to_contain_text("watching")
    assert eve.page.locator("[data-move], .dolores-promising, .say").count() == 0
    expect(ann.page.locator(".table-bar")).to_contain_text("1 spectator")

    # Words and names are words and names.
    ann.say(EVIL)
    for each in (bob, eve):
        each.hears(EVIL)
    bob.page.get_by_role("button", name="Promise: peace", exact=False).first.click()
    for each in (ann, eve):
        expect(each.page.locator(".remarks .promise", has_text=BOB)).to_be_visible()
    for each in (ann, bob, eve):
        expect(each.page.locator("main")).to_contain_text(BOB)
        expect(each.page.locator("main")).to_contain_text(ANN)
        assert each.page.locator("img[src=x], main script, aside script").count() == 0
        assert "hacked" not in each.page.title()

    # Bob chooses, and changes his mind twice: whatever it is, the others are told the same.
    seen = [what_is_told(bob, gesture, [ann, eve]) for gesture in GESTURES]
    assert all(updates for updates, _ in seen[0]), "they are told that he has chosen"
    for again in seen[1:]:
        for (updates, shown), (first_updates, first_shown) in zip(again, seen[0], strict=True):
            assert updates in ([], first_updates)
            assert shown == first_shown
    expect(ann.page.get_by_role("img", name=f"{BOB} has chosen")).to_be_visible()
    expect(eve.page.get_by_role("img", name=f"{BOB} has chosen")).to_be_visible()

    # The last gesture reveals both to everybody.
    bob.show("fight")
    ann.page.locator('[data-move="peace"]').click()
    for each in (ann, bob, eve):
        each.page.get_by_role("button", name="Log", exact=True).click()
        revealed = each.page.locator(".log li", has_text="One, two, three!").last
        expect(revealed).to_contain_text("Fight")
        expect(revealed).to_contain_text("Peace")
        lines = each.page.locator(".log li").all_text_contents()
        assert sum(line.startswith("One, two, three!") for line in lines) == 1
        assert lines.count(lines[0]) == 1, "nothing is told twice"
        events = [event for message in each.heard for event in message.get("events") or ()]
        assert sorted(event["other"] for event in events if event["event"] == "showed") == ["fight", "peace"]
    for each in (ann, bob, eve):
        each.check()
        each.close()
