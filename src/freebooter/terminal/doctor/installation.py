"""Versions, packages, extras, games and the web client."""

from __future__ import annotations

import platform
import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution, requires, version

from freebooter import __version__
from freebooter.engine.refusal import Refusal
from freebooter.engine.registry import broken as broken_games
from freebooter.text import say

from .finding import Finding, broken, fine, note

AREA = "installation"
EXTRAS = ("arena", "server")
"""Those that add something for whoever plays or serves; the others are for developers."""


def check() -> Iterator[Finding]:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    yield fine(
        AREA, "doctor-version", version=__version__, python=python, system=f"{platform.system()} {platform.machine()}"
    )
    yield from _packages()
    yield _compiler()
    for game in broken_games():
        yield broken(AREA, "doctor-game-broken", "doctor-game-mend", problem=str(game))
    yield _web_client()


def _packages() -> Iterator[Finding]:
    try:
        required = requires("freebooter") or []
    except PackageNotFoundError:
        yield note(AREA, "doctor-not-installed", "doctor-install-mend")
        return
    plain = [_name(each) for each in required if "extra ==" not in each]
    missing = [name for name in plain if not _is_there(name)]
    if missing:
        yield broken(AREA, "doctor-packages-missing", "doctor-install-mend", packages=say("comma").join(missing))
    else:
        yield fine(AREA, "doctor-packages", count=len(plain))
    for extra in EXTRAS:
        wanted = [_name(each) for each in required if re.search(rf"extra == ['\"]{extra}['\"]", each)]
        lacking = [name for name in wanted if not _is_there(name)]
        if not lacking:
            yield fine(AREA, "doctor-extra", extra=extra)
            continue
        values = {"extra": extra, "packages": say("comma").join(lacking), "use": say(f"doctor-extra-{extra}")}
        yield note(AREA, "doctor-extra-missing", "doctor-extra-mend", **values)


def _name(requirement: str) -> str:
    return re.split(r"[^\w.-]", requirement, maxsplit=1)[0]


def _is_there(package: str) -> bool:
    try:
        distribution(package)
    except PackageNotFoundError:
        return False
    return True


def _compiler() -> Finding:
    try:
        import numba  # noqa: F401
    except Exception as problem:  # Whatever a broken compiler raises.
        return broken(
            AREA, "doctor-compiler-broken", "doctor-compiler-mend", problem=f"{type(problem).__name__}: {problem}"
        )
    return fine(AREA, "doctor-compiler", numba=version("numba"), numpy=version("numpy"))


def _web_client() -> Finding:
    from freebooter.server.pages.client import check_built

    try:
        check_built()
    except Refusal:
        return broken(AREA, "doctor-web-missing", "doctor-web-mend")
    return fine(AREA, "doctor-web")
