"""`freebooter serve`: says where the server is, and opens the browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from freebooter.server.operations.config import Config, load_config, show_config
from freebooter.text import say

from .compiling import keep_somewhere

EVERYWHERE = ("0.0.0.0", "::")


def serve(flags: Mapping[str, Any], file: Path | None, show: bool) -> None:
    config = load_config(flags, os.environ, file)
    if show:
        print(show_config(config))
        return
    from freebooter.compiling.pieces import pieces_of
    from freebooter.engine.registry import names
    from freebooter.server.pages.client import check_built
    from freebooter.server.serving import bind, run

    check_built()
    listener, config = bind(config)
    keep_somewhere(piece for game in names() for piece in pieces_of(game))
    run(config, listener, lambda: _greet(config))


def _greet(config: Config) -> None:
    print(say("serve-address", url=config.url), flush=True)
    if config.host in EVERYWHERE and not config.address:
        print(say("serve-network", url=f"http://{_own_address()}:{config.port}"), flush=True)
    elif config.is_loopback and not config.address:
        print(say("serve-alone"), flush=True)
    print(say("serve-stop"), flush=True)
    if config.browser and has_browser():
        threading.Thread(target=_open_browser, args=(config.url,), daemon=True).start()


def _own_address() -> str:
    """The address by which others on the network reach this machine; nothing is sent to find it out."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return socket.gethostname()


def has_browser(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether there is a screen to open a browser on; one in the terminal would be in the way."""
    return platform in ("darwin", "win32") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _open_browser(url: str) -> None:
    with suppress(Exception):
        webbrowser.open(url)
