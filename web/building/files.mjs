// Files of a build: names that change with their content, and compressed copies beside them.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXTS = new Set([".js", ".css", ".svg", ".txt", ".html"]);

/** Copies a file into a folder under a name with its hash, and returns that name. */
export function hashed(file, folder) {
  return writeHashed(basename(file), readFileSync(file), folder);
}

export function writeHashed(name, content, folder) {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8).toUpperCase();
  const kind = extname(name);
  const full = `${basename(name, kind)}-${hash}${kind}`;
  writeFileSync(join(folder, full), content);
  return full;
}

/** Writes a `.br` and a `.gz` beside every text, and returns by name how many bytes go over the network. */
export function compressAll(folder) {
  const sizes = {};
  for (const name of readdirSync(folder)) {
    const content = readFileSync(join(folder, name));
    sizes[name] = content.length;
    if (!TEXTS.has(extname(name))) continue;
    const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
    writeFileSync(join(folder, `${name}.br`), brotli);
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
    sizes[name] = brotli.length;
  }
  return sizes;
}
