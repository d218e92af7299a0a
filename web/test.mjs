// Runs the unit tests, which stand beside the sources as *.test.ts: each is bundled as the build does it, with as much
// of a browser as pure modules ask for, and handed to Node's own runner.
import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

const web = dirname(fileURLToPath(import.meta.url));
const out = mkdtempSync(join(tmpdir(), "freebooter-tests-"));

await esbuild.build({
  absWorkingDir: web,
  entryPoints: globSync("src/**/*.test.ts", { cwd: web }),
  outdir: out,
  outbase: "src",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  format: "esm",
  platform: "node",
  target: "es2022",
  sourcemap: "inline",
  jsx: "automatic",
  jsxImportSource: "preact",
  inject: ["building/browser.mjs"],
  loader: { ".css": "empty", ".svg": "text" },
  logLevel: "warning",
});
const tests = globSync("**/*.mjs", { cwd: out }).map((name) => join(out, name));
const run = spawnSync(process.execPath, ["--enable-source-maps", "--test", ...tests], { encoding: "utf8" });
rmSync(out, { recursive: true });
if (run.status === 0) {
  console.log(`The web client passes its ${/^\S+ pass (\d+)$/m.exec(run.stdout)?.[1] ?? ""} unit tests.`);
} else {
  console.log(run.stdout + run.stderr);
}
process.exit(run.status ?? 1);
