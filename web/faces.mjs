// Collects what Python needs to draw the same cards as the browser into `freebooter.drawing`: the outlines of all icons,
// the colours of the cards and of the table by day, and the back. Run it with `node web/faces.mjs`; another file may be
// named.
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { outliner } from "./building/icons.mjs";

const web = dirname(fileURLToPath(import.meta.url));
const target = resolve(process.argv[2] ?? join(web, "../src/freebooter/drawing/built/faces.json"));
const outlinesOf = outliner(web);

const read = (...path) => readFileSync(join(web, "src", ...path), "utf8");

/** The colours that a style sheet names, `--panel: light-dark(#fff, #000)` by its first. */
const tokens = Object.fromEntries(
  [...read("styles/tokens.css").matchAll(/^ *--([\w-]+): (?:light-dark\()?(#[0-9a-f]{3,8})\b/gm)].map((m) => m.slice(1)),
);

/** The colours of a game's cards, by what a card shows: `.loot[data-suit="anchor"] { --suit: #1f4e79; }`. */
function colours(sheet) {
  const rules = sheet.matchAll(/\.([\w-]+)(?:\[data-[\w-]+="([\w-]+)"\])? \{\s*--suit: (#[0-9a-f]{3,8});/g);
  return Object.fromEntries([...rules].map(([, look, shown, colour]) => [shown ?? look, colour]));
}

/** What cards of a look are printed on, where that is not ivory: `.bottle { … --ivory: #d9efe4; }`. */
function grounds(sheet) {
  const rules = sheet.matchAll(/\.([\w-]+) \{[^}]*?--ivory: (#[0-9a-f]{3,8});/g);
  return Object.fromEntries([...rules].map(([, look, colour]) => [look, colour]));
}

/** The illustrations of a game's cards, where it has any: a scene behind the icon and a sign at the foot, in a box of 100 by 140. */
const artOf = (folder) => readIf(folder, "art.json");

/** What a game draws in thin lines behind what its cards show, and the ground below it, in the same box. */
const vignettesOf = (folder) => readIf(folder, "vignettes.json");

const readIf = (folder, name) => (existsSync(join(web, folder, name)) ? JSON.parse(read("..", folder, name)) : {});

const games = Object.fromEntries(
  globSync("src/games/*/icons.json", { cwd: web }).sort().map((list) => {
    const folder = dirname(list);
    const sheet = read("..", folder, "styles/faces.css");
    const printed = { colours: colours(sheet), grounds: grounds(sheet), art: artOf(folder), vignettes: vignettesOf(folder) };
    return [basename(folder), { icons: outlinesOf(join(web, list)), ...printed }];
  }),
);

const back = read("components/back.svg").replace(/^<svg[^>]*>\s*|\s*<\/svg>\s*$/g, "").replace(/>\s+</g, "><");
const faces = { tokens, ...outlinesOf(join(web, "src/components/icons.json")), back, games };
mkdirSync(dirname(target), { recursive: true });
writeFileSync(`${target}.${process.pid}`, `${JSON.stringify(faces)}\n`);
renameSync(`${target}.${process.pid}`, target);
