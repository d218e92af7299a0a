"""A PostgreSQL of our own: real, private, in a temporary folder, and gone after the tests."""

from __future__ import annotations

import atexit
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path

import psycopg
import pytest

_SETTINGS = {
    "fsync": "on",
    "listen_addresses": "127.0.0.1",
    "max_connections": "60",
    "shared_buffers": "32MB",
    "max_wal_size": "128MB",
    "logging_collector": "off",
}
_WAIT = 60
"""Seconds that a busy machine may take to start or stop a server."""


@cache
def server() -> PostgreSQL:
    """The server of this process, started when it is first asked for. A machine without PostgreSQL skips the test."""
    folder = binaries()
    if folder is None:
        reason = "there is no PostgreSQL server on this machine"
        if os.environ.get("CI"):
            pytest.fail(f"{reason}, but continuous integration needs one")
        pytest.skip(reason)
    return PostgreSQL(folder)


@cache
def binaries() -> Path | None:
    """The folder of `initdb` and `postgres`, of the newest version there is."""
    for folder in _folders():
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


def _folders() -> Iterable[Path]:
    if found := shutil.which("initdb"):
        yield Path(found).resolve().parent
    if shutil.which("pg_config"):
        yield Path(subprocess.run(["pg_config", "--bindir"], capture_output=True, text=True, check=True).stdout.strip())
    for place in ("/usr/lib/postgresql", "/usr/local/opt", "/opt/homebrew/opt"):
        yield from sorted(Path(place).glob("*/bin"), key=lambda folder: folder.parent.name.zfill(20), reverse=True)


class PostgreSQL:
    """Made running. Databases made by `database()` are fresh and empty."""

    def __init__(self, folder: Path) -> None:
        self._binaries = folder
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._emptied: str | None = None
        self._frozen: list[int] = []
        self.folder = Path(tempfile.mkdtemp(prefix="freebooter-postgresql-", dir="/tmp"))
        if os.getuid() == 0:
            shutil.chown(self.folder, _somebody())
        self.port = _free_port()
        self._run(
            "initdb", "-D", self._data, "-U", "freebooter", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"
        )
        atexit.register(self.remove)
        self.start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def database(self) -> str:
        """The address of a new database."""
        name = f"test{next(self._numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def emptied(self) -> str:
        """The address of a database that is empty again. Sooner done than a new one, for tests that need only one."""
        if self._emptied is None:
            self._emptied = self.database()
        with psycopg.connect(self._emptied, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return self._emptied

    def address(self, name: str) -> str:
        return f"postgresql://freebooter@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        """Start it, if it does not run, and wait until it answers."""
        until = time.monotonic() + _WAIT
        while True:
            if self._process is None or self._process.poll() is not None:
                self._process = self._started()  # Soon after a crash it may refuse once, as parts of it still end.
            try:
                psycopg.connect(self.address("postgres"), connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)

    def _started(self) -> subprocess.Popen[bytes]:
        settings = [part for name, value in self._settings().items() for part in ("-c", f"{name}={value}")]
        where = ["-D", self._data, "-p", str(self.port), "-k", str(self.folder)]
        with (self.folder / "log").open("ab") as log:
            command = self._command("postgres", *where, *settings)
            return subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)

    def _settings(self) -> dict[str, str]:
        version = subprocess.run([self._binaries / "postgres", "--version"], capture_output=True, text=True, check=True)
        major = re.search(r"\d+", version.stdout)
        if sys.platform == "linux" and major and int(major[0]) >= 14:
            # After a crash all files are synchronised one by one otherwise, which takes long with many databases.
            return _SETTINGS | {"recovery_init_sync_method": "syncfs"}
        return _SETTINGS

    def stop(self) -> None:
        """Shut it down at once, as an administrator would: connections are cut."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it as a loss of power would; it recovers from its log at the next start."""
        self._end(signal.SIGKILL)

    def freeze(self) -> None:
        """Let it answer nobody until it is thawed; connections stay open."""
        assert self._process is not None
        self._frozen = [*self._others(), self._process.pid]
        for each in self._frozen:
            os.kill(each, signal.SIGSTOP)

    def thaw(self) -> None:
        for each in self._frozen:
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGCONT)
        self._frozen = []

    def restart(self) -> None:
        self.stop()
        self.start()

    def remove(self) -> None:
        self._end(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        others = self._others() if how is signal.SIGKILL else []  # Otherwise the server ends them itself.
        self._process.send_signal(how)
        for other in others:
            with suppress(ProcessLookupError):
                os.kill(other, how)
        self._process.wait(_WAIT)
        self._process = None

    def _others(self) -> list[int]:
        """The processes that the server has started."""
        try:
            with psycopg.connect(self.address("postgres"), connect_timeout=5) as connection:
                own = connection.info.backend_pid
                found = connection.execute("SELECT pid FROM pg_stat_activity").fetchall()
        except psycopg.OperationalError:
            return []
        return [pid for (pid,) in found if pid != own]

    def _run(self, *command: str) -> None:
        subprocess.run(self._command(*command), check=True, capture_output=True, timeout=_WAIT)

    def _command(self, name: str, *arguments: str) -> list[str]:
        command = [str(self._binaries / name), *arguments]
        if os.getuid() == 0:  # PostgreSQL refuses to run as root.
            user = _somebody()
            return ["setpriv", "--reuid", user, "--regid", _group(user), "--clear-groups", "--", *command]
        return command


def _somebody() -> str:
    import pwd

    return "postgres" if any(user.pw_name == "postgres" for user in pwd.getpwall()) else "nobody"


def _group(user: str) -> str:
    import pwd

    return str(pwd.getpwnam(user).pw_gid)


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])
