// Builds the web client into the server's package: scripts, styles and icons with hashed names, each also compressed,
// and assets.json, which tells the server what to send. Run it with `node web/build.mjs`, or let `pip install` do it;
// another folder may be named.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync, mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { compressAll, hashed } from "./building/files.mjs";
import { icons } from "./building/icons.mjs";
import { licences } from "./building/licences.mjs";
import { pictures } from "./building/pictures.mjs";
import { closure, later, named, outputs, styles } from "./building/outputs.mjs";

const web = dirname(fileURLToPath(import.meta.url));
const target = resolve(process.argv[2] ?? join(web, "../src/freebooter/server/built"));
const out = `${target}.${process.pid}`;

/** Compressed scripts and styles of the home page, as everybody has to load them before the first game. */
const MOST_BYTES = 120_000;

/** Fonts and sounds together; a browser fetches of them what it meets letters of, and sounds after the first touch. */
const MOST_EXTRAS = 250_000;
const SOUNDS = "src/core/sounds/index.ts";

const common = {
  absWorkingDir: web,
  outdir: out,
  bundle: true,
  format: "esm",
  minify: true,
  target: "es2022",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".svg": "text", ".woff2": "file" },
  metafile: true,
  logLevel: "warning",
  plugins: [icons(web)],
};

/** Bundles some entry points; what is wrong with them esbuild has told already. */
async function bundle(more) {
  return esbuild.build({ ...common, ...more }).catch(() => {
    rmSync(out, { recursive: true, force: true });
    process.exit(1);
  });
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const { metafile } = await bundle({
  entryPoints: { app: "src/main.tsx", offline: "src/offline.ts" },
  splitting: true,
});
const files = outputs(metafile);
const app = named(files, "src/main.tsx");
const offline = named(files, "src/offline.ts");

// One style sheet for all screens: a screen that comes later would stand there bare until its own had come.
const sheets = styles(files, app.script, [offline.style]);
const joined = await bundle({
  stdin: { contents: sheets.map((sheet) => `@import "./${sheet}";`).join("\n"), loader: "css", resolveDir: web },
  entryNames: "app-[hash]",
});
const style = Object.keys(outputs(joined.metafile)).find((name) => name.endsWith(".css"));
for (const name of Object.keys(files)) {
  if (name.endsWith(".css") && name !== offline.style && name !== style) rmSync(join(out, name));
}

// How games look at home and in lists: the page asks for it by itself, but only when it knows which games there are.
const screens = later(files, app.script);
const fronts = Object.keys(screens).filter((source) => /^src\/games\/[^/]+\/front\.tsx$/.test(source));
const first = [...closure(files, app.script).slice(1), ...fronts.flatMap((source) => screens[source])];

const assets = {
  script: app.script,
  style,
  preload: [...new Set(first)],
  later: screens,
  offline,
  icons: {
    any: hashed(join(web, "icons/freebooter.svg"), out),
    maskable: hashed(join(web, "icons/maskable.svg"), out),
  },
  touch: hashed(join(web, "icons/touch.png"), out),
  pictures: pictures(web, out),
  licences: licences(web, metafile, out),
  worker: "sw.js",
};

// The worker keeps what the offline page needs; its own bytes change with every build, so that browsers notice one.
const kept = [offline.script, offline.style, assets.icons.any, ...closure(files, offline.script).slice(1)];
await bundle({
  entryPoints: { sw: "src/sw.ts" },
  entryNames: "[name]",
  format: "iife",
  define: { KEPT: JSON.stringify(kept.filter(Boolean)), BUILD: JSON.stringify(app.script) },
});

for (const page of ["index.html", "offline.html"]) writeFileSync(join(out, page), readFileSync(join(web, page)));
const sizes = compressAll(out);
const home = [assets.script, assets.style, ...assets.preload].filter(Boolean);
assets.home = { files: home, bytes: home.reduce((sum, name) => sum + sizes[name], 0), most: MOST_BYTES };
const extras = [...Object.keys(sizes).filter((name) => name.endsWith(".woff2")), ...(screens[SOUNDS] ?? [])];
assets.extras = { files: extras, bytes: extras.reduce((sum, name) => sum + sizes[name], 0), most: MOST_EXTRAS };
writeFileSync(join(out, "assets.json"), `${JSON.stringify(assets, null, 2)}\n`);

// A server that is running may look at any moment, and somebody else may be building, too.
const before = `${out}.before`;
if (existsSync(target)) renameSync(target, before);
renameSync(out, target);
rmSync(before, { recursive: true, force: true });

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const { home: page, extras: more } = assets;
console.log(`The home page loads ${kilobytes(page.bytes)} of scripts and styles (at most ${kilobytes(page.most)}).`);
console.log(`Fonts and sounds have ${kilobytes(more.bytes)} (at most ${kilobytes(more.most)}).`);
