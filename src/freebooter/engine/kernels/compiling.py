"""Kernels: small plain functions over one flat record, compiled by Numba and kept on disk.

The rules are written once. With `NUMBA_DISABLE_JIT=1` they run as ordinary Python, otherwise compiled. Compiled code
is stored in a folder named by a hash of every source it can depend on, because Numba itself does not notice a change in
a called function of another file: an edited rule never runs stale.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import FunctionType
from typing import Any, ClassVar

import numba
from numba.core import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.registry import CPUDispatcher

from .cache import KernelFiles, cache_folder
from .linking import Calling, Inlining, rebuilt_result, reduced_result
from .sources import source_of

INTERPRETED: bool = bool(numba.config.DISABLE_JIT)

ON_GPU = False
"""True in the copies of the rules that a GPU gets (`gpu.translating`): where a rule asks for it, it has a form there in
which more ways go through the same code, to the same effect."""

Function = Callable[..., Any]

USES = "__kernel_modules__"
"""On a function that was bound: the modules of its template and of the kernels it was bound to, and all of theirs."""


class _Locator(_CacheLocator):  # type: ignore[misc]
    """Tells Numba's cache to use our folder, and to tell apart functions of the same name in different packages."""

    def __init__(self, module: str, more: Sequence[str]) -> None:
        self.module = module
        self.folder = cache_folder(module, *more)

    def get_cache_path(self) -> str:
        return str(self.folder)

    def ensure_cache_path(self) -> None:
        """It is made when something is kept."""

    def get_source_stamp(self) -> str:
        return self.folder.name

    def get_disambiguator(self) -> str:
        return self.module

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> _Locator | None:
        if source_of(py_func.__module__) is None or py_func.__module__ == "__main__":
            return None  # We could not tell when its sources change.
        return cls(py_func.__module__, getattr(py_func, USES, ()))


class _CacheImplementation(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes: ClassVar[list[type[_Locator]]] = [_Locator]

    def reduce(self, result: Any) -> Any:
        return reduced_result(result)

    def rebuild(self, target: Any, reduced: Any) -> Any:
        return rebuilt_result(target, reduced)


class _KernelCache(FunctionCache):  # type: ignore[misc]
    _impl_class = _CacheImplementation

    def __init__(self, function: Any, kind: str) -> None:
        super().__init__(function)
        self._cache_file = KernelFiles(Path(self._cache_path), f"{self._impl.filename_base}-{kind}")


KERNELS: list[Any] = []
"""Every kernel decorated so far, in order; `freebooter compile` counts them for its progress."""


def _widened(argument: Any) -> Any:
    """The type with which a kernel is called by another: whole numbers of any width, or known ones, are all alike.

    A kernel would be compiled for each of them, to the same effect.
    """
    known = isinstance(argument, types.IntegerLiteral | types.IntEnumMember)
    return types.int64 if known or argument in types.signed_domain else argument


class _Dispatcher(CPUDispatcher):  # type: ignore[misc]
    """A function that is compiled for each signature with which it is called, and kept."""

    def __init__(self, function: Function, compiler: type[Inlining], **options: Any) -> None:
        options |= {"nopython": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
        super().__init__(function, targetoptions=options, pipeline_class=compiler)
        with suppress(RuntimeError):  # Where it cannot be kept, the kernel is compiled anew in each process.
            self._cache = _KernelCache(function, compiler.__name__.lower())

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template([_widened(each) for each in args], kws)


class _Inlined(_Dispatcher):
    """A kernel: compiled into other kernels, or as a function of its own where Python calls it."""

    def __init__(self, function: Function) -> None:
        super().__init__(function, Calling)
        self.inlined = _Dispatcher(function, Inlining, forceinline=True, no_cpython_wrapper=True)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return self.inlined.get_call_template(args, kws)

    def get_overload(self, sig: Any) -> Any:
        return self.inlined.get_overload(sig)


def kernel(function: Function) -> Function:
    """Mark a small function of the rules: compiled into the functions that call it."""
    return function if INTERPRETED else _known(_Inlined(function))


def entry(function: Function) -> Function:
    """Mark a kernel that is called as a whole: one of a game's contract, or an algorithm over it."""
    return function if INTERPRETED else _known(_Dispatcher(function, Calling))


def _known(compiled: Any) -> Function:
    KERNELS.append(compiled)
    return compiled  # type: ignore[no-any-return]


def bind(
    template: Callable[..., Any], owner: str, label: str = "", *, inlined: bool = False, **names: Any
) -> Callable[..., Any]:
    """Compile a shared algorithm for one game: a copy of `template` in which `names` mean that game's kernels.

    A closure would be compiled anew in every process; a function whose globals are kernels is cached like any other.
    `owner` is the module whose kernel it is to be, by its `__name__`. A `label` tells two copies of the same template
    apart that have the same owner. What is `inlined` is compiled into its callers, as a kernel is.
    """
    function = FunctionType(template.__code__, {**template.__globals__, **names}, template.__name__)
    function.__module__ = owner
    function.__qualname__ = f"{label}.{template.__qualname__}" if label else template.__qualname__
    function.__doc__ = template.__doc__
    modules = {template.__module__, *(getattr(each, "__module__", None) or "" for each in names.values())}
    for each in names.values():  # What was bound itself belongs to its owner, but is made of other modules, too.
        modules.update(getattr(getattr(each, "py_func", each), USES, ()))
    setattr(function, USES, tuple(sorted(modules - {"", owner, "builtins"})))
    return kernel(function) if inlined else entry(function)
