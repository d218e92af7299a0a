"""What esbuild has written, by file name, and what a page has to load of it."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any

Outputs = dict[str, dict[str, Any]]


def _name(path: str) -> str:
    return PurePosixPath(path).name


def outputs(metafile: dict[str, Any]) -> Outputs:
    """Its outputs by file name instead of by path."""
    return {_name(path): info for path, info in metafile["outputs"].items()}


def named(files: Outputs, entry: str) -> dict[str, str]:
    """The script and the style sheet that were made of an entry point."""
    script = next(name for name, info in files.items() if info.get("entryPoint") == entry)
    return {"script": script, "style": _name(files[script].get("cssBundle", ""))}


def closure(files: Outputs, script: str, found: list[str] | None = None) -> list[str]:
    """A script and everything that it imports at once, itself first."""
    found = [script] if found is None else found
    for each in files[script]["imports"]:
        name = _name(each["path"])
        if each["kind"] == "import-statement" and name not in found:
            found.append(name)
            closure(files, name, found)
    return found


def later(files: Outputs, entry: str) -> dict[str, list[str]]:
    """For every source that is loaded only when it is needed: the scripts to load for it beyond those of the entry."""
    known = closure(files, entry)
    return {
        info["entryPoint"]: [name for name in closure(files, script) if name not in known]
        for script, info in files.items()
        if info.get("entryPoint") and script not in known and script.endswith(".js")
    }


def styles(files: Outputs, entry: str, without: str) -> list[str]:
    """The sources of all style sheets but one, each once: those of the entry come first, in its order."""
    first = _name(files[entry].get("cssBundle", ""))
    sheets = [name for name in files if name.endswith(".css") and name != without]
    sheets.sort(key=lambda name: name != first)
    sources = (source for name in sheets for source in files[name]["inputs"] if source.endswith(".css"))
    return list(dict.fromkeys(sources))
