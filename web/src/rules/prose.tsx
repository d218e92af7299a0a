/** Rules text as the server writes it: paragraphs, lists whose items begin with “- ”, and **bold** words. */
import type { ComponentChildren } from "preact";

function withBold(text: string): ComponentChildren[] {
  return text.split("**").map((part, place) => (place % 2 ? <b key={place}>{part}</b> : part));
}

const isItem = (line: string): boolean => line.startsWith("- ");

function Block({ lines }: { lines: readonly string[] }) {
  if (lines.every(isItem)) {
    return (
      <ul>
        {lines.map((line, place) => (
          <li key={place}>{withBold(line.slice(2))}</li>
        ))}
      </ul>
    );
  }
  return <p>{withBold(lines.join(" "))}</p>;
}

/** Lines that belong together: a list and the sentence before it are two blocks even without a blank line between. */
function blocks(text: string): string[][] {
  const found: string[][] = [];
  for (const paragraph of text.split(/\n\s*\n/)) {
    let block: string[] = [];
    for (const line of paragraph.split("\n").map((each) => each.trim()).filter(Boolean)) {
      const last = block.at(-1);
      if (last !== undefined && isItem(last) !== isItem(line)) {
        found.push(block);
        block = [];
      }
      block.push(line);
    }
    if (block.length) found.push(block);
  }
  return found;
}

export function Prose({ text }: { text: string }) {
  return (
    <div class="prose">
      {blocks(text).map((lines, place) => (
        <Block key={place} lines={lines} />
      ))}
    </div>
  );
}
