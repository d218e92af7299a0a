// Makes TypeScript types of the server's messages: reads their JSON Schema and writes src/generated/wire.ts.
import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const target = new URL("src/generated/wire.ts", import.meta.url);
const schema = JSON.parse(readFileSync(process.stdin.fd, "utf8"));

const types = await compile(schema, "Wire", {
  additionalProperties: false,
  bannerComment: "// Written by `make types` from the server's messages; changes belong there.",
  style: { printWidth: 120 },
});

// An unchanged file keeps its time, so that nothing is built again for it.
const before = await readFile(target, "utf8").catch(() => "");
if (types !== before) {
  await mkdir(new URL(".", target), { recursive: true });
  await writeFile(target, types);
}
