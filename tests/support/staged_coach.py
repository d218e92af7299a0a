"""A coach at a staged table: it answers the page from the match in this process, as far as the test lets it."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from playwright.sync_api import Route

from benchmarks.harness.browser import PATIENCE
from benchmarks.harness.staged import NAME, Staged
from freebooter.bots.budget import Budget
from freebooter.bots.coach import advise
from freebooter.narration.narrator import Judged, narrator_of
from freebooter.server.messages import learning
from freebooter.text import speaking

STEPS = 3


class StagedCoach:
    """Answers for the seat that looks. `held` are the sharper estimates that wait until the test lets them go."""

    def __init__(self, staged: Staged, holds: bool = False) -> None:
        self.staged = staged
        self.holds = holds
        self.held: list[tuple[Route, int]] = []
        staged.window.page.route(re.compile(f"/api/tables/{NAME}/advice"), self._answer)

    def _answer(self, route: Route) -> None:
        after = int(parse_qs(urlsplit(route.request.url).query)["after"][0])
        if after and self.holds:
            self.held.append((route, after))
        else:
            self._tell(route, after)

    def go_on(self) -> None:
        """Let the sharper estimate go that is asked for next."""
        for _ in range(0, PATIENCE, 20):
            if self.held:
                break
            self.staged.window.page.wait_for_timeout(20)
        self._tell(*self.held.pop())

    def _tell(self, route: Route, after: int) -> None:
        route.fulfill(body=json.dumps(self.advice(after)), content_type="application/json")

    def advice(self, after: int) -> Any:
        match, seat = self.staged.match, self.staged.seat
        found = advise(match.game.name, match.observation(seat), Budget(200 * 4**after))
        view, narrator = match.view(seat), narrator_of(match.game.name)
        choices = match.choices(seat)
        judged = [Judged(choice, found.of(choice.action).value, found.is_close(choice.action)) for choice in choices]
        with speaking(self.staged.language):
            moves = [
                learning.MoveAdvice(
                    each.choice.move,
                    narrator.choice(view, each.choice),
                    each.value,
                    found.of(each.choice.action).margin,
                    each.is_best,
                )
                for each in judged
            ]
            reason = narrator.why(view, judged)
        told = learning.Advice(
            1, moves, list(found.seats), found.one_more_card, reason, after + 1, STEPS, found.playouts
        )
        return msgspec.to_builtins(told)
