// What esbuild has written, by file name, and what a page has to load of it.
import { basename } from "node:path";

/** Its outputs by file name instead of by path. */
export function outputs(metafile) {
  return Object.fromEntries(Object.entries(metafile.outputs).map(([path, info]) => [basename(path), info]));
}

/** The script and the style sheet that were made of an entry point. */
export function named(files, entry) {
  const [script, info] = Object.entries(files).find(([, each]) => each.entryPoint === entry);
  return { script, style: info.cssBundle ? basename(info.cssBundle) : "" };
}

/** A script and everything that it imports at once, itself first. */
export function closure(files, script, found = [script]) {
  for (const { path, kind } of files[script].imports) {
    const name = basename(path);
    if (kind === "import-statement" && !found.includes(name)) {
      found.push(name);
      closure(files, name, found);
    }
  }
  return found;
}

/** For every source that is loaded only when it is needed: the scripts to load for it beyond those of the entry. */
export function later(files, entry) {
  const known = closure(files, entry);
  const found = {};
  for (const [script, { entryPoint }] of Object.entries(files)) {
    if (!entryPoint || known.includes(script) || !script.endsWith(".js")) continue;
    found[entryPoint] = closure(files, script).filter((name) => !known.includes(name));
  }
  return found;
}

/** The sources of all style sheets but some, each once: those of the entry come first, in its order. */
export function styles(files, entry, without) {
  const first = basename(files[entry].cssBundle ?? "");
  const sheets = Object.keys(files).filter((name) => name.endsWith(".css") && !without.includes(name));
  sheets.sort((one, other) => Number(other === first) - Number(one === first));
  const sources = sheets.flatMap((name) => Object.keys(files[name].inputs));
  return [...new Set(sources.filter((source) => source.endsWith(".css")))];
}
