// The licences of everything foreign that goes into the bundle, as one text that is sent along with it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeHashed } from "./files.mjs";

const DRAWINGS = "@iconify-json/game-icons";

/** Writes the text and returns its name. */
export function licences(web, metafile, folder) {
  const packages = new Set([DRAWINGS]);
  for (const input of Object.keys(metafile.inputs)) {
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1];
    if (name) packages.add(name);
  }
  const text = [...packages].sort().map((name) => licence(join(web, "node_modules", name))).join("\n\n");
  return writeHashed("licences.txt", Buffer.from(`${text}\n`), folder);
}

function licence(folder) {
  const { name, version, license, homepage } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const head = [`${name} ${version}: ${license}`, homepage].filter(Boolean);
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.|$)/i.test(each));
  if (file) return [...head, "", readFileSync(join(folder, file), "utf8").trim()].join("\n");
  const info = join(folder, "info.json");
  if (!existsSync(info)) return head.join("\n");
  const { author, license: terms } = JSON.parse(readFileSync(info, "utf8"));
  return [...head, `${author.name}, ${author.url}`, `${terms.title}, ${terms.url}`].join("\n");
}
