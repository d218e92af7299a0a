"""How compiled kernels are put together: what is called is translated once, what is inlined only where it is inlined.

Numba copies the finished code of every function into each of its callers, and optimises and translates it again there.
With kernels that call kernels most of its work is done many times over. So here

- a kernel that is called is optimised and translated once. Callers know its name alone, and the linker finds it;
- a kernel that is inlined is kept as LLVM's intermediate code. It is optimised and translated with its callers.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import llvmlite.binding as llvm
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.core.runtime.nrt import rtsys

Reduced = tuple[Any, ...]


class _Library(JITCodeLibrary):  # type: ignore[misc]
    """The code of one kernel for one signature."""

    _linking_libraries: list[Any]

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.calls: dict[CalledLibrary, None] = {}
        """What it calls, or what it inlines calls, and what therefore has to be loaded before it."""
        self.inlines: dict[InlinedLibrary, None] = {}
        """What is compiled into it, each after all that is compiled into that."""
        self.enable_object_caching()

    def add_linking_library(self, library: Any) -> None:
        if isinstance(library, CalledLibrary):
            self.calls[library] = None
        elif isinstance(library, InlinedLibrary):
            self.calls |= library.calls
            self.inlines |= library.inlines | {library: None}
            for other in library._linking_libraries:
                self.add_linking_library(other)
        elif library not in self._linking_libraries:
            super().add_linking_library(library)

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout
        for function in module.functions:
            if not function.is_declaration:
                passes, builder = self._codegen._function_pass_manager()
                passes.run(function, builder)


class _Nowhere:
    """Stands for the memory of code that is never loaded into it."""

    def set_env(self, name: str, environment: Any) -> None:
        """Nothing runs that could read it."""


class InlinedLibrary(_Library):
    """A kernel that is compiled into its callers: intermediate code alone."""

    @property
    def codegen(self) -> Any:
        return _Nowhere()

    def finalize(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    @cached_property
    def reduced(self) -> Reduced:
        """As it is kept: in one piece with all that it inlines, and with all that it calls."""
        whole = self._get_module_for_linking().clone()
        for library in [*reversed(self.inlines), *self._linking_libraries]:
            if library is not rtsys.library:
                whole.link_in(library._get_module_for_linking(), preserve=True)
        return self.name, whole.as_bitcode(), tuple(each.reduced for each in self.calls)

    @classmethod
    def rebuilt(cls, codegen: Any, reduced: Reduced) -> InlinedLibrary:
        name, bitcode, calls = reduced
        library = cls(codegen, name)
        library.calls = {CalledLibrary.rebuilt(codegen, each): None for each in calls}
        library._final_module = library._shared_module = llvm.parse_bitcode(bitcode)
        library._finalized = True
        return library


class CalledLibrary(_Library):
    """A kernel that is called: machine code, and the names under which it is found."""

    loaded: dict[tuple[str, ...], CalledLibrary] = {}  # noqa: RUF012
    """All of this process, by the names that they define."""

    names: tuple[str, ...] = ()

    def finalize(self) -> None:
        # A function that is to be inlined is only taken over where it is already called: so callers come first.
        self._linking_libraries = [*reversed(self.inlines), *self._linking_libraries]
        super().finalize()

    def _optimize_final_module(self) -> None:
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)

    def _verify_declare_only_symbols(self) -> None:
        """What is called and was never compiled must fail here: the linker would end the process."""
        there = {name for library in self.calls for name in library.names}
        for function in self._final_module.functions:
            if function.is_declaration and function.name.startswith("_ZN") and function.name not in there:
                raise AssertionError(f"{self.name} calls {function.name}, which is nowhere")

    def _finalize_final_module(self) -> None:
        self.names = tuple(each.name for each in self._final_module.functions if not each.is_declaration)
        super()._finalize_final_module()
        self.object_code = self._get_compiled_object()
        self.loaded[self.names] = self

    @cached_property
    def reduced(self) -> Reduced:
        """As it is kept: with all that it calls, so that it depends on no other file."""
        return self.name, self.names, self.object_code, tuple(each.reduced for each in self.calls)

    @classmethod
    def rebuilt(cls, codegen: Any, reduced: Reduced) -> CalledLibrary:
        name, names, object_code, calls = reduced
        if names in cls.loaded:
            return cls.loaded[names]
        library = cls(codegen, name)
        library.calls = {cls.rebuilt(codegen, each): None for each in calls}
        library.names, library.object_code = names, object_code
        library._set_compiled_object(object_code)
        JITCodeLibrary._finalize_final_module(library)
        codegen._engine._defined_symbols.update(names)
        cls.loaded[names] = library
        return library


class Inlining(Compiler):  # type: ignore[misc]
    """Numba's compiler, for a kernel that is compiled into its callers."""

    library: type[_Library] = InlinedLibrary

    def compile_extra(self, func: Any) -> CompileResult:
        self.state.library = self.library(self.state.targetctx.codegen(), func.__qualname__)
        return super().compile_extra(func)


class Calling(Inlining):
    """The same for one that is called."""

    library = CalledLibrary


def reduced_result(result: CompileResult) -> Reduced:
    """A compiled kernel as it is kept."""
    described = result.fndesc
    described.typemap = described.calltypes = None
    return type(result.library), result.library.reduced, described, result.environment, result.signature


def rebuilt_result(target: Any, reduced: Reduced) -> CompileResult:
    """A compiled kernel that was kept."""
    library_class, code, described, environment, signature = reduced
    library = library_class.rebuilt(target.codegen(), code)
    return CompileResult(
        typing_context=target.typing_context,
        target_context=target,
        entry_point=target.get_executable(library, described, environment),
        typing_error=None,
        type_annotation="",
        signature=signature,
        objectmode=False,
        lifted=(),
        fndesc=described,
        library=library,
        call_helper=None,
        environment=environment,
        metadata=None,
        reload_init=(),
        referenced_envs=(),
    )
