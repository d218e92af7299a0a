"""Kernels: small plain functions over one flat record, compiled by Numba and kept on disk.

The rules are written once. With `NUMBA_DISABLE_JIT=1` they run as ordinary Python, otherwise compiled. Compiled code
is stored in a folder named by a hash of every source it can depend on, because Numba itself does not notice a change in
a called function of another file: an edited rule never runs stale.
"""

from __future__ import annotations

import hashlib
import os
import pickle
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import NamedTemporaryFile
from types import FunctionType
from typing import Any, ClassVar

import numba
import platformdirs
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.serialize import dumps

from .sources import source_of, sources_hash

INTERPRETED: bool = bool(numba.config.DISABLE_JIT)

Function = Callable[..., Any]

USES = "__kernel_modules__"
"""On a function that was bound: the modules of its template and of the kernels it was bound to."""


@cache
def cache_folder(module: str, *more: str) -> Path:
    """Where the compiled kernels of a module are kept that may also use some more; `FREEBOOTER_CACHE` moves it."""
    base = os.environ.get("FREEBOOTER_CACHE") or platformdirs.user_cache_dir("freebooter", appauthor=False)
    return Path(base) / "kernels" / f"{module}-{sources_hash(module, *more)}"


class _Locator(_CacheLocator):  # type: ignore[misc]
    """Tells Numba's cache to use our folder, and to tell apart functions of the same name in different packages."""

    def __init__(self, module: str, more: Sequence[str]) -> None:
        self.module = module
        self.folder = cache_folder(module, *more)

    def get_cache_path(self) -> str:
        return str(self.folder)

    def get_source_stamp(self) -> str:
        return self.folder.name

    def get_disambiguator(self) -> str:
        return self.module

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> _Locator | None:
        if source_of(py_func.__module__) is None or py_func.__module__ == "__main__":
            return None  # We could not tell when its sources change.
        locator = cls(py_func.__module__, getattr(py_func, USES, ()))
        try:
            locator.ensure_cache_path()
        except OSError:
            return None
        return locator


class _CacheImplementation(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes: ClassVar[list[type[_Locator]]] = [_Locator]


def _type_name(numba_type: Any) -> str:
    """A name of a type that is the same in every process; enumerations are told apart by their modules."""
    return f"{numba_type} {getattr(getattr(numba_type, 'instance_class', None), '__module__', '')}"


class _Files:
    """A file for each compiled signature, in place of Numba's index of them.

    The index of a shared kernel would name the types of every game that was ever compiled with it, and could then only
    be read where all those games can be imported.
    """

    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder
        self.name = name

    def _file(self, key: Any) -> Path:
        signature, *rest = key
        arguments = [_type_name(t) for t in getattr(signature, "args", signature)]
        described = repr((numba.__version__, arguments, rest))
        return self.folder / f"{self.name}-{hashlib.sha256(described.encode()).hexdigest()[:20]}.nbc"

    def load(self, key: Any) -> Any:
        """What was saved; None, and compiled anew, where nothing was or it cannot be read."""
        try:
            return pickle.loads(self._file(key).read_bytes())
        except (OSError, EOFError, ImportError, AttributeError, ValueError, pickle.UnpicklingError):
            return None

    def save(self, key: Any, data: Any) -> None:
        with NamedTemporaryFile(dir=self.folder, suffix=".part", delete=False) as part:
            part.write(dumps(data))
        os.replace(part.name, self._file(key))


class _KernelCache(FunctionCache):  # type: ignore[misc]
    _impl_class = _CacheImplementation

    def __init__(self, function: Any) -> None:
        super().__init__(function)
        self._cache_file = _Files(Path(self._cache_path), self._impl.filename_base)


KERNELS: list[Any] = []
"""Every kernel decorated so far, in order; `freebooter compile` counts them for its progress."""


def _compile(function: Function, inline: bool) -> Function:
    if INTERPRETED:
        return function
    compiled: Any = numba.njit(error_model="numpy", nogil=True, forceinline=inline)(function)
    with suppress(RuntimeError):  # Where it cannot be kept, the kernel is compiled anew in each process.
        compiled._cache = _KernelCache(function)
    KERNELS.append(compiled)
    return compiled  # type: ignore[no-any-return]


def kernel(function: Function) -> Function:
    """Mark a small function of the rules: compiled into the functions that call it."""
    return _compile(function, inline=True)


def entry(function: Function) -> Function:
    """Mark a kernel that is called as a whole: one of a game's contract, or an algorithm over it."""
    return _compile(function, inline=False)


def bind(template: Callable[..., Any], owner: str, label: str = "", **names: Any) -> Callable[..., Any]:
    """Compile a shared algorithm for one game: a copy of `template` in which `names` mean that game's kernels.

    A closure would be compiled anew in every process; a function whose globals are kernels is cached like any other.
    `owner` is the module whose kernel it is to be, by its `__name__`. A `label` tells two copies of the same template
    apart that have the same owner.
    """
    function = FunctionType(template.__code__, {**template.__globals__, **names}, template.__name__)
    function.__module__ = owner
    function.__qualname__ = f"{label}.{template.__qualname__}" if label else template.__qualname__
    function.__doc__ = template.__doc__
    modules = {template.__module__, *(getattr(each, "__module__", None) or "" for each in names.values())}
    setattr(function, USES, tuple(sorted(modules - {"", owner, "builtins"})))
    return entry(function)
