"""The games that Freebooter brings along, a folder each. Nothing outside names one.

For those who import Freebooter, `freebooter.games()` lists all games that are installed, ours and others'. As this
package has the same name, it can be called.
"""

from __future__ import annotations

import sys
from types import ModuleType

from freebooter.engine import registry
from freebooter.engine.game import Game


class _Games(ModuleType):
    def __call__(self) -> dict[str, Game]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
