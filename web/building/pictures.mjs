// The pictures that are shown with a link elsewhere: one of the house, and one of each game that has any.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { hashed } from "./files.mjs";

/** The names of their files by the games' names; the house has none. */
export function pictures(web, out) {
  const games = join(web, "src/games");
  const drawn = { "": hashed(join(web, "icons/preview.png"), out) };
  for (const entry of readdirSync(games, { withFileTypes: true })) {
    const file = join(games, entry.name, "preview.png");
    if (entry.isDirectory() && existsSync(file)) drawn[entry.name] = hashed(file, out);
  }
  return drawn;
}
