// `import { icons } from "icons"`: the drawings that icons.json names, by our own names, out of a package's thousands.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const DRAWINGS = "@iconify-json/game-icons/icons.json";

export function icons(web) {
  return {
    name: "icons",
    setup(build) {
      const list = join(web, "icons.json");
      build.onResolve({ filter: /^icons$/ }, () => ({ path: "icons", namespace: "icons" }));
      build.onLoad({ filter: /.*/, namespace: "icons" }, () => ({
        contents: `export const icons = ${JSON.stringify(paths(web, JSON.parse(readFileSync(list, "utf8"))))};`,
        loader: "js",
        watchFiles: [list],
      }));
    },
  };
}

/** The outline of every icon, by family and our own name. */
function paths(web, wanted) {
  const { icons: drawn } = JSON.parse(readFileSync(createRequire(join(web, "build.mjs")).resolve(DRAWINGS), "utf8"));
  const found = {};
  for (const [family, names] of Object.entries(wanted)) {
    for (const [own, theirs] of Object.entries(names)) {
      const outlines = [...(drawn[theirs]?.body ?? "").matchAll(/ d="([^"]+)"/g)];
      if (!outlines.length) throw new Error(`icons.json: ${DRAWINGS} has no “${theirs}” for ${family}-${own}`);
      found[`${family}-${own}`] = outlines.map(([, outline]) => outline).join("");
    }
  }
  return found;
}
