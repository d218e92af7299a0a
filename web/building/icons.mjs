// A file `icons.json` names drawings of a package, by family and our own name. Whoever imports one gets the same names
// with the outlines of those drawings, so that of the package's thousands only these are sent.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";

const DRAWINGS = "@iconify-json/game-icons/icons.json";

export function icons(web) {
  return {
    name: "icons",
    setup(build) {
      const outlinesOf = outliner(web);
      build.onLoad({ filter: /[\\/]src[\\/].*icons\.json$/ }, ({ path }) => ({
        contents: JSON.stringify(outlinesOf(path)),
        loader: "json",
      }));
    },
  };
}

/** Reads lists of drawings as outlines. */
export function outliner(web) {
  const { icons: drawn } = JSON.parse(readFileSync(createRequire(join(web, "build.mjs")).resolve(DRAWINGS), "utf8"));
  return (path) => outlines(relative(web, path), JSON.parse(readFileSync(path, "utf8")), drawn);
}

/** A list of drawings with each name replaced by an outline. */
function outlines(list, wanted, drawn) {
  const found = {};
  for (const [family, names] of Object.entries(wanted)) {
    found[family] = {};
    for (const [own, theirs] of Object.entries(names)) {
      const parts = [...(drawn[theirs]?.body ?? "").matchAll(/ d="([^"]+)"/g)];
      if (!parts.length) throw new Error(`${list}: ${DRAWINGS} has no “${theirs}” for ${family}-${own}`);
      found[family][own] = parts.map(([, outline]) => outline).join("");
    }
  }
  return found;
}
